import { Delaunay } from 'd3-delaunay';
import { grown } from '../geometry/boxes.ts';
import type { Cell } from '../geometry/cells.ts';
import { HEX, type Point, plus, towards } from '../geometry/geometry.ts';
import { randomAt } from '../geometry/noise.ts';
import type { Scene } from './scene.ts';

/** A field: one cell of a Voronoi tessellation of the whole sheet. Drained land is cut smaller than dry land. */
export interface Parcel {
  readonly seed: Point;
  readonly border: readonly Point[];
  readonly cell: Cell;
  /** Counts through the parcels, for tones that take turns. */
  readonly number: number;
}

const SEEDS = { drained: 4, dry: 3 } as const;

export function parcelsOf(scene: Scene): Parcel[] {
  const seeds: { point: Point; cell: Cell }[] = [];
  for (const cell of scene.cells.all) {
    const random = randomAt(cell.centre[0], cell.centre[1], 7);
    const count =
      (cell.looks.has('drained') ? SEEDS.drained : SEEDS.dry) + (random() < 0.3 ? 1 : 0) - (random() < 0.3 ? 1 : 0);
    const turn = random() * Math.PI * 2;
    for (let i = 0; i < count; i++) {
      const angle = turn + ((i + random() * 0.7) / count) * Math.PI * 2;
      seeds.push({ point: plus(cell.centre, towards(angle, HEX * (0.14 + random() * 0.36))), cell });
    }
  }
  const { left, top, right, bottom } = grown(scene.box, HEX * 1.5);
  const voronoi = Delaunay.from(seeds.map(({ point: [x, y] }): [number, number] => [x, y])).voronoi([
    left,
    top,
    right,
    bottom,
  ]);
  return seeds.flatMap(({ point, cell }, number) => {
    const ring = voronoi.cellPolygon(number);
    if (ring === null || ring === undefined) return [];
    const border = ring.slice(0, -1).map(([x, y]): Point => [x ?? 0, y ?? 0]);
    return [{ seed: point, border, cell, number }];
  });
}
