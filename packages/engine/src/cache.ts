import { type Game, KEPT_WRITES, writesSoFar } from './game.ts';
import type { SetUp } from './title.ts';

let slots = 0;

interface Kept<T> {
  readonly key: number;
  readonly value: T;
}

/**
 * A fact derived from the position, computed again only when one of these columns has changed. Revisions only grow, so
 * their sum tells whether any of them did. `build` itself is exported beside the cache, for the comparison.
 */
export function cached<T>(columns: readonly number[], build: (g: Game) => T): (g: Game) => T {
  const slot = slots++;
  return (g) => {
    let key = 0;
    for (const column of columns) key += g.revisions[column] ?? 0;
    const kept = g.caches[slot] as Kept<T> | undefined;
    if (kept !== undefined && kept.key === key) return kept.value;
    const value = build(g);
    g.caches[slot] = { key, value } satisfies Kept<T>;
    return value;
  };
}

/** The same for a fact that may depend on anything: it lasts until the next write, and asking for it costs next to nothing. */
export function cachedUntilWrite<T>(build: (g: Game) => T): (g: Game) => T {
  const slot = slots++;
  return (g) => {
    const key = writesSoFar(g);
    const kept = g.caches[slot] as Kept<T> | undefined;
    if (kept !== undefined && kept.key === key) return kept.value;
    const value = build(g);
    g.caches[slot] = { key, value } satisfies Kept<T>;
    return value;
  };
}

/** A fact that follows from how the game began: worked out once, when it is first asked for. */
export function ofSetUp<T extends object>(build: (setUp: SetUp) => T): (g: Game) => T {
  const slot = slots++;
  return (g) => {
    const kept = g.caches[slot] as T | undefined;
    if (kept !== undefined) return kept;
    const value = build(g.setUp);
    g.caches[slot] = value;
    return value;
  };
}

/** Whether the fact has taken in that a cell was written to; otherwise it is built anew. */
type Follows<T> = (fact: T, g: Game, column: number, index: number) => boolean;

interface Following<T> {
  fact: T;
  /** How many writes there had been, to any column and to each that is followed, when the fact was last true. */
  writes: number;
  readonly at: number[];
}

/**
 * A fact that is kept up: told of each cell of these columns that has been written to since it was last asked for, whose value it finds in
 * the position. What it gives out changes with the position, so nobody keeps it over a write. Built anew where too much has been written.
 */
export function followed<T>(columns: readonly number[], build: (g: Game) => T, follow: Follows<T>): (g: Game) => T {
  const slot = slots++;
  return (g) => {
    const writes = writesSoFar(g);
    const kept = g.caches[slot] as Following<T> | undefined;
    if (kept === undefined) {
      const fact = build(g);
      g.caches[slot] = { fact, writes, at: columns.map((column) => g.revisions[column] ?? 0) } satisfies Following<T>;
      return fact;
    }
    if (kept.writes === writes) return kept.fact;
    kept.writes = writes;
    if (!catchUp(g, columns, kept, follow)) kept.fact = build(g);
    return kept.fact;
  };
}

function catchUp<T>(g: Game, columns: readonly number[], kept: Following<T>, follow: Follows<T>): boolean {
  let isCaughtUp = true;
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i] ?? 0;
    const from = kept.at[i] ?? 0;
    const to = g.revisions[column] ?? 0;
    if (from === to) continue;
    kept.at[i] = to;
    isCaughtUp = isCaughtUp && to - from <= KEPT_WRITES;
    const cells = g.lastWrites[column];
    for (let at = from; isCaughtUp && at < to; at++)
      isCaughtUp = follow(kept.fact, g, column, cells?.[at & (KEPT_WRITES - 1)] ?? 0);
  }
  return isCaughtUp;
}
