/** [9] What a battle would bring: every modifier of both sides, expected losses, and the chance of a retreat. */
import type { Game, Refusal } from '@bridgehead/engine';
import { scratchOf } from '@bridgehead/toolkit';
import type { Answer } from '../contract/index.ts';
import { ROUNDING_DIE, roundedLoss, SECOND_HEX_MARGIN } from '../inferred-formulas.ts';
import { fullStrength, partsInside } from '../rules/07-build-up/parts.ts';
import { attackRefusal } from '../rules/08-operations/attack-plots.ts';
import type { Percent } from '../rules/09-combat/casualties.ts';
import { type Factor, timeOf, type UnitFire } from '../rules/09-combat/fire.ts';
import { loseStrength, survives, wearyUnit } from '../rules/09-combat/losses.ts';
import { oddsBetween, openingOdds } from '../rules/09-combat/odds.ts';
import { chanceOfRetreat, hasWay, retreatsOf } from '../rules/09-combat/retreat.ts';
import { defendersOf, shareOfLoss, type Volley, volleyOf } from '../rules/09-combat/volleys.ts';
import { reasonOf } from '../says.ts';
import type { Battle } from '../state/battle.ts';
import { hexPlace, INSIDE, placeName } from '../state/places.ts';
import { cpOf, efficiencyOf, hexAt, placeUnit, setCp, setEfficiency, setTarget, targetOf } from '../state/state.ts';
import { idOf, sideOfUnit, type Unit } from '../state/units.ts';
import { FIRE_MODIFIERS, type VolleyName } from '../tables/combat-tables.ts';
import { PERCENT } from '../tables/percent.ts';

/** The attackers in the order in which they plot. */
export function battleWith(g: Game, attackers: readonly Unit[], target: number): Battle {
  return {
    side: sideOfUnit(attackers[0] ?? 0),
    target,
    attackers: attackers.map((unit) => ({ unit, time: timeOf(g, unit) })),
  };
}

export interface Expectation {
  /** The volleys as they would be fired, each after the expected losses of those before it. */
  readonly volleys: Readonly<Record<VolleyName, Volley>>;
  /** Expected losses in points, by unit. */
  readonly losses: ReadonlyMap<Unit, number>;
  /** [9.3] Those who would be no more after their expected losses. */
  readonly lost: ReadonlySet<Unit>;
  /** From 0 to 1. */
  readonly destroyed: number;
  readonly retreatOne: number;
  readonly retreatTwo: number;
  /** [9.4] Defenders without a way out: if the others retreat, they stay and hold the hex. */
  readonly staying: readonly Unit[];
}

/** Expected losses volley by volley; the last one, on which the retreat depends, with every roll. */
export function expectBattle(game: Game, battle: Battle): Expectation {
  const g = scratchOf(game);
  // [8.13] A unit that attacks does not fire its guns.
  for (const { unit } of battle.attackers) setTarget(g, unit, battle.target);
  const losses = new Map<Unit, number>();
  const lost = new Set<Unit>();
  const before = new Map(defendersOf(g, battle).map((u) => [u, cpOf(g, u)]));
  const fired = (name: VolleyName): Volley => {
    const volley = volleyOf(g, battle, name);
    for (const share of volley.targets) {
      const loss = Math.min(cpOf(g, share.unit), shareOfLoss(volley.strength, share));
      losses.set(share.unit, (losses.get(share.unit) ?? 0) + loss);
      if (!survives(g, share.unit, loss)) lost.add(share.unit);
      if (name !== 'offensive') loseStrength(g, share.unit, loss);
    }
    return volley;
  };
  const [protective, barrage] = [fired('protective'), fired('barrage')];
  const [defensive, offensive] = [fired('defensive'), fired('offensive')];
  const volleys = { protective, barrage, defensive, offensive };
  return { volleys, losses, lost, ...retreatOdds(g, battle, offensive, before) };
}

type Fate = Pick<Expectation, 'destroyed' | 'retreatOne' | 'retreatTwo' | 'staying'>;

/** Every roll of the offensive fire and of the rounding, each as likely. */
function retreatOdds(g: Game, battle: Battle, volley: Volley, before: ReadonlyMap<Unit, number>): Fate {
  const total = [...before.values()].reduce((sum, cp) => sum + cp, 0);
  const defenders = defendersOf(g, battle);
  const standing = defenders.map((u) => ({
    u,
    cp: cpOf(g, u),
    efficiency: efficiencyOf(g, u),
    parts: partsInside(g, u),
  }));
  // A unit that is expected to be destroyed before stands nowhere.
  const from = battle.attackers.map(({ unit }) => hexAt(g, unit)).filter((hex) => hex >= 0);
  const retreats = retreatsOf(g, { units: defenders, from, start: battle.target, hexes: 2 });
  const ways = Math.max(0, ...retreats.map(({ steps }) => steps.length));
  const { leastRandom, mostRandom } = FIRE_MODIFIERS;
  const sum = { destroyed: 0, retreatOne: 0, retreatTwo: 0 };
  for (let random = leastRandom; random <= mostRandom; random++) {
    for (let die = 1; die <= ROUNDING_DIE; die++) {
      const strength = (volley.strength * random) / PERCENT;
      for (const share of volley.targets) loseStrength(g, share.unit, roundedLoss(shareOfLoss(strength, share), die));
      const left = defendersOf(g, battle);
      for (const u of left) wearyUnit(g, u, before.get(u) ?? 0, 'defender');
      const chance = ways === 0 ? 0 : chanceOfRetreat(g, battle.target, left, total);
      if (left.length === 0) sum.destroyed += 1;
      const two = ways < 2 ? 0 : Math.max(0, chance - SECOND_HEX_MARGIN);
      sum.retreatTwo += two / PERCENT;
      sum.retreatOne += (chance - two) / PERCENT;
      restore(g, standing, hexPlace(battle.target));
    }
  }
  const rolls = (mostRandom - leastRandom + 1) * ROUNDING_DIE;
  return {
    destroyed: sum.destroyed / rolls,
    retreatOne: sum.retreatOne / rolls,
    retreatTwo: sum.retreatTwo / rolls,
    staying: ways === 0 ? [] : retreats.filter((one) => !hasWay(one)).map(({ unit }) => unit),
  };
}

interface Standing {
  readonly u: Unit;
  readonly cp: number;
  readonly efficiency: number;
  readonly parts: readonly Unit[];
}

function restore(g: Game, standing: readonly Standing[], place: number): void {
  for (const { u, cp, efficiency, parts } of standing) {
    if (hexAt(g, u) < 0) {
      placeUnit(g, u, place);
      for (const part of parts) placeUnit(g, part, INSIDE);
    }
    setCp(g, u, cp);
    setEfficiency(g, u, efficiency);
  }
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
/** A share in hundredths, as printed and as a number. */
function share(value: number): { readonly probability: string; readonly value: number } {
  const hundredths = Math.round(value * PERCENT);
  return { probability: `${hundredths}/${PERCENT}`, value: hundredths / PERCENT };
}

type VolleyReport = Answer<'odds'>['attack'];

const itemsOf = (lines: readonly (Factor | Percent)[]): VolleyReport['bonus'] =>
  lines.map(({ reason, effect }) => ({ ...reason, effect }));

const fireReport = (g: Game, { unit, strength, factors, value }: UnitFire): VolleyReport['units'][number] => ({
  unit: idOf(unit),
  printed: fullStrength(g, unit),
  strength: tenths(strength),
  value: tenths(value),
  items: itemsOf(factors),
});

const volleyReport = (g: Game, volley: Volley): VolleyReport => ({
  volley: volley.name,
  rule: volley.rule,
  total: tenths(volley.strength),
  units: volley.fires.map((fire) => fireReport(g, fire)),
  bonus: itemsOf(volley.bonus),
  targets: volley.targets.map((target) => ({
    unit: idOf(target.unit),
    share: tenths(target.part * PERCENT),
    loss: tenths(shareOfLoss(volley.strength, target)),
    items: itemsOf(target.modifiers),
  })),
});

/** [8.15] The first of the attackers that may not attack, if any. */
const refusalOf = (g: Game, units: readonly Unit[], target: number): Refusal | undefined =>
  units
    .filter((u) => targetOf(g, u) !== target)
    .map((u) => attackRefusal(g, u, target))
    .find((one) => one !== undefined);

export function oddsReport(g: Game, units: readonly Unit[], target: number): Answer<'odds'> {
  const battle = battleWith(g, units, target);
  const refusal = refusalOf(g, units, target);
  const expected = expectBattle(g, battle);
  const { protective, barrage, defensive, offensive } = expected.volleys;
  const { destroyed, retreatOne, retreatTwo } = expected;
  const lossOf = (attacking: boolean): Answer<'odds'>['summary']['attackers'] =>
    [...expected.losses]
      .filter(([u]) => units.includes(u) === attacking)
      .map(([u, loss]) => ({ unit: idOf(u), loss: tenths(loss), ...(expected.lost.has(u) ? { lost: true } : {}) }));
  return {
    legal: refusal === undefined,
    ...(refusal === undefined ? {} : { refusal: reasonOf(refusal) }),
    target: placeName(hexPlace(target)),
    attack: volleyReport(g, offensive),
    defense: volleyReport(g, defensive),
    raw: oddsBetween(offensive.strength, defensive.strength),
    shifts: [],
    column: openingOdds(g, battle),
    outcomes: [
      { result: 'destroyed', ...share(destroyed) },
      { result: 'retreat-2', ...share(retreatTwo) },
      { result: 'retreat-1', ...share(retreatOne) },
      { result: 'stand', ...share(Math.max(0, 1 - destroyed - retreatOne - retreatTwo)) },
    ],
    protective: volleyReport(g, protective),
    barrage: volleyReport(g, barrage),
    summary: {
      attackers: lossOf(true),
      defenders: lossOf(false),
      retreat: tenths((retreatOne + retreatTwo) * PERCENT),
      ...(expected.staying.length === 0 ? {} : { staying: expected.staying.map(idOf) }),
    },
  };
}
