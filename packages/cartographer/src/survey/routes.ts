/** Roads and railways as chains of hexes. */
import { centre, gapBetween, neighbourOf, OFF_MAP, type Point, sideBetween, sideMiddle, sideOf } from '@bridgehead/hex';
import type { BridgeKind } from '@bridgehead/map';
import { type Canvas, hexUnderPoint } from './canvas.ts';
import type { Bridge, BridgeSite } from './crossings.ts';
import { crossings, cutAt, type Line, lengthOf, nearest, runs } from './geometry.ts';
import { isTown, type Place } from './places.ts';
import { grow, pathTo } from './shortest-path.ts';
import type { Chain } from './waters.ts';

/** A road of geography on the sheet. */
export interface Way {
  readonly name: string;
  readonly class: string;
  readonly kind: BridgeKind;
  readonly line: Line;
  /** Hexes it must visit, in order, as pins say; one beyond the edge ends the way there. */
  readonly through: readonly number[];
}

export interface Route {
  readonly name: string;
  readonly class: string;
  readonly hexes: readonly number[];
  readonly course: Line;
}

/** What the way meets: waters it crosses only on bridges, the places on it, the routes laid before it. */
export interface Country {
  readonly canvas: Canvas;
  readonly bridgedWaters: readonly Chain[];
  /** Waters that it may go through, though it would rather not. */
  readonly fordedWaters: readonly Chain[];
  readonly bridges: readonly Bridge[];
  readonly places: readonly Place[];
  /** Bridges of geography that a pin has taken off the map. */
  readonly denied: readonly BridgeSite[];
  /** Hexsides with such a water and no bridge of this kind. */
  readonly barred: Readonly<Record<BridgeKind, ReadonlySet<number>>>;
}

/** For each kind of way the hexsides with such a water and no bridge for it. */
export function barredSides(waters: readonly Chain[], bridges: readonly Bridge[]): Country['barred'] {
  const barredFor = (kind: BridgeKind): Set<number> => {
    const sides = new Set(waters.flatMap((chain) => chain.sides));
    for (const bridge of bridges) if (bridge.kind === kind) sides.delete(bridge.side);
    return sides;
  };
  return { road: barredFor('road'), rail: barredFor('rail') };
}

export interface Laying {
  readonly routes: Route[];
  /** Crossings of a bridged water where geography has no bridge, and stretches for which no way was found. */
  readonly faults: string[];
}

interface Waypoint {
  readonly along: number;
  readonly hexes: readonly number[];
  /** Lower ones give way first when the route would double back. */
  readonly weight: number;
}

const CORRIDOR = 2.3;
const ON_TOWN = 0.5;
const ON_VILLAGE = 0.28;
const VILLAGE_DETOUR = 0.5;
const BRIDGE_REACH = 0.9;
const PINNED = 9;

/** Lays one way after the others; it is cut where it would cross water without a bridge. */
export function layWay(country: Country, way: Way, laid: readonly Route[]): Laying {
  const routes: Route[] = [];
  const faults: string[] = [];
  for (const line of runs(way.line, (p) => hexUnderPoint(country.canvas, p) !== undefined)) {
    const crossed = waterCrossings(country, way.kind, line);
    const missing = crossed.filter((crossing) => crossing.bridge === undefined);
    for (const { water, point } of missing) {
      const hex = hexUnderPoint(country.canvas, point);
      if (hex === undefined || country.canvas.isOnMap[hex] !== true || isDenied(country, way.kind, water, point))
        continue;
      faults.push(`${way.name} crosses ${water} without a bridge`);
    }
    const pieces = cutAt(
      line,
      missing.map((crossing) => crossing.along),
    );
    for (const piece of pieces) {
      const through = way.through.filter((hex) => closest(country.canvas, pieces, hex) === piece);
      for (const hexes of stretchesOf(
        country,
        { ...way, line: piece, through: alongside(country.canvas, piece, through) },
        laid,
      )) {
        routes.push({ name: way.name, class: way.class, hexes, course: piece });
      }
    }
  }
  const lost = routes.length - new Set(routes.map((route) => route.course)).size;
  if (lost > 0) faults.push(`${way.name} is broken: no way was found between its parts`);
  return { routes, faults };
}

/** A bridge that a pin has taken away is no gap: the rules want the way cut there. */
const isDenied = (country: Country, kind: BridgeKind, water: string, at: Point): boolean =>
  country.denied.some(
    (bridge) => bridge.water === water && bridge.kind === kind && gapBetween(bridge.at, at) < BRIDGE_REACH,
  );

/** The piece of a cut way that a pinned hex belongs to. */
function closest(canvas: Canvas, pieces: readonly Point[][], hex: number): Point[] | undefined {
  const distance = (piece: Point[]): number => nearest(piece, centre(canvas.grid, hex)).distance;
  return [...pieces].sort((a, b) => distance(a) - distance(b))[0];
}

/** Pins may name the hexes of a way from either end. */
function alongside(canvas: Canvas, line: Line, through: readonly number[]): readonly number[] {
  const along = (hex: number | undefined): number => nearest(line, centre(canvas.grid, hex ?? 0)).along;
  const isReversed = through.length > 1 && along(through[0]) > along(through[through.length - 1]);
  return isReversed ? [...through].reverse() : through;
}

interface WaterCrossing {
  readonly along: number;
  readonly point: Point;
  readonly water: string;
  readonly bridge: Bridge | undefined;
}

function waterCrossings(country: Country, kind: BridgeKind, line: Line): WaterCrossing[] {
  const found: WaterCrossing[] = [];
  for (const chain of country.bridgedWaters) {
    for (const { along, point } of crossings(line, chain.course)) {
      const near = country.bridges
        .filter(
          (bridge) =>
            bridge.water === chain.name && bridge.kind === kind && gapBetween(bridge.at, point) < BRIDGE_REACH,
        )
        .sort((a, b) => gapBetween(a.at, point) - gapBetween(b.at, point));
      found.push({ along, point, water: chain.name, bridge: near[0] });
    }
  }
  return found.sort((a, b) => a.along - b.along);
}

/** The hexes of a way in one piece, or in several where no way was found between two of its waypoints. */
function stretchesOf(country: Country, way: Way, laid: readonly Route[]): number[][] {
  let waypoints = waypointsOf(country, way, laid);
  for (;;) {
    const stretches = throughWaypoints(country, way, waypoints, laid);
    const hexes = stretches.flat();
    const doubled = hexes.findIndex((hex, i) => hexes.indexOf(hex) !== i);
    const lightest = waypoints.reduce((least, point) => Math.min(least, point.weight), PINNED);
    if (doubled < 0 || lightest >= PINNED) return stretches.map(withoutLoops).filter((part) => part.length > 1);
    const near = centre(country.canvas.grid, hexes[doubled] ?? 0);
    const culprit = waypoints
      .filter((point) => point.weight === lightest)
      .sort((a, b) => away(country, a, near) - away(country, b, near))[0];
    waypoints = waypoints.filter((point) => point !== culprit);
  }
}

const away = (country: Country, point: Waypoint, from: Point): number =>
  gapBetween(centre(country.canvas.grid, point.hexes[0] ?? 0), from);

function withoutLoops(hexes: readonly number[]): number[] {
  const kept: number[] = [];
  for (const hex of hexes) {
    const before = kept.indexOf(hex);
    if (before >= 0) kept.length = before;
    kept.push(hex);
  }
  return kept;
}

/** Start, end, towns, bridges and pins on the way, in order. */
function waypointsOf(country: Country, way: Way, laid: readonly Route[]): Waypoint[] {
  const { canvas } = country;
  const length = lengthOf(way.line);
  const points: Waypoint[] = [];
  const along = (hex: number): number => nearest(way.line, centre(canvas.grid, hex)).along;
  const pinnedAlong = inOrder(way.through.map(along));
  for (const [i, hex] of way.through.entries()) {
    points.push({ along: pinnedAlong[i] ?? 0, hexes: [hex], weight: PINNED });
  }
  const isFree = freeOf(canvas, way.through, pinnedAlong);
  for (const { bridge, along: at } of waterCrossings(country, way.kind, way.line)) {
    if (bridge === undefined || !isFree(at)) continue;
    const [a, b] = [canvas.grid.sideHexes[bridge.side * 2] ?? 0, canvas.grid.sideHexes[bridge.side * 2 + 1] ?? 0];
    points.push({ along: at, hexes: along(a) <= along(b) ? [a, b] : [b, a], weight: 5 });
  }
  for (const place of way.kind === 'road' ? country.places : []) {
    const near = nearest(way.line, place.at);
    if (!isOnWay(canvas, way, place, near.distance) || !isFree(near.along)) continue;
    points.push({ along: near.along, hexes: [place.hex], weight: isTown(place) ? 3 : 1 });
  }
  const ends = [
    { at: 0, point: way.line[0] },
    { at: length, point: way.line[way.line.length - 1] },
  ];
  for (const { at, point } of ends) {
    if (point === undefined || points.some((known) => Math.abs(known.along - at) < 0.3) || !isFree(at)) continue;
    const hex = junction(canvas, point, laid) ?? hexUnderPoint(canvas, point);
    if (hex !== undefined) points.push({ along: at, hexes: [hex], weight: 4 });
  }
  return points.sort((a, b) => a.along - b.along);
}

/** Whether a length of the way is left to geography: before the first pinned hex or after the last one. */
function freeOf(canvas: Canvas, through: readonly number[], along: readonly number[]): (at: number) => boolean {
  const [first, last] = [through[0], through[through.length - 1]];
  if (first === undefined || last === undefined) return () => true;
  const isOpen = (hex: number): boolean => canvas.isOnMap[hex] === true;
  const [start, end] = [along[0] ?? 0, along[along.length - 1] ?? 0];
  return (at) => (at < start - 0.5 && isOpen(first)) || (at > end + 0.5 && isOpen(last));
}

/** A road goes to a town that it passes, and takes a village in if that is no detour. */
function isOnWay(canvas: Canvas, way: Way, place: Place, distance: number): boolean {
  if (isTown(place)) return distance <= ON_TOWN;
  if (place.class === 'airfield') return false;
  return distance <= ON_VILLAGE && nearest(way.line, centre(canvas.grid, place.hex)).distance <= VILLAGE_DETOUR;
}

/** Pins state an order; where the line runs back on itself the projection may not. */
function inOrder(lengths: readonly number[]): number[] {
  let highest = -1;
  return lengths.map((length) => {
    highest = Math.max(length, highest + 1e-6);
    return highest;
  });
}

/** The hex of an earlier route that this end of a way runs into. */
function junction(canvas: Canvas, at: Point, laid: readonly Route[]): number | undefined {
  const candidates = laid
    .filter((route) => nearest(route.course, at).distance < 0.25)
    .flatMap((route) => route.hexes)
    .filter((hex) => gapBetween(centre(canvas.grid, hex), at) < 1.2);
  return candidates.sort(
    (a, b) => gapBetween(centre(canvas.grid, a), at) - gapBetween(centre(canvas.grid, b), at) || a - b,
  )[0];
}

function throughWaypoints(country: Country, way: Way, points: readonly Waypoint[], laid: readonly Route[]): number[][] {
  const roads = new Set(laid.flatMap((route) => sidesOf(country.canvas, route.hexes)));
  const tolls = tollsOn(country, way.line);
  const stretches: number[][] = [];
  let current: number[] = [];
  for (const hex of points.flatMap((point) => point.hexes)) {
    const from = current[current.length - 1];
    if (from === hex) continue;
    const path = from === undefined ? undefined : between(country, way, [from, hex], { roads, tolls });
    if (path === undefined) {
      current = [hex];
      stretches.push(current);
    } else current.push(...path.slice(1));
  }
  return stretches;
}

function between(
  country: Country,
  way: Way,
  [from, to]: readonly [number, number],
  { roads, tolls }: { readonly roads: ReadonlySet<number>; readonly tolls: ReadonlyMap<number, number> },
): number[] | undefined {
  const { grid } = country.canvas;
  const direct = sideBetween(grid, from, to);
  if (direct !== undefined && !country.barred[way.kind].has(direct)) return [from, to];
  const tree = grow(new Map([[from, 0]]), new Set([to]), (hex, visit) => {
    for (let d = 0; d < 6; d++) {
      const next = neighbourOf(grid, hex, d);
      const side = sideOf(grid, hex, d);
      if (next === OFF_MAP || country.barred[way.kind].has(side)) continue;
      const off = nearest(way.line, centre(grid, next)).distance;
      const offSide = nearest(way.line, sideMiddle(grid, side)).distance;
      if (off > CORRIDOR && next !== to) continue;
      const cost = (0.3 + 1.5 * (off * off + offSide * offSide)) * (roads.has(side) ? 0.7 : 1);
      visit(next, cost + (tolls.get(side) ?? 0));
    }
  });
  return pathTo(tree, to);
}

const FORD_TOLL = 0.3;
const NEEDLESS_FORD_TOLL = 2.5;
const FORD_REACH = 0.9;

/** What going through a water costs: little where the way really meets its course, so that it else keeps to its bank. */
function tollsOn({ canvas, fordedWaters }: Country, line: Line): Map<number, number> {
  const tolls = new Map<number, number>();
  for (const chain of fordedWaters) {
    const met = crossings(line, chain.course);
    for (const side of chain.sides) {
      const middle = sideMiddle(canvas.grid, side);
      const isNear = met.some(({ point }) => gapBetween(point, middle) < FORD_REACH);
      tolls.set(side, isNear ? FORD_TOLL : NEEDLESS_FORD_TOLL);
    }
  }
  return tolls;
}

export function sidesOf(canvas: Canvas, hexes: readonly number[]): number[] {
  return hexes.flatMap((hex, i) => {
    const before = hexes[i - 1];
    const side = before === undefined ? undefined : sideBetween(canvas.grid, before, hex);
    return side === undefined ? [] : [side];
  });
}
