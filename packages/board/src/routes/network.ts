import { type Grid, sideOf } from '@bridgehead/hex';
import { minus, type Point, type Polyline, unit } from '../geometry/geometry.ts';
import { tighten } from '../geometry/taut.ts';
import { type NetworkPlan, nodeOf, type Passage, passageOf } from './passages.ts';
import { bestOf, type Route, type RouteIndex, routeIndex } from './routes.ts';
import { stretchesOf } from './stretches.ts';

export interface Stretch {
  readonly rank: number;
  readonly line: Polyline;
}

export interface Network {
  readonly stretches: readonly Stretch[];
  readonly routes: readonly Route[];
  passage(side: number): Passage;
  /** The point through which lines run in this hex, if any do. */
  node(hex: number): Point | undefined;
  /** The best rank on a hexside. */
  rankAt(side: number): number | undefined;
}

export function networkOf(plan: NetworkPlan): Network {
  const routes = [...plan.routes].sort((a, b) => a.rank - b.rank);
  const index = routeIndex(plan.grid, routes);
  const nodes = new Map<number, Point>();
  for (const hex of index.inHex.keys()) nodes.set(hex, nodeOf(plan, bestOf(index.inHex, hex), hex));
  const passages = new Map<number, Passage>();
  for (const side of index.onSide.keys()) passages.set(side, passageOf(plan, bestOf(index.onSide, side), side));
  tighten(plan, index, { nodes, passages });
  // A bridge may stand where no line of this network runs.
  const passage = (side: number): Passage => passages.get(side) ?? passageOf(plan, [], side);
  const node = (hex: number): Point | undefined => nodes.get(hex);
  const isKnot = (hex: number): boolean => plan.stops.has(hex) || waysThrough(plan.grid, index, hex) !== 2;
  const drawn = new Set<number>();
  const stretches = routes.flatMap((route) => stretchesOf(plan.grid, route, { passage, node, isKnot, drawn }));
  return { stretches, routes, passage, node, rankAt: (side) => index.onSide.get(side)?.[0]?.rank };
}

/** How many hexsides of a hex carry a line. */
const waysThrough = (grid: Grid, { onSide }: RouteIndex, hex: number): number =>
  [0, 1, 2, 3, 4, 5].filter((d) => onSide.has(sideOf(grid, hex, d))).length;

/** Hexsides of a hex that carry a line, as directions from its node. */
export function waysOut(network: Network, grid: Grid, hex: number): Point[] {
  const node = network.node(hex);
  if (node === undefined) return [];
  const ways: Point[] = [];
  for (let d = 0; d < 6; d++) {
    const side = sideOf(grid, hex, d);
    if (network.rankAt(side) !== undefined) ways.push(unit(minus(network.passage(side).point, node)));
  }
  return ways;
}
