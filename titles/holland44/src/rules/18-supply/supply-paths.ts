/** [18.3] Supply Paths. One flood from the sources outwards answers for every hex of the map at once. */
import { cached, type Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, OFF_MAP } from '@bridgehead/hex';
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
import { countersOf, isEngineer, type Unit } from '../../state/units.ts';
import { isFitEngineer } from '../08-movement/ferries.ts';
import { isFriendlyArea } from '../19-entry-areas.ts';
import {
  buildGround,
  canalObstacle,
  crossingObstacle,
  EXITS,
  type Exit,
  exitObstacle,
  type Ground,
  hasRoad,
  overlandObstacle,
  roadHexObstacle,
  roadSideObstacle,
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
  readonly ground: Ground;
  /** The next hex by road; OFF_MAP where the road reaches the source; NO_ROAD where it cannot. */
  readonly road: Int16Array;
  /** 1 where the hex is the source's, or lies on the edge with the source beyond. */
  readonly ends: Uint8Array;
  /** What is known of the Overland Portion from a hex: UNASKED, REACHED or UNSUPPLIED. */
  readonly answers: Uint8Array;
  /** How many hexes have been asked about one by one. */
  asked: number;
  /** The shortest Overland Portions from everywhere, once somebody wants a path or asks about many hexes. */
  overland: Overland | undefined;
}

interface Overland {
  /** Overland hexes to enter before the road or the source begins, or UNREACHED. */
  readonly steps: Int8Array;
  /** The next hex of the Overland Portion, or OFF_MAP where it ends. */
  readonly next: Int16Array;
}

const NO_ROAD = -2;

const UNASKED = 0;
const REACHED = 1;
const UNSUPPLIED = 2;
/** To look from one hex for a road is quick; for more hexes than this one flood is quicker. */
const ASKED_SINGLY = 100;

const overlandFlood = createFlood(GRID);
const stepFlood = createFlood(GRID);

/** Floods from the goal back along the roads; who is in supply then looks for such a road or for the goal itself. */
export function buildField(ground: Ground, goal: Goal): Field {
  return {
    goal,
    ground,
    road: floodRoads(ground, goal),
    ends: endsOf(ground, goal),
    answers: new Uint8Array(GRID.hexCount),
    asked: 0,
    overland: undefined,
  };
}

const isStart = ({ road, ends }: Field, hex: number): boolean => road[hex] !== NO_ROAD || ends[hex] !== 0;

/** [18.3.1] [18.6] Whether the Overland Portion may enter a hex from this one. */
const mayStep = ({ ground, goal }: Field, from: number, hexside: number, to: number): boolean =>
  overlandObstacle(ground, from, hexside, to) === undefined &&
  !(goal.overland === 'dry' && canalObstacle(ground, hexside) !== undefined);

/** From every hex where the road or the goal begins four hexes overland. */
function overlandOf(field: Field): Overland {
  if (field.overland !== undefined) return field.overland;
  const starts: number[] = [];
  for (let hex = 0; hex < GRID.hexCount; hex++) if (isStart(field, hex)) starts.push(hex);
  floodFrom(
    overlandFlood,
    starts,
    (to, _direction, from, hexside) => mayStep(field, from, hexside, to),
    OVERLAND_LIMIT,
  );
  const steps = new Int8Array(GRID.hexCount).fill(UNREACHED);
  const next = new Int16Array(GRID.hexCount).fill(OFF_MAP);
  copyReached(overlandFlood, overlandFlood.cost, steps);
  copyReached(overlandFlood, overlandFlood.previous, next);
  field.overland = { steps, next };
  return field.overland;
}

/** The hexes that a search from one hex has come to, in order, and when each was last seen. */
const queue = new Int16Array(GRID.hexCount);
const seen = new Uint32Array(GRID.hexCount);
let search = 0;

/**
 * [18.3.1] Whether an Overland Portion from this hex comes to a road or to the goal: the nearest hexes first. Neither it nor the road
 * leads through the hex that is to be avoided.
 */
function findsStart(field: Field, from: number, avoided = OFF_MAP): boolean {
  if (isStart(field, from) && isRoadClearOf(field, from, avoided)) return true;
  search += 1;
  seen[from] = search;
  if (avoided !== OFF_MAP) seen[avoided] = search;
  queue[0] = from;
  let [at, length] = [0, 1];
  for (let steps = 1; steps <= OVERLAND_LIMIT; steps++) {
    for (const end = length; at < end; at++) {
      const hex = queue[at] ?? 0;
      for (let slot = hex * DIRECTION_COUNT; slot < (hex + 1) * DIRECTION_COUNT; slot++) {
        const next = GRID.neighbours[slot] ?? OFF_MAP;
        if (next === OFF_MAP || seen[next] === search || !mayStep(field, hex, GRID.sides[slot] ?? 0, next)) continue;
        if (isStart(field, next) && isRoadClearOf(field, next, avoided)) return true;
        seen[next] = search;
        queue[length++] = next;
      }
    }
  }
  return false;
}

/** Keeps what a flood has found: the next one writes over it. */
function copyReached({ order, count }: Flood, from: Int32Array, to: Int8Array | Int16Array): void {
  for (let i = 0; i < count; i++) {
    const hex = order[i] ?? 0;
    to[hex] = from[hex] ?? UNREACHED;
  }
}

/** By wanted Entry Areas, one bit each: the hexsides through which they are reached. */
const exitsByAreas = new Map<number, readonly Exit[]>();
function exitsTo(areas: number): readonly Exit[] {
  const known = exitsByAreas.get(areas);
  if (known !== undefined) return known;
  const exits = EXITS.filter(({ area }) => ((areas >>> area) & 1) === 1);
  exitsByAreas.set(areas, exits);
  return exits;
}

/** Where the Overland Portion may end: in the Supply Head's hex, or in a hex with a wanted Entry Area beyond. */
function endsOf(ground: Ground, goal: Goal): Uint8Array {
  const ends = new Uint8Array(GRID.hexCount);
  if (goal.head !== OFF_MAP) ends[goal.head] = 1;
  for (const { hex, hexside } of exitsTo(goal.areas)) {
    if (exitObstacle(ground, hexside) !== undefined) continue;
    if (goal.overland === 'any' || canalObstacle(ground, hexside) === undefined) ends[hex] = 1;
  }
  return ends;
}

/** By hex: the slots of its hexsides with a road, in the order of directions. */
const ROADS: readonly (readonly number[])[] = Array.from({ length: GRID.hexCount }, (_, hex) =>
  Array.from({ length: DIRECTION_COUNT }, (_, d) => hex * DIRECTION_COUNT + d).filter(
    (slot) => GRID.neighbours[slot] !== OFF_MAP && hasRoad(GRID.sides[slot] ?? 0),
  ),
);

/** By hex the next one on the way by road: the one from which the flood came. */
function floodRoads(ground: Ground, goal: Goal): Int16Array {
  const road = new Int16Array(GRID.hexCount).fill(NO_ROAD);
  let length = 0;
  const enter = (hex: number, from: number): void => {
    if (road[hex] !== NO_ROAD) return;
    road[hex] = from;
    queue[length++] = hex;
  };
  if (goal.head !== OFF_MAP) enter(goal.head, OFF_MAP);
  for (const { hex, hexside } of exitsTo(goal.areas))
    if (hasRoad(hexside) && crossingObstacle(ground, hexside) === undefined) enter(hex, OFF_MAP);
  for (let at = 0; at < length; at++) {
    const hex = queue[at] ?? 0;
    if (roadHexObstacle(ground, goal.head, hex) !== undefined) continue;
    for (const slot of ROADS[hex] ?? []) {
      const next = GRID.neighbours[slot] ?? OFF_MAP;
      if (road[next] === NO_ROAD && roadSideObstacle(ground, GRID.sides[slot] ?? 0) === undefined) enter(next, hex);
    }
  }
  return road;
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
const ENGINEERS: readonly Unit[] = countersOf('allied').filter(isEngineer);
const fitEngineers = cached([ALLIED_MARKS, ALLIED_ORDER], (g) =>
  ENGINEERS.reduce((bits, u, i) => (isFitEngineer(g, u) ? bits + 2 ** i : bits), 0),
);
const alliedByEngineers = cached(ALLIED_COLUMNS, () => new Map<number, KeptPaths>());

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

export function isReachedBy(field: Field, hex: number): boolean {
  const known = field.answers[hex] ?? UNASKED;
  if (known !== UNASKED) return known === REACHED;
  field.asked += 1;
  const isReached =
    field.overland === undefined && field.asked <= ASKED_SINGLY
      ? findsStart(field, hex)
      : (overlandOf(field).steps[hex] ?? UNREACHED) !== UNREACHED;
  field.answers[hex] = isReached ? REACHED : UNSUPPLIED;
  return isReached;
}
/** Whether a path leads from the hex to the goal without entering another hex. */
export const isReachedClearOf = (field: Field, hex: number, avoided: number): boolean =>
  findsStart(field, hex, avoided);

/** Whether the road that begins in a hex, if it is needed, keeps out of another one. */
function isRoadClearOf({ road, ends }: Field, from: number, avoided: number): boolean {
  if (avoided === OFF_MAP || ends[from] === 1) return true;
  for (let at = from; at >= 0; at = road[at] ?? OFF_MAP) if (at === avoided) return false;
  return true;
}

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
  const { next: overlandNext } = overlandOf(field);
  for (let next = overlandNext[at] ?? OFF_MAP; next !== OFF_MAP; next = overlandNext[at] ?? OFF_MAP) {
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
