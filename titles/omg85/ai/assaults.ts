/** What an attack may be expected to bring, by the title's own fire and casualty rules, without rolling. */
import type { Game } from '@bridgehead/engine';
import { CITY, TERRAIN } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { EFFICIENCY_PER_PERCENT, retreatChance } from '../src/inferred-formulas.ts';
import { battleWith } from '../src/queries/odds.ts';
import { attackRefusal } from '../src/rules/08-operations/attack-plots.ts';
import { timeOf } from '../src/rules/09-combat/fire.ts';
import { leastStrengthOf } from '../src/rules/09-combat/losses.ts';
import { hasWay, retreatsOf } from '../src/rules/09-combat/retreat.ts';
import { defendersOf, shareOfLoss, type Volley, volleyOf } from '../src/rules/09-combat/volleys.ts';
import type { Battle } from '../src/state/battle.ts';
import { unitsIn } from '../src/state/stacks.ts';
import {
  cpOf,
  efficiencyOf,
  fortOf,
  hexAt,
  opOf,
  plottedOf,
  supplyOf,
  targetOf,
  UNSUPPLIED,
} from '../src/state/state.ts';
import { classOf, enemyOf, hasGuns, sideOfUnit, type Unit, unitsOf } from '../src/state/units.ts';
import { costOf } from '../src/tables/operation-costs.ts';
import type { Intent } from './intent.ts';
import { zocNeighbours } from './map-facts.ts';
import { HUNDRED, powerOf } from './threat-map.ts';
import { ASSAULT } from './weights.ts';

interface ExpectedOutcome {
  readonly ownLoss: number;
  readonly enemyLoss: number;
  /** From 0 to 1: the defenders go or are no more. */
  readonly clearChance: number;
}

const lossOf = ({ strength, targets }: Volley): number =>
  targets.reduce((sum, share) => sum + shareOfLoss(strength, share), 0);
const strengthOf = (g: Game, units: readonly Unit[]): number => units.reduce((sum, u) => sum + cpOf(g, u), 0);

/** [9] Each volley after the expected losses of those before it. */
function expectedOutcome(g: Game, attackers: readonly Unit[], target: number): ExpectedOutcome {
  const battle = battleWith(g, attackers, target);
  const defenders = defendersOf(g, battle);
  const attack = Math.max(1, strengthOf(g, attackers));
  const defense = Math.max(1, strengthOf(g, defenders));
  const barrage = Math.min(defense, lossOf(volleyOf(g, battle, 'barrage')));
  const standing = 1 - barrage / defense;
  const ownLoss = lossOf(volleyOf(g, battle, 'protective')) + standing * lossOf(volleyOf(g, battle, 'defensive'));
  const left = Math.max(0, 1 - ownLoss / attack);
  const enemyLoss = Math.min(defense, barrage + left * lossOf(volleyOf(g, battle, 'offensive')));
  return { ownLoss, enemyLoss, clearChance: clearChance(g, battle, defenders, (enemyLoss * HUNDRED) / defense) };
}

/** [9.4] The chance that the hex is empty afterwards, for losses of so many percent. */
function clearChance(g: Game, battle: Battle, defenders: readonly Unit[], lost: number): number {
  const left = 1 - lost / HUNDRED;
  if (defenders.every((u) => cpOf(g, u) * left < leastStrengthOf(g, u))) return 1;
  if (TERRAIN[battle.target] === CITY) return 0;
  const from = battle.attackers.map(({ unit }) => hexAt(g, unit));
  if (!retreatsOf(g, { units: defenders, from, start: battle.target, hexes: 1 }).every(hasWay)) return 0;
  const strength = Math.max(1, strengthOf(g, defenders));
  const efficiency = defenders.reduce((sum, u) => sum + cpOf(g, u) * efficiencyOf(g, u), 0) / strength;
  const fort = Math.min(...defenders.map((u) => fortOf(g, u)));
  return retreatChance({ lost, efficiency: efficiency - EFFICIENCY_PER_PERCENT.defender * lost, fort }) / HUNDRED;
}

export interface Assault {
  readonly target: number;
  /** Strongest first: the first attacker counts whole [8.15]. */
  readonly attackers: readonly Unit[];
  readonly outcome: ExpectedOutcome;
  readonly score: number;
}

const MOST_ATTACKERS = 6;

const timeShare = (g: Game, u: Unit): number => timeOf(g, u) / HUNDRED;

/** Those next to the hex who could plot an attack on it, strongest first. Guns fire instead. */
export function attackersOn(g: Game, side: Side, target: number): readonly Unit[] {
  const near = zocNeighbours(side, target);
  return unitsOf(side)
    .filter((u) => near.includes(hexAt(g, u)) && targetOf(g, u) < 0 && !hasGuns(u))
    .filter((u) => opOf(g, u) >= costOf('offensive fire', classOf(u)) && timeShare(g, u) >= ASSAULT.leastTime)
    .filter((u) => attackRefusal(g, u, target) === undefined)
    .map((u) => [u, powerOf(g, u) * timeShare(g, u)] as const)
    .sort((a, b) => b[1] - a[1])
    .map(([u]) => u);
}

function assaultBy(g: Game, intent: Intent, target: number, attackers: readonly Unit[]): Assault {
  const outcome = expectedOutcome(g, attackers, target);
  const short = attackers.filter((u) => supplyOf(g, u) === UNSUPPLIED).length;
  const cost =
    ASSAULT.effort * attackers.length + ASSAULT.shortOfAmmunition * short + intent.ownLossWeight * outcome.ownLoss;
  const score = outcome.enemyLoss + outcome.clearChance * intent.attackValue(target) - cost;
  return { target, attackers, outcome, score };
}

/** [8.16] Who attacks may have to advance: the strongest of those who have not plotted stays where a garrison is wanted. */
function isGarrison(g: Game, intent: Intent, u: Unit): boolean {
  const hex = hexAt(g, u);
  if (!intent.isGuarded(hex)) return false;
  const staying = unitsIn(g, sideOfUnit(u), hex).filter((one) => targetOf(g, one) < 0 && !hasGuns(one));
  return staying.every((one) => cpOf(g, one) <= cpOf(g, u));
}

/** The best attack on a hex by those who stand next to it now, or undefined if none is worth it. */
export function bestAssault(g: Game, side: Side, intent: Intent, target: number): Assault | undefined {
  const able = attackersOn(g, side, target)
    .filter((u) => !isGarrison(g, intent, u))
    .slice(0, MOST_ATTACKERS);
  const plotted = plottersOn(g, side, target);
  const before = plotted.length === 0 ? 0 : assaultBy(g, intent, target, plotted).score;
  let best: Assault | undefined;
  for (let count = 1; count <= able.length; count++) {
    const found = assaultBy(g, intent, target, [...plotted, ...able.slice(0, count)]);
    const score = found.score - before;
    if (score > (best?.score ?? 0)) best = { ...found, attackers: able.slice(0, count), score };
  }
  return best;
}

/** Those who have plotted an attack on the hex already, in their order. */
const plottersOn = (g: Game, side: Side, target: number): readonly Unit[] =>
  unitsOf(side)
    .filter((u) => targetOf(g, u) === target && hexAt(g, u) >= 0)
    .sort((a, b) => plottedOf(g, a) - plottedOf(g, b));

/** The hexes of known enemies that have own units beside them. */
export function contacts(g: Game, side: Side): readonly number[] {
  const near = new Set<number>();
  for (const u of unitsOf(side))
    if (hexAt(g, u) >= 0) for (const hex of zocNeighbours(side, hexAt(g, u))) near.add(hex);
  const held = new Set(unitsOf(enemyOf(side)).map((u) => hexAt(g, u)));
  return [...near].filter((hex) => held.has(hex)).sort((a, b) => a - b);
}
