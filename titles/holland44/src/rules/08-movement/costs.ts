/** Chapter 8 and the Terrain Effects Chart: what one step costs one unit, in sixths of a Movement Point. */
import type { Game } from '@bridgehead/engine';
import { OFF_MAP, sideOf } from '@bridgehead/hex';
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
  TRAFFIC_POINTS,
} from '../../tables/terrain-effects.ts';
import { isMechanized } from '../02-contents.ts';
import { isSoft } from '../07-zones-of-control.ts';
import { isHeldUpBy } from '../24-traffic-markers.ts';

/** Sixths of a Movement Point, so that halves and thirds add up. */
export const POINT = 6;
export const EZOC_EXIT = EZOC_EXIT_POINTS * POINT;
export const TRAFFIC_COST = TRAFFIC_POINTS * POINT;
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

/** Which bridge carries over a hexside: none, one with a road, or a railway bridge alone. */
export const NO_BRIDGE = 0;
const ROAD_BRIDGE = 1;
const RAILWAY_BRIDGE = 2;
export const CARRIERS = [NO_BRIDGE, ROAD_BRIDGE, RAILWAY_BRIDGE] as const;

/** [8.4] [8.5] A road carries over a Minor River, and over other waters where its bridge stands. */
function passageWith(carrier: number, side: number): Passage {
  const water = waterOf(MAP, side);
  const road = roadOf(MAP, side) !== NONE;
  if (water === NONE || water === MINOR_RIVER) return road ? 'road' : water === NONE ? 'open' : 'minor-river';
  if (water === LAKE) return 'lake';
  if (carrier === ROAD_BRIDGE) return road ? 'road' : 'road-bridge';
  if (carrier === RAILWAY_BRIDGE) return 'rail-bridge';
  return water === CANAL ? 'canal' : water === MAJOR_RIVER ? 'major-river' : 'open';
}

/** By what carries over it and by hexside. */
export const PASSAGES_BY_CARRIER: readonly (readonly Passage[])[] = CARRIERS.map((carrier) =>
  Array.from({ length: GRID.sideCount }, (_, side) => passageWith(carrier, side)),
);

export function carrierOver(g: Game, side: number): number {
  let carrier = NO_BRIDGE;
  for (const bridge of bridgesOn(side)) {
    if (!isBridgeUp(g, bridge)) continue;
    if (BRIDGES[bridge]?.kind === 'road') return ROAD_BRIDGE;
    carrier = RAILWAY_BRIDGE;
  }
  return carrier;
}

export const passageOf = (g: Game, side: number): Passage =>
  PASSAGES_BY_CARRIER[carrierOver(g, side)]?.[side] ?? 'open';

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

/** [8.6.1] What Woods off the road cost more after so many others. */
export const woodsCost = (woodsBefore: number): number => (woodsBefore >= MANY_WOODS ? THIRD_WOODS : 0);
/** [8.6.1] More of them need not be counted. */
export const MANY_WOODS = 2;

const hasRoad = (hex: number): boolean => [0, 1, 2, 3, 4, 5].some((d) => roadOf(MAP, sideOf(GRID, hex, d)) !== NONE);
/** By hex: soft ground that no road touches. */
const IS_TRACKLESS = Uint8Array.from({ length: GRID.hexCount }, (_, hex) => (isSoft(hex) && !hasRoad(hex) ? 1 : 0));

/**
 * [8.6.2] Whether the ground keeps Vehicle units from this step: they enter and leave soft ground by road only; a Ferry
 * sets them down on the roads of the hex, in the second edition anywhere. OFF_MAP stands for an Entry Area.
 */
export function bogsVehicles(passage: Passage, from: number, to: number, byFerry: boolean): boolean {
  if (passage === 'road') return false;
  if (passage === 'major-river') return !byFerry && (IS_TRACKLESS[to] === 1 || IS_TRACKLESS[from] === 1);
  return (to !== OFF_MAP && isSoft(to)) || (from !== OFF_MAP && isSoft(from));
}

/** The same where no Ferry carries anybody: in retreats and advances. */
export const isBoggedDown = (u: Unit, passage: Passage, from: number, to: number): boolean =>
  isVehicle(u) && bogsVehicles(passage, from, to, false);

/** On foot, or Mechanized: the columns of the chart. */
export type Arm = 0 | 1;
export const armOf = (g: Game, u: Unit): Arm => (isMechanized(g, u) || isVehicle(u) ? 1 : 0);

/** [8.1] [8.4] What the road or the ground costs, in sixths. */
const groundCost = (passage: Passage, side: number, to: number, arm: Arm): number =>
  passage === 'road'
    ? (ROAD_COST[roadOf(MAP, side)]?.[arm] ?? POINT)
    : (TERRAIN_COST[terrainOf(MAP, to)]?.[arm] ?? 1) * POINT;

/** [8.1] What it costs to enter a hex off the road, in sixths: on foot, and for Mechanized units. */
export const costsOffRoad = (hex: number): readonly [foot: number, mechanized: number] => [
  (TERRAIN_COST[terrainOf(MAP, hex)]?.[0] ?? 1) * POINT,
  (TERRAIN_COST[terrainOf(MAP, hex)]?.[1] ?? 1) * POINT,
];

/** [8.5.1] What is added for the water. */
const WATER_POINTS: Readonly<Partial<Record<Passage, ByArm>>> = {
  'minor-river': MINOR_RIVER_POINTS,
  'rail-bridge': RAILWAY_BRIDGE_POINTS,
};
const waterCost = (passage: Passage, arm: Arm): number => (WATER_POINTS[passage]?.[arm] ?? 0) * POINT;

/** [8.4] [8.5.1] [8.6] What never changes while the bridges stand: of a step into a hex, the ground and the water. */
export const fixedCost = (passage: Passage, side: number, to: number, arm: Arm): number =>
  groundCost(passage, side, to, arm) + waterCost(passage, arm);

/** [8.4] [8.5.1] [8.6] [24.2] The cost of entering a hex over a hexside, item by item; EZOCs not counted. */
export function stepItems(g: Game, u: Unit, { side, to, woodsBefore }: Step): CostItem[] {
  const passage = passageOf(g, side);
  const arm = armOf(g, u);
  const ground = groundCost(passage, side, to, arm);
  const terrain = MAP.vocabulary.terrain[terrainOf(MAP, to)] ?? '';
  const items: CostItem[] = [
    { ...(passage === 'road' ? saysBy('8.4', 'road') : saysBy('8.1', 'terrain', { terrain })), sixths: ground },
  ];
  const water = waterCost(passage, arm);
  if (water > 0)
    items.push({ ...saysBy('8.5.1', passage === 'minor-river' ? 'minor-river' : 'railroad-bridge'), sixths: water });
  const woods = isOffRoadWoods(passage, to) ? woodsCost(woodsBefore) : 0;
  if (woods > 0) items.push({ ...saysBy('8.6.1', 'third-woods-hex'), sixths: woods });
  if (isHeldUpBy(g, u, to)) items.push({ ...saysBy('24.2', 'traffic'), sixths: TRAFFIC_COST });
  return items;
}
