/** Uplift against running water: divides become ridges, valleys branch. */
import type { Raster } from './field.ts';

export interface Forces {
  /** How fast a cell rises; where it does not, nothing is worn away. */
  readonly uplift: Float32Array;
  /** How easily it is worn away. */
  readonly softness: Float32Array;
}

export interface Spell {
  readonly steps: number;
  readonly time: number;
  /** How far slopes creep. */
  readonly creep: number;
}

const DIAGONAL = Math.SQRT2;
const LOWEST = 64;
const FINEST = 65536;
const CELLS = 16777216;

/** Changes the heights. The stream power law, solved from the foot of every stream upwards, so that no step is too long. */
export function erode(heights: Float32Array, raster: Raster, { uplift, softness }: Forces, spell: Spell): void {
  const { width, cell } = raster;
  const offsets = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const lengths = [DIAGONAL, 1, DIAGONAL, 1, 1, DIAGONAL, 1, DIAGONAL];
  const order = risingCells(raster, uplift);
  const keys = new Float64Array(order.length);
  const downhill = new Int8Array(heights.length).fill(-1);
  const drained = new Float32Array(heights.length);
  const z = (index: number): number => heights[index] ?? 0;
  for (let step = 0; step < spell.steps; step++) {
    for (const c of order) heights[c] = z(c) + (uplift[c] ?? 0) * spell.time;
    sortByHeight(order, keys, heights);
    for (const c of order) {
      drained[c] = cell * cell;
      downhill[c] = steepest(heights, c, offsets, lengths);
    }
    for (let k = order.length - 1; k >= 0; k--) {
      const c = order[k] ?? 0;
      const below = c + (offsets[downhill[c] ?? -1] ?? 0);
      if (below !== c && (uplift[below] ?? 0) > 0) drained[below] = (drained[below] ?? 0) + (drained[c] ?? 0);
    }
    for (const c of order) {
      const way = downhill[c] ?? -1;
      if (way < 0) continue;
      const worn = ((softness[c] ?? 0) * Math.sqrt(drained[c] ?? 0) * spell.time) / (cell * (lengths[way] ?? 1));
      heights[c] = (z(c) + worn * z(c + (offsets[way] ?? 0))) / (1 + worn);
    }
    for (const c of order) {
      const bend = z(c - 1) + z(c + 1) + z(c - width) + z(c + width) - 4 * z(c);
      heights[c] = z(c) + spell.creep * bend;
    }
  }
}

function risingCells({ width, height }: Raster, uplift: Float32Array): Int32Array {
  const cells: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) if ((uplift[y * width + x] ?? 0) > 0) cells.push(y * width + x);
  }
  return Int32Array.from(cells);
}

/** The lowest first; height and cell in one number, which sorts much faster than a comparison. */
function sortByHeight(order: Int32Array, keys: Float64Array, heights: Float32Array): void {
  order.forEach((c, k) => {
    keys[k] = Math.round(((heights[c] ?? 0) + LOWEST) * FINEST) * CELLS + c;
  });
  keys.sort();
  keys.forEach((key, k) => {
    order[k] = key % CELLS;
  });
}

function steepest(heights: Float32Array, c: number, offsets: readonly number[], lengths: readonly number[]): number {
  const here = heights[c] ?? 0;
  let best = 0;
  let way = -1;
  for (let q = 0; q < 8; q++) {
    const slope = (here - (heights[c + (offsets[q] ?? 0)] ?? 0)) / (lengths[q] ?? 1);
    if (slope > best) {
      best = slope;
      way = q;
    }
  }
  return way;
}
