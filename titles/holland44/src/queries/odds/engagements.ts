/** Attacks that somebody only thinks of: who could take part, who would defend, and under which lead they go best. */
import type { Game, Refusal } from '@bridgehead/engine';
import { neighboursOf, OFF_MAP, sideBetween, sideOf } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { figuresOf } from '../../rules/02-contents.ts';
import { automaticOrder } from '../../rules/08-movement/automatic-ds-order.ts';
import {
  attackerRefusal,
  exceedsLimitFrom,
  isAttacker,
  possibleAttackers,
  type Sortie,
  standOf,
  targetRefusal,
  togetherRefusal,
} from '../../rules/09-combat/attackers.ts';
import { defensesOf } from '../../rules/09-combat/defender-choices.ts';
import { type Lead, leadOptions } from '../../rules/10-odds/formations.ts';
import { type Odds, oddsOf } from '../../rules/10-odds/odds.ts';
import { airSupport, artillerySets, artilleryShifts } from '../../rules/17-artillery/artillery-support.ts';
import { entrySides } from '../../rules/19-entry-areas.ts';
import { refusal } from '../../says.ts';
import { type Attacker, type Battle, battleAgainst, type Occasion } from '../../state/battle.ts';
import { isOccupiedBy, unitsIn } from '../../state/stacks.ts';
import { areaOf, hexOf } from '../../state/state.ts';
import { enemyOf, type Unit } from '../../state/units.ts';

/** What somebody thinks of. */
export interface ProposedAttack {
  readonly side: Side;
  readonly occasion: Occasion;
  readonly target: number;
  /** Left out: all who can, as far as the Stacking Limit lets them. */
  readonly units?: readonly Unit[];
  /** [19.7] The hexside over which a unit in an Entry Area attacks; left out: the first open to it. */
  readonly edges?: ReadonlyMap<Unit, number>;
}

/** A unit that may not take part. */
interface Excluded {
  readonly unit: Unit;
  readonly refusal: Refusal;
}

export interface Engagement {
  /** With its attackers and, if nobody hides in the hex, its defenders; the lead is still open. */
  readonly battle: Battle;
  readonly excluded: readonly Excluded[];
  /** Why the attack may not be made as it is; the first of all reasons. */
  readonly refusal?: Refusal;
}

const NOBODY_CAN = refusal('9.1', 'nobody-can-attack');

/** [9] The attack that comes of an proposed: those who cannot take part are left out of it and told. */
export function engagementOf(g: Game, proposed: ProposedAttack): Engagement {
  const { side, occasion, target, units } = proposed;
  const excluded: Excluded[] = [];
  const attackers: Attacker[] = [];
  for (const unit of units ?? []) {
    const found = attackerOf(g, proposed, unit);
    if (isAttacker(found)) attackers.push(found);
    else excluded.push({ unit, refusal: found });
  }
  const willing = units === undefined ? strongest(g, everybody(g, proposed)) : attackers;
  const refusal =
    hexRefusal(g, proposed) ??
    excluded[0]?.refusal ??
    (willing.length === 0 ? NOBODY_CAN : undefined) ??
    togetherRefusal(g, willing, sortiesOf(g)) ??
    automaticRefusal(g, proposed, willing);
  const battle = battleAgainst(side, occasion, target, willing);
  return { battle, excluded, ...(refusal === undefined ? {} : { refusal }) };
}

/** [19.7] Over its hexside, or over the first by which it could come onto the map. */
function attackerOf(g: Game, { target, occasion, edges }: ProposedAttack, unit: Unit): Attacker | Refusal {
  const hex = hexOf(g, unit);
  const sides = hex === OFF_MAP ? edgesFor(g, unit, edges) : [sideBetween(GRID, hex, target)];
  let refusal: Refusal | undefined;
  // A unit that is nowhere near is judged by a hexside of the target that is not its own.
  for (const over of sides.length === 0 ? [undefined] : sides) {
    const attacker = { unit, over: over ?? sideOf(GRID, target, 0) };
    refusal = attackerRefusal(g, attacker, target, occasion);
    if (refusal === undefined) return attacker;
  }
  return refusal ?? NOBODY_CAN;
}

function edgesFor(g: Game, unit: Unit, edges: ProposedAttack['edges']): readonly number[] {
  const given = edges?.get(unit);
  if (given !== undefined) return [given];
  return areaOf(g, unit) < 0 ? [] : entrySides(areaOf(g, unit));
}

/** Each unit once; other occasions than the Combat Phase are for units on the map. */
function everybody(g: Game, proposed: ProposedAttack): readonly Attacker[] {
  const { side, target, occasion } = proposed;
  if (occasion !== 'combat') {
    const near = neighboursOf(GRID, target).flatMap((hex) => unitsIn(g, side, hex));
    return near.map((u) => attackerOf(g, proposed, u)).filter(isAttacker);
  }
  const found = new Map<Unit, Attacker>();
  for (const attacker of possibleAttackers(g, side, target)) {
    if (!found.has(attacker.unit)) found.set(attacker.unit, attacker);
  }
  return [...found.values()];
}

/** [9.1] [16.1] Why the hex may not be attacked; only in the Combat Phase it matters who has been attacked before. */
function hexRefusal(g: Game, { side, occasion, target }: ProposedAttack): Refusal | undefined {
  const isContested = isOccupiedBy(g, enemyOf(side), target) && !isOccupiedBy(g, side, target);
  return occasion !== 'combat' && isContested ? undefined : targetRefusal(g, side, target);
}

/** [6.4.2] Out of each hex the strongest first, as far as the Stacking Limit lets them beside those who have attacked. */
function strongest(g: Game, attackers: readonly Attacker[]): readonly Attacker[] {
  const ranked = [...attackers].sort((a, b) => figuresOf(g, b.unit)[0] - figuresOf(g, a.unit)[0]);
  const stacks = new Map<number, readonly Unit[]>();
  const taken = new Set<Attacker>();
  for (const attacker of ranked) {
    const from = standOf(g, attacker);
    const stack = stacks.get(from) ?? sortiesFrom(g, from);
    if (exceedsLimitFrom(g, from, [...stack, attacker.unit])) continue;
    stacks.set(from, [...stack, attacker.unit]);
    taken.add(attacker);
  }
  return attackers.filter((attacker) => taken.has(attacker));
}

/** [6.4.2] Those who have attacked in the Combat Phase that is under way. */
function sortiesOf(g: Game): readonly Sortie[] {
  const phase = g.state.frames.find(({ proc }) => proc === 'combat') as { sorties?: readonly Sortie[] } | undefined;
  return phase?.sorties ?? [];
}

const sortiesFrom = (g: Game, stand: number): readonly Unit[] =>
  sortiesOf(g)
    .filter(({ from }) => from === stand)
    .map(({ unit }) => unit);

/** [8.7] An Automatic DS is judged as the order that it is. */
function automaticRefusal(
  g: Game,
  { side, occasion, target }: ProposedAttack,
  attackers: readonly Attacker[],
): Refusal | undefined {
  if (occasion !== 'automatic') return undefined;
  const units = attackers.map(({ unit }) => unit);
  const ruling = automaticOrder.check(g, side, { kind: 'automatic-ds', target, units });
  return ruling.legal ? undefined : ruling;
}

/** A battle with all its choices made, and its odds. */
export interface Led {
  readonly battle: Battle;
  readonly odds: Odds;
}

/** What is fixed of the lead; the rest is chosen as the attacker would. */
export interface LeadOptions {
  readonly lead?: string;
  /** NOBODY: without an attachment. */
  readonly attachment?: Unit;
}

/** [10.2] Every lead that fits what was asked. */
const leadsFor = (g: Game, battle: Battle, { lead, attachment }: LeadOptions): readonly Lead[] =>
  leadOptions(g, battle).filter(
    (one) => (lead === undefined || one.lead === lead) && (attachment === undefined || one.attachment === attachment),
  );

/**
 * [6.4.2] [10.2] The battle as both would have it: an overstacked defender chooses the units that leave the lowest odds, then
 * the attacker leads so that they are highest. Undefined if no lead fits the options.
 */
export function ledBest(g: Game, battle: Battle, options: LeadOptions = {}): Led | undefined {
  let worst: Led | undefined;
  for (const defenders of defensesOf(g, battle)) {
    const led = highest(g, { ...battle, defenders }, options);
    if (led !== undefined && (worst === undefined || led.odds.column < worst.odds.column)) worst = led;
  }
  return worst;
}

function highest(g: Game, battle: Battle, options: LeadOptions): Led | undefined {
  let best: Led | undefined;
  for (const lead of leadsFor(g, battle, options)) {
    const led = { ...battle, ...lead };
    const odds = oddsOf(g, led);
    if (best === undefined || isBetter(odds, best.odds)) best = { battle: led, odds };
  }
  return best;
}

/** For the attacker: the higher column, and of equal ones the greater strength. */
const isBetter = (a: Odds, b: Odds): boolean => a.column > b.column || (a.column === b.column && a.attack > b.attack);

/** [10.7] [17.6.2] The same with all the support there is: an Air unit and the guns that shift most. */
export function withSupport(g: Game, { battle }: Led): Led {
  const artillery = artillerySets(g, battle).reduce<readonly Unit[]>(
    (most, set) => (artilleryShifts(g, set) > artilleryShifts(g, most) ? set : most),
    [],
  );
  const supported: Battle = { ...battle, artillery, hasAirSupport: airSupport(g, battle).legal };
  return { battle: supported, odds: oddsOf(g, supported) };
}
