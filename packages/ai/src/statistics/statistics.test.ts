/** Each figure was worked out apart from the code: by hand, from the printed formula, or by brute force. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RatedGame, rate } from './bradley-terry.ts';
import { meanDifference } from './difference.ts';
import { inverse } from './linear.ts';
import { countPairs, type GameScore, pairResult } from './pairs.ts';
import { expectedScore, sprt } from './sprt.ts';
import { quantile, spreadOf } from './summary.ts';
import { wilson } from './wilson.ts';

describe('the interval of Wilson', () => {
  it.each([
    [8, 10, 0.4902, 0.9433],
    [0, 10, 0, 0.2775],
    [95, 100, 0.8882, 0.9785],
    [150, 200, 0.6857, 0.8049],
  ])('of %i in %i runs from %f to %f', (successes, trials, low, high) => {
    const share = wilson(successes, trials);
    expect(share.value).toBe(successes / trials);
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });
  it('is not the plain one, which would leave the scale', () => {
    const { low, high } = wilson(10, 10);
    expect(low).toBeCloseTo(1 - 0.2775, 4);
    expect(high).toBeCloseTo(1, 12);
  });
  it('of nothing is everything', () => {
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });
  it('holds the share, and shrinks as trials grow', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (trials, raw) => {
        const successes = Math.min(raw, trials);
        const { low, value, high } = wilson(successes, trials);
        expect(low <= value + 1e-12 && value <= high + 1e-12).toBe(true);
        const wider = wilson(successes, trials);
        const narrower = wilson(successes * 4, trials * 4);
        expect(narrower.high - narrower.low).toBeLessThan(wider.high - wider.low);
      }),
    );
  });
});

describe('a pair', () => {
  const game = (firstSideWon: boolean, margin: number): GameScore => ({ firstSideWon, margin });
  it.each<[string, GameScore, GameScore, string]>([
    ['both games won', game(true, 1), game(false, -1), 'won'],
    ['both games lost, whatever the margins', game(false, 90), game(true, -90), 'lost'],
    ['one each, the own win larger', game(true, 3), game(true, 2), 'won'],
    ['one each, the own loss larger', game(true, 2), game(true, 3), 'lost'],
    ['one each, equal margins', game(true, 2), game(true, 2), 'drawn'],
    ['one each as the second side, the smaller loss', game(false, -1), game(false, -4), 'won'],
    ['one each as the second side, the larger loss', game(false, -4), game(false, -1), 'lost'],
    ['one each, off by the smallest margin', game(true, 2.5), game(true, 2), 'won'],
  ])('%s', (_what, asFirst, asSecond, result) => {
    expect(pairResult(asFirst, asSecond)).toBe(result);
  });
  it('looks the other way round to the other player', () => {
    const games = fc.record({ firstSideWon: fc.boolean(), margin: fc.integer({ min: -5, max: 5 }) });
    const mirrored = { won: 'lost', drawn: 'drawn', lost: 'won' } as const;
    fc.assert(
      fc.property(games, games, (one, other) => {
        expect(pairResult(other, one)).toBe(mirrored[pairResult(one, other)]);
      }),
    );
  });
  it('is counted by result', () => {
    expect(countPairs(['won', 'lost', 'won', 'drawn', 'won'])).toEqual({ won: 3, drawn: 1, lost: 1 });
  });
});

/** So many games of these two with these sides, of which the first side won so many. */
const series = (first: string, second: string, won: number, of: number): RatedGame[] =>
  Array.from({ length: of }, (_, i) => ({ first, second, score: i < won ? 1 : 0 }));

describe('ratings', () => {
  const eloOf = (games: readonly RatedGame[], name: string, drawsAdded = 0): number =>
    rate({ games, drawsAdded }).players.get(name)?.elo ?? Number.NaN;

  it('of two players: three wins to one are 400 × log10(3) apart', () => {
    const games = [...series('a', 'b', 3, 4), ...series('b', 'a', 1, 4)];
    const ratings = rate({ games, drawsAdded: 0 });
    expect(ratings.between('a', 'b').elo).toBeCloseTo(190.8485, 3);
    expect(ratings.between('b', 'a').elo).toBeCloseTo(-190.8485, 3);
    // Eight games of weight 3/4 × 1/4: one over the root of 1.5, in units of 400 / ln 10.
    expect(ratings.between('a', 'b').error).toBeCloseTo(141.84, 2);
    expect(ratings.players.get('a')).toMatchObject({ elo: expect.closeTo(95.424, 3), error: expect.closeTo(70.92, 2) });
    expect(ratings.firstSide).toMatchObject({ elo: expect.closeTo(0, 6), error: expect.closeTo(141.84, 2) });
  });
  it('do not take the side for the player', () => {
    const games = [...series('a', 'b', 3, 4), ...series('b', 'a', 3, 4)];
    const ratings = rate({ games, drawsAdded: 0 });
    expect(ratings.between('a', 'b').elo).toBeCloseTo(0, 6);
    expect(ratings.firstSide.elo).toBeCloseTo(190.8485, 3);
  });
  it('of three players whose strengths are as 4 to 2 to 1', () => {
    const even = (one: string, other: string, won: number, of: number): RatedGame[] => [
      ...series(one, other, won, of),
      ...series(other, one, of - won, of),
    ];
    const games = [...even('a', 'b', 10, 15), ...even('b', 'c', 10, 15), ...even('a', 'c', 12, 15)];
    expect(eloOf(games, 'a')).toBeCloseTo(120.412, 3);
    expect(eloOf(games, 'b')).toBeCloseTo(0, 3);
    expect(eloOf(games, 'c')).toBeCloseTo(-120.412, 3);
    // One game turned round moves them.
    expect(eloOf([...games, ...series('c', 'a', 1, 1)], 'a')).toBeLessThan(120);
  });
  it('of a player who wins every game are finite by one drawn game', () => {
    const games = [...series('a', 'b', 5, 5), ...series('b', 'a', 0, 5)];
    expect(rate({ games }).between('a', 'b').elo).toBeCloseTo(528.888, 2);
    expect(rate({ games }).between('a', 'b').error).toBeLessThan(600);
  });
  it('have a mean of zero, and errors that shrink with the root of the games', () => {
    const games = [...series('a', 'b', 7, 10), ...series('b', 'c', 6, 10), ...series('c', 'a', 4, 10)];
    const few = rate({ games, drawsAdded: 0 });
    const many = rate({ games: Array.from({ length: 9 }, () => games).flat(), drawsAdded: 0 });
    const sum = [...few.players.values()].reduce((total, { elo }) => total + elo, 0);
    expect(sum).toBeCloseTo(0, 6);
    expect((few.players.get('a')?.error ?? 0) / (many.players.get('a')?.error ?? 1)).toBeCloseTo(3, 6);
  });
  it('of a player against itself tell the advantage of the side alone', () => {
    const ratings = rate({ games: series('a', 'a', 30, 40), drawsAdded: 0 });
    expect(ratings.players.get('a')?.elo).toBe(0);
    expect(ratings.firstSide.elo).toBeCloseTo(190.8485, 3);
  });
  it('are unknown for players who never met', () => {
    const ratings = rate({ games: [...series('a', 'b', 1, 2), ...series('c', 'd', 1, 2)], drawsAdded: 0 });
    expect(ratings.players.get('a')?.error).toBe(Number.POSITIVE_INFINITY);
    expect(rate({ games: [] }).players.size).toBe(0);
  });
});

describe('the inverse of a matrix', () => {
  it('times the matrix is one', () => {
    expect(
      inverse([
        [0, 2],
        [4, 0],
      ]),
    ).toEqual([
      [0, 0.25],
      [0.5, 0],
    ]);
  });
  it('is missing where rows depend on each other', () => {
    expect(
      inverse([
        [1, 2],
        [2, 4],
      ]),
    ).toBeUndefined();
  });
});

describe('the sequential test', () => {
  const WISH = { elo0: 0, elo1: 50 };
  it('expects 57.146 % of 50 Elo', () => {
    expect(expectedScore(50)).toBeCloseTo(0.571463, 6);
    expect(expectedScore(0)).toBe(0.5);
  });
  it.each([
    [{ won: 60, drawn: 0, lost: 40 }, 1.84626],
    [{ won: 30, drawn: 0, lost: 70 }, -6.78843],
    [{ won: 30, drawn: 50, lost: 20 }, 0.81767],
    [{ won: 12, drawn: 3, lost: 5 }, 0.94687],
    [{ won: 300, drawn: 100, lost: 200 }, 9.85903],
    [{ won: 0, drawn: 0, lost: 0 }, 0],
  ])('of %j has the ratio %f', (count, ratio) => {
    // What was never seen counts a thousandth.
    expect(Math.abs(sprt(count, WISH).ratio - ratio)).toBeLessThan(0.003);
  });
  it('has the bounds of Wald', () => {
    expect(sprt({ won: 0, drawn: 0, lost: 0 }, WISH)).toMatchObject({
      lower: expect.closeTo(-2.94444, 5),
      upper: expect.closeTo(2.94444, 5),
      verdict: 'undecided',
    });
    const strict = sprt({ won: 0, drawn: 0, lost: 0 }, { ...WISH, alpha: 0.01, beta: 0.2 });
    expect(strict.upper).toBeCloseTo(Math.log(80), 5);
    expect(strict.lower).toBeCloseTo(Math.log(0.2 / 0.99), 5);
  });
  it('decides at the bound and not before it', () => {
    // 22 wins are worth 22 × ln(0.571463 / 0.5) = 2.939; 23 are 3.073.
    expect(sprt({ won: 22, drawn: 0, lost: 0 }, WISH).verdict).toBe('undecided');
    expect(sprt({ won: 23, drawn: 0, lost: 0 }, WISH).verdict).toBe('better');
    expect(sprt({ won: 0, drawn: 0, lost: 19 }, WISH).verdict).toBe('undecided');
    expect(sprt({ won: 0, drawn: 0, lost: 20 }, WISH).verdict).toBe('not-better');
  });
  it('needs two hypotheses in rising order', () => {
    expect(() => sprt({ won: 1, drawn: 0, lost: 0 }, { elo0: 50, elo1: 50 })).toThrow(RangeError);
  });
});

describe('a spread', () => {
  it('has its median between the middle two of an even number', () => {
    expect(spreadOf([4, 1, 3, 2])).toEqual({ count: 4, least: 1, median: 2.5, most: 4, mean: 2.5 });
    expect(spreadOf([9, 1, 2])?.median).toBe(2);
    expect(spreadOf([])).toBeUndefined();
  });
  it('has its quartiles in a straight line between neighbours', () => {
    expect(quantile([0, 10, 20, 30], 0.25)).toBe(7.5);
    expect(quantile([0, 10, 20, 30], 1)).toBe(30);
  });
});

describe('the difference of two means', () => {
  const spread = (mean: number): number[] => [mean - 1, mean, mean + 1, mean - 1, mean, mean + 1];
  it('has the standard error of both, and 5 % at 1.96 of them', () => {
    const { difference, standardError } = meanDifference(spread(0), spread(3));
    expect(difference).toBeCloseTo(3);
    expect(standardError).toBeCloseTo(Math.sqrt((2 * 0.8) / 6));
    expect(meanDifference(spread(0), spread(1.959964 * standardError)).p).toBeCloseTo(0.05, 5);
    expect(meanDifference(spread(0), spread(-2.575829 * standardError)).p).toBeCloseTo(0.01, 5);
  });
  it('says nothing of samples that are alike', () => {
    expect(meanDifference(spread(2), spread(2)).p).toBeCloseTo(1, 6);
    expect([meanDifference([1, 1], [1, 1]).p, meanDifference([1, 1], [2, 2]).p]).toEqual([1, 0]);
  });
});
