/** How far every hex is from a goal, over a table of what each step costs. */

/** A grid as its tables have it: by hex and direction the hex there, negative off the map. */
interface FieldGrid {
  readonly hexCount: number;
  readonly neighbours: ArrayLike<number>;
}

interface FieldOptions {
  /** By hex and direction: what it costs to come into the hex from there; negative where it cannot be done. */
  readonly stepsInto: Int16Array;
  /** The goal, or the hexes of a route to it, the goal first. */
  readonly starts: readonly number[];
  /** What each hex of the route is farther than the one before it. */
  readonly apart?: number;
  /** What stands where there is no way, and no way costs as much. */
  readonly unreachable: number;
}

/** The hexes at each distance: used again by every search. */
const rings: number[][] = [];

/** By hex: the cost of the cheapest way from it to the goal. */
export function distanceField(grid: FieldGrid, options: FieldOptions): Int16Array {
  const { stepsInto, starts, apart = 0, unreachable } = options;
  const field = new Int16Array(grid.hexCount).fill(unreachable);
  const directions = stepsInto.length / grid.hexCount;
  for (const ring of rings) ring.length = 0;
  starts.forEach((start, i) => {
    field[start] = i * apart;
    ringAt(i * apart).push(start);
  });
  for (let cost = 0; cost < rings.length; cost++) {
    for (const hex of rings[cost] ?? []) {
      if (field[hex] !== cost) continue;
      for (let slot = hex * directions; slot < (hex + 1) * directions; slot++) {
        const from = grid.neighbours[slot] ?? -1;
        const step = stepsInto[slot] ?? -1;
        if (from < 0 || step < 0 || cost + step >= (field[from] ?? unreachable)) continue;
        field[from] = cost + step;
        ringAt(cost + step).push(from);
      }
    }
  }
  return field;
}

function ringAt(cost: number): number[] {
  while (rings.length <= cost) rings.push([]);
  return rings[cost] ?? [];
}
