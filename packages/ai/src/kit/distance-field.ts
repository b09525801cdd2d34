/** How far every hex is from a goal, over a table of what each step costs. */
import { put, take, takenAt } from './rings.ts';

/** A grid as its tables have it: by hex and direction the hex there, negative off the map; half a turn on is the way back. */
export interface FieldGrid {
  readonly hexCount: number;
  readonly neighbours: ArrayLike<number>;
}

export interface FieldOptions {
  /** By hex and direction: what it costs to come into the hex from there, more than nothing; negative where it cannot be done. */
  readonly stepsInto: Int16Array;
  /** The goal, or the hexes of a route to it, the goal first. */
  readonly starts: readonly number[];
  /** What each hex of the route is farther than the one before it. */
  readonly apart?: number;
  /** What stands where there is no way, and no way costs as much. */
  readonly unreachable: number;
}

/** By hex: the cost of the cheapest way from it to the goal. */
export function distanceField(grid: FieldGrid, options: FieldOptions): Int16Array {
  const { stepsInto, starts, apart = 0, unreachable } = options;
  const field = new Int16Array(grid.hexCount).fill(unreachable);
  starts.forEach((start, i) => {
    field[start] = i * apart;
    put(i * apart, start);
  });
  spread(grid, stepsInto, field);
  return field;
}

/** Carries what stands in the rings on to all hexes that are nearer by way of it, and leaves the rings empty. */
export function spread({ hexCount, neighbours }: FieldGrid, stepsInto: Int16Array, field: Int16Array): void {
  const directions = stepsInto.length / hexCount;
  for (let hex = take(); hex >= 0; hex = take()) {
    const cost = takenAt();
    if (field[hex] !== cost) continue;
    const end = (hex + 1) * directions;
    for (let slot = hex * directions; slot < end; slot++) {
      const step = stepsInto[slot] ?? -1;
      if (step < 0) continue;
      const from = neighbours[slot] ?? -1;
      if (from < 0 || cost + step >= (field[from] ?? 0)) continue;
      field[from] = cost + step;
      put(cost + step, from);
    }
  }
}
