import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EngineError } from './engine-error.ts';
import { drawBelow, nextBits, RANDOM_WORDS, randomFrom, seedWords } from './random.ts';

const draws = (seed: number, n: number, count: number): number[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => random.below(n));
};

/** The sum of squared deviations from an even spread, in units of the expected count. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function countsOf(values: readonly number[], n: number): number[] {
  const counts = new Array<number>(n).fill(0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const seeds = fc.integer({ min: 0, max: 2 ** 48 });

describe('the generator', () => {
  it('gives the same numbers for the same seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(draws(seed, 1000, 20)).toEqual(draws(seed, 1000, 20));
      }),
    );
  });
  it('gives other numbers for another seed, also where only the high bits differ', () => {
    const first = (seed: number): string => draws(seed, 2 ** 32, 2).join();
    const low = Array.from({ length: 2000 }, (_, seed) => seed);
    const high = low.map((seed) => (seed + 1) * 2 ** 32);
    expect(new Set([...low, ...high].map(first)).size).toBe(4000);
  });
  it('rolls each face of a die about as often', () => {
    // With five degrees of freedom, 25 is passed once in seven thousand honest dice.
    for (const seed of [0, 1, 2, 1944, 2 ** 40]) {
      expect(chiSquare(countsOf(draws(seed, 6, 12_000), 6))).toBeLessThan(25);
    }
  });
  it('rolls each pair of faces about as often: one roll tells nothing of the next', () => {
    const rolls = draws(7, 6, 36_001);
    const pairs = rolls.slice(1).map((roll, i) => roll * 6 + (rolls[i] ?? 0));
    // Thirty-five degrees of freedom.
    expect(chiSquare(countsOf(pairs, 36))).toBeLessThan(80);
  });
  it('does not begin with the same face for seeds that follow each other', () => {
    const firsts = Array.from({ length: 12_000 }, (_, seed) => randomFrom(seed).below(6));
    expect(chiSquare(countsOf(firsts, 6))).toBeLessThan(25);
  });
  it('stays below its bound and keeps words of 32 bits', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const words = seedWords(seed);
        const drawn = drawBelow(words, n);
        expect(drawn >= 0 && drawn < n && Number.isInteger(drawn)).toBe(true);
        expect(words).toHaveLength(RANDOM_WORDS);
        expect(words.every((word) => word >>> 0 === word)).toBe(true);
      }),
    );
  });
  it('goes on from its words alone, as a saved game does', () => {
    const words = seedWords(5);
    for (let i = 0; i < 10; i++) nextBits(words);
    const saved: number[] = JSON.parse(JSON.stringify(words));
    expect([nextBits(saved), nextBits(saved)]).toEqual([nextBits(words), nextBits(words)]);
  });
  it.each([0, -1, Number.NaN, 2 ** 32 + 1])('throws rather than searching for ever for a number below %d', (n) => {
    expect(() => randomFrom(1).below(n)).toThrow(EngineError);
  });
});
