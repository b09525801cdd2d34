import { describe, expect, test } from 'vitest';
import { courseOf, failed, finished, tournamentOf } from '../../../test/results.ts';
import { gamePlan, gamesInAll, pairingsOf } from '../plan.ts';
import { lastTurnOf, matchupsOf, milestone, reachedOf, spreadByTurn } from './courses.ts';
import { tallyOf, testPairs } from './tally.ts';

const DUEL = tournamentOf('staff', 'recruit');

describe('the plan of a tournament', () => {
  test('plays each seed twice with the sides swapped', () => {
    const plans = [0, 1, 2, 3].map((n) => gamePlan(DUEL, n));
    expect(plans).toEqual([
      { n: 0, seed: 7, first: 'staff', second: 'recruit' },
      { n: 1, seed: 7, first: 'recruit', second: 'staff' },
      { n: 2, seed: 8, first: 'staff', second: 'recruit' },
      { n: 3, seed: 8, first: 'recruit', second: 'staff' },
    ]);
  });
  test('lets every two meet on common seeds', () => {
    const three = tournamentOf('random', 'recruit', 'staff');
    expect(pairingsOf(three)).toHaveLength(3);
    expect(gamesInAll(three, 200)).toBe(600);
    const plans = Array.from({ length: 6 }, (_, n) => gamePlan(three, n));
    expect(new Set(plans.map(({ seed }) => seed))).toEqual(new Set([7]));
    expect(new Set(plans.map(({ first, second }) => `${first} ${second}`)).size).toBe(6);
    expect(gamePlan(three, 6)).toMatchObject({ seed: 8, first: 'random', second: 'recruit' });
  });
  test('of one player has one game a seed', () => {
    const mirror = tournamentOf('staff');
    expect([0, 1, 2].map((n) => gamePlan(mirror, n).seed)).toEqual([7, 8, 9]);
    expect(gamePlan(mirror, 1)).toMatchObject({ first: 'staff', second: 'staff' });
    expect(gamesInAll(mirror, 3)).toBe(3);
  });
  test('with mirrors lets every level meet every level on both sides once a seed', () => {
    const all = { ...tournamentOf('random', 'recruit', 'staff'), mirrors: true as const };
    expect(pairingsOf(all)).toHaveLength(6);
    const met = Array.from({ length: 9 }, (_, n) => gamePlan(all, n));
    expect(new Set(met.map(({ first, second }) => `${first} ${second}`)).size).toBe(9);
    expect(met.every(({ seed }) => seed === 7)).toBe(true);
    expect(gamePlan(all, 9)).toEqual({ ...met[0], n: 9, seed: 8 });
  });
});

describe('the tally', () => {
  /** Staff wins both games of seed 7, and as the Allies only by more in seed 8; seed 9 has lost a game. */
  const games = [
    finished(DUEL, 0, { winner: 'allied', margin: 3 }),
    finished(DUEL, 1, { winner: 'german', margin: -2 }),
    finished(DUEL, 2, { winner: 'allied', margin: 2 }),
    finished(DUEL, 3, { winner: 'allied', margin: 1 }),
    finished(DUEL, 4, { winner: 'german', margin: -1 }),
    failed(DUEL, 5, 'a fault'),
  ];
  const tally = tallyOf(DUEL, games);

  test('counts complete pairs by wins and then by margin', () => {
    expect(tally.pairings[0]?.pairs).toEqual({ won: 2, drawn: 0, lost: 0 });
    expect(tally.pairings[0]?.pairShare).toMatchObject({ count: 2, of: 2, value: 1 });
  });
  test('counts games by player, by side and by both', () => {
    expect(tally.pairings[0]).toMatchObject({
      wins: { count: 3, of: 5 },
      winsAsFirst: { count: 2, of: 3 },
      winsAsSecond: { count: 1, of: 2 },
      firstSideWins: { count: 3, of: 5 },
      margins: { least: -2, median: 1, most: 3 },
    });
    expect(tally.firstSideWins).toMatchObject({ count: 3, of: 5, low: expect.closeTo(0.2307, 4) });
    expect(tally.players.map(({ level, wins }) => [level, wins.count])).toEqual([
      ['staff', 3],
      ['recruit', 2],
    ]);
  });
  test('leaves out games that failed, and names them', () => {
    expect(tally.finished).toHaveLength(5);
    expect(tally.failed.map(({ n, fault }) => [n, fault])).toEqual([[5, 'a fault']]);
  });
  test('gives computing to whoever thought, replies apart', () => {
    const times = [
      { occasion: '1 allied', turn: 1, side: 'allied', ms: 100, decisions: 50, replyMs: 7, replies: 2 },
      { occasion: '1 german', turn: 1, side: 'german', ms: 30, decisions: 20, replyMs: 0, replies: 0 },
    ];
    // In game 1 the recruit is the Allied player.
    const timed = tallyOf(DUEL, [finished(DUEL, 1, { winner: 'allied', times })]);
    const [staff, recruit] = ['staff', 'recruit'].map((name) => timed.players.find(({ level }) => level === name));
    expect(recruit).toMatchObject({ turnMs: { count: 1, median: 100 }, replyMs: undefined });
    expect(staff).toMatchObject({ turnMs: { count: 1, median: 30 }, replyMs: { count: 1, median: 7 } });
  });
  test('adds up what players had no idea of', () => {
    const fallbacks = { allied: { retreat: 2 }, german: { traffic: 1 } };
    const told = [0, 1].map((n) => finished(DUEL, n, { winner: 'allied', fallbacks }));
    const { players } = tallyOf(DUEL, told);
    for (const player of players) expect(player.fallbacks).toEqual({ retreat: 2, traffic: 1 });
  });
  test('of a mirror has no pairs', () => {
    const mirror = tournamentOf('staff');
    const alone = tallyOf(mirror, [
      finished(mirror, 0, { winner: 'german' }),
      finished(mirror, 1, { winner: 'german' }),
    ]);
    expect(alone.pairings[0]).toMatchObject({ pairs: undefined, firstSideWins: { count: 0, of: 2 } });
  });
});

describe('the test over pairs', () => {
  const WISH = { elo0: 0, elo1: 400 };
  const wonPairs = (count: number) =>
    Array.from({ length: count * 2 }, (_, n) => finished(DUEL, n, { winner: n % 2 === 0 ? 'allied' : 'german' }));

  test('decides as soon as the pairs say so, and stays with it', () => {
    // Each won pair is worth ln(0.909 / 0.5) = 0.598; the bound of 2.944 is passed by the fifth.
    expect(testPairs(DUEL, wonPairs(4), WISH).verdict).toBe('undecided');
    expect(testPairs(DUEL, wonPairs(5), WISH).verdict).toBe('better');
    const losses = Array.from({ length: 40 }, (_, i) =>
      finished(DUEL, 10 + i, { winner: i % 2 === 0 ? 'german' : 'allied' }),
    );
    expect(testPairs(DUEL, [...wonPairs(5), ...losses], WISH)).toEqual(testPairs(DUEL, wonPairs(5), WISH));
    expect(
      testPairs(
        DUEL,
        losses.map((game) => ({ ...game, n: game.n - 10 })),
        WISH,
      ).verdict,
    ).toBe('not-better');
  });
  test('waits for a pair that is not complete: who ends first must not matter', () => {
    const gap = wonPairs(6).filter(({ n }) => n !== 3);
    expect(testPairs(DUEL, gap, WISH)).toEqual(testPairs(DUEL, wonPairs(1), WISH));
  });
  test('passes over a pair that failed', () => {
    const games = wonPairs(6).map((game) => (game.n === 0 ? failed(DUEL, 0, 'a fault') : game));
    expect(testPairs(DUEL, games, WISH)).toEqual(testPairs(DUEL, wonPairs(5), WISH));
  });
});

describe('the course of games', () => {
  const games = [
    finished(DUEL, 0, { winner: 'allied', course: courseOf(3, 4, 1) }),
    finished(DUEL, 2, { winner: 'allied', course: courseOf(3, 8, 3) }),
    finished(DUEL, 4, { winner: 'german', course: courseOf(2, 2, 9) }),
  ];
  test('is told for each two players with their sides', () => {
    const swapped = finished(DUEL, 1, { winner: 'german' });
    expect(matchupsOf([...games, swapped]).map(({ first, games: list }) => [first, list.length])).toEqual([
      ['staff', 3],
      ['recruit', 1],
    ]);
  });
  test('has a median and a middle half at the end of each turn; a shorter game keeps its last value', () => {
    expect(lastTurnOf(games)).toBe(3);
    expect(spreadByTurn(games, 3, milestone('highway'))).toEqual([
      { turn: 0, low: 0, median: 0, high: 0 },
      { turn: 1, low: 3, median: 4, high: 6 },
      { turn: 2, low: 6, median: 8, high: 12 },
      { turn: 3, low: 8, median: 12, high: 18 },
    ]);
  });
  test('tells when a place fell in the median game, and how often', () => {
    expect(reachedOf(games, 3, 'son')).toEqual({
      earlyTurn: 1,
      medianTurn: 3,
      lateTurn: Number.POSITIVE_INFINITY,
      count: 2,
      of: 3,
      byTurn: [0, 1 / 3, 1 / 3, 2 / 3],
    });
    expect(reachedOf(games, 3, 'arnhem')).toMatchObject({ medianTurn: Number.POSITIVE_INFINITY, count: 0 });
  });
});
