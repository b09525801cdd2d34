import type { Game } from './game.ts';

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
