/** [18.3] Supply Paths. One flood from the sources outwards answers for every hex of the map at once. */
import { cached, type Game } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { costTo, createFlood, type Flood, floodFrom, reachedHexes, UNREACHED } from '@bridgehead/map';
import { GRID, MAP } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import {
  ALLIED_AT,
  ALLIED_MARKS,
  ALLIED_ORDER,
  ALLIED_STEPS,
  BRIDGE,
  GERMAN_AT,
  GERMAN_ORDER,
  GERMAN_STEPS,
  HELD,
  TURN,
  turnOf,
  UNKNOWN_AT,
} from '../../state/state.ts';
import { unitsOf } from '../../state/units.ts';
import { isFitEngineer } from '../08-movement/ferries.ts';
import { isFriendlyArea } from '../19-entry-areas.ts';
import {
  buildGround,
  canalObstacle,
  crossingObstacle,
  EXITS,
  exitObstacle,
  type Ground,
  hasRoad,
  overlandObstacle,
  roadObstacle,
} from './supply-ground.ts';

/** [18.3.1] The longest Overland Portion. */
export const OVERLAND_LIMIT = 4;

/** Where a Supply Path is to lead, and how. */
export interface Goal {
  /** Entry Areas, one bit each. */
  readonly areas: number;
  /** The hex of a Supply Head, or OFF_MAP. */
  readonly head: number;
  /** [18.6] `dry`: the Overland Portion keeps off unbridged Canals. */
  readonly overland: 'any' | 'dry';
}

/** The Supply Paths of a side to a goal, by hex. */
export interface Field {
  readonly goal: Goal;
  /** Overland hexes to enter before the road or the source begins, or UNREACHED. */
  readonly steps: Int8Array;
  /** The next hex of the Overland Portion, or OFF_MAP where it ends. */
  readonly next: Int16Array;
  /** The next hex by road; OFF_MAP where the road reaches the source; NO_ROAD where it cannot. */
  readonly road: Int16Array;
  /** 1 where the hex is the source's, or lies on the edge with the source beyond. */
  readonly ends: Uint8Array;
}

const NO_ROAD = -2;

const overlandFlood = createFlood(GRID);
const roadFlood = createFlood(GRID);
const stepFlood = createFlood(GRID);

/** Floods from the goal: first back along the roads, then from every hex so reached four hexes overland. */
export function buildField(ground: Ground, goal: Goal): Field {
  const ends = endsOf(ground, goal);
  floodRoads(ground, goal);
  const road = new Int16Array(GRID.hexCount).fill(NO_ROAD);
  copyReached(roadFlood, roadFlood.previous, road);
  const starts: number[] = [];
  for (let hex = 0; hex < GRID.hexCount; hex++) if (road[hex] !== NO_ROAD || ends[hex] !== 0) starts.push(hex);
  const isDry = goal.overland === 'dry';
  floodFrom(
    overlandFlood,
    starts,
    (to, _direction, from, hexside) =>
      overlandObstacle(ground, from, hexside, to) === undefined &&
      !(isDry && canalObstacle(ground, hexside) !== undefined),
    OVERLAND_LIMIT,
  );
  const steps = new Int8Array(GRID.hexCount).fill(UNREACHED);
  const next = new Int16Array(GRID.hexCount).fill(OFF_MAP);
  copyReached(overlandFlood, overlandFlood.cost, steps);
  copyReached(overlandFlood, overlandFlood.previous, next);
  return { goal, steps, next, road, ends };
}

/** Keeps what a flood has found: the next one writes over it. */
function copyReached({ order, count }: Flood, from: Int32Array, to: Int8Array | Int16Array): void {
  for (let i = 0; i < count; i++) {
    const hex = order[i] ?? 0;
    to[hex] = from[hex] ?? UNREACHED;
  }
}

const isWanted = ({ areas }: Goal, area: number): boolean => ((areas >>> area) & 1) === 1;

/** Where the Overland Portion may end: in the Supply Head's hex, or in a hex with a wanted Entry Area beyond. */
function endsOf(ground: Ground, goal: Goal): Uint8Array {
  const ends = new Uint8Array(GRID.hexCount);
  if (goal.head !== OFF_MAP) ends[goal.head] = 1;
  for (const { hex, hexside, area } of EXITS) {
    if (!isWanted(goal, area) || exitObstacle(ground, hexside) !== undefined) continue;
    if (goal.overland === 'any' || canalObstacle(ground, hexside) === undefined) ends[hex] = 1;
  }
  return ends;
}

/** The next hex on the way of a reached hex is the one from which the flood came. */
function floodRoads(ground: Ground, goal: Goal): void {
  const sources: number[] = goal.head === OFF_MAP ? [] : [goal.head];
  for (const { hex, hexside, area } of EXITS) {
    if (!isWanted(goal, area) || !hasRoad(hexside) || crossingObstacle(ground, hexside) !== undefined) continue;
    sources.push(hex);
  }
  floodFrom(
    roadFlood,
    sources,
    (to, _direction, _from, hexside) => hasRoad(hexside) && roadObstacle(ground, goal.head, hexside, to) === undefined,
  );
}

/** What the paths of a side depend on. */
const ALLIED_COLUMNS = [ALLIED_AT, ALLIED_ORDER, GERMAN_AT, GERMAN_ORDER, GERMAN_STEPS, UNKNOWN_AT, BRIDGE, HELD, TURN];
const GERMAN_COLUMNS = [GERMAN_AT, UNKNOWN_AT, ALLIED_AT, ALLIED_ORDER, ALLIED_STEPS, BRIDGE, HELD, TURN];

/** What has been worked out since one of the columns last changed. */
interface KeptPaths {
  readonly ground: Ground;
  readonly fields: Map<number, Field>;
}

const keepPaths = (g: Game, side: Side): KeptPaths => ({ ground: buildGround(g, side), fields: new Map() });
const germanPaths = cached(GERMAN_COLUMNS, (g) => keepPaths(g, 'german'));

/** [23.3.4] Marks change all the time, but here they only matter in so far as they make Engineer units unfit. */
const fitEngineers = cached([ALLIED_MARKS, ALLIED_ORDER], (g) =>
  unitsOf('allied')
    .filter((u) => isFitEngineer(g, u))
    .join(),
);
const alliedByEngineers = cached(ALLIED_COLUMNS, () => new Map<string, KeptPaths>());

function alliedPaths(g: Game): KeptPaths {
  const byEngineers = alliedByEngineers(g);
  const fit = fitEngineers(g);
  const kept = byEngineers.get(fit);
  if (kept !== undefined) return kept;
  const known = keepPaths(g, 'allied');
  byEngineers.set(fit, known);
  return known;
}

const keptPathsOf = (g: Game, side: Side): KeptPaths => (side === 'allied' ? alliedPaths(g) : germanPaths(g));

export const groundOf = (g: Game, side: Side): Ground => keptPathsOf(g, side).ground;

const keyOf = ({ areas, head, overland }: Goal): number =>
  ((head + 1) * 2 + (overland === 'dry' ? 1 : 0)) * 2 ** 15 + areas;

/** The paths of a side to a goal, worked out once for each position. */
export function fieldOf(g: Game, side: Side, goal: Goal): Field {
  const { ground, fields } = keptPathsOf(g, side);
  const key = keyOf(goal);
  const kept = fields.get(key);
  if (kept !== undefined) return kept;
  const built = buildField(ground, goal);
  fields.set(key, built);
  return built;
}

/** The Entry Areas of a list as bits. */
export const areaBits = (areas: readonly number[]): number => areas.reduce((bits, area) => bits | (1 << area), 0);

/** [18.2.1] All Entry Areas that are friendly now. */
export const friendlyAreas = (g: Game, side: Side): number => areasNow(g)[side];

const areasNow = cached([TURN], (g) => ({
  allied: areasOf('allied', turnOf(g)),
  german: areasOf('german', turnOf(g)),
}));

const areasOf = (side: Side, turn: number): number =>
  areaBits(MAP.areas.flatMap((_, area) => (isFriendlyArea(side, area, turn) ? [area] : [])));

export const toAreas = (areas: number): Goal => ({ areas, head: OFF_MAP, overland: 'any' });
export const toHead = (head: number): Goal => ({ areas: 0, head, overland: 'any' });

export const isReachedBy = (field: Field, hex: number): boolean => (field.steps[hex] ?? UNREACHED) !== UNREACHED;
export const hasRoadFrom = (field: Field, hex: number): boolean => (field.road[hex] ?? NO_ROAD) !== NO_ROAD;

/** The hexes of a Supply Path, and how many of them the Overland Portion enters. */
export interface TracedPath {
  readonly path: readonly number[];
  readonly overland: number;
  /** Whether the path ends by road. */
  readonly byRoad: boolean;
}

export function tracePath(field: Field, from: number): TracedPath {
  const path = [from];
  let at = from;
  for (let next = field.next[at] ?? OFF_MAP; next !== OFF_MAP; next = field.next[at] ?? OFF_MAP) {
    at = next;
    path.push(at);
  }
  const overland = path.length - 1;
  if (field.ends[at] === 1) return { path, overland, byRoad: false };
  for (let next = field.road[at] ?? OFF_MAP; next >= 0; next = field.road[at] ?? OFF_MAP) {
    at = next;
    path.push(at);
  }
  return { path, overland, byRoad: true };
}

/** Floods overland from a hex; the hex itself is not entered, so an EZOC in it does not count. */
function floodOverland(g: Game, side: Side, from: number, limit: number): void {
  const ground = groundOf(g, side);
  floodFrom(
    stepFlood,
    [from],
    (at, _direction, next, hexside) =>
      overlandObstacle(ground, at === from ? OFF_MAP : at, hexside, next) === undefined,
    limit,
  );
}

/** [18.3.1] [27.2] The length of the shortest Overland Supply Path of any length, or undefined if there is none. */
export function overlandSteps(g: Game, side: Side, from: number, to: number): number | undefined {
  floodOverland(g, side, from, Number.POSITIVE_INFINITY);
  const steps = costTo(stepFlood, to);
  return steps === UNREACHED ? undefined : steps;
}

/** [17.8.2] [27.2.1] The hexes that an Overland Supply Path of so many hexes reaches from this one, itself included. */
export function overlandHexes(g: Game, side: Side, from: number, limit = OVERLAND_LIMIT): readonly number[] {
  floodOverland(g, side, from, limit);
  return reachedHexes(stepFlood);
}
