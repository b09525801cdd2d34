import { type Box, boxOf } from './boxes.ts';
import type { Cell, Cells } from './cells.ts';
import { at, HEX, minus, type Point, type Polyline, plus, resample, smoothRing, turned, unit } from './geometry.ts';
import { wander } from './noise.ts';

const cornerKey = ([x, y]: Point): string => `${Math.round(x * 4)},${Math.round(y * 4)}`;

/** The borders of a set of hexes as closed lines of corners; the set lies on the right hand of each. */
export function loopsOf(cells: Cells, chosen: ReadonlySet<Cell>): Point[][] {
  const steps = new Map<string, readonly [Point, Point]>();
  for (const cell of chosen) {
    cells.neighbours(cell).forEach((other, d) => {
      if (other !== undefined && chosen.has(other)) return;
      const from = at(cell.corners, d);
      steps.set(cornerKey(from), [from, at(cell.corners, (d + 1) % 6)]);
    });
  }
  const loops: Point[][] = [];
  for (let start = steps.values().next().value; start !== undefined; start = steps.values().next().value) {
    const loop: Point[] = [];
    let step: readonly [Point, Point] | undefined = start;
    while (step !== undefined) {
      loop.push(step[0]);
      steps.delete(cornerKey(step[0]));
      step = steps.get(cornerKey(step[1]));
    }
    loops.push(loop);
  }
  return loops;
}

export interface EdgeCharacter {
  /** How far the edge wanders, in hexes. */
  readonly amplitude: number;
  /** How far it is drawn in, in hexes. */
  readonly inset: number;
  /** Bends per unit of length. */
  readonly frequency: number;
  /** How often corners are smoothed. */
  readonly rounding: number;
  /** Two kinds of ground with the same seed would wander in step. */
  readonly seed: number;
}

/** A border that has lost the honeycomb: rounded, slightly wandering, still unmistakably about these hexes. */
export function organic(loop: Polyline, edge: EdgeCharacter): Point[] {
  const even = resample([...loop, at(loop, 0)], HEX / 9);
  even.pop();
  const ring = smoothRing(even, edge.rounding);
  const count = ring.length;
  return ring.map((point, i) => {
    const outward = turned(unit(minus(at(ring, (i + count - 2) % count), at(ring, (i + 2) % count))));
    const bend = wander(point[0] * edge.frequency + edge.seed, point[1] * edge.frequency - edge.seed);
    return plus(point, outward, (bend * 2 * edge.amplitude - edge.inset) * HEX);
  });
}

/** Asks quickly whether a point lies inside closed lines (holes count as outside). */
export interface Region {
  readonly loops: readonly Polyline[];
  readonly box: Box;
  contains(point: Point): boolean;
}

const BAND = 8;

export function regionOf(loops: readonly Polyline[]): Region {
  const bands = new Map<number, (readonly [Point, Point])[]>();
  for (const loop of loops) {
    loop.forEach((a, i) => {
      const b = at(loop, (i + 1) % loop.length);
      const low = Math.floor(Math.min(a[1], b[1]) / BAND);
      const high = Math.floor(Math.max(a[1], b[1]) / BAND);
      for (let band = low; band <= high; band++) {
        const edges = bands.get(band);
        if (edges === undefined) bands.set(band, [[a, b]]);
        else edges.push([a, b]);
      }
    });
  }
  return {
    loops,
    box: boxOf(loops.flat()),
    contains([x, y]) {
      let inside = false;
      for (const [a, b] of bands.get(Math.floor(y / BAND)) ?? []) {
        if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
      }
      return inside;
    },
  };
}
