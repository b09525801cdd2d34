import { sprt } from '@bridgehead/ai';
import { describe, expect, test } from 'vitest';
import { failed, finished, tournamentOf } from '../../../../test/results.ts';
import { reportText } from '../report-text.ts';
import { tallyOf } from '../tally.ts';
import { barsOf, marginRange } from './histogram.ts';
import { reportPage } from './report-page.ts';
import { el, scale, ticks } from './svg.ts';

const THREE = tournamentOf('random', 'recruit', 'staff');
const GAMES = Array.from({ length: 24 }, (_, n) =>
  finished(THREE, n, { winner: n % 3 === 0 ? 'allied' : 'german', margin: n % 3 === 0 ? 2 : -(n % 4) }),
);
const NO_EXTRAS = { gamesPerSecond: 1.25, workers: 2, sprt: undefined };

/** The page without its fonts, which are long and spell anything. */
const drawn = (...report: Parameters<typeof reportPage>): string =>
  reportPage(...report).replace(/base64,[A-Za-z0-9+/=]+/g, 'base64,');

describe('the page', () => {
  const page = drawn(tallyOf(THREE, GAMES), NO_EXTRAS);

  test('stands alone: it asks for nothing from anywhere', () => {
    expect(page).not.toMatch(/https?:(?!\/\/www\.w3\.org)/);
    expect(page).not.toMatch(/<script|src="(?!data:)|href="(?!data:)|url\((?!data:)/);
  });
  test('has a drawing for every part of the report', () => {
    const headings = [...page.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, heading]) => heading);
    expect(headings).toEqual([
      'Ratings',
      'Pairings',
      'Sides',
      'Margins',
      'Spearhead on the highway (hexes from Joe’s Bridge)',
      'When the bridges fell',
      'The chance of the allied side as the players see it',
      'Computing',
    ]);
    // Ratings, pairings, sides, a histogram for each pairing, the highway, Son, the outlook.
    expect(page.match(/<svg/g)).toHaveLength(9);
    expect(page).toContain('1.25 games a second on 2 threads');
  });
  test('is drawn in numbers only', () => {
    expect(page).not.toMatch(/NaN|Infinity|undefined/);
  });
  test('closes every element that it opens', () => {
    for (const name of ['section', 'svg', 'figure', 'table', 'ul', 'p', 'text', 'div']) {
      const opened = page.match(new RegExp(`<${name}[ >]`, 'g'))?.length ?? 0;
      expect(page.match(new RegExp(`</${name}>`, 'g'))?.length ?? 0, name).toBe(opened);
    }
  });
  test('can be made of nothing, and of failures alone', () => {
    const faults = [failed(THREE, 0, 'a <b>bold</b> fault')];
    for (const games of [[], faults]) {
      expect(drawn(tallyOf(THREE, games), NO_EXTRAS)).not.toMatch(/NaN|undefined|<b>bold/);
    }
    const torn = drawn(tallyOf(THREE, faults), NO_EXTRAS);
    expect(torn).toContain('1 game failed');
    expect(torn).toContain('a &lt;b&gt;bold&lt;/b&gt; fault');
  });
  test('says what a test has decided', () => {
    const duel = tournamentOf('staff', 'recruit');
    const state = sprt({ won: 23, drawn: 0, lost: 0 }, { elo0: 0, elo1: 50 });
    const decided = drawn(tallyOf(duel, [finished(duel, 0, { winner: 'allied' })]), {
      ...NO_EXTRAS,
      sprt: { options: { elo0: 0, elo1: 50 }, state },
    });
    expect(decided).toContain('Between 0 and 50 Elo over pairs, staff is better than recruit (ratio 3.07)');
  });
});

describe('the text', () => {
  test('has the same numbers in tables', () => {
    const text = reportText(tallyOf(THREE, GAMES), NO_EXTRAS);
    expect(text).toContain('24 games; 1000 nodes a decision\n1.25 games a second in this run, on 2 threads');
    expect(text).toMatch(/all +8 of 24, 33\.3 % \(18\.0–53\.3\) +−\d+ ± \d+ Elo/);
    expect(text).toMatch(/random – recruit +\d–\d–\d/);
    expect(text).toMatch(/history +turn 1 +turn 1 +turn 1 +turn 10 +never/);
    expect(text).not.toMatch(/NaN|undefined|Failed/);
  });
  test('shows the first failures', () => {
    const faults = Array.from({ length: 12 }, (_, n) => failed(THREE, n, `fault ${n}`));
    const text = reportText(tallyOf(THREE, faults), NO_EXTRAS);
    expect(text).toContain('0 games, 12 FAILED');
    expect(text).toContain('game 9, seed 8, staff – random: fault 9\n  and 2 more');
  });
});

describe('drawing', () => {
  test('a scale maps its ends, and stands still where they meet', () => {
    const x = scale(0, 10, 100, 200);
    expect([x(0), x(5), x(10)]).toEqual([100, 150, 200]);
    expect(scale(3, 3, 0, 100)(3)).toBe(0);
  });
  test.each([
    [0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [-4, 16, 7, [0, 5, 10, 15]],
    [-380, 380, 6, [-200, 0, 200]],
    [0, 11, 20, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ])('ticks from %d to %d, about %d, are round', (from, to, about, expected) => {
    expect(ticks(from, to, about).filter((value) => (from >= 0 && to > 2 ? Number.isInteger(value) : true))).toEqual(
      expected,
    );
  });
  test('words are escaped', () => {
    expect(el('a', { title: '"<&>"', x: 1 / 3, none: undefined }, ['b'])).toBe(
      '<a title="&quot;&lt;&amp;&gt;&quot;" x="0.33">b</a>',
    );
  });
  test('bars hold every game once, by who won', () => {
    const range = marginRange(GAMES);
    expect(range).toEqual({ from: -3, to: 2, step: 1 });
    const bars = barsOf(GAMES, range, ['allied', 'german']);
    expect(bars.reduce((sum, { first, second }) => sum + first + second, 0)).toBe(24);
    expect(bars.at(-1)).toEqual({ from: 2, first: 8, second: 0 });
  });
  test('many margins share bars', () => {
    const wide = [-60, 60.5].map((margin, n) => finished(THREE, n, { winner: 'allied', margin }));
    const range = marginRange(wide);
    expect(range.step).toBeGreaterThan(1);
    expect(barsOf(wide, range, ['allied', 'german']).reduce((sum, { first }) => sum + first, 0)).toBe(2);
  });
});
