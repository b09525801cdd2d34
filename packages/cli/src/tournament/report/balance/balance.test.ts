import { describe, expect, test } from 'vitest';
import { courseOf, failed, finished, type Told, tournamentOf } from '../../../../test/results.ts';
import type { GameResult } from '../../results/result.ts';
import { balanceGames } from './balance-games.ts';
import { balancePicture } from './balance-picture.ts';
import { balanceText } from './balance-text.ts';

const MIRROR = { ...tournamentOf('staff'), scenario: 'campaign' };
const TOLD: readonly Told[] = [
  { winner: 'allied', margin: 30, how: 'linked-up', course: courseOf(4, 10, 1) },
  { winner: 'allied', margin: 2, how: 'tally', course: courseOf(6, 10, 3) },
  { winner: 'german', margin: -30, how: 'north-lost', course: courseOf(3, 2, 9) },
  { winner: 'german', margin: -1, how: 'tally', course: courseOf(6, 5, 9) },
  { winner: 'german', margin: -2, how: 'tally', course: courseOf(6, 5, 9) },
];
const RESULTS: readonly GameResult[] = [
  ...TOLD.map((told, n) => finished(MIRROR, n, told)),
  failed(MIRROR, 5, 'a fault'),
];
const file = (results: readonly GameResult[]) => ({ tournament: MIRROR, results, soundBytes: 0 });
const GAMES = balanceGames(file(RESULTS), 'x.jsonl', 'staff');

describe('the page of balance', () => {
  const text = balanceText([{ of: GAMES, picture: 'balance-campaign.svg' }]);

  test('tells from how many games it is, and how sure the share of wins is', () => {
    expect(text).toContain('5 games from seed 7, at most 1000 nodes a decision. 1 more failed and are not counted.');
    expect(text).toContain('* **Allied wins:** 2 of 5, 40.0 % (11.8–76.9)');
  });
  test('gives the margin with its quartiles', () => {
    expect(text).toContain('median −1, middle half −2 to 2 (Victory Points');
  });
  test('counts every way to win, also those that never came', () => {
    const ways = text.split('\n').filter((line) => /^\| (Allied|German), /.test(line));
    const told = ways.map((line) =>
      line
        .split('|')
        .slice(2, 5)
        .map((cell) => cell.trim()),
    );
    expect(told).toEqual([
      ['1', '20 %', 'turn 4'],
      ['1', '20 %', 'turn 6'],
      ['1', '20 %', 'turn 3'],
      ['0', '0 %', '–'],
      ['2', '40 %', 'turn 6'],
    ]);
  });
  test('does not hide what a record does not tell', () => {
    const [one] = RESULTS;
    if (one === undefined || 'fault' in one) throw new Error('no game');
    const { how: _how, ...older } = one;
    const old = balanceText([{ of: balanceGames(file([older]), 'x.jsonl', 'staff'), picture: '' }]);
    expect(old).toContain('| Allied, in a way that was not recorded | 1 | 100 % |');
  });
  test('sets the median turn of each bridge beside history', () => {
    // Son falls in turns 1 and 3, and in three games never.
    expect(text).toMatch(/\| Son \| turn 1, 17 September, pm[^|]*\| never \(3 to never\) \| 2 of 5, 40 % \|/);
  });
  test('tells what was held at the end of each turn, in bold where it was so in history', () => {
    const held = text.slice(text.indexOf('Held at the end')).split('\n');
    expect(held.find((line) => line.startsWith('| 3, '))).toMatch(
      /^\| 3, 18 September, am \| \*\*40 %\*\* \|.*\| 0 % \|$/,
    );
  });
  test('has the highway by turn, and history where it is known', () => {
    expect(text).toContain('| 2, 17 September, night | 8 (Valkenswaard) | 10 | 10 to 20 |');
    expect(text).toContain('| 6, 19 September, am | 39 (Grave) | 30 | 30 to 40 |');
  });
});

describe('one scenario with several options', () => {
  const margins = (options: readonly string[], ...values: readonly number[]) => {
    const tournament = { ...MIRROR, options };
    const results = values.map((margin, n) =>
      finished(tournament, n, { winner: margin > 0 ? 'allied' : 'german', margin }),
    );
    return {
      of: balanceGames({ tournament, results, soundBytes: 0 }, options.join(), 'staff'),
      picture: `${options.join()}.svg`,
    };
  };
  test('tells whether their margins can be told apart', () => {
    const text = balanceText([
      margins(['hard'], -4, -5, -6, -5),
      margins(['usual'], -1, 0, 1, 2),
      margins(['easy'], 0, -1, 3, 0),
    ]);
    const rows = text.split('\n').filter((line) => line.startsWith('| The Campaign Game, '));
    const cells = rows.map((line) => line.split('|').map((cell) => cell.trim()));
    expect(cells.map((row) => row.slice(3, 6))).toEqual([
      ['−5', '', ''],
      ['0.5', '5.5 ± 0.76', '< 0.0001'],
      ['0.5', '0 ± 1.08', '1.0000'],
    ]);
  });
  test('is not compared with another scenario', () => {
    const short = { of: { ...GAMES, tournament: { ...MIRROR, scenario: 'short' } }, picture: '' };
    expect(balanceText([{ of: GAMES, picture: '' }, short])).not.toContain('## Compared');
  });
});

describe('one scenario in both editions', () => {
  const gamesOf = (edition: number, scenario: string, told: readonly Told[]) => {
    const tournament = { ...MIRROR, edition, scenario };
    const results = told.map((one, n) => finished(tournament, n, one));
    return { of: balanceGames({ tournament, results, soundBytes: 0 }, 'x.jsonl', 'staff'), picture: '' };
  };
  const WON: Told = { winner: 'allied', margin: 3, how: 'tally', course: courseOf(6, 10, 3) };
  const LOST: Told = { winner: 'german', margin: -3, how: 'tally', course: courseOf(6, 5, 9) };
  const pages = [
    gamesOf(1, 'campaign', [LOST, LOST, LOST, LOST]),
    gamesOf(2, 'campaign', [WON, WON, WON, LOST]),
    gamesOf(1, 'short', [WON]),
  ];
  const text = balanceText(pages);
  test('tells side by side what the second changes, and how likely that is by chance', () => {
    const cells = (name: string) =>
      text
        .split('\n')
        .find((line) => line.startsWith(`| ${name}`))
        ?.split('|')
        .map((cell) => cell.trim())
        .slice(2, 5);
    expect(text).toContain('4 games of edition 1 and 4 of edition 2, on the same seeds.');
    expect(cells('Allied wins')).toEqual(['0 %', '75 %', '**0.0027**']);
    expect(cells('Margin')).toEqual(['−3', '1.5', '**0.0027**']);
    expect(cells('Turns played')).toEqual(['6', '6', '1.0000']);
    expect(cells('Son ever held')).toEqual(['0 %', '75 %', '**0.0027**']);
    expect(cells('Spearhead')).toEqual(['30', '52.5', '**0.0027**']);
  });
  test('names the edition of each section', () => {
    expect(text).toContain('## The Campaign Game, edition 1: staff against staff');
    expect(text).toContain('## The Campaign Game, edition 2: staff against staff');
  });
  test('compares no edition with itself and nothing that has one edition only', () => {
    expect(text.match(/side by side/g)).toHaveLength(1);
    expect(balanceText([...pages.slice(0, 1), ...pages.slice(0, 1)])).not.toContain('side by side');
  });
});

describe('the picture of balance', () => {
  const picture = balancePicture(GAMES);

  test('stands alone in both themes and is drawn in numbers only', () => {
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    expect(picture).toContain('@media (prefers-color-scheme:dark)');
    expect(picture).not.toMatch(/NaN|Infinity|undefined/);
  });
  test('names the bridges and how often each was held', () => {
    expect(picture).toContain('>Arnhem</text>');
    expect(picture).toContain('held in 2 of 5 games');
  });
});

test('games of other pairings do not count', () => {
  const all = { ...tournamentOf('random', 'staff'), mirrors: true as const };
  const results = [0, 1, 2, 3].map((n) => finished(all, n, { winner: 'allied' }));
  expect(balanceGames({ tournament: all, results, soundBytes: 0 }, 'x', 'staff').games.map(({ n }) => n)).toEqual([3]);
  expect(() => balanceGames({ tournament: all, results, soundBytes: 0 }, 'x', 'recruit')).toThrow(
    'x: has no game of «recruit» against itself',
  );
});
