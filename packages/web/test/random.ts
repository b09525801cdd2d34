/** Chance of the random player: the same seed makes the same hands (mulberry32). */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  isLess(chance: number): boolean;
  /** One of them; undefined of none. */
  of<T>(list: readonly T[]): T | undefined;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    isLess: (chance) => next() < chance,
    of: (list) => list[Math.floor(next() * list.length)],
  };
}
