/** How far it is from everywhere to a goal, enemies not counted. */
import { type FollowedFields, type FollowedOptions, followedFields } from '@bridgehead/ai';
import type { Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, directionTo, hexesOfSide, OFF_MAP } from '@bridgehead/hex';
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

/** What it costs this arm to come over a hexside: into the hex on one side of it, and into the other. */
function setSteps(steps: Int16Array, isUp: IsUp, hexside: number, mobility: Mobility): void {
  const water = waterCost(isUp, hexside, mobility);
  const [a, b] = hexesOfSide(GRID, hexside);
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const d = from === OFF_MAP || to === OFF_MAP ? undefined : directionTo(GRID, to, from);
    if (d !== undefined)
      steps[to * DIRECTION_COUNT + d] = Math.min(UNREACHABLE, hexCost(from, hexside, to, mobility) + water);
  }
}

/** By hex and direction what it costs this arm to come into the hex from there. */
type Steps = Readonly<Record<Mobility, Int16Array>>;

/** With every bridge standing. */
function stepsOverAll(mobility: Mobility): Int16Array {
  const steps = new Int16Array(GRID.hexCount * DIRECTION_COUNT).fill(UNREACHABLE);
  for (let side = 0; side < GRID.sideCount; side++) setSteps(steps, () => true, side, mobility);
  return steps;
}
const ALL_BRIDGES_UP: Steps = { foot: stepsOverAll('foot'), wheels: stepsOverAll('wheels') };

function stepsWith(isUp: IsUp): Steps {
  const steps = { foot: ALL_BRIDGES_UP.foot.slice(), wheels: ALL_BRIDGES_UP.wheels.slice() };
  BRIDGES.forEach(({ side }, bridge) => {
    if (isUp(bridge)) return;
    setSteps(steps.foot, isUp, side, 'foot');
    setSteps(steps.wheels, isUp, side, 'wheels');
  });
  return steps;
}

/** As the bridges stand. */
const stepsNow = keptByBridges((g) => stepsWith((bridge) => isBridgeUp(g, bridge)));

/** Fields for each arm that follow the bridges, whatever game they stand in. */
const fieldsFrom = (startsOf: FollowedOptions['startsOf'], apart = 0): Readonly<Record<Mobility, FollowedFields>> => ({
  foot: followedFields(GRID, { startsOf, apart, unreachable: UNREACHABLE }),
  wheels: followedFields(GRID, { startsOf, apart, unreachable: UNREACHABLE }),
});

const FIELDS = fieldsFrom((goal) => [goal]);
const STATIC_FIELDS = fieldsFrom((goal) => [goal]);

/** The distance of every hex from a goal, for one arm, as the bridges stand. */
export const fieldTo = (known: Game, goal: number, mobility: Mobility): Field =>
  FIELDS[mobility](goal, stepsNow(known)[mobility]);

/** The same with every bridge standing: for comparing goals, of which there are many. */
export const staticField = (goal: number, mobility: Mobility): Field =>
  STATIC_FIELDS[mobility](goal, ALL_BRIDGES_UP[mobility]);

/**
 * The distance of every hex from the hex of a route with this index by way of the route: a unit that comes onto it follows it to
 * that hex.
 */
export function fieldsAlong(route: readonly number[]): (known: Game, index: number, mobility: Mobility) => Field {
  const along = fieldsFrom((index) => route.slice(0, index + 1).reverse(), ROUTE_STEP);
  return (known, index, mobility) => along[mobility](index, stepsNow(known)[mobility]);
}

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
