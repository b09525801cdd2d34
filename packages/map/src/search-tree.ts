import type { Grid } from '@bridgehead/hex';

/** The cost of a hex that a search did not reach, and the hex before a start. */
export const UNREACHED = -1;

/**
 * What a search found, in arrays made once and used again: an entry counts only if its stamp is that of the last
 * search, so nothing is ever cleared. The next search with the same tree replaces the answer.
 */
export interface SearchTree {
  readonly grid: Grid;
  readonly seen: Uint32Array;
  readonly cost: Int32Array;
  readonly previous: Int32Array;
  /** The hexes reached, nearest first; only the first `count` entries belong to the last search. */
  readonly order: Int32Array;
  count: number;
  stamp: number;
  isRunning: boolean;
}

export function createTree(grid: Grid): SearchTree {
  return {
    grid,
    seen: new Uint32Array(grid.hexCount),
    cost: new Int32Array(grid.hexCount),
    previous: new Int32Array(grid.hexCount),
    order: new Int32Array(grid.hexCount),
    count: 0,
    stamp: 0,
    isRunning: false,
  };
}

const LAST_STAMP = 0xffffffff;

/** Forgets the last search. A search started from inside another on the same tree is an error. */
export function beginSearch(tree: SearchTree): void {
  if (tree.isRunning) throw new Error('this search tree is in use by an unfinished search');
  if (tree.stamp === LAST_STAMP) {
    tree.seen.fill(0);
    tree.stamp = 0;
  }
  tree.stamp += 1;
  tree.count = 0;
  tree.isRunning = true;
}

export function checkHex(tree: SearchTree, hex: number): void {
  if (!(Number.isInteger(hex) && hex >= 0 && hex < tree.grid.hexCount)) throw new RangeError(`no hex ${hex}`);
}

export const isReached = (tree: SearchTree, hex: number): boolean => tree.stamp > 0 && tree.seen[hex] === tree.stamp;

/** What it cost to reach a hex (in a flood: the number of steps), or UNREACHED. */
export const costTo = (tree: SearchTree, hex: number): number =>
  isReached(tree, hex) ? (tree.cost[hex] ?? UNREACHED) : UNREACHED;

/** The hex before this one on the way from the start; UNREACHED for a start or a hex not reached. */
export const previousOf = (tree: SearchTree, hex: number): number =>
  isReached(tree, hex) ? (tree.previous[hex] ?? UNREACHED) : UNREACHED;

/** The hexes from the start to this one, both included; empty if it was not reached. */
export function pathTo(tree: SearchTree, hex: number): number[] {
  const path: number[] = [];
  let at = isReached(tree, hex) ? hex : UNREACHED;
  while (at !== UNREACHED) {
    path.push(at);
    at = previousOf(tree, at);
  }
  return path.reverse();
}

/** The hexes reached, nearest first, as a list of its own. */
export const reachedHexes = (tree: SearchTree): number[] => Array.from(tree.order.subarray(0, tree.count));
