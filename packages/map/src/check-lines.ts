import { cornersOfSide, type Grid, hexesOfSide, nameOf, OFF_MAP, sideBetween } from '@bridgehead/hex';
import { checkWord } from './check-hexes.ts';
import { findHex, findSide } from './check-sides.ts';
import { quote, report, type Site, siteAt } from './fault.ts';
import type { MapFile, RouteRecord, WaterRecord } from './map-file.ts';

/** A line of the map (water, road, railway, boundary) on one hexside. */
export interface Run {
  readonly side: number;
  readonly name: string;
  readonly class: string;
  readonly site: Site;
}

/** Checks the waters, each a chain of hexsides from end to end, and returns where they run. */
export function checkWaters(file: MapFile, grid: Grid, site: Site): Run[] {
  return file.waters.flatMap((water, i) => {
    const here = siteAt(site, i, water.name);
    checkWord(water.class, file.vocabulary.waters, 'water', here);
    if (water.sides.length === 0) report(here, 'empty', 'runs along no hexside');
    const runs = runsAlong(water, grid, here);
    if (runs.length === water.sides.length) checkChain(grid, runs);
    return runs;
  });
}

/**
 * Checks the boundaries. Their hexsides need not form a chain, for a border may leave the map and come back, and one
 * that is only drawn has none.
 */
export function checkBoundaries(file: MapFile, grid: Grid, site: Site): Run[] {
  return file.boundaries.flatMap((boundary, i) => {
    const here = siteAt(site, i, boundary.name);
    checkWord(boundary.class, file.vocabulary.boundaries, 'boundary', here);
    return runsAlong(boundary, grid, here);
  });
}

export const ESCARPMENT = 'escarpment';

/** Checks the escarpments, each a chain of hexsides, and returns where they run. */
export function checkEscarpments(file: MapFile, grid: Grid, site: Site): Run[] {
  return (file.escarpments ?? []).flatMap((escarpment, i) => {
    const here = siteAt(site, i, escarpment.name);
    if (escarpment.sides.length === 0) report(here, 'empty', 'runs along no hexside');
    const runs = runsAlong({ ...escarpment, class: ESCARPMENT }, grid, here);
    if (runs.length === escarpment.sides.length) checkChain(grid, runs);
    return runs;
  });
}

function runsAlong(line: Pick<WaterRecord, 'name' | 'class' | 'sides'>, grid: Grid, site: Site): Run[] {
  const seen = new Set<number>();
  return line.sides.flatMap((name, i) => {
    const here = siteAt(siteAt(site, 'sides'), i, name);
    const side = findSide(grid, name, here);
    if (side === undefined) return [];
    if (seen.has(side)) report(here, 'duplicate', `${quote(line.name)} runs along this hexside twice`);
    seen.add(side);
    return [{ side, name: line.name, class: line.class, site: here }];
  });
}

/** Each hexside must begin at the corner where the one before it ends. */
function checkChain(grid: Grid, runs: readonly Run[]): void {
  let end: number | undefined;
  runs.forEach((run, i) => {
    const before = runs[i - 1];
    if (before === undefined) return;
    const [a, b] = cornersOfSide(grid, run.side);
    const ends = end === undefined ? cornersOfSide(grid, before.side) : [end];
    const isJoined = ends.includes(a) || ends.includes(b);
    if (!isJoined) {
      const says = `${quote(run.name)} does not go on here from the end of ${quote(before.site.subject ?? '')}`;
      report(run.site, 'broken-chain', says);
    }
    end = isJoined ? (ends.includes(a) ? b : a) : undefined;
  });
}

/** Checks roads or railways, each a chain of adjacent hexes, and returns the hexsides they cross. */
export function checkRoutes(routes: readonly RouteRecord[], grid: Grid, site: Site): Run[] {
  return routes.flatMap((route, i) => {
    const here = siteAt(site, i, route.name);
    if (route.hexes.length === 0) report(here, 'empty', 'runs through no hex');
    return [...crossings(route, grid, here), ...exits(route, grid, here)];
  });
}

function crossings(route: RouteRecord, grid: Grid, site: Site): Run[] {
  const hexes = route.hexes.map((name, i) => findHex(grid, name, siteAt(siteAt(site, 'hexes'), i, name)));
  return hexes.flatMap((hex, i) => {
    const before = hexes[i - 1];
    if (hex === undefined || before === undefined) return [];
    const here = siteAt(siteAt(site, 'hexes'), i, nameOf(grid, hex));
    const side = sideBetween(grid, before, hex);
    if (side !== undefined) return [{ side, name: route.name, class: route.class, site: here }];
    report(here, 'broken-chain', `does not touch ${quote(nameOf(grid, before))}, the hex before it`);
    return [];
  });
}

/** Where the route leaves the map: `from` an edge hexside of its first hex, `to` one of its last. */
function exits(route: RouteRecord, grid: Grid, site: Site): Run[] {
  const ends = [
    { field: 'from', name: route.from, hex: route.hexes[0] },
    { field: 'to', name: route.to, hex: route.hexes.at(-1) },
  ];
  return ends.flatMap(({ field, name, hex }) => {
    if (name === undefined) return [];
    const here = siteAt(site, field, name);
    const side = findSide(grid, name, here);
    if (side === undefined) return [];
    const [inside, beyond] = hexesOfSide(grid, side);
    if (beyond !== OFF_MAP || nameOf(grid, inside) !== hex) {
      report(here, 'not-an-edge', `not a hexside of the map's edge in ${quote(hex ?? '')}, where the route ends`);
    }
    return [{ side, name: route.name, class: route.class, site: here }];
  });
}
