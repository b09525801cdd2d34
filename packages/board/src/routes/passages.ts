import { centre, type Grid, hexesOfSide, OFF_MAP } from '@bridgehead/hex';
import type { BridgeKind } from '@bridgehead/map';
import { middleOf } from '../geometry/chains.ts';
import {
  at,
  distance,
  dot,
  HEX,
  leaning,
  meanOf,
  minus,
  mix,
  nearestOn,
  type Point,
  type Polyline,
  plus,
  tangentAt,
  toUnits,
  turned,
  unit,
} from '../geometry/geometry.ts';
import type { Network } from './network.ts';
import type { Route } from './routes.ts';
import type { Crossing, Waters } from './streams.ts';

/** Where a line crosses a hexside, and its direction there, from the hex with the lower number to the other. */
export interface Passage {
  readonly point: Point;
  readonly axis: Point;
  /** The width of the water under it, 0 on dry land. */
  readonly water: number;
}

/** A place that lines run through; it gives way to a straight line by `slack`, in hexes. */
interface Stop {
  readonly at: Point;
  readonly slack: number;
}

export interface NetworkPlan {
  readonly grid: Grid;
  readonly waters: Waters;
  readonly routes: readonly Route[];
  readonly kind: BridgeKind;
  /** Hexsides that carry both a road and a railway bridge. */
  readonly twins: ReadonlySet<number>;
  /** Lines run through the places. */
  readonly stops: ReadonlyMap<number, Stop>;
  /** A network that is already drawn; lines keep a little away from it. */
  readonly other?: Network;
}

const NODE_LEAN = 0.24;
const PASSAGE_LEAN = 0.2;
const TWIN_GAP = 0.15;
const SIDE_BY_SIDE = 0.13;
const SIDEWAYS: Point = [0.86, 0.51];

/** The middle of the courses of the best lines here, but never far from the middle of the hex. */
export function nodeOf({ grid, stops, other }: NetworkPlan, best: readonly Route[], hex: number): Point {
  const stop = stops.get(hex);
  if (stop !== undefined) return stop.at;
  const middle = toUnits(centre(grid, hex));
  const point = leaning(middle, courseNear(best, middle), HEX * NODE_LEAN);
  return besideOther(point, other, hex);
}

function courseNear(routes: readonly Route[], point: Point): Point {
  const near = routes.filter(({ course }) => course.length > 1).map(({ course }) => nearestOn(course, point).point);
  return near.length === 0 ? point : meanOf(near);
}

/** A node that leaves room for the node of the other network. */
export const besideOther = (point: Point, other: Network | undefined, hex: number): Point =>
  apart(point, other?.node(hex), SIDEWAYS);

/** A point on a hexside, so far from its middle, that leaves room for what else crosses there. */
export function onSide({ grid, other }: NetworkPlan, side: number, across: Point, offset: number): Point {
  const alongSide = turned(across);
  const reach = Math.max(-PASSAGE_LEAN * HEX, Math.min(PASSAGE_LEAN * HEX, offset));
  const taken = other?.rankAt(side) === undefined ? undefined : other.passage(side).point;
  return apart(plus(middleOf(grid, side), alongSide, reach), taken, alongSide);
}

/** Moves a point away from one that is already taken. */
function apart(point: Point, taken: Point | undefined, otherwise: Point): Point {
  if (taken === undefined) return point;
  const gap = distance(point, taken);
  if (gap >= HEX * SIDE_BY_SIDE) return point;
  return plus(taken, gap < 1 ? otherwise : unit(minus(point, taken)), HEX * SIDE_BY_SIDE);
}

export function passageOf(plan: NetworkPlan, best: readonly Route[], side: number): Passage {
  const { grid, waters } = plan;
  const [a, b] = hexesOfSide(grid, side);
  const middle = middleOf(grid, side);
  const across =
    b === OFF_MAP
      ? unit(minus(middle, toUnits(centre(grid, a))))
      : unit(minus(toUnits(centre(grid, b)), toUnits(centre(grid, a))));
  const crossing = waters.crossing(side);
  if (crossing !== undefined && crossing.stream.look !== 'stream') {
    return overWater(plan, crossing, across, side);
  }
  const offset = dot(minus(courseNear(best, middle), middle), turned(across));
  return { point: onSide(plan, side, across, offset), axis: across, water: 0 };
}

/** Bridges stand square on their water, not on the hexside; two on one hexside stand side by side. */
function overWater(plan: NetworkPlan, { stream, index }: Crossing, across: Point, side: number): Passage {
  const shift = plan.twins.has(side) ? (plan.kind === 'road' ? TWIN_GAP : -TWIN_GAP) * HEX : 0;
  const { point, segment } = alongLine(stream.line, index, shift);
  const flow = tangentAt(stream.line, segment);
  const square = dot(turned(flow), across) < 0 ? turned(turned(turned(flow))) : turned(flow);
  return { point, axis: unit(mix(across, square, 0.8)), water: at(stream.widths, segment) };
}

function alongLine(line: Polyline, index: number, by: number): { point: Point; segment: number } {
  const step = by < 0 ? -1 : 1;
  let left = Math.abs(by);
  for (let i = index; ; i += step) {
    const a = at(line, i);
    const b = line[i + step];
    if (b === undefined) return { point: a, segment: i };
    const d = distance(a, b);
    if (left <= d) return { point: mix(a, b, d === 0 ? 0 : left / d), segment: i };
    left -= d;
  }
}
