import { type Grid, hexNamed, sideBetween } from '@bridgehead/hex';
import type { RouteRecord } from '@bridgehead/map';
import { sideCalled } from '../geometry/chains.ts';
import { at, type Polyline, toUnits } from '../geometry/geometry.ts';

/** A road or railway hex by hex; a smaller rank is drawn over a greater one. */
export interface Route {
  readonly rank: number;
  readonly hexes: readonly number[];
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly course: Polyline;
}

export function routeOf(grid: Grid, record: RouteRecord, rank: number): Route {
  const hexes = record.hexes.map((name) => {
    const hex = hexNamed(grid, name);
    if (hex === undefined) throw new RangeError(`${record.name} runs through «${name}», which the map does not have`);
    return hex;
  });
  const from = record.from === undefined ? undefined : sideCalled(grid, record.from);
  const to = record.to === undefined ? undefined : sideCalled(grid, record.to);
  return { rank, hexes, from, to, course: record.course.map(toUnits) };
}

/** The hexsides that a route crosses, in order, those at the edge of the map included. */
export function sidesOfRoute(grid: Grid, { hexes, from, to }: Route): number[] {
  const sides: number[] = from === undefined ? [] : [from];
  for (let i = 0; i + 1 < hexes.length; i++) {
    const side = sideBetween(grid, at(hexes, i), at(hexes, i + 1));
    if (side === undefined)
      throw new RangeError(`${grid.names[at(hexes, i)]} and ${grid.names[at(hexes, i + 1)]} do not touch`);
    sides.push(side);
  }
  if (to !== undefined) sides.push(to);
  return sides;
}

/** Which routes run where; each list in order of rank. */
export interface RouteIndex {
  readonly onSide: ReadonlyMap<number, readonly Route[]>;
  readonly inHex: ReadonlyMap<number, readonly Route[]>;
}

export function routeIndex(grid: Grid, routes: readonly Route[]): RouteIndex {
  const onSide = new Map<number, Route[]>();
  const inHex = new Map<number, Route[]>();
  for (const route of routes) {
    for (const side of sidesOfRoute(grid, route)) file(onSide, side, route);
    for (const hex of route.hexes) file(inHex, hex, route);
  }
  return { onSide, inHex };
}

function file(routes: Map<number, Route[]>, key: number, route: Route): void {
  const list = routes.get(key);
  if (list === undefined) routes.set(key, [route]);
  else if (!list.includes(route)) list.push(route);
}

/** The routes of the best rank at this place. */
export function bestOf(routes: ReadonlyMap<number, readonly Route[]>, key: number): Route[] {
  const list = routes.get(key) ?? [];
  return list.filter(({ rank }) => rank === list[0]?.rank);
}
