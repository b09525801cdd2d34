import { DIRECTION_COUNT, type Grid, OFF_MAP } from '@bridgehead/hex';
import { beginSearch, checkHex, createTree, type SearchTree, UNREACHED } from './search-tree.ts';

/** Whether the flood may step across this hexside. */
export type MayPass = (from: number, direction: number, to: number, side: number) => boolean;

/** A flood fill with its scratch arrays. `order` is its queue, too: hexes enter it once, nearest first. */
export type Flood = SearchTree;

export const createFlood = (grid: Grid): Flood => createTree(grid);

/**
 * Finds every hex that can be reached from any of the sources in at most `mostSteps` steps, each in the fewest. Read
 * the answer with `isReached`, `costTo` (steps), `pathTo`, and `order` up to `count`.
 */
export function floodFrom(
  flood: Flood,
  sources: readonly number[],
  mayPass: MayPass,
  mostSteps = Number.POSITIVE_INFINITY,
): void {
  for (const source of sources) checkHex(flood, source);
  beginSearch(flood);
  try {
    for (const source of sources) {
      if (flood.seen[source] !== flood.stamp) enter(flood, source, 0, UNREACHED);
    }
    for (let i = 0; i < flood.count; i++) {
      const hex = flood.order[i] ?? 0;
      if ((flood.cost[hex] ?? 0) < mostSteps) spread(flood, hex, mayPass);
    }
  } finally {
    flood.isRunning = false;
  }
}

export interface FloodTables {
  /** By hex * 6 + direction whether the step may be gone. */
  readonly steps: Uint8Array;
  /** By hex whether it is closed: the flood enters it nowhere, but may begin there. */
  readonly closed: Uint8Array;
}

/** The same flood, quicker, where what may be stepped over is known beforehand. */
export function floodByTable(
  flood: Flood,
  sources: readonly number[],
  { steps, closed }: FloodTables,
  mostSteps = Number.POSITIVE_INFINITY,
): void {
  for (const source of sources) checkHex(flood, source);
  beginSearch(flood);
  const { seen, stamp, order, cost } = flood;
  const { neighbours } = flood.grid;
  for (const source of sources) if (seen[source] !== stamp) enter(flood, source, 0, UNREACHED);
  for (let i = 0; i < flood.count; i++) {
    const hex = order[i] ?? 0;
    const length = cost[hex] ?? 0;
    if (length >= mostSteps) break;
    for (let slot = hex * DIRECTION_COUNT; slot < (hex + 1) * DIRECTION_COUNT; slot++) {
      if (steps[slot] === 0) continue;
      const to = neighbours[slot] ?? OFF_MAP;
      if (to === OFF_MAP || closed[to] !== 0 || seen[to] === stamp) continue;
      enter(flood, to, length + 1, hex);
    }
  }
  flood.isRunning = false;
}

function enter(flood: Flood, hex: number, steps: number, previous: number): void {
  flood.seen[hex] = flood.stamp;
  flood.cost[hex] = steps;
  flood.previous[hex] = previous;
  flood.order[flood.count] = hex;
  flood.count += 1;
}

function spread(flood: Flood, hex: number, mayPass: MayPass): void {
  const { neighbours, sides } = flood.grid;
  const steps = (flood.cost[hex] ?? 0) + 1;
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const slot = hex * DIRECTION_COUNT + direction;
    const to = neighbours[slot] ?? OFF_MAP;
    if (to === OFF_MAP || flood.seen[to] === flood.stamp) continue;
    if (mayPass(hex, direction, to, sides[slot] ?? 0)) enter(flood, to, steps, hex);
  }
}
