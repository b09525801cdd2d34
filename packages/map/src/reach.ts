import { DIRECTION_COUNT, type Grid, OFF_MAP } from '@bridgehead/hex';
import { beginSearch, checkHex, createTree, type SearchTree, UNREACHED } from './search-tree.ts';

/** What a caller answers for a step that cannot be made; any negative number will do. */
export const IMPASSABLE = -1;

/** The cost of one step as a whole number of the caller's smallest unit, or IMPASSABLE. */
export type CostOf = (from: number, direction: number, to: number, side: number) => number;

/**
 * A path search with its scratch arrays. Buckets hold the hexes to be looked at by their cost, as lists linked through
 * entries; a step can open at most one entry, so the pool never runs out.
 */
export interface Reach extends SearchTree {
  /** heads[cost]: the first entry of the bucket, or EMPTY. Grows with the largest budget asked for. */
  heads: Int32Array;
  readonly entryHex: Int32Array;
  readonly entryNext: Int32Array;
  entryCount: number;
  /** Entries still in buckets. */
  waiting: number;
}

const EMPTY = -1;

export function createReach(grid: Grid): Reach {
  const entries = grid.hexCount * DIRECTION_COUNT + 1;
  return {
    ...createTree(grid),
    heads: new Int32Array(0),
    entryHex: new Int32Array(entries),
    entryNext: new Int32Array(entries),
    entryCount: 0,
    waiting: 0,
  };
}

/**
 * Finds every hex that can be reached from `start` at no more than `budget`, each at its least cost. Read the answer
 * with `costTo`, `previousOf`, `pathTo`, and `order` up to `count`.
 */
export function reachFrom(reach: Reach, start: number, budget: number, costOf: CostOf): void {
  checkHex(reach, start);
  if (!Number.isInteger(budget) || budget < 0) throw new RangeError(`a budget is a whole number, not ${budget}`);
  beginSearch(reach);
  prepareBuckets(reach, budget);
  try {
    offer(reach, start, 0, UNREACHED);
    for (let cost = 0; cost <= budget && reach.waiting > 0; cost++) drainBucket(reach, cost, budget, costOf);
  } finally {
    // A caller's cost function may throw; its buckets must not be found by the next search.
    if (reach.waiting > 0) reach.heads.fill(EMPTY);
    reach.isRunning = false;
  }
}

function prepareBuckets(reach: Reach, budget: number): void {
  if (reach.heads.length <= budget) reach.heads = new Int32Array(budget + 1).fill(EMPTY);
  reach.entryCount = 0;
  reach.waiting = 0;
}

/** Notes a cheaper way to a hex and puts the hex into its bucket. */
function offer(reach: Reach, hex: number, cost: number, previous: number): void {
  reach.seen[hex] = reach.stamp;
  reach.cost[hex] = cost;
  reach.previous[hex] = previous;
  const entry = reach.entryCount;
  reach.entryCount = entry + 1;
  reach.waiting += 1;
  reach.entryHex[entry] = hex;
  reach.entryNext[entry] = reach.heads[cost] ?? EMPTY;
  reach.heads[cost] = entry;
}

function drainBucket(reach: Reach, cost: number, budget: number, costOf: CostOf): void {
  for (;;) {
    const entry = reach.heads[cost] ?? EMPTY;
    if (entry === EMPTY) return;
    reach.heads[cost] = reach.entryNext[entry] ?? EMPTY;
    reach.waiting -= 1;
    const hex = reach.entryHex[entry] ?? 0;
    // A cheaper way was found after this entry was made.
    if (reach.cost[hex] !== cost) continue;
    reach.order[reach.count] = hex;
    reach.count += 1;
    stepOut(reach, hex, budget, costOf);
  }
}

function stepOut(reach: Reach, hex: number, budget: number, costOf: CostOf): void {
  const { neighbours, sides } = reach.grid;
  const here = reach.cost[hex] ?? 0;
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const slot = hex * DIRECTION_COUNT + direction;
    const to = neighbours[slot] ?? OFF_MAP;
    if (to === OFF_MAP) continue;
    // No way is cheaper than the one here, so a neighbour already as cheap need not be asked about.
    if (reach.seen[to] === reach.stamp && (reach.cost[to] ?? 0) <= here) continue;
    const step = costOf(hex, direction, to, sides[slot] ?? 0);
    if (step < 0) continue;
    if (!Number.isInteger(step)) throw new RangeError(`a cost is a whole number, not ${step}`);
    const cost = here + step;
    if (cost > budget || (reach.seen[to] === reach.stamp && (reach.cost[to] ?? 0) <= cost)) continue;
    offer(reach, to, cost, hex);
  }
}
