/** How good a hex is for a unit that has to leave another. */
import type { Game } from '@bridgehead/engine';
import { distanceBetween, OFF_MAP } from '@bridgehead/hex';
import { hasFeature, terrainOf } from '@bridgehead/map';
import { CITY, GRID, MAP, TOWN, WOODS } from '../../src/data/map.ts';
import { exceedsLimit, STEP_LIMIT, stepsTogether } from '../../src/rules/06-stacking/stacking.ts';
import { isInEzoc } from '../../src/rules/07-zones-of-control.ts';
import { isBesideEnemyUnits } from '../../src/rules/14-disruption/disruption.ts';
import { unitsIn } from '../../src/state/stacks.ts';
import { isInGoodOrder } from '../../src/state/state.ts';
import { sideOfUnit, type Unit } from '../../src/state/units.ts';
import type { Intent } from '../intent.ts';
import { lossWeightsOf } from '../step-value.ts';
import { exposureOf, waysOut } from './exposure.ts';

/** [14.4] Out of all EZOCs a unit recovers for certain. */
const SAFE_RECOVERY = 0.6;
const COVER = 0.2;
const GOOD_COMPANY = 0.3;
const OVERSTACKED = -0.4;
const STEP_TOO_MANY = -0.2;
const NO_WAY_OUT = -0.8;
const ONE_WAY_OUT = -0.3;
/** Who is farther from the battle is not touched by the advance. */
const FARTHER = 0.15;
/** Part of a hex's worth that a shaken unit in it still keeps. */
const HELD_SHARE = 0.5;
/** To leave the map is safe and far from everything. */
const OFF_THE_MAP = 0.1;
/** A goal pulls a little: a Movement Point nearer to it. */
const PULL = 0.02;
const POINT = 6;

const isCover = (hex: number): boolean =>
  terrainOf(MAP, hex) === CITY || terrainOf(MAP, hex) === WOODS || hasFeature(MAP, hex, TOWN);

function companyValue(known: Game, u: Unit, hex: number): number {
  const side = sideOfUnit(u);
  const there = unitsIn(known, side, hex).filter((v) => v !== u);
  if (there.length === 0) return 0;
  const together = [...there, u];
  const tooMany = Math.max(0, stepsTogether(known, together) - STEP_LIMIT);
  const room = (exceedsLimit(known, together) ? OVERSTACKED : 0) + STEP_TOO_MANY * tooMany;
  const isSteady = there.some((v) => isInGoodOrder(known, v)) && !isBesideEnemyUnits(known, side, hex);
  return room + (isSteady ? GOOD_COMPANY : 0);
}

function pocketValue(known: Game, u: Unit, hex: number): number {
  const ways = waysOut(known, sideOfUnit(u), hex);
  return ways === 0 ? NO_WAY_OUT : ways === 1 ? ONE_WAY_OUT : 0;
}

/** What is gained by holding a hex that nobody held. */
function blockValue(known: Game, u: Unit, hex: number, intent: Intent): number {
  return unitsIn(known, sideOfUnit(u), hex).length > 0 ? 0 : HELD_SHARE * intent.holdValue(hex);
}

function pullOf(u: Unit, [from, to]: readonly [number, number], intent: Intent): number {
  const goal = intent.goalOf(u);
  if (goal === undefined) return 0;
  return (PULL * ((goal.field[from] ?? 0) - (goal.field[to] ?? 0))) / POINT;
}

/** The worth of ending a retreat out of one hex in another, in steps; an Entry Area is OFF_MAP. */
export function retreatHexValue(known: Game, u: Unit, [from, to]: readonly [number, number], intent: Intent): number {
  if (to === OFF_MAP) return OFF_THE_MAP;
  const side = sideOfUnit(u);
  const danger = lossWeightsOf(known, side).own * exposureOf(known, side, to, [u]);
  return (
    (isInEzoc(known, side, to) ? 0 : SAFE_RECOVERY) +
    (isCover(to) ? COVER : 0) +
    companyValue(known, u, to) +
    pocketValue(known, u, to) +
    blockValue(known, u, to, intent) +
    FARTHER * (distanceBetween(GRID, from, to) - 2) +
    pullOf(u, [from, to], intent) -
    (intent.outOfAreaCost?.(u, to) ?? 0) -
    danger
  );
}
