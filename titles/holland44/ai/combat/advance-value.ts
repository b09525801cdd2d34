/** What it is worth to units that advance to stand in a hex, and what they give up where they stood. */
import type { Game, Thinking } from '@bridgehead/engine';
import { distanceBetween, neighboursOf, OFF_MAP, sideBetween } from '@bridgehead/hex';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { allowanceOf } from '../../src/rules/02-contents.ts';
import { POINT, passageOf } from '../../src/rules/08-movement/costs.ts';
import { unitRefusal } from '../../src/rules/09-combat/attackers.ts';
import { battleAgainst } from '../../src/state/battle.ts';
import { isOccupiedBy, unitsIn } from '../../src/state/stacks.ts';
import { CONTROLLED_HEXES, holderOf, isInFullRetreat, stepsOf } from '../../src/state/state.ts';
import { enemyOf, isArtillery, isBridging, isEngineer, isSupplyHead, type Unit } from '../../src/state/units.ts';
import { UNREACHABLE } from '../distance-fields.ts';
import type { Intent } from '../intent.ts';
import { lossWeightsOf } from '../step-value.ts';
import { ADVANCE } from '../weights.ts';
import { consideredAttacks } from './attack-context.ts';
import { type AttackForecast, forecastAttack, valueNow } from './attack-forecast.ts';
import { exposureOf, holdChance, nearbyThreat } from './exposure.ts';

const needsEscort = (u: Unit): boolean => isArtillery(u) || isSupplyHead(u) || isEngineer(u) || isBridging(u);

function goalPull(known: Game, { units, from }: Party, to: number, intent: Intent): number {
  let pull = 0;
  for (const u of units) {
    const goal = intent.goalOf(u);
    if (goal === undefined || from === OFF_MAP) continue;
    const [before = UNREACHABLE, after = UNREACHABLE] = [goal.field[from], goal.field[to]];
    const pace = Math.max(1, allowanceOf(known, u)) * POINT;
    if (before < UNREACHABLE && after < UNREACHABLE) pull += (ADVANCE.pull * goal.weight * (before - after)) / pace;
  }
  return Math.max(-ADVANCE.mostPull, Math.min(ADVANCE.mostPull, pull));
}

/** What the neighbours of the hex make of it: targets to be closed in, routed units to be driven on. */
function pressureValue(known: Game, side: Side, hex: number, thinking: Thinking): number {
  const board = consideredAttacks(thinking);
  let value = 0;
  for (const next of neighboursOf(GRID, hex)) {
    if (board.has(String(next))) value += ADVANCE.closing;
    const foes = unitsIn(known, enemyOf(side), next);
    if (foes.length > 0 && foes.every((u) => isInFullRetreat(known, u))) value += ADVANCE.pressing;
  }
  return value;
}

const isEnemyGround = (known: Game, side: Side, hex: number): boolean =>
  IS_CONTROLLED.has(hex) && holderOf(known, hex) !== side;
const IS_CONTROLLED: ReadonlySet<number> = new Set(CONTROLLED_HEXES);

function groundValue(known: Game, { side, taken = [] }: Party, hex: number, context: GroundContext): number {
  const { intent, pull } = context;
  const hold = intent.holdValue(hex);
  if (isOccupiedBy(known, side, hex)) return ADVANCE.secondShare * hold;
  if (taken.includes(hex) || isEnemyGround(known, side, hex)) return Math.max(hold, intent.attackValue(hex));
  return hold * (pull > 0 || nearbyThreat(known, side, hex) > 0 ? ADVANCE.nearShare : ADVANCE.farShare);
}

interface GroundContext {
  readonly intent: Intent;
  readonly pull: number;
}

function unescortedCost(known: Game, side: Side, units: readonly Unit[], hex: number): number {
  if (!units.some(needsEscort)) return 0;
  const there = [...units, ...unitsIn(known, side, hex)].filter((u) => !needsEscort(u));
  const escort = there.reduce((sum, u) => sum + stepsOf(known, u), 0);
  return escort >= ADVANCE.escortSteps ? 0 : ADVANCE.unescorted;
}

function abandonedShare(known: Game, side: Side, hex: number, to: number): number {
  const threat = Math.min(1, nearbyThreat(known, side, hex) / ADVANCE.fullThreat);
  const share = ADVANCE.quietShare + (1 - ADVANCE.quietShare) * threat;
  return distanceBetween(GRID, hex, to) <= 1 ? ADVANCE.coveredShare * share : share;
}

/** What leaving a hex for another gives up: the hex if nobody stays, and units left there without an escort. */
export function leavingCost(known: Game, { side, units, from }: Party, to: number, intent: Intent): number {
  if (from === OFF_MAP) return 0;
  const left = unitsIn(known, side, from).filter((u) => !units.includes(u));
  if (left.some((u) => !needsEscort(u))) return 0;
  const value = intent.holdValue(from) + (left.length > 0 ? ADVANCE.unescorted : 0);
  if (value === 0) return 0;
  // A better hex is not given up for a lesser one.
  const isLesser = intent.holdValue(to) < intent.holdValue(from);
  return value * (isLesser ? ADVANCE.lesserShare : abandonedShare(known, side, from, to));
}

export interface Party {
  readonly side: Side;
  readonly units: readonly Unit[];
  /** Where they are now, or OFF_MAP. */
  readonly from: number;
  /** Hexes that have just been taken from the enemy. */
  readonly taken?: readonly number[];
}

/** What the enemy could do there more than here: friends in the hex are safer for the company. */
function addedDanger(known: Game, { side, units, from }: Party, to: number): number {
  const there = unitsIn(known, side, to).filter((u) => !units.includes(u));
  const before = there.length === 0 ? 0 : exposureOf(known, side, to, there);
  const here = from === OFF_MAP ? 0 : exposureOf(known, side, from, units);
  return exposureOf(known, side, to, [...units, ...there]) - before - here;
}

/** What it costs to have them there more than here. */
function addedOutOfAreaCost(
  units: readonly Unit[],
  [from, to]: readonly [number, number],
  { outOfAreaCost: costOf }: Intent,
): number {
  if (costOf === undefined) return 0;
  return units.reduce((sum, u) => sum + costOf(u, to) - (from === OFF_MAP ? 0 : costOf(u, from)), 0);
}

/** The worth of going to a hex, in steps; to stay is worth nothing. */
export function advanceValue(known: Game, party: Party, to: number, { intent, thinking }: AdvanceContext): number {
  const { side, units } = party;
  const pull = goalPull(known, party, to, intent);
  return (
    holdChance(known, side, to, units) * groundValue(known, party, to, { intent, pull }) +
    pull +
    pressureValue(known, side, to, thinking) -
    unescortedCost(known, side, units, to) -
    addedOutOfAreaCost(units, [party.from, to], intent) -
    lossWeightsOf(known, side).own * addedDanger(known, party, to)
  );
}

export interface AdvanceContext {
  readonly intent: Intent;
  readonly thinking: Thinking;
}

/** [16.1] The Breakthrough Combat that these units could fight out of a hex against another. */
export function breakthroughForecast(
  known: Game,
  { side, units, from }: Party,
  target: number,
  intent: Intent,
): AttackForecast | undefined {
  const over = sideBetween(GRID, from, target);
  if (over === undefined) return undefined;
  const passage = passageOf(known, over);
  if (passage === 'canal' || passage === 'major-river' || passage === 'lake') return undefined;
  const able = units.filter((u) => unitRefusal(known, u, 'breakthrough') === undefined);
  if (able.length === 0) return undefined;
  const attackers = able.map((unit) => ({ unit, over }));
  return forecastAttack(known, battleAgainst(side, 'breakthrough', target, attackers), intent);
}

/** [16.1] The best of them, if any is worth more than nothing. */
export function breakthroughValue(known: Game, party: Party, intent: Intent): number {
  let best = 0;
  for (const target of neighboursOf(GRID, party.from)) {
    if (!isOccupiedBy(known, enemyOf(party.side), target)) continue;
    const forecast = breakthroughForecast(known, party, target, intent);
    if (forecast !== undefined) best = Math.max(best, valueNow(forecast, 0));
  }
  return best;
}
