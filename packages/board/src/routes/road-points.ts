import { type Grid, sideBetween } from '@bridgehead/hex';
import type { Point } from '../geometry/geometry.ts';
import type { Scene } from '../scene/scene.ts';

/** Where the drawn roads run: through which point of a hex, and where over a hexside. By number of hex and hexside. */
export interface RoadPoints {
  readonly nodes: ReadonlyMap<number, Point>;
  readonly passages: ReadonlyMap<number, Point>;
}

export const NO_ROADS: RoadPoints = { nodes: new Map(), passages: new Map() };

export function roadPoints({ grid, roads }: Pick<Scene, 'grid' | 'roads'>): RoadPoints {
  const nodes = new Map<number, Point>();
  const passages = new Map<number, Point>();
  grid.names.forEach((_, hex) => {
    const node = roads.node(hex);
    if (node !== undefined) nodes.set(hex, node);
  });
  for (let side = 0; side < grid.sideCount; side++) {
    if (roads.rankAt(side) !== undefined) passages.set(side, roads.passage(side).point);
  }
  return { nodes, passages };
}

/** Where a road crosses from one hex into the next; undefined without a road. */
export function crossing({ passages }: RoadPoints, grid: Grid, from: number, to: number): Point | undefined {
  const side = sideBetween(grid, from, to);
  return side === undefined ? undefined : passages.get(side);
}
