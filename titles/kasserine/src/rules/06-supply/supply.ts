/** [6] [6.1] Supply routes: a line of a few hexes to a supply road, and the road to a source. */
import { cached, type Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, OFF_MAP } from '@bridgehead/hex';
import {
  createFlood,
  type Flood,
  floodByTable,
  floodFrom,
  isReached,
  NONE,
  pathTo,
  reachedHexes,
} from '@bridgehead/map';
import { isAnyIn } from '@bridgehead/toolkit';
import { GRID, IS_BRIDGE, IS_ESCARPMENT, IS_WADI, isMountain, MAP, TRAIL } from '../../data/map.ts';
import { SOURCES } from '../../data/sources.ts';
import type { Side } from '../../data/unit-data.ts';
import { isBoxPlace } from '../../state/places.ts';
import { occupiedHexes, stacksOf } from '../../state/stacks.ts';
import {
  AT,
  hasStrongpoint,
  hexAt,
  isRain,
  isSourceOpen,
  placeOf,
  RESERVE,
  SOURCE,
  STRONGPOINT,
  strongpointHexes,
  WEATHER,
} from '../../state/state.ts';
import { enemyOf, isCommando, isFrench, sideOfUnit, type Unit } from '../../state/units.ts';
import { SHORT_SUPPLY_LINE, SUPPLY_LINE } from '../../tables/constants.ts';
import { isAwake, zoneOf } from '../03-concepts/zones.ts';
import { isRoad } from '../07-movement/ground.ts';

/** Where a side may trace, by hex: through it, out of it alone, or not at all. */
const OPEN = 0;
const OUT_ALONE = 1;
const BLOCKED = 2;

/**
 * [6.2] [6.2.4] [14.1.1] Nobody traces through an enemy or his strongpoint, nor through his zone, but where a friend stands; a friend
 * in a strongpoint of the enemy traces out of it.
 */
function groundOf(g: Game, side: Side): Uint8Array {
  const enemy = enemyOf(side);
  const [zone, friends] = [zoneOf(g, enemy), stacksOf(g, side)];
  const ground = new Uint8Array(GRID.hexCount);
  for (let hex = 0; hex < ground.length; hex++)
    if (isAwake(zone, hex) && !isAnyIn(friends, hex)) ground[hex] = OUT_ALONE;
  for (const hex of strongpointHexes(g))
    if (hasStrongpoint(g, enemy, hex)) ground[hex] = isAnyIn(friends, hex) ? OUT_ALONE : BLOCKED;
  for (const hex of occupiedHexes(g, enemy)) ground[hex] = BLOCKED;
  return ground;
}

/** Tables for both kinds of weather, made when they are asked for. */
function byWeather<T>(make: (rain: boolean) => T): (rain: boolean) => T {
  const made: { dry?: T; rain?: T } = {};
  return (rain) => {
    const weather = rain ? 'rain' : 'dry';
    made[weather] ??= make(rain);
    return made[weather];
  };
}

/** [6.2.3] A wadi stops a supply road but at a bridge. */
const carriesSupply = (hexside: number, rain: boolean): boolean =>
  isRoad(hexside, rain) && (IS_WADI[hexside] === 0 || IS_BRIDGE[hexside] === 1);

/** What a supply map is made of: as long as it is the same, so is the map. */
interface Basis {
  readonly ground: Uint8Array;
  readonly rain: boolean;
  /** [6.3.1] The hexes of the sources that are open, in order. */
  readonly sources: readonly number[];
}

function basisOf(g: Game, side: Side): Basis {
  const ground = groundOf(g, side);
  const sources: number[] = [];
  SOURCES.forEach((source, i) => {
    if (source.side === side && isSourceOpen(g, i) && ground[source.hex] === OPEN) sources.push(source.hex);
  });
  return { ground, rain: isRain(g), sources };
}

/** [6.2.3] By the step from a hex whether a supply road leads over its hexside, of roads alone or with trails. */
const roadsTable = (rain: boolean, withTrails: boolean): Uint8Array =>
  Uint8Array.from(GRID.sides, (hexside) =>
    carriesSupply(hexside, rain) && (withTrails || MAP.road[hexside] !== TRAIL) ? 1 : 0,
  );

/** [6.2.3] The hexes of the supply roads of a side. */
const supplyRoads = ({ ground, sources }: Basis, roads: Uint8Array, flood: Flood): void =>
  floodByTable(flood, sources, { steps: roads, closed: ground });

/** [6.2.1] Whether a supply line may go from hex to hex; the hex of the unit itself lies at its end. */
function lineGoes(hexside: number, rain: boolean): boolean {
  if (IS_ESCARPMENT[hexside] === 1) return false;
  return !rain || IS_WADI[hexside] === 0 || IS_BRIDGE[hexside] === 1;
}

/** [6.2.1] No line enters a mountain but by a road or trail. */
const climbsByRoad = (hex: number, hexside: number, rain: boolean): boolean =>
  !isMountain(hex) || isRoad(hexside, rain);

const UNSUPPLIED = 99;

/** Hexes of the line that a unit would need: over no unbridged wadi to a road without trails, and by any way. */
export interface SupplyMap {
  readonly long: Uint8Array;
  readonly short: Uint8Array;
}

const roadFlood = createFlood(GRID);
const lineFlood = createFlood(GRID);

/** Whether a line may cross a hexside at all. */
const mayCross = (hexside: number, rain: boolean, overWadis: boolean): boolean =>
  lineGoes(hexside, rain) && (overWadis || IS_WADI[hexside] === 0 || IS_BRIDGE[hexside] === 1);

/** By the step from a hex to one beside it whether a line may go it, either way. */
function stepsTable(rain: boolean, overWadis: boolean): Uint8Array {
  const steps = new Uint8Array(GRID.neighbours.length);
  for (let slot = 0; slot < steps.length; slot++) {
    const [to, hexside] = [GRID.neighbours[slot] ?? OFF_MAP, GRID.sides[slot] ?? 0];
    if (to === OFF_MAP || !mayCross(hexside, rain, overWadis)) continue;
    const from = Math.floor(slot / DIRECTION_COUNT);
    steps[slot] = climbsByRoad(from, hexside, rain) && climbsByRoad(to, hexside, rain) ? 1 : 0;
  }
  return steps;
}

/** The same for the last step, to a unit that may stand on a mountain itself. */
function lastStepsTable(rain: boolean, overWadis: boolean): Uint8Array {
  const steps = new Uint8Array(GRID.neighbours.length);
  for (let slot = 0; slot < steps.length; slot++) {
    const [next, hexside] = [GRID.neighbours[slot] ?? OFF_MAP, GRID.sides[slot] ?? 0];
    if (next === OFF_MAP || !mayCross(hexside, rain, overWadis)) continue;
    steps[slot] = climbsByRoad(next, hexside, rain) ? 1 : 0;
  }
  return steps;
}

interface LineTables {
  readonly roads: Uint8Array;
  readonly steps: Uint8Array;
  readonly lastSteps: Uint8Array;
}
interface Line {
  readonly most: number;
  readonly tables: (rain: boolean) => LineTables;
}

const lineOf = (most: number, withTrails: boolean, overWadis: boolean): Line => ({
  most,
  tables: byWeather((rain) => ({
    roads: roadsTable(rain, withTrails),
    steps: stepsTable(rain, overWadis),
    lastSteps: lastStepsTable(rain, overWadis),
  })),
});
const LONG = lineOf(SUPPLY_LINE, false, false);
const SHORT = lineOf(SHORT_SUPPLY_LINE, true, true);

/** Traces from the roads outward: a hex in an enemy zone, or on a mountain, ends a line that begins there. */
function lineLengths(basis: Basis, line: Line): Uint8Array {
  const { ground, rain } = basis;
  const tables = line.tables(rain);
  supplyRoads(basis, tables.roads, roadFlood);
  floodByTable(lineFlood, reachedHexes(roadFlood), { steps: tables.steps, closed: ground }, line.most);
  const lengths = new Uint8Array(GRID.hexCount).fill(UNSUPPLIED);
  for (let i = 0; i < lineFlood.count; i++) {
    const hex = lineFlood.order[i] ?? 0;
    lengths[hex] = lineFlood.cost[hex] ?? UNSUPPLIED;
  }
  addEnds(basis, tables, lengths);
  return lengths;
}

/** [6.2.1] [6.2.4] A unit may stand in an enemy zone or on a mountain itself: the line begins beside it. */
function addEnds({ ground }: Basis, { roads, lastSteps }: LineTables, lengths: Uint8Array): void {
  const reached = Uint8Array.from(lengths);
  const { neighbours } = GRID;
  for (let hex = 0; hex < reached.length; hex++) {
    if (reached[hex] !== UNSUPPLIED || ground[hex] === BLOCKED) continue;
    let least = UNSUPPLIED;
    for (let slot = hex * DIRECTION_COUNT; slot < (hex + 1) * DIRECTION_COUNT; slot++) {
      const next = neighbours[slot] ?? OFF_MAP;
      const length = next === OFF_MAP ? UNSUPPLIED : (reached[next] ?? UNSUPPLIED);
      if (length === UNSUPPLIED) continue;
      if (length === 0 && roads[slot] === 1) least = 0;
      else if (lastSteps[slot] === 1 && length + 1 < least) least = length + 1;
    }
    lengths[hex] = least;
  }
}

/** Most units stand near a road without trails: the other lines are traced when they are asked for. */
function supplyFrom(basis: Basis): SupplyMap {
  const long = lineLengths(basis, LONG);
  let short: Uint8Array | undefined;
  return {
    long,
    get short() {
      short ??= lineLengths(basis, SHORT);
      return short;
    },
  };
}

export const buildSupply = (g: Game, side: Side): SupplyMap => supplyFrom(basisOf(g, side));

interface Kept {
  readonly basis: Basis;
  readonly map: SupplyMap;
}
/** The last ones of each side: what is tried and taken back comes to them again. */
const lastKept = cached([], (): Record<Side, Kept[]> => ({ allied: [], axis: [] }));
const KEPT_MAPS = 4;

function isSameBasis(a: Basis, b: Basis): boolean {
  if (a.rain !== b.rain || a.sources.length !== b.sources.length) return false;
  for (let i = 0; i < a.sources.length; i++) if (a.sources[i] !== b.sources[i]) return false;
  for (let hex = 0; hex < a.ground.length; hex++) if (a.ground[hex] !== b.ground[hex]) return false;
  return true;
}

/** Most moves change nothing that supply depends on: then the last map still holds. */
function keptSupply(g: Game, side: Side): SupplyMap {
  const kept = lastKept(g)[side];
  const basis = basisOf(g, side);
  const at = kept.findIndex((one) => isSameBasis(one.basis, basis));
  const [found = { basis, map: supplyFrom(basis) }] = at < 0 ? [] : kept.splice(at, 1);
  kept.unshift(found);
  if (kept.length > KEPT_MAPS) kept.pop();
  return found.map;
}

const COLUMNS = [AT.allied, AT.axis, RESERVE.allied, RESERVE.axis, STRONGPOINT, SOURCE, WEATHER];
const alliedSupply = cached(COLUMNS, (g) => keptSupply(g, 'allied'));
const axisSupply = cached(COLUMNS, (g) => keptSupply(g, 'axis'));
export const supplyOf = (g: Game, side: Side): SupplyMap => (side === 'allied' ? alliedSupply(g) : axisSupply(g));

/**
 * [6.2.1] [6.2.2] [16.5.4] Whether a unit in this hex could trace a route: seven hexes, or four in rain, for the French, where the
 * road has trails or the line crosses a wadi.
 */
export function couldTrace(g: Game, u: Unit, hex: number): boolean {
  const supply = supplyOf(g, sideOfUnit(u));
  const most = isRain(g) || isFrench(u) ? SHORT_SUPPLY_LINE : SUPPLY_LINE;
  return (supply.long[hex] ?? UNSUPPLIED) <= most || (supply.short[hex] ?? UNSUPPLIED) <= SHORT_SUPPLY_LINE;
}

/** [6.1.2] [6.1.4] [6.3.2] [16.4.2] Whether a unit is in supply now; off the map it is, and the commandos need none. */
export function isSupplied(g: Game, u: Unit): boolean {
  const hex = hexAt(g, u);
  if (hex < 0) return isBoxPlace(placeOf(g, u));
  return isCommando(u) || couldTrace(g, u, hex);
}

/** The hexes of a shortest line from a hex to a supply road, for those who want to see it; undefined without one. */
export function supplyLine(g: Game, u: Unit): readonly number[] | undefined {
  const [side, hex] = [sideOfUnit(u), hexAt(g, u)];
  if (hex < 0 || !couldTrace(g, u, hex)) return undefined;
  const { long } = supplyOf(g, side);
  const most = isRain(g) || isFrench(u) ? SHORT_SUPPLY_LINE : SUPPLY_LINE;
  const isLong = (long[hex] ?? UNSUPPLIED) <= most;
  const lengths = isLong ? long : supplyOf(g, side).short;
  const line = [hex];
  const ground = groundOf(g, side);
  for (let at = hex; (lengths[at] ?? 0) > 0; ) {
    const next = downhill(ground, lengths, at);
    if (next === undefined) break;
    line.push(next);
    at = next;
  }
  return line;
}

/** The next hex of a line: one nearer to the road through which it may go. */
function downhill(ground: Uint8Array, lengths: Uint8Array, hex: number): number | undefined {
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const next = GRID.neighbours[hex * DIRECTION_COUNT + d] ?? OFF_MAP;
    if (next === OFF_MAP || ground[next] !== OPEN) continue;
    if ((lengths[next] ?? UNSUPPLIED) === (lengths[hex] ?? 0) - 1) return next;
  }
  return undefined;
}

/** [15.4.1] Whether a unit could trace a supply line to a hex within so many hexes. */
export function tracesTo(g: Game, u: Unit, goal: number, most: number): boolean {
  const rain = isRain(g);
  const [start, ground] = [hexAt(g, u), groundOf(g, sideOfUnit(u))];
  floodFrom(
    lineFlood,
    [goal],
    (from, _d, to, hexside) =>
      lineGoes(hexside, rain) &&
      climbsByRoad(from, hexside, rain) &&
      (to === start || (ground[to] === OPEN && climbsByRoad(to, hexside, rain))),
    most,
  );
  return isReached(lineFlood, start);
}

/** The road from a hex to a source; empty where there is none. */
export function roadToSource(g: Game, side: Side, hex: number): readonly number[] {
  const basis = basisOf(g, side);
  supplyRoads(basis, SHORT.tables(basis.rain).roads, roadFlood);
  return pathTo(roadFlood, hex).reverse();
}

export const hasRoad = (hex: number): boolean => {
  for (let d = 0; d < DIRECTION_COUNT; d++)
    if ((MAP.road[GRID.sides[hex * DIRECTION_COUNT + d] ?? 0] ?? NONE) !== NONE) return true;
  return false;
};
