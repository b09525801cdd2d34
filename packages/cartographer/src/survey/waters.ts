/** Rivers and canals as chains of hexsides. */
import {
  cornerPoint,
  cornersOfSide,
  type Grid,
  gapBetween,
  hexesOfSide,
  type Point,
  sideMiddle,
} from '@bridgehead/hex';
import { type Canvas, hexUnderPoint } from './canvas.ts';
import { boxOf, type Line, nearest, runs } from './geometry.ts';
import { grow, pathTo, type Steps } from './shortest-path.ts';

/** A water on the sheet before it has been given hexsides. */
export interface Course {
  readonly name: string;
  /** The title's word. */
  readonly class: string;
  readonly line: Line;
}

/** A water with its hexsides, in order; `corners` has one more than `sides`. */
export interface Chain {
  readonly name: string;
  readonly class: string;
  readonly sides: readonly number[];
  readonly corners: readonly number[];
  readonly course: Line;
}

/** What the pins and the places demand of one water. */
export interface Demands {
  readonly must: ReadonlySet<number>;
  readonly mustNot: ReadonlySet<number>;
  /** Hexes that belong on the right (1) or on the left (-1) of the water, and how much that matters. */
  readonly banks: ReadonlyMap<number, BankDemand>;
}

export interface BankDemand {
  readonly bank: 1 | -1;
  /** What it costs to leave the hex on the wrong bank; a whole river costs some tens. */
  readonly weight: number;
}

const CORRIDOR = 1.9;
const SHARED_SIDE_COST = 0.6;
const JOINS_WITHIN = 0.75;

/** The course snapped to hexsides, a chain for each part of it that lies on the canvas. */
export function snapWater(canvas: Canvas, course: Course, demands: Demands, earlier: readonly Chain[]): Chain[] {
  const parts = runs(course.line, (p) => hexUnderPoint(canvas, p) !== undefined);
  return parts.flatMap((line) => {
    const chain = snapPart(canvas.grid, { ...course, line }, demands, earlier);
    return chain === undefined ? [] : [chain];
  });
}

function snapPart(grid: Grid, course: Course, demands: Demands, earlier: readonly Chain[]): Chain | undefined {
  const graph = corridor(grid, course, demands, earlier);
  const first = course.line[0];
  const last = course.line[course.line.length - 1];
  if (first === undefined || last === undefined) return undefined;
  const must = [...demands.must]
    .filter((side) => graph.isNear(sideMiddle(grid, side)))
    .sort((a, b) => nearest(course.line, sideMiddle(grid, a)).along - nearest(course.line, sideMiddle(grid, b)).along);
  const corners = throughAll(
    grid,
    { start: ends(grid, first, earlier), must, goal: ends(grid, last, earlier) },
    graph.steps,
  );
  if (corners === undefined || corners.length < 2) return undefined;
  const sides: number[] = [];
  for (let i = 1; i < corners.length; i++) {
    const side = sideOfCorners(grid, corners[i - 1] ?? 0, corners[i] ?? 0);
    if (side !== undefined) sides.push(side);
  }
  return { name: course.name, class: course.class, sides, corners, course: course.line };
}

/** A water that begins or ends at another one joins its chain; otherwise the nearest corner will do. */
function ends(grid: Grid, at: Point, earlier: readonly Chain[]): Map<number, number> {
  const joined = new Map<number, number>();
  for (const chain of earlier) {
    if (nearest(chain.course, at).distance > JOINS_WITHIN / 2) continue;
    for (const corner of chain.corners) {
      const away = gapBetween(cornerPoint(grid, corner), at);
      if (away < 2 * JOINS_WITHIN) joined.set(corner, away * away);
    }
  }
  if (joined.size > 0) return joined;
  let best = 0;
  grid.cornerPoints.forEach((point, corner) => {
    if (gapBetween(point, at) < gapBetween(cornerPoint(grid, best), at)) best = corner;
  });
  return new Map([[best, 0]]);
}

interface Corridor {
  readonly steps: Steps;
  readonly isNear: (point: Point) => boolean;
}

/** The hexsides near the course with what it costs to run along them, one way or the other. */
function corridor(grid: Grid, course: Course, demands: Demands, earlier: readonly Chain[]): Corridor {
  const box = boxOf(course.line);
  const isNear = ([x, y]: Point): boolean =>
    x >= box.left - CORRIDOR && x <= box.right + CORRIDOR && y >= box.top - CORRIDOR && y <= box.bottom + CORRIDOR;
  const shared = new Set(earlier.flatMap((chain) => chain.sides));
  const out = new Map<number, { to: number; cost: number }[]>();
  for (let side = 0; side < grid.sideCount; side++) {
    if (demands.mustNot.has(side) || demands.must.has(side) || !isNear(sideMiddle(grid, side))) continue;
    const [from, to] = cornersOfSide(grid, side);
    const off = offCourse(grid, course.line, side);
    if (off > CORRIDOR * CORRIDOR) continue;
    const [right, left] = hexesOfSide(grid, side);
    const base = 0.12 + 5 * off + (shared.has(side) ? SHARED_SIDE_COST : 0);
    add(out, from, { to, cost: base + bankCost(demands, right, left) });
    add(out, to, { to: from, cost: base + bankCost(demands, left, right) });
  }
  const steps: Steps = (from, visit) => {
    for (const { to, cost } of out.get(from) ?? []) visit(to, cost);
  };
  return { isNear, steps };
}

/** Mean square distance of a hexside from the course. */
function offCourse(grid: Grid, line: Line, side: number): number {
  const [a, b] = cornersOfSide(grid, side);
  const points = [cornerPoint(grid, a), sideMiddle(grid, side), cornerPoint(grid, b)];
  return points.reduce((sum, p) => sum + nearest(line, p).distance ** 2, 0) / points.length;
}

function bankCost(demands: Demands, right: number, left: number): number {
  const onRight = demands.banks.get(right);
  const onLeft = demands.banks.get(left);
  return (onRight?.bank === -1 ? onRight.weight : 0) + (onLeft?.bank === 1 ? onLeft.weight : 0);
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

interface Itinerary {
  /** Corners to begin and to end at, each with what it costs. */
  readonly start: ReadonlyMap<number, number>;
  readonly goal: ReadonlyMap<number, number>;
  /** Hexsides to run along, in order. */
  readonly must: readonly number[];
}

/** A shortest way of corners from one set of ends to the other that runs along every hexside it must, in order. */
function throughAll(grid: Grid, { start, must, goal }: Itinerary, steps: Steps): number[] | undefined {
  let sources: ReadonlyMap<number, number> = start;
  let reached = new Map<number, readonly number[]>([...start.keys()].map((corner) => [corner, [corner]]));
  for (const side of must) {
    const [a, b] = cornersOfSide(grid, side);
    const tree = grow(sources, new Set([a, b]), steps);
    const next = new Map<number, number>();
    const paths = new Map<number, readonly number[]>();
    for (const [enter, leave] of [
      [a, b],
      [b, a],
    ] as const) {
      const path = pathTo(tree, enter);
      if (path === undefined || path.includes(leave)) continue;
      next.set(leave, tree.cost.get(enter) ?? 0);
      paths.set(leave, [...(reached.get(path[0] ?? -1) ?? []), ...path.slice(1), leave]);
    }
    sources = next;
    reached = paths;
  }
  const tree = grow(sources, new Set(goal.keys()), steps);
  let best: { cost: number; path: number[] } | undefined;
  for (const [corner, extra] of goal) {
    const path = pathTo(tree, corner);
    const cost = (tree.cost.get(corner) ?? Number.POSITIVE_INFINITY) + extra;
    if (path === undefined || cost >= (best?.cost ?? Number.POSITIVE_INFINITY)) continue;
    best = { cost, path: [...(reached.get(path[0] ?? -1) ?? []), ...path.slice(1)] };
  }
  return best?.path;
}

function sideOfCorners(grid: Grid, a: number, b: number): number | undefined {
  return sidesByCorners(grid).get(a < b ? `${a},${b}` : `${b},${a}`);
}

const cornerIndex = new WeakMap<Grid, Map<string, number>>();

function sidesByCorners(grid: Grid): Map<string, number> {
  const known = cornerIndex.get(grid);
  if (known !== undefined) return known;
  const index = new Map<string, number>();
  for (let side = 0; side < grid.sideCount; side++) {
    const [a, b] = cornersOfSide(grid, side);
    index.set(a < b ? `${a},${b}` : `${b},${a}`, side);
  }
  cornerIndex.set(grid, index);
  return index;
}

/** On which bank of the snapped chain a point lies; beyond the end of a chain there is none. */
export function bankOf(grid: Grid, chain: Chain, point: Point): 1 | -1 | undefined {
  const near = nearest(
    chain.corners.map((corner) => cornerPoint(grid, corner)),
    point,
  );
  return near.atEnd ? undefined : near.bank;
}
