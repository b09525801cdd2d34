import { DIRECTION_COUNT, directionName, directionNamed, neighbour, opposite } from './directions.ts';
import { distance } from './distance.ts';
import { type Axial, type Layout, type Offset, toAxial, toOffset } from './layout.ts';
import { formatName, type Naming, parseName } from './naming.ts';
import { centreOf, cornersOf, hexAt, type Point } from './pixels.ts';

/** What lies beyond the edge of the map. */
export const OFF_MAP = -1;

/**
 * A set of hexes, numbered densely in the order given, with its hexsides and corners numbered too. A hexside has one
 * number whichever hex it is seen from; hexsides on the edge of the map have one as well.
 */
export interface Grid {
  readonly layout: Layout;
  readonly naming: Naming;
  readonly hexCount: number;
  readonly sideCount: number;
  readonly cornerCount: number;
  /** neighbours[hex * 6 + direction], OFF_MAP beyond the edge. */
  readonly neighbours: Int32Array;
  /** sides[hex * 6 + direction]: the hexside in that direction. */
  readonly sides: Int32Array;
  /** sideHexes[side * 2]: the hex with the lower number; [side * 2 + 1]: the other one, or OFF_MAP. */
  readonly sideHexes: Int32Array;
  /** The direction of a hexside seen from its first hex. */
  readonly sideDirections: Int8Array;
  /** corners[hex * 6 + corner], clockwise; hexside d runs from corner d to corner d + 1. */
  readonly corners: Int32Array;
  readonly names: readonly string[];
  readonly axial: readonly Axial[];
  readonly centres: readonly Point[];
  readonly cornerPoints: readonly Point[];
  readonly indexByName: ReadonlyMap<string, number>;
}

interface Numbering {
  readonly sides: Int32Array;
  readonly sideHexes: number[];
  readonly sideDirections: number[];
  readonly corners: Int32Array;
  readonly cornerPoints: Point[];
}

/** Builds the grid of these hexes. A hex given twice is an error. */
export function buildGrid(layout: Layout, naming: Naming, hexes: readonly Offset[]): Grid {
  const names = hexes.map((hex) => formatName(naming, hex));
  const indexByName = new Map(names.map((name, index) => [name, index]));
  if (indexByName.size !== names.length) throw new RangeError('a hex is listed twice');
  const axial = hexes.map((hex) => toAxial(layout, hex));
  const neighbours = findNeighbours(layout, axial);
  const numbering = numberSidesAndCorners(layout, axial, neighbours);
  return {
    layout,
    naming,
    hexCount: names.length,
    sideCount: numbering.sideDirections.length,
    cornerCount: numbering.cornerPoints.length,
    neighbours,
    sides: numbering.sides,
    sideHexes: Int32Array.from(numbering.sideHexes),
    sideDirections: Int8Array.from(numbering.sideDirections),
    corners: numbering.corners,
    names,
    axial,
    centres: axial.map((hex) => centreOf(layout, hex)),
    cornerPoints: numbering.cornerPoints,
    indexByName,
  };
}

const axialKey = ({ q, r }: Axial): string => `${q},${r}`;

function findNeighbours(layout: Layout, axial: readonly Axial[]): Int32Array {
  const indexByAxial = new Map(axial.map((hex, index) => [axialKey(hex), index]));
  const neighbours = new Int32Array(axial.length * DIRECTION_COUNT).fill(OFF_MAP);
  axial.forEach((hex, index) => {
    for (let d = 0; d < DIRECTION_COUNT; d++) {
      neighbours[index * DIRECTION_COUNT + d] =
        indexByAxial.get(axialKey(neighbour(layout.orientation, hex, d))) ?? OFF_MAP;
    }
  });
  return neighbours;
}

function numberSidesAndCorners(layout: Layout, axial: readonly Axial[], neighbours: Int32Array): Numbering {
  const sides = new Int32Array(neighbours.length).fill(OFF_MAP);
  const corners = new Int32Array(neighbours.length).fill(OFF_MAP);
  const sideHexes: number[] = [];
  const sideDirections: number[] = [];
  const cornerPoints: Point[] = [];
  const cornerByPoint = new Map<string, number>();
  axial.forEach((hex, index) => {
    const points = cornersOf(layout, hex);
    for (let d = 0; d < DIRECTION_COUNT; d++) {
      const slot = index * DIRECTION_COUNT + d;
      const point = points[d] ?? [0, 0];
      const pointKey = `${Math.round(point[0] * 1000)},${Math.round(point[1] * 1000)}`;
      corners[slot] = cornerByPoint.get(pointKey) ?? cornerPoints.push(point) - 1;
      cornerByPoint.set(pointKey, corners[slot] ?? 0);
      if (sides[slot] !== OFF_MAP) continue;
      const other = neighbours[slot] ?? OFF_MAP;
      const side = sideDirections.push(d) - 1;
      sideHexes.push(index, other);
      sides[slot] = side;
      if (other !== OFF_MAP) sides[other * DIRECTION_COUNT + opposite(d)] = side;
    }
  });
  return { sides, sideHexes, sideDirections, corners, cornerPoints };
}

/** The hex of this name, or undefined if the map has none. */
export const hexNamed = (grid: Grid, name: string): number | undefined => grid.indexByName.get(name);

export function nameOf(grid: Grid, hex: number): string {
  const name = grid.names[hex];
  if (name === undefined) throw new RangeError(`no hex ${hex}`);
  return name;
}

export const offsetOf = (grid: Grid, hex: number): Offset => toOffset(grid.layout, axialOf(grid, hex));

export function axialOf(grid: Grid, hex: number): Axial {
  const axial = grid.axial[hex];
  if (axial === undefined) throw new RangeError(`no hex ${hex}`);
  return axial;
}

export function centre(grid: Grid, hex: number): Point {
  const point = grid.centres[hex];
  if (point === undefined) throw new RangeError(`no hex ${hex}`);
  return point;
}

export const neighbourOf = (grid: Grid, hex: number, direction: number): number =>
  grid.neighbours[hex * DIRECTION_COUNT + direction] ?? OFF_MAP;

/** The neighbours on the map, in direction order. */
export function neighboursOf(grid: Grid, hex: number): number[] {
  const found: number[] = [];
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const other = neighbourOf(grid, hex, d);
    if (other !== OFF_MAP) found.push(other);
  }
  return found;
}

export function sideOf(grid: Grid, hex: number, direction: number): number {
  const side = grid.sides[hex * DIRECTION_COUNT + direction];
  if (side === undefined) throw new RangeError(`no hexside ${direction} of hex ${hex}`);
  return side;
}

/** The direction from one hex to an adjacent one, or undefined if they do not touch. */
export function directionTo(grid: Grid, from: number, to: number): number | undefined {
  if (to === OFF_MAP) return undefined;
  for (let d = 0; d < DIRECTION_COUNT; d++) if (neighbourOf(grid, from, d) === to) return d;
  return undefined;
}

/** The hexside between two hexes, or undefined if they do not touch. */
export function sideBetween(grid: Grid, a: number, b: number): number | undefined {
  const direction = directionTo(grid, a, b);
  return direction === undefined ? undefined : sideOf(grid, a, direction);
}

/** The two hexes of a hexside; the second is OFF_MAP on the edge of the map. */
export function hexesOfSide(grid: Grid, side: number): readonly [number, number] {
  return [grid.sideHexes[side * 2] ?? OFF_MAP, grid.sideHexes[side * 2 + 1] ?? OFF_MAP];
}

/** The two corners of a hexside, clockwise seen from its first hex. */
export function cornersOfSide(grid: Grid, side: number): readonly [number, number] {
  const [hex] = hexesOfSide(grid, side);
  const d = grid.sideDirections[side] ?? 0;
  const slot = hex * DIRECTION_COUNT;
  return [grid.corners[slot + d] ?? OFF_MAP, grid.corners[slot + ((d + 1) % DIRECTION_COUNT)] ?? OFF_MAP];
}

export function cornerPoint(grid: Grid, corner: number): Point {
  const point = grid.cornerPoints[corner];
  if (point === undefined) throw new RangeError(`no corner ${corner}`);
  return point;
}

export function sideMiddle(grid: Grid, side: number): Point {
  const [a, b] = cornersOfSide(grid, side);
  const [ax, ay] = cornerPoint(grid, a);
  const [bx, by] = cornerPoint(grid, b);
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** `4816/4817`, or `5626/E` where the hexside is on the edge of the map. */
export function sideName(grid: Grid, side: number): string {
  const [a, b] = hexesOfSide(grid, side);
  const beyond =
    b === OFF_MAP ? directionName(grid.layout.orientation, grid.sideDirections[side] ?? 0) : nameOf(grid, b);
  return `${nameOf(grid, a)}/${beyond}`;
}

/** The hexside of a name in either order, or undefined if there is none. */
export function sideNamed(grid: Grid, name: string): number | undefined {
  const [first = '', second = '', ...rest] = name.split('/');
  const a = hexNamed(grid, first);
  if (a === undefined || rest.length > 0) return undefined;
  const direction = directionNamed(grid.layout.orientation, second);
  if (direction !== undefined)
    return neighbourOf(grid, a, direction) === OFF_MAP ? sideOf(grid, a, direction) : undefined;
  const b = hexNamed(grid, second);
  return b === undefined ? undefined : sideBetween(grid, a, b);
}

export const distanceBetween = (grid: Grid, a: number, b: number): number =>
  distance(axialOf(grid, a), axialOf(grid, b));

/** The hex of the grid under a point of the sheet, or undefined outside. */
export function hexUnder(grid: Grid, point: Point): number | undefined {
  const offset = toOffset(grid.layout, hexAt(grid.layout, point));
  const printable =
    grid.naming === 'a,b' || (offset.col >= 0 && offset.col < 100 && offset.row >= 0 && offset.row < 100);
  return printable ? grid.indexByName.get(formatName(grid.naming, offset)) : undefined;
}

/** Reads a printed name and says whether the map has it. */
export function readHex(grid: Grid, name: string): number | 'not-a-name' | 'off-map' {
  if (parseName(grid.naming, name) === undefined) return 'not-a-name';
  return hexNamed(grid, name) ?? 'off-map';
}
