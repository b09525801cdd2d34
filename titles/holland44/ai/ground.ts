/** The ground as a computer player sees it: key terrain, the highway, and how far everything is from everything. */
import { cached, type Game } from '@bridgehead/engine';
import { hexNamed, neighbourOf, OFF_MAP, sideOf } from '@bridgehead/hex';
import { NONE, roadOf, terrainOf, waterOf } from '@bridgehead/map';
import { CANAL, CITY, GRID, LAKE, MAJOR_RIVER, MAP, MINOR_RIVER, PRIMARY_ROAD, WOODS } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { isSoft } from '../src/rules/07-zones-of-control.ts';
import { POINT } from '../src/rules/08-movement/costs.ts';
import { BRIDGES, bridgesOn } from '../src/state/bridges.ts';
import { BRIDGE, isBridgeUp, turnOf } from '../src/state/state.ts';
import { ROAD_SIXTHS } from '../src/tables/terrain-effects.ts';
import { KEY_PLACES, PERIOD_ENDS } from './key-terrain.ts';

export function hexAt(name: string): number {
  const hex = hexNamed(GRID, name);
  if (hex === undefined) throw new RangeError(`no hex «${name}»`);
  return hex;
}

// ---- key terrain -----------------------------------------------------------------------------------------------------

const PERIODS = PERIOD_ENDS.length + 1;
const periodOf = (turn: number): number => {
  const period = PERIOD_ENDS.findIndex((last) => turn <= last);
  return period < 0 ? PERIOD_ENDS.length : period;
};

type WorthTable = readonly Uint8Array[];

/** By period and hex. */
function worthTable(side: Side, isShort: boolean): WorthTable {
  const table = Array.from({ length: PERIODS }, () => new Uint8Array(GRID.hexCount));
  for (const place of KEY_PLACES) {
    if (isShort && place.onlyPoints === true) continue;
    for (const name of place.hexes) {
      table.forEach((worth, period) => {
        worth[hexAt(name)] = (side === 'allied' ? place.allied : place.german)[period] ?? 0;
      });
    }
  }
  return table;
}

const WORTH: Readonly<Record<Side, Readonly<Record<'short' | 'campaign', WorthTable>>>> = {
  allied: { short: worthTable('allied', true), campaign: worthTable('allied', false) },
  german: { short: worthTable('german', true), campaign: worthTable('german', false) },
};

const worthNow = (known: Game, side: Side): Uint8Array =>
  WORTH[side][known.setUp.scenario === 'short' ? 'short' : 'campaign'][periodOf(turnOf(known))] ?? new Uint8Array();

/** What holding the hex is worth to the side this turn, from 0 to 10. */
export const hexWorth = (known: Game, side: Side, hex: number): number => worthNow(known, side)[hex] ?? 0;

/** The hexes that are worth anything to the side on this turn. */
export function keyHexes(known: Game, side: Side): readonly number[] {
  const worth = worthNow(known, side);
  return KEY_HEXES.filter((hex) => (worth[hex] ?? 0) > 0);
}
const KEY_HEXES: readonly number[] = [...new Set(KEY_PLACES.flatMap(({ hexes }) => hexes.map(hexAt)))];

// ---- the highway -----------------------------------------------------------------------------------------------------

const HIGHWAY_START = hexAt('1303');
const HIGHWAY_END = hexAt('6122');

/** The Primary road from Joe's Bridge to Arnhem, hex by hex, as the map has it. */
export const HIGHWAY: readonly number[] = traceHighway();

function traceHighway(): readonly number[] {
  const previous = new Map([[HIGHWAY_START, OFF_MAP]]);
  for (const hex of previous.keys()) {
    for (let d = 0; d < 6; d++) {
      const next = neighbourOf(GRID, hex, d);
      if (next === OFF_MAP || previous.has(next) || roadOf(MAP, sideOf(GRID, hex, d)) !== PRIMARY_ROAD) continue;
      previous.set(next, hex);
    }
  }
  const path: number[] = [];
  for (let hex = HIGHWAY_END; hex !== OFF_MAP; hex = previous.get(hex) ?? OFF_MAP) path.push(hex);
  return path.reverse();
}

const HIGHWAY_INDEX: Int8Array = new Int8Array(GRID.hexCount).fill(-1);
HIGHWAY.forEach((hex, i) => {
  HIGHWAY_INDEX[hex] = i;
});

/** How many hexes up the highway a hex lies: 0 at Joe's Bridge; -1 off the highway. */
export const highwayIndex = (hex: number): number => HIGHWAY_INDEX[hex] ?? -1;

// ---- distances -------------------------------------------------------------------------------------------------------

/** How units travel: on foot, or as vehicles, which keep to the roads. */
export type Arm = 'foot' | 'wheels';

/** By hex: sixths of a Movement Point to the goal, enemies not counted; FAR where there is no way. */
export type Field = Int16Array;
export const FAR = 30_000;

/** What a blown bridge costs: for vehicles the wait for a repair, on foot the stop before a Tactical crossing. */
const BLOWN_COST: Readonly<Record<Arm, number>> = { foot: 4 * POINT, wheels: 10 * POINT };
const RIVER_COST: Readonly<Record<Arm, number>> = { foot: 12 * POINT, wheels: 24 * POINT };
const RAIL_COST: Readonly<Record<Arm, number>> = { foot: 0, wheels: 2 * POINT };
const SOFT_COST = 2 * POINT;
const TRACKLESS_COST = 5 * POINT;
const WOODS_COST: Readonly<Record<Arm, number>> = { foot: 0, wheels: POINT };

const ROAD_COSTS = [ROAD_SIXTHS.minor, ROAD_SIXTHS.secondary, ROAD_SIXTHS.primary] as const;
const armIndex = (arm: Arm): 0 | 1 => (arm === 'foot' ? 0 : 1);

/** Whether a bridge stands. */
type IsUp = (bridge: number) => boolean;

/** What water on the hexside adds, bridges as they stand; FAR if it cannot be crossed. */
function waterCost(isUp: IsUp, side: number, arm: Arm): number {
  const water = waterOf(MAP, side);
  if (water === NONE) return 0;
  if (water === LAKE) return FAR;
  const up = bridgesOn(side).filter(isUp);
  if (up.some((bridge) => BRIDGES[bridge]?.kind === 'road')) return 0;
  if (up.length > 0) return RAIL_COST[arm];
  if (water === MINOR_RIVER) return roadOf(MAP, side) !== NONE ? 0 : arm === 'foot' ? POINT : TRACKLESS_COST;
  if (bridgesOn(side).length > 0 && water === CANAL) return BLOWN_COST[arm];
  if (water === CANAL) return arm === 'foot' ? BLOWN_COST.foot : RIVER_COST.wheels;
  return water === MAJOR_RIVER ? RIVER_COST[arm] : FAR;
}

function hexCost(from: number, side: number, to: number, arm: Arm): number {
  const road = roadOf(MAP, side);
  if (road !== NONE) return ROAD_COSTS[road]?.[armIndex(arm)] ?? POINT;
  // Vehicles cannot and motorized infantry hardly does; a field must lead out of there all the same.
  if (arm === 'wheels' && (isSoft(from) || isSoft(to))) return TRACKLESS_COST;
  if (terrainOf(MAP, to) === WOODS) return POINT + WOODS_COST[arm];
  if (terrainOf(MAP, to) === CITY) return POINT;
  return isSoft(to) ? SOFT_COST : POINT;
}

/** By hex and direction what a step from the hex costs this arm, as the bridges stand. */
function buildSteps(isUp: IsUp, arm: Arm): Int16Array {
  const steps = new Int16Array(GRID.hexCount * 6).fill(FAR);
  for (let hex = 0; hex < GRID.hexCount; hex++) {
    for (let d = 0; d < 6; d++) {
      const to = neighbourOf(GRID, hex, d);
      if (to === OFF_MAP) continue;
      const side = sideOf(GRID, hex, d);
      steps[hex * 6 + d] = Math.min(FAR, hexCost(hex, side, to, arm) + waterCost(isUp, side, arm));
    }
  }
  return steps;
}

/** Fields by goal and arm for one state of the bridges. */
interface Roads {
  readonly steps: Readonly<Record<Arm, Int16Array>>;
  readonly fields: Map<number, Field>;
}

const roadsWith = (isUp: IsUp): Roads => ({
  steps: { foot: buildSteps(isUp, 'foot'), wheels: buildSteps(isUp, 'wheels') },
  fields: new Map(),
});

/** Bridges come back to states they were in before, in this game and the next: what is known of a state is kept. */
const knownRoads = new Map<string, Roads>();
const KEPT_STATES = 64;

const roadsOf = cached([BRIDGE], (g): Roads => {
  const standing = BRIDGES.map((_, bridge) => (isBridgeUp(g, bridge) ? '1' : '0')).join('');
  const kept = knownRoads.get(standing);
  if (kept !== undefined) return kept;
  if (knownRoads.size >= KEPT_STATES) knownRoads.clear();
  const roads = roadsWith((bridge) => isBridgeUp(g, bridge));
  knownRoads.set(standing, roads);
  return roads;
});

/** With every bridge standing: worked out once for all games. */
const PEACE = roadsWith(() => true);

/** The distance of every hex from a goal, for one arm, as the bridges stand. */
export const fieldTo = (known: Game, goal: number, arm: Arm): Field => fieldIn(roadsOf(known), goal, arm);

/** The same with every bridge standing: for comparing goals, of which there are many. */
export const staticField = (goal: number, arm: Arm): Field => fieldIn(PEACE, goal, arm);

function fieldIn(roads: Roads, goal: number, arm: Arm): Field {
  const key = goal * 2 + armIndex(arm);
  const kept = roads.fields.get(key);
  if (kept !== undefined) return kept;
  const field = flood(roads.steps[arm], [goal], 0);
  roads.fields.set(key, field);
  return field;
}

/**
 * The distance of every hex from the end of a route by way of the route: wherever a unit comes onto it, it follows it to
 * the end. The route is given end first.
 */
export const fieldAlong = (known: Game, route: readonly number[], arm: Arm): Field =>
  flood(roadsOf(known).steps[arm], route, ROUTE_STEP);

const ROUTE_STEP = ROAD_SIXTHS.primary[1];

/** By hex and direction: the hex there, or OFF_MAP. */
const BESIDE: Int16Array = Int16Array.from({ length: GRID.hexCount * 6 }, (_, i) =>
  neighbourOf(GRID, Math.floor(i / 6), i % 6),
);
/** The hexes at each distance: used again by every flood. */
const rings: number[][] = [];

/** From the starts outwards, each so much farther than the one before, each step weighed the way a unit would make it. */
function flood(steps: Int16Array, starts: readonly number[], apart: number): Field {
  const field = new Int16Array(GRID.hexCount).fill(FAR);
  for (const ring of rings) ring.length = 0;
  starts.forEach((start, i) => {
    field[start] = i * apart;
    ringAt(i * apart).push(start);
  });
  for (let cost = 0; cost < rings.length; cost++) {
    for (const hex of rings[cost] ?? []) {
      if (field[hex] !== cost) continue;
      for (let d = 0; d < 6; d++) {
        const from = BESIDE[hex * 6 + d] ?? OFF_MAP;
        if (from === OFF_MAP) continue;
        const total = cost + (steps[from * 6 + ((d + 3) % 6)] ?? FAR);
        if (total >= (field[from] ?? FAR)) continue;
        field[from] = total;
        ringAt(total).push(from);
      }
    }
  }
  return field;
}

function ringAt(cost: number): number[] {
  while (rings.length <= cost) rings.push([]);
  return rings[cost] ?? [];
}
