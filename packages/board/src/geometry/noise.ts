/** Chance for the eye only: the same place always gets the same numbers, so a drawing never changes by itself. */
export type Random = () => number;

function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from 0 to 1 that belongs to a pair of whole numbers. */
export function hash(x: number, y: number): number {
  let mixed = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** The generator of one place, for one purpose. */
export const randomAt = (x: number, y: number, salt: number): Random =>
  seededRandom(Math.floor(hash(Math.round(x * 7) + salt * 131, Math.round(y * 7) - salt * 57) * 4294967296));

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Value noise, 0 to 1, smooth over a lattice of step 1. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = ease(x - left);
  const down = ease(y - top);
  const upper = hash(left, top) * (1 - across) + hash(left + 1, top) * across;
  const lower = hash(left, top + 1) * (1 - across) + hash(left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}

/** Two octaves of noise, -0.5 to 0.5. */
export const wander = (x: number, y: number): number =>
  noise(x, y) * 0.62 + noise(x * 2.3 + 9, y * 2.3 - 4) * 0.38 - 0.5;
