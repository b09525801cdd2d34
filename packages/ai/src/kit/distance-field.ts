/** How far every hex is from a goal, over a table of what each step costs. */

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

/** The hexes at each distance: used again by every search, and empty between them. */
export const rings: number[][] = [];

/** By hex: the cost of the cheapest way from it to the goal. */
export function distanceField(grid: FieldGrid, options: FieldOptions): Int16Array {
  const { stepsInto, starts, apart = 0, unreachable } = options;
  const field = new Int16Array(grid.hexCount).fill(unreachable);
  starts.forEach((start, i) => {
    field[start] = i * apart;
    ringAt(i * apart).push(start);
  });
  spread(grid, stepsInto, field);
  return field;
}

/** Carries what stands in the rings on to all hexes that are nearer by way of it, and leaves the rings empty. */
export function spread({ hexCount, neighbours }: FieldGrid, stepsInto: Int16Array, field: Int16Array): void {
  const directions = stepsInto.length / hexCount;
  for (let cost = 0; cost < rings.length; cost++) {
    const ring = rings[cost] ?? [];
    for (const hex of ring) {
      if (field[hex] !== cost) continue;
      for (let slot = hex * directions; slot < (hex + 1) * directions; slot++) {
        const from = neighbours[slot] ?? -1;
        const step = stepsInto[slot] ?? -1;
        if (from < 0 || step < 0 || cost + step >= (field[from] ?? 0)) continue;
        field[from] = cost + step;
        ringAt(cost + step).push(from);
      }
    }
    ring.length = 0;
  }
}

export function ringAt(cost: number): number[] {
  while (rings.length <= cost) rings.push([]);
  return rings[cost] ?? [];
}
