/** How far it is from everywhere to a goal, enemies not counted. */
import { distanceField } from '@bridgehead/ai';
import type { Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, neighbourOf, OFF_MAP, opposite, sideOf } from '@bridgehead/hex';
import { NONE, roadOf, terrainOf, waterOf } from '@bridgehead/map';
import { CANAL, CITY, GRID, LAKE, MAJOR_RIVER, MAP, MINOR_RIVER, WOODS } from '../src/data/map.ts';
import { isMechanized } from '../src/rules/02-contents.ts';
import { isSoft } from '../src/rules/07-zones-of-control.ts';
import { POINT } from '../src/rules/08-movement/costs.ts';
import { placesBeside } from '../src/rules/08-movement/places-beside.ts';
import { BRIDGES, bridgesOn } from '../src/state/bridges.ts';
import { areaOfPlace, areaPlace, hexOfPlace, isHexPlace } from '../src/state/places.ts';
import { isBridgeUp } from '../src/state/state.ts';
import { isVehicle, type Unit } from '../src/state/units.ts';
import { ROAD_SIXTHS } from '../src/tables/terrain-effects.ts';
import { keptByBridges } from './bridge-states.ts';

/** How units travel: on foot, or as vehicles, which keep to the roads. */
export type Mobility = 'foot' | 'wheels';

/** By hex: sixths of a Movement Point to the goal, enemies not counted; FAR where there is no way. */
export type Field = Int16Array;
export const UNREACHABLE = 30_000;

/** What a blown bridge costs: for vehicles the wait for a repair, on foot the stop before a Tactical crossing. */
const BLOWN_COST: Readonly<Record<Mobility, number>> = { foot: 4 * POINT, wheels: 10 * POINT };
const RIVER_COST: Readonly<Record<Mobility, number>> = { foot: 12 * POINT, wheels: 24 * POINT };
const RAIL_COST: Readonly<Record<Mobility, number>> = { foot: 0, wheels: 2 * POINT };
const SOFT_COST = 2 * POINT;
const TRACKLESS_COST = 5 * POINT;
const WOODS_COST: Readonly<Record<Mobility, number>> = { foot: 0, wheels: POINT };

const ROAD_COSTS = [ROAD_SIXTHS.minor, ROAD_SIXTHS.secondary, ROAD_SIXTHS.primary] as const;
const mobilityIndex = (mobility: Mobility): 0 | 1 => (mobility === 'foot' ? 0 : 1);

/** Whether a bridge stands. */
type IsUp = (bridge: number) => boolean;

/** What water on the hexside adds, bridges as they stand; FAR if it cannot be crossed. */
function waterCost(isUp: IsUp, side: number, mobility: Mobility): number {
  const water = waterOf(MAP, side);
  if (water === NONE) return 0;
  if (water === LAKE) return UNREACHABLE;
  const up = bridgesOn(side).filter(isUp);
  if (up.some((bridge) => BRIDGES[bridge]?.kind === 'road')) return 0;
  if (up.length > 0) return RAIL_COST[mobility];
  if (water === MINOR_RIVER) return roadOf(MAP, side) !== NONE ? 0 : mobility === 'foot' ? POINT : TRACKLESS_COST;
  if (bridgesOn(side).length > 0 && water === CANAL) return BLOWN_COST[mobility];
  if (water === CANAL) return mobility === 'foot' ? BLOWN_COST.foot : RIVER_COST.wheels;
  return water === MAJOR_RIVER ? RIVER_COST[mobility] : UNREACHABLE;
}

function hexCost(from: number, side: number, to: number, mobility: Mobility): number {
  const road = roadOf(MAP, side);
  if (road !== NONE) return ROAD_COSTS[road]?.[mobilityIndex(mobility)] ?? POINT;
  // Vehicles cannot and motorized infantry hardly does; a field must lead out of there all the same.
  if (mobility === 'wheels' && (isSoft(from) || isSoft(to))) return TRACKLESS_COST;
  if (terrainOf(MAP, to) === WOODS) return POINT + WOODS_COST[mobility];
  if (terrainOf(MAP, to) === CITY) return POINT;
  return isSoft(to) ? SOFT_COST : POINT;
}

/** By hex and direction what it costs this arm to come into the hex from there, as the bridges stand. */
function buildSteps(isUp: IsUp, mobility: Mobility): Int16Array {
  const steps = new Int16Array(GRID.hexCount * DIRECTION_COUNT).fill(UNREACHABLE);
  for (let hex = 0; hex < GRID.hexCount; hex++) {
    for (let d = 0; d < DIRECTION_COUNT; d++) {
      const to = neighbourOf(GRID, hex, d);
      if (to === OFF_MAP) continue;
      const side = sideOf(GRID, hex, d);
      const cost = hexCost(hex, side, to, mobility) + waterCost(isUp, side, mobility);
      steps[to * DIRECTION_COUNT + opposite(d)] = Math.min(UNREACHABLE, cost);
    }
  }
  return steps;
}

/** Fields by goal and arm for one state of the bridges. */
interface Roads {
  readonly steps: Readonly<Record<Mobility, Int16Array>>;
  readonly fields: Map<number, Field>;
}

const roadsWith = (isUp: IsUp): Roads => ({
  steps: { foot: buildSteps(isUp, 'foot'), wheels: buildSteps(isUp, 'wheels') },
  fields: new Map(),
});

const roadsOf = keptByBridges((g) => roadsWith((bridge) => isBridgeUp(g, bridge)));

/** With every bridge standing: worked out once for all games. */
const ALL_BRIDGES_UP = roadsWith(() => true);

/** The distance of every hex from a goal, for one arm, as the bridges stand. */
export const fieldTo = (known: Game, goal: number, mobility: Mobility): Field =>
  fieldIn(roadsOf(known), goal, mobility);

/** The same with every bridge standing: for comparing goals, of which there are many. */
export const staticField = (goal: number, mobility: Mobility): Field => fieldIn(ALL_BRIDGES_UP, goal, mobility);

function fieldIn(roads: Roads, goal: number, mobility: Mobility): Field {
  const key = goal * 2 + mobilityIndex(mobility);
  const kept = roads.fields.get(key);
  if (kept !== undefined) return kept;
  const field = distanceField(GRID, { stepsInto: roads.steps[mobility], starts: [goal], unreachable: UNREACHABLE });
  roads.fields.set(key, field);
  return field;
}

/**
 * The distance of every hex from the end of a route by way of the route: a unit that comes onto it follows it to the end.
 * The route is given end first.
 */
export const fieldAlong = (known: Game, route: readonly number[], mobility: Mobility): Field =>
  distanceField(GRID, {
    stepsInto: roadsOf(known).steps[mobility],
    starts: route,
    apart: ROUTE_STEP,
    unreachable: UNREACHABLE,
  });

const ROUTE_STEP = ROAD_SIXTHS.primary[1];

export const mobilityOf = (g: Game, u: Unit): Mobility => (isMechanized(g, u) || isVehicle(u) ? 'wheels' : 'foot');

/** By Entry Area: the hexes of the map next to it. */
const EDGES: readonly (readonly number[])[] = MAP.areas.map((_, area) => placesBeside(areaPlace(area)).map(hexOfPlace));

/** The distance of a place in a field: of an Entry Area, that of its nearest hex on the map. */
export function distanceIn(field: Field, place: number): number {
  if (isHexPlace(place)) return field[hexOfPlace(place)] ?? UNREACHABLE;
  let least = UNREACHABLE;
  for (const hex of EDGES[areaOfPlace(place)] ?? []) least = Math.min(least, field[hex] ?? UNREACHABLE);
  return Math.min(UNREACHABLE, least + POINT);
}
