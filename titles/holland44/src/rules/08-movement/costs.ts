/** Chapter 8 and the Terrain Effects Chart: what one step costs one unit, in sixths of a Movement Point. */
import type { Game } from '@bridgehead/engine';
import { sideOf } from '@bridgehead/hex';
import { NONE, roadOf, terrainOf, waterOf } from '@bridgehead/map';
import {
  CANAL,
  CITY,
  CLEAR,
  GRID,
  LAKE,
  MAJOR_RIVER,
  MAP,
  MARSH,
  MINOR_RIVER,
  MINOR_ROAD,
  POLDER,
  POLDER_WOODS,
  PRIMARY_ROAD,
  SECONDARY_ROAD,
  WOODS,
} from '../../data/map.ts';
import { type Reason, saysBy } from '../../says.ts';
import { BRIDGES, bridgesOn } from '../../state/bridges.ts';
import { isBridgeUp } from '../../state/state.ts';
import { isVehicle, type Unit } from '../../state/units.ts';
import {
  type ByArm,
  EZOC_EXIT_POINTS,
  MINOR_RIVER_POINTS,
  RAILWAY_BRIDGE_POINTS,
  ROAD_SIXTHS,
  TERRAIN_POINTS,
  THIRD_WOODS_POINTS,
} from '../../tables/terrain-effects.ts';
import { isMechanized } from '../02-contents.ts';
import { isSoft } from '../07-zones-of-control.ts';
import { trafficCost } from '../24-traffic-markers.ts';

/** Sixths of a Movement Point, so that halves and thirds add up. */
export const POINT = 6;
export const EZOC_EXIT = EZOC_EXIT_POINTS * POINT;
const THIRD_WOODS = THIRD_WOODS_POINTS * POINT;

/** The chart by the numbers of the map's words. */
const TERRAIN_COST: Readonly<Record<number, ByArm>> = {
  [CLEAR]: TERRAIN_POINTS.clear,
  [WOODS]: TERRAIN_POINTS.woods,
  [POLDER]: TERRAIN_POINTS.polder,
  [POLDER_WOODS]: TERRAIN_POINTS['polder-woods'],
  [MARSH]: TERRAIN_POINTS.marsh,
  [CITY]: TERRAIN_POINTS.city,
};
const ROAD_COST: Readonly<Record<number, ByArm>> = {
  [MINOR_ROAD]: ROAD_SIXTHS.minor,
  [SECONDARY_ROAD]: ROAD_SIXTHS.secondary,
  [PRIMARY_ROAD]: ROAD_SIXTHS.primary,
};

/** How a hexside can be passed now. */
const PASSAGES = ['open', 'road', 'road-bridge', 'rail-bridge', 'minor-river', 'canal', 'major-river', 'lake'] as const;
export type Passage = (typeof PASSAGES)[number];

const standing = (g: Game, side: number, kind: 'road' | 'rail'): boolean =>
  bridgesOn(side).some((bridge) => BRIDGES[bridge]?.kind === kind && isBridgeUp(g, bridge));

/** [8.4] [8.5] A road carries over a Minor River, and over other waters where its bridge stands. */
export function passageOf(g: Game, side: number): Passage {
  const water = waterOf(MAP, side);
  const road = roadOf(MAP, side) !== NONE;
  if (water === NONE || water === MINOR_RIVER) return road ? 'road' : water === NONE ? 'open' : 'minor-river';
  if (water === LAKE) return 'lake';
  if (standing(g, side, 'road')) return road ? 'road' : 'road-bridge';
  if (standing(g, side, 'rail')) return 'rail-bridge';
  return water === CANAL ? 'canal' : water === MAJOR_RIVER ? 'major-river' : 'open';
}

/** A step into a hex over a hexside, after so many Woods hexes off the road. */
export interface Step {
  readonly side: number;
  readonly to: number;
  readonly woodsBefore: number;
}

/** One item of a cost, with its rule. */
export type CostItem = Reason & { readonly sixths: number };

/** [8.6.1] Whether the step is one into Woods off the road, of which the third costs more. */
export const isOffRoadWoods = (passage: Passage, to: number): boolean =>
  passage !== 'road' && terrainOf(MAP, to) === WOODS;

const hasRoad = (hex: number): boolean => [0, 1, 2, 3, 4, 5].some((d) => roadOf(MAP, sideOf(GRID, hex, d)) !== NONE);
/** By hex: soft ground that no road touches. */
const IS_TRACKLESS = Uint8Array.from({ length: GRID.hexCount }, (_, hex) => (isSoft(hex) && !hasRoad(hex) ? 1 : 0));

/** [8.6.2] Vehicle units enter and leave soft ground by road only; a Ferry sets them down on the roads of the hex. */
export function isBoggedDown(u: Unit, passage: Passage, from: number, to: number): boolean {
  if (!isVehicle(u) || passage === 'road') return false;
  if (passage === 'major-river') return IS_TRACKLESS[to] === 1 || IS_TRACKLESS[from] === 1;
  return isSoft(to) || (from >= 0 && isSoft(from));
}

/** [8.4] [8.5.1] [8.6] [24.2] The cost of entering a hex over a hexside, item by item; EZOCs not counted. */
export function stepItems(g: Game, u: Unit, { side, to, woodsBefore }: Step): CostItem[] {
  const passage = passageOf(g, side);
  const arm = isMechanized(g, u) || isVehicle(u) ? 1 : 0;
  const items: CostItem[] = [];
  if (passage === 'road') {
    items.push({ ...saysBy('8.4', 'road'), sixths: ROAD_COST[roadOf(MAP, side)]?.[arm] ?? POINT });
  } else {
    const points = TERRAIN_COST[terrainOf(MAP, to)]?.[arm] ?? 1;
    const terrain = MAP.vocabulary.terrain[terrainOf(MAP, to)] ?? '';
    items.push({ ...saysBy('8.1', 'terrain', { terrain }), sixths: points * POINT });
  }
  if (passage === 'minor-river')
    items.push({ ...saysBy('8.5.1', 'minor-river'), sixths: MINOR_RIVER_POINTS[arm] * POINT });
  if (passage === 'rail-bridge')
    items.push({ ...saysBy('8.5.1', 'railroad-bridge'), sixths: RAILWAY_BRIDGE_POINTS[arm] * POINT });
  if (isOffRoadWoods(passage, to) && woodsBefore >= 2)
    items.push({ ...saysBy('8.6.1', 'third-woods-hex'), sixths: THIRD_WOODS });
  const traffic = trafficCost(g, u, to) * POINT;
  if (traffic > 0) items.push({ ...saysBy('24.2', 'traffic'), sixths: traffic });
  return items;
}

/** The same in one number, for searches. */
export function unitStepCost(g: Game, u: Unit, { side, to, woodsBefore }: Step): number {
  const passage = passageOf(g, side);
  const arm = isMechanized(g, u) || isVehicle(u) ? 1 : 0;
  const road = passage === 'road';
  let cost = road
    ? (ROAD_COST[roadOf(MAP, side)]?.[arm] ?? POINT)
    : (TERRAIN_COST[terrainOf(MAP, to)]?.[arm] ?? 1) * POINT;
  if (passage === 'minor-river') cost += MINOR_RIVER_POINTS[arm] * POINT;
  if (passage === 'rail-bridge') cost += RAILWAY_BRIDGE_POINTS[arm] * POINT;
  if (!road && woodsBefore >= 2 && terrainOf(MAP, to) === WOODS) cost += THIRD_WOODS;
  return cost + trafficCost(g, u, to) * POINT;
}
