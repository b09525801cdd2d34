import { EngineError } from './engine-error.ts';

/** A generator whose state is four numbers of a column, so that it is saved, hashed apart and unwound with the rest. */
export interface Random {
  /** A whole number from 0 to n - 1, each as likely. */
  below(n: number): number;
}

export const RANDOM_WORDS = 4;

/** The state that a seed stands for: its words are mixed until no two seeds look alike. */
export function seedWords(seed: number): number[] {
  let z = seed >>> 0;
  const words: number[] = [];
  for (let i = 0; i < RANDOM_WORDS; i++) {
    z = (z + 0x9e3779b9) >>> 0;
    let mixed = z ^ Math.imul(Math.floor(seed / 4294967296) + i, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    words.push((mixed ^ (mixed >>> 15)) >>> 0);
  }
  // The first outputs of a freshly seeded generator still show the seed.
  for (let i = 0; i < 12; i++) nextBits(words);
  return words;
}

/** One step of sfc32; the words are changed in place and the next 32 bits returned. */
export function nextBits(words: number[]): number {
  const a = words[0] ?? 0;
  const b = words[1] ?? 0;
  const c = words[2] ?? 0;
  const d = words[3] ?? 0;
  const sum = (a + b + d) | 0;
  words[3] = (d + 1) >>> 0;
  words[0] = (b ^ (b >>> 9)) >>> 0;
  words[1] = (c + (c << 3)) >>> 0;
  words[2] = (((c << 21) | (c >>> 11)) + sum) >>> 0;
  return sum >>> 0;
}

/** Without the bias that a plain remainder would have. */
export function drawBelow(words: number[], n: number): number {
  if (!(n >= 1 && n <= 4294967296)) throw new EngineError('nothing to draw from', { n });
  const limit = 4294967296 - (4294967296 % n);
  for (;;) {
    const bits = nextBits(words);
    if (bits < limit) return bits % n;
  }
}

/** A generator apart from every game: for samplers, players and tests, never for the dice of a game. */
export function randomFrom(seed: number): Random {
  const words = seedWords(seed);
  return { below: (n) => drawBelow(words, n) };
}
