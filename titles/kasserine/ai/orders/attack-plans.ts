/** Attacks that are prepared in the Movement Phase: who goes where to strike together. */
import { remembered } from '@bridgehead/ai';
import type { Game, Thinking } from '@bridgehead/engine';
import { sideBetween } from '@bridgehead/hex';
import { GRID, IS_ESCARPMENT, IS_WADI } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { stackingPoints } from '../../src/rules/03-concepts/stacking.ts';
import { zoneSources } from '../../src/rules/03-concepts/zones.ts';
import { groundRefusal } from '../../src/rules/07-movement/ground.ts';
import { isInArea } from '../../src/scenario/options.ts';
import { isHeldBy, occupiedHexes } from '../../src/state/stacks.ts';
import { BUILDING, hasMark, hexAt, isDeployed, isInReserve, isRain } from '../../src/state/state.ts';
import { dataOf, enemyOf, isArtillery, isHQ, isLeader, type Unit, unitsOf } from '../../src/state/units.ts';
import { STACKING_LIMIT } from '../../src/tables/constants.ts';
import { doctrineOf } from '../doctrine.ts';
import { type Fight, type Posted, weighFight } from '../fight.ts';
import type { Intent } from '../intent.ts';
import { besideOf } from '../map-facts.ts';
import { TURN_OF_MARCH, wayFrom } from '../plan/way.ts';
import { attackOfUnit } from '../strength.ts';
import { defenseIn, threatTo } from '../threat-map.ts';
import { FIGHT } from '../weights.ts';
import { turnsLeft } from '../worth.ts';
import { keptEnds } from './ends.ts';

export interface PhaseContext {
  readonly g: Game;
  readonly side: Side;
  readonly intent: Intent;
  readonly thinking: Thinking;
}

/** What is planned in this phase. */
export interface AttackPlans {
  readonly fights: Fight[];
  readonly committed: Set<Unit>;
}

export const attackPlansOf = (thinking: Thinking): AttackPlans =>
  remembered(thinking, 'attack-plans', (): AttackPlans => ({ fights: [], committed: new Set() }));

const LEAST_ATTACK = 1;

/** Who could take part in an attack at all. */
const fightersOf = ({ g, side }: PhaseContext, { committed }: AttackPlans): readonly Unit[] =>
  unitsOf(side).filter(
    (u) =>
      !committed.has(u) &&
      !isArtillery(u) &&
      !isHQ(u) &&
      !isLeader(u) &&
      !isInReserve(g, u) &&
      !hasMark(g, u, BUILDING) &&
      attackOfUnit(g, u) >= LEAST_ATTACK,
  );

/** By hex who could stand in it at the end of the phase. */
function comersOf(context: PhaseContext, plans: AttackPlans): ReadonlyMap<number, readonly Unit[]> {
  const { g, side, thinking } = context;
  const threat = threatTo(g, thinking, side);
  const comers = new Map<number, Unit[]>();
  const offer = (hex: number, u: Unit): void => {
    const before = comers.get(hex);
    if (before === undefined) comers.set(hex, [u]);
    else before.push(u);
  };
  for (const u of fightersOf(context, plans)) {
    const at = hexAt(g, u);
    if (at >= 0) offer(at, u);
    // Nobody of the enemy is anywhere near.
    if (at >= 0 && (threat[at] ?? 0) === 0) continue;
    if (!thinking.spend()) break;
    for (const hex of keptEnds(g, thinking, u, 'movement').keys()) offer(hex, u);
  }
  return comers;
}

/** [9.1.7] The other enemies who would have to be attacked by an attacker out of a hex. */
const owedFrom = (g: Game, side: Side, from: number, taken: ReadonlySet<number>): readonly number[] =>
  zoneSources(g, enemyOf(side), from).filter((hex) => !taken.has(hex));

/** The hexes from which a target may be attacked, the best first. */
function stancesOn({ g, side }: PhaseContext, target: number, taken: ReadonlySet<number>): readonly number[] {
  const cost = (from: number): number => {
    const hexside = sideBetween(GRID, from, target) ?? 0;
    return (
      owedFrom(g, side, from, taken).length * 2 +
      (IS_WADI[hexside] === 1 ? 0.5 : 0) +
      (IS_ESCARPMENT[hexside] === 1 ? 3 : 0)
    );
  };
  return besideOf(target)
    .filter((hex) => !isHeldBy(g, enemyOf(side), hex) && isInArea(g, hex))
    .map((hex) => ({ hex, cost: cost(hex) }))
    .sort((a, b) => a.cost - b.cost || a.hex - b.hex)
    .map(({ hex }) => hex);
}

const mayAttackFrom = (g: Game, u: Unit, from: number, target: number): boolean =>
  groundRefusal(u, target, sideBetween(GRID, from, target) ?? 0, isRain(g)) === undefined;

/** Everybody who could attack a target, each posted in one hex. */
function postedOn(
  context: PhaseContext,
  target: number,
  comers: ReadonlyMap<number, readonly Unit[]>,
  taken: ReadonlySet<number>,
): readonly Posted[] {
  const { g, side } = context;
  const posted: Posted[] = [];
  const used = new Set<Unit>();
  for (const from of stancesOn(context, target, taken)) {
    let room = STACKING_LIMIT - stackingPoints(g, side, from);
    const here = (comers.get(from) ?? []).filter((u) => !used.has(u) && mayAttackFrom(g, u, from, target));
    const order = (u: Unit): number => (hexAt(g, u) === from ? 100 : 0) + attackOfUnit(g, u);
    for (const u of [...here].sort((a, b) => order(b) - order(a) || a - b)) {
      const isThere = hexAt(g, u) === from;
      if (isDeployed(g, u) && !isThere) continue;
      if (!isThere && dataOf(u).stacking > room) continue;
      if (!isThere) room -= dataOf(u).stacking;
      used.add(u);
      posted.push({ unit: u, from });
    }
  }
  return posted;
}

/** What the duties of an attack cost. */
function dutyCost({ g, side }: PhaseContext, posted: readonly Posted[], taken: ReadonlySet<number>): number {
  const owed = new Set(posted.flatMap(({ from }) => owedFrom(g, side, from, taken)));
  let cost = 0;
  for (const hex of owed) cost += FIGHT.owed + FIGHT.owedPerDefense * defenseIn(g, enemyOf(side), hex);
  return cost;
}

/** What is left behind by those who go to the attack. */
function leavingCost({ g, intent }: PhaseContext, posted: readonly Posted[]): number {
  let cost = 0;
  for (const { unit, from } of posted) {
    const at = hexAt(g, unit);
    if (at >= 0 && at !== from) cost += intent.holdValue(at, unit);
  }
  return cost;
}

/** By how much a unit could come nearer to its aim in this phase, and how near it is already. */
const progressOf = (
  { g, intent, thinking }: PhaseContext,
  u: Unit,
): { readonly before: number; readonly most: number } =>
  remembered(thinking, `progress/${u}`, () => {
    const field = intent.aimOf(u)?.field;
    if (field === undefined) return { before: 0, most: 0 };
    const before = wayFrom(g, u, field);
    let most = 0;
    for (const hex of keptEnds(g, thinking, u, 'movement').keys())
      most = Math.max(most, before - (field[hex] ?? before));
    return { before, most };
  });

/** What is lost on the way by those who stop to fight: who has far to go leaves what is beside his way. */
function delayCost(context: PhaseContext, posted: readonly Posted[]): number {
  const { delay, delayLate, slack } = doctrineOf(context.g);
  if (delay === 0) return 0;
  let cost = 0;
  for (const { unit, from } of posted) {
    const aim = context.intent.aimOf(unit);
    if (aim === undefined) continue;
    const { before, most } = progressOf(context, unit);
    const made = before - (aim.field[from] ?? before);
    const spare = turnsLeft(context.g) - 1 - before / TURN_OF_MARCH;
    const late = Math.min(1, Math.max(0, 1 - spare / slack));
    cost += (delay + delayLate * late) * aim.pull * Math.max(0, Math.min(most, before - aim.near) - made);
  }
  return cost;
}

const MOST_TRIMS = 12;

/** The best attack on a target with those who could come: the weakest stay out while that costs nothing. */
function bestOn(
  context: PhaseContext,
  target: number,
  comers: ReadonlyMap<number, readonly Unit[]>,
  planned: ReadonlySet<number>,
): Fight | undefined {
  const { g } = context;
  const taken = new Set([...planned, target]);
  let posted = [...postedOn(context, target, comers, taken)];
  const weigh = (some: readonly Posted[]): Fight | undefined => {
    const fight = weighFight(context, target, some);
    if (fight === undefined) return undefined;
    return {
      ...fight,
      value: fight.value - dutyCost(context, some, taken) - leavingCost(context, some) - delayCost(context, some),
    };
  };
  let best = weigh(posted);
  if (best === undefined) return undefined;
  for (let i = 0; i < MOST_TRIMS && posted.length > 1; i++) {
    const weakest = [...posted].sort((a, b) => attackOfUnit(g, a.unit) - attackOfUnit(g, b.unit))[0];
    const fewer = posted.filter((one) => one !== weakest);
    const fight = weigh(fewer);
    if (fight === undefined || fight.value < best.value - FIGHT.spareUnit) break;
    posted = fewer;
    best = fight;
  }
  return best;
}

/** Adds the best attack that those who are free could still prepare; undefined if none is worth it. */
export function nextAttack(context: PhaseContext): Fight | undefined {
  const { g, side, thinking, intent } = context;
  const plans = attackPlansOf(thinking);
  const planned = new Set(plans.fights.map(({ target }) => target));
  const comers = comersOf(context, plans);
  let best: Fight | undefined;
  for (const target of occupiedHexes(g, enemyOf(side))) {
    if (planned.has(target) || !besideOf(target).some((hex) => comers.has(hex))) continue;
    if (!thinking.spend(5)) break;
    const fight = bestOn(context, target, comers, planned);
    if (fight !== undefined && fight.value > Math.max(intent.leastGain, best?.value ?? 0)) best = fight;
  }
  if (best === undefined) return undefined;
  plans.fights.push(best);
  for (const { unit } of best.attackers) plans.committed.add(unit);
  return best;
}
