import { cornerPoint, cornersOfSide, type Grid, sideMiddle, sideNamed } from '@bridgehead/hex';
import type { MapFile, WaterRecord } from '@bridgehead/map';
import { type MapStyle, styleOf, type WaterLook } from '../style/map-style.ts';
import { at, dot, first, last, leaning, minus, nearestOn, type Point, toUnits, unit } from './geometry.ts';

/** A water as a chain of hexsides that nothing else draws; corner i and i + 1 are the ends of side i. */
export interface Chain {
  readonly look: WaterLook;
  readonly sides: readonly number[];
  readonly corners: readonly number[];
  /** The name of the water on each side: one stream may change its name on the way. */
  readonly names: readonly string[];
  /** Where the true course passes each side. */
  readonly courses: readonly Point[];
}

export const middleOf = (grid: Grid, side: number): Point => toUnits(sideMiddle(grid, side));
export const cornerOf = (grid: Grid, corner: number): Point => toUnits(cornerPoint(grid, corner));

export function sideCalled(grid: Grid, name: string): number {
  const side = sideNamed(grid, name);
  if (side === undefined) throw new RangeError(`the map has no hexside «${name}»`);
  return side;
}

/**
 * The waters of a map as chains, greatest first. Hexsides that two waters share belong to the greater one; the lesser
 * is cut back to the fork. Waters that meet end to end and run straight on become one chain.
 */
export function chainsOf(map: MapFile, grid: Grid, style: MapStyle): Chain[] {
  const rank = (record: WaterRecord): number =>
    map.vocabulary.waters.indexOf(record.class) * 10000 + record.sides.length;
  const taken = new Set<number>();
  const chains: Chain[] = [];
  for (const record of [...map.waters].sort((a, b) => rank(b) - rank(a))) {
    const { look } = styleOf(style.waters, record.class, 'water');
    const sides = record.sides.map((name) => sideCalled(grid, name));
    const course = record.course.map(toUnits);
    for (const run of runsOf(grid, sides, taken)) {
      const courses = run.sides.map((side) => courseAt(course, middleOf(grid, side)));
      chains.push({ ...run, look, courses, names: run.sides.map(() => record.name) });
    }
    for (const side of sides) taken.add(side);
  }
  return joinedEnds(grid, chains);
}

/** A course that ends long before the hexside says nothing about it. */
const courseAt = (course: readonly Point[], middle: Point): Point =>
  course.length < 2 ? middle : leaning(middle, nearestOn(course, middle).point, 60);

interface Run {
  readonly sides: readonly number[];
  readonly corners: readonly number[];
}

/** The unbroken stretches of free hexsides, each with its corners in order. */
export function runsOf(grid: Grid, sides: readonly number[], taken: ReadonlySet<number>): Run[] {
  const runs: { sides: number[]; corners: number[] }[] = [];
  let open: { sides: number[]; corners: number[] } | undefined;
  sides.forEach((side, i) => {
    if (taken.has(side)) {
      open = undefined;
      return;
    }
    const [a, b] = cornersOfSide(grid, side);
    const end = open === undefined ? -1 : last(open.corners);
    if (open !== undefined && (a === end || b === end)) {
      open.sides.push(side);
      open.corners.push(a === end ? b : a);
      return;
    }
    const next = sides[i + 1];
    const startsAtB = next !== undefined && cornersOfSide(grid, next).includes(a);
    open = { sides: [side], corners: startsAtB ? [b, a] : [a, b] };
    runs.push(open);
  });
  return runs;
}

interface Joint {
  readonly from: Chain;
  readonly to: Chain;
  readonly straightness: number;
}

function joinedEnds(grid: Grid, chains: readonly Chain[]): Chain[] {
  const list = [...chains];
  for (;;) {
    let best: Joint | undefined;
    for (const one of list) {
      for (const other of list) {
        if (one !== other && one.look === other.look) best = better(best, jointOf(grid, list, one, other));
      }
    }
    if (best === undefined) return list;
    const { from, to } = best;
    const where = Math.min(list.indexOf(from), list.indexOf(to));
    list.splice(where, 1, {
      look: from.look,
      sides: [...from.sides, ...to.sides],
      corners: [...from.corners, ...to.corners.slice(1)],
      names: [...from.names, ...to.names],
      courses: [...from.courses, ...to.courses],
    });
    for (const old of [from, to]) if (list.includes(old)) list.splice(list.indexOf(old), 1);
  }
}

const better = (a: Joint | undefined, b: Joint | undefined): Joint | undefined =>
  a === undefined || (b !== undefined && b.straightness > a.straightness) ? b : a;

/** The joint where one chain ends and the other begins, unless a third one already runs through that corner. */
function jointOf(grid: Grid, all: readonly Chain[], from: Chain, to: Chain): Joint | undefined {
  const corner = last(from.corners);
  if (first(to.corners) !== corner) return undefined;
  if (all.some((chain) => chain.look === from.look && chain.corners.slice(1, -1).includes(corner))) return undefined;
  const point = cornerOf(grid, corner);
  const arrives = unit(minus(point, behind(grid, from.sides, -1)));
  const leaves = unit(minus(behind(grid, to.sides, 1), point));
  const straightness = dot(arrives, leaves) + (last(from.names) === first(to.names) ? 1 : 0);
  return straightness > -0.2 ? { from, to, straightness } : undefined;
}

/** A point some way up or down the chain, to tell where it comes from or goes to. */
function behind(grid: Grid, sides: readonly number[], direction: 1 | -1): Point {
  const reach = Math.min(3, sides.length - 1);
  return middleOf(grid, at(sides, direction === 1 ? reach : sides.length - 1 - reach));
}
