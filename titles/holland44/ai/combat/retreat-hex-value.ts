/** How good a hex is for a unit that has to leave another. */

import type { Game } from '@bridgehead/engine';
import { distanceBetween, OFF_MAP } from '@bridgehead/hex';
import { terrainOf } from '@bridgehead/map';
import { GRID, MAP, WOODS } from '../../src/data/map.ts';
import { isTownOrCity } from '../../src/rules/02-contents.ts';
import { exceedsLimit, STEP_LIMIT, stepsTogether } from '../../src/rules/06-stacking/stacking.ts';
import { isInEzoc } from '../../src/rules/07-zones-of-control.ts';
import { POINT } from '../../src/rules/08-movement/costs.ts';
import { isBesideEnemyUnits } from '../../src/rules/14-disruption/disruption.ts';

import { unitsIn } from '../../src/state/stacks.ts';
import { isInGoodOrder } from '../../src/state/state.ts';
import { sideOfUnit, type Unit } from '../../src/state/units.ts';
import type { Intent } from '../intent.ts';
import { lossWeightsOf } from '../step-value.ts';
import { RETREAT } from '../weights.ts';
import { exposureOf, waysOut } from './exposure.ts';

const isCover = (hex: number): boolean => isTownOrCity(hex) || terrainOf(MAP, hex) === WOODS;

function companyValue(known: Game, u: Unit, hex: number): number {
  const side = sideOfUnit(u);
  const there = unitsIn(known, side, hex).filter((v) => v !== u);
  if (there.length === 0) return 0;
  const together = [...there, u];
  const tooMany = Math.max(0, stepsTogether(known, together) - STEP_LIMIT);
  const room = (exceedsLimit(known, together) ? RETREAT.overstacked : 0) + RETREAT.stepTooMany * tooMany;
  const isSteady = there.some((v) => isInGoodOrder(known, v)) && !isBesideEnemyUnits(known, side, hex);
  return room + (isSteady ? RETREAT.goodCompany : 0);
}

function pocketValue(known: Game, u: Unit, hex: number): number {
  const ways = waysOut(known, sideOfUnit(u), hex);
  return ways === 0 ? RETREAT.noWayOut : ways === 1 ? RETREAT.oneWayOut : 0;
}

/** What is gained by holding a hex that nobody held. */
function blockValue(known: Game, u: Unit, hex: number, intent: Intent): number {
  return unitsIn(known, sideOfUnit(u), hex).length > 0 ? 0 : RETREAT.heldShare * intent.holdValue(hex);
}

function pullOf(u: Unit, [from, to]: readonly [number, number], intent: Intent): number {
  const goal = intent.goalOf(u);
  if (goal === undefined) return 0;
  return (RETREAT.pull * ((goal.field[from] ?? 0) - (goal.field[to] ?? 0))) / POINT;
}

/** The worth of ending a retreat out of one hex in another, in steps; an Entry Area is OFF_MAP. */
export function retreatHexValue(known: Game, u: Unit, [from, to]: readonly [number, number], intent: Intent): number {
  if (to === OFF_MAP) return RETREAT.offTheMap;
  const side = sideOfUnit(u);
  const danger = lossWeightsOf(known, side).own * exposureOf(known, side, to, [u]);
  return (
    (isInEzoc(known, side, to) ? 0 : RETREAT.safeRecovery) +
    (isCover(to) ? RETREAT.cover : 0) +
    companyValue(known, u, to) +
    pocketValue(known, u, to) +
    blockValue(known, u, to, intent) +
    RETREAT.farther * (distanceBetween(GRID, from, to) - 2) +
    pullOf(u, [from, to], intent) -
    (intent.outOfAreaCost?.(u, to) ?? 0) -
    danger
  );
}
