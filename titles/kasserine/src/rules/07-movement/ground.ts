/** [7.3] What ground and hexsides cost, whom they stop and whom they bar. */
import type { Refusal } from '@bridgehead/engine';
import { NONE } from '@bridgehead/map';
import { CLEAR, IS_BRIDGE, IS_ESCARPMENT, IS_FORD, IS_WADI, IS_WOODS, isMountain, MAP, TRAIL } from '../../data/map.ts';
import { refusal } from '../../says.ts';
import { hasModes, isArmor, isMotorized, isMountainUnit, isRedBox, type Unit } from '../../state/units.ts';
import {
  type Costs,
  ESCARPMENT_COSTS,
  FORD_COSTS,
  MOUNTAIN_UNIT_SAVES,
  ROAD_INTO_CLEAR,
  ROAD_INTO_OTHER,
  TERRAIN_COSTS,
  WADI_COSTS,
  WOODS_COST,
} from '../../tables/terrain-effects.ts';

/** [5.1.5] [7.5.3] Whether a road or trail joins the hexes of a hexside; in rain trails do not count. */
export function isRoad(hexside: number, rain: boolean): boolean {
  const road = MAP.road[hexside] ?? NONE;
  return road !== NONE && !(rain && road === TRAIL);
}

const WADI_IN_RAIN = refusal('7.3.3', 'wadi-in-rain');
const WADI_NEEDS_FORD = refusal('7.3.3', 'wadi-needs-ford');
const WADI_NEEDS_BRIDGE = refusal('7.3.3', 'wadi-needs-bridge');
const MOUNTAIN_NEEDS_ROAD = refusal('7.3.5', 'mountain-needs-road');
const ESCARPMENT_NEEDS_ROAD = refusal('7.3.5', 'escarpment-needs-road');

/**
 * [7.1.5] [7.3.3] Wadis: in rain no motorized unit crosses but at a bridge; otherwise red-box units cross anywhere, orange-circle
 * units at a bridge or ford, guns and what moves like them at a bridge alone [16.7.1].
 */
function wadiRefusal(u: Unit, hexside: number, rain: boolean): Refusal | undefined {
  if (IS_WADI[hexside] === 0 || IS_BRIDGE[hexside] === 1) return undefined;
  if (rain && isMotorized(u)) return WADI_IN_RAIN;
  if (hasModes(u)) return WADI_NEEDS_BRIDGE;
  if (!isMotorized(u) || isRedBox(u) || IS_FORD[hexside] === 1) return undefined;
  return WADI_NEEDS_FORD;
}

/** [7.3.5] [12.2.6] Armour enters mountains and crosses escarpments by road or trail alone; nobody else is barred. */
function heightRefusal(u: Unit, to: number, hexside: number, rain: boolean): Refusal | undefined {
  if (!isArmor(u) || isRoad(hexside, rain)) return undefined;
  if (isMountain(to)) return MOUNTAIN_NEEDS_ROAD;
  return IS_ESCARPMENT[hexside] === 1 ? ESCARPMENT_NEEDS_ROAD : undefined;
}

/** [3.2.2] [7.4.3] [9.1.5] Why a unit could never go over this hexside into this hex, whatever its points. */
export const groundRefusal = (u: Unit, to: number, hexside: number, rain: boolean): Refusal | undefined =>
  wadiRefusal(u, hexside, rain) ?? heightRefusal(u, to, hexside, rain);

/** The same of a hex that is entered from beyond the edge of the map, where a road leads into it or not. */
export const edgeRefusal = (u: Unit, to: number, byRoad: boolean): Refusal | undefined =>
  isArmor(u) && isMountain(to) && !byRoad ? MOUNTAIN_NEEDS_ROAD : undefined;

/** [7.5] [7.5.1] [7.5.2] The column of the chart. */
function costIn(costs: Costs | undefined, u: Unit, rain: boolean): number {
  if (costs === undefined) return 0;
  if (isMotorized(u)) return rain ? costs.motorizedInRain : costs.motorized;
  return rain ? costs.footInRain : costs.foot;
}

/** [7.3.1] [16.6.2] The terrain of a hex itself. */
const terrainCost = (u: Unit, to: number, rain: boolean): number =>
  costIn(TERRAIN_COSTS.get(MAP.terrain[to] ?? 0), u, rain) -
  (isMountainUnit(u) && isMountain(to) ? MOUNTAIN_UNIT_SAVES : 0);

/** [7.3.3] [7.3.4] A bridge saves the wadi, a ford a part of it. */
function crossingCost(u: Unit, hexside: number, rain: boolean): number {
  if (IS_WADI[hexside] === 0 || IS_BRIDGE[hexside] === 1) return 0;
  return costIn(IS_FORD[hexside] === 1 ? FORD_COSTS : WADI_COSTS, u, rain);
}

/** [7.3.2] Half a point into a clear hex, a whole one into any other. */
const roadCost = (to: number): number => (MAP.terrain[to] === CLEAR ? ROAD_INTO_CLEAR : ROAD_INTO_OTHER);

/** [7.3.6] [7.3.7] Woods are added to whatever else there is; towns, airfields, railways and groves cost nothing. */
const woodsCost = (to: number): number => (IS_WOODS[to] === 1 ? WOODS_COST : 0);

export interface Ground {
  readonly rain: boolean;
  /** [11.2.6] Whether road rates hold: not where the enemy interdicts. */
  readonly roadRates: boolean;
}

/** [7.3] Half points to enter a hex over a hexside. */
export function stepCost(u: Unit, to: number, hexside: number, { rain, roadRates }: Ground): number {
  const base =
    roadRates && isRoad(hexside, rain)
      ? roadCost(to)
      : terrainCost(u, to, rain) + (IS_ESCARPMENT[hexside] === 1 ? costIn(ESCARPMENT_COSTS, u, rain) : 0);
  return base + woodsCost(to) + crossingCost(u, hexside, rain);
}

/** [5.2.4] [8.3.3] Half points to enter a hex from beyond the edge of the map. */
export const entryCost = (u: Unit, to: number, byRoad: boolean, { rain, roadRates }: Ground): number =>
  (roadRates && byRoad ? roadCost(to) : terrainCost(u, to, rain)) + woodsCost(to);

/** [7.3.5] [16.6.1] Whether a unit must stop because it has climbed: never on a road, and mountain units nowhere. */
export const stopsForHeight = (u: Unit, to: number, hexside: number, rain: boolean): boolean =>
  !isMountainUnit(u) && !isRoad(hexside, rain) && (isMountain(to) || IS_ESCARPMENT[hexside] === 1);
