/** [6] [6.1] Supply routes: a line of a few hexes to a supply road, and the road to a source. */
import { cached, type Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, OFF_MAP } from '@bridgehead/hex';
import { createFlood, type Flood, floodFrom, isReached, NONE, pathTo } from '@bridgehead/map';
import { GRID, IS_BRIDGE, IS_ESCARPMENT, IS_WADI, isMountain, MAP, TRAIL } from '../../data/map.ts';
import { SOURCES } from '../../data/sources.ts';
import type { Side } from '../../data/unit-data.ts';
import { isBoxPlace } from '../../state/places.ts';
import { isHeldBy } from '../../state/stacks.ts';
import {
  AT,
  hexAt,
  isRain,
  isSourceOpen,
  placeOf,
  RESERVE,
  SOURCE,
  STRONGPOINT,
  strongpointIn,
  WEATHER,
} from '../../state/state.ts';
import { enemyOf, isCommando, isFrench, sideOfUnit, type Unit } from '../../state/units.ts';
import { SHORT_SUPPLY_LINE, SUPPLY_LINE } from '../../tables/constants.ts';
import { isInZone } from '../03-concepts/zones.ts';
import { isRoad } from '../07-movement/ground.ts';

/** [6.2] [14.1.1] Nobody traces through an enemy or his strongpoint, unless a friend stands in it. */
function isBlocked(g: Game, side: Side, hex: number): boolean {
  if (isHeldBy(g, enemyOf(side), hex)) return true;
  const strongpoint = strongpointIn(g, hex);
  return strongpoint?.active === true && strongpoint.side !== side && !isHeldBy(g, side, hex);
}

/** [6.2] [6.2.4] Nor through an enemy zone, but where a friend stands. */
const isTraceable = (g: Game, side: Side, hex: number): boolean =>
  !isBlocked(g, side, hex) && (!isInZone(g, enemyOf(side), hex) || isHeldBy(g, side, hex));

/** [6.2.3] A wadi stops a supply road but at a bridge. */
const carriesSupply = (hexside: number, rain: boolean): boolean =>
  isRoad(hexside, rain) && (IS_WADI[hexside] === 0 || IS_BRIDGE[hexside] === 1);

/** [6.2.3] The hexes of the supply roads of a side, of roads alone or with trails. */
function supplyRoads(g: Game, side: Side, withTrails: boolean, flood: Flood): void {
  const rain = isRain(g);
  const open = SOURCES.flatMap((source, i) =>
    source.side === side && isSourceOpen(g, i) && isTraceable(g, side, source.hex) ? [source.hex] : [],
  );
  floodFrom(
    flood,
    open,
    (_from, _d, to, hexside) =>
      carriesSupply(hexside, rain) && (withTrails || MAP.road[hexside] !== TRAIL) && isTraceable(g, side, to),
  );
}

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

interface Line {
  readonly withTrails: boolean;
  readonly overWadis: boolean;
  readonly most: number;
}

/** Traces from the roads outward: a hex in an enemy zone, or on a mountain, ends a line that begins there. */
function lineLengths(g: Game, side: Side, { withTrails, overWadis, most }: Line): Uint8Array {
  const rain = isRain(g);
  supplyRoads(g, side, withTrails, roadFlood);
  const roads = Array.from(roadFlood.order.subarray(0, roadFlood.count));
  const mayCross = (hexside: number): boolean =>
    lineGoes(hexside, rain) && (overWadis || IS_WADI[hexside] === 0 || IS_BRIDGE[hexside] === 1);
  // A line goes from the unit to the road: the flood goes against it, so it is the hex left that a road must lead into.
  floodFrom(
    lineFlood,
    roads,
    (from, _d, to, hexside) =>
      mayCross(hexside) &&
      isTraceable(g, side, to) &&
      climbsByRoad(from, hexside, rain) &&
      climbsByRoad(to, hexside, rain),
    most,
  );
  const lengths = new Uint8Array(GRID.hexCount).fill(UNSUPPLIED);
  for (let i = 0; i < lineFlood.count; i++) {
    const hex = lineFlood.order[i] ?? 0;
    lengths[hex] = Math.min(lengths[hex] ?? UNSUPPLIED, lineFlood.cost[hex] ?? UNSUPPLIED);
  }
  addEnds(g, side, lengths, { mayCross, rain, withTrails });
  return lengths;
}

interface Ends {
  readonly mayCross: (hexside: number) => boolean;
  readonly rain: boolean;
  readonly withTrails: boolean;
}

/** [6.2.1] [6.2.4] A unit may stand in an enemy zone or on a mountain itself: the line begins beside it. */
function addEnds(g: Game, side: Side, lengths: Uint8Array, { mayCross, rain, withTrails }: Ends): void {
  const reached = Uint8Array.from(lengths);
  for (let hex = 0; hex < GRID.hexCount; hex++) {
    if (reached[hex] !== UNSUPPLIED || isBlocked(g, side, hex)) continue;
    for (let d = 0; d < DIRECTION_COUNT; d++) {
      const slot = hex * DIRECTION_COUNT + d;
      const next = GRID.neighbours[slot] ?? OFF_MAP;
      if (next === OFF_MAP || (reached[next] ?? UNSUPPLIED) === UNSUPPLIED) continue;
      const hexside = GRID.sides[slot] ?? 0;
      const onRoad = reached[next] === 0 && carriesSupply(hexside, rain) && (withTrails || MAP.road[hexside] !== TRAIL);
      if (onRoad) lengths[hex] = 0;
      else if (mayCross(hexside) && climbsByRoad(next, hexside, rain))
        lengths[hex] = Math.min(lengths[hex] ?? UNSUPPLIED, (reached[next] ?? UNSUPPLIED) + 1);
    }
  }
}

export const buildSupply = (g: Game, side: Side): SupplyMap => ({
  long: lineLengths(g, side, { withTrails: false, overWadis: false, most: SUPPLY_LINE }),
  short: lineLengths(g, side, { withTrails: true, overWadis: true, most: SHORT_SUPPLY_LINE }),
});

const COLUMNS = [AT.allied, AT.axis, RESERVE.allied, RESERVE.axis, STRONGPOINT, SOURCE, WEATHER];
const alliedSupply = cached(COLUMNS, (g) => buildSupply(g, 'allied'));
const axisSupply = cached(COLUMNS, (g) => buildSupply(g, 'axis'));
const supplyOf = (g: Game, side: Side): SupplyMap => (side === 'allied' ? alliedSupply(g) : axisSupply(g));

/**
 * [6.2.1] [6.2.2] [16.5.4] Whether a unit in this hex could trace a route: seven hexes, or four in rain, for the French, where the
 * road has trails or the line crosses a wadi.
 */
export function couldTrace(g: Game, u: Unit, hex: number): boolean {
  const { long, short } = supplyOf(g, sideOfUnit(u));
  const most = isRain(g) || isFrench(u) ? SHORT_SUPPLY_LINE : SUPPLY_LINE;
  return (long[hex] ?? UNSUPPLIED) <= most || (short[hex] ?? UNSUPPLIED) <= SHORT_SUPPLY_LINE;
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
  for (let at = hex; (lengths[at] ?? 0) > 0; ) {
    const next = downhill(g, side, lengths, at);
    if (next === undefined) break;
    line.push(next);
    at = next;
  }
  return line;
}

/** The next hex of a line: one nearer to the road through which it may go. */
function downhill(g: Game, side: Side, lengths: Uint8Array, hex: number): number | undefined {
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const next = GRID.neighbours[hex * DIRECTION_COUNT + d] ?? OFF_MAP;
    if (next === OFF_MAP || !isTraceable(g, side, next)) continue;
    if ((lengths[next] ?? UNSUPPLIED) === (lengths[hex] ?? 0) - 1) return next;
  }
  return undefined;
}

/** [15.4.1] Whether a unit could trace a supply line to a hex within so many hexes. */
export function tracesTo(g: Game, u: Unit, goal: number, most: number): boolean {
  const rain = isRain(g);
  const side = sideOfUnit(u);
  floodFrom(
    lineFlood,
    [goal],
    (from, _d, to, hexside) =>
      lineGoes(hexside, rain) &&
      (to === hexAt(g, u) || isTraceable(g, side, to)) &&
      climbsByRoad(from, hexside, rain) &&
      (to === hexAt(g, u) || climbsByRoad(to, hexside, rain)),
    most,
  );
  return isReached(lineFlood, hexAt(g, u));
}

/** The road from a hex to a source; empty where there is none. */
export function roadToSource(g: Game, side: Side, hex: number): readonly number[] {
  supplyRoads(g, side, true, roadFlood);
  return pathTo(roadFlood, hex).reverse();
}

export const hasRoad = (hex: number): boolean => {
  for (let d = 0; d < DIRECTION_COUNT; d++)
    if ((MAP.road[GRID.sides[hex * DIRECTION_COUNT + d] ?? 0] ?? NONE) !== NONE) return true;
  return false;
};
