import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Choice, check, play, type TitleAi } from '@bridgehead/engine';
import { RULES } from '@bridgehead/holland44/facts';
import { RULES as KASSERINE_RULES } from '@bridgehead/kasserine/facts';
import { describe, expect, test } from 'vitest';
import { REPOSITORY, runIn } from '../../test/shell.ts';
import { titleAiOf } from '../game-ai.ts';
import { GAME_TITLES } from '../game-titles.ts';
import { puzzlesOf } from './files.ts';
import { matches, type Pattern } from './pattern.ts';
import { type AnswerPuzzle, isPhasePuzzle, type PhasePuzzle, type Puzzle, readPuzzle } from './puzzle.ts';
import { attempt, BrokenPuzzle, judgePhase, setUpPuzzle } from './solve.ts';

const hasPuzzles = ({ id }: { readonly id: string }): boolean => existsSync(join(REPOSITORY, 'titles', id, 'puzzles'));
const ALL = GAME_TITLES.filter(hasPuzzles).flatMap((title) =>
  puzzlesOf(REPOSITORY, title.id).map((puzzle) => ({ title, puzzle })),
);

describe('every puzzle', () => {
  test('has a name, an id and a reason of its own', () => {
    for (const key of ['id', 'name', 'why'] as const) {
      const words = ALL.map(({ puzzle }) => puzzle[key]);
      expect(new Set(words).size, key).toBe(words.length);
    }
  });
  test.each(ALL.map(({ title, puzzle }) => [puzzle.id, title, puzzle] as const))(
    '%s is a legal position; its good and its bad answers are legal, and told apart',
    (_id, title, puzzle) => {
      const tell = (given: Choice | readonly Choice[]): boolean => {
        const game = setUpPuzzle(title, puzzle);
        const all = Array.isArray(given) ? (given as readonly Choice[]) : [given as Choice];
        for (const choice of all) {
          expect(check(game, choice), JSON.stringify(choice)).toMatchObject({ legal: true });
          play(game, choice);
        }
        if (isPhasePuzzle(puzzle)) return judgePhase(puzzle, game, all);
        return puzzle.accepted.some((pattern) => matches(pattern, all[0]));
      };
      for (const solution of puzzle.solutions) expect(tell(solution), JSON.stringify(solution)).toBe(true);
      for (const failure of puzzle.failures) expect(tell(failure), JSON.stringify(failure)).toBe(false);
    },
  );
  test.each(ALL.map(({ title, puzzle }) => [puzzle.id, title.id, puzzle] as const))(
    '%s cites rules that exist',
    (_id, title, puzzle) => {
      const rules = title === 'kasserine' ? KASSERINE_RULES : RULES;
      const cited = [...puzzle.why.matchAll(/\[([S\d][\d.]*)\]/g)].map(([, rule]) => rule);
      expect(cited.length).toBeGreaterThan(0);
      for (const rule of cited)
        expect(
          rules.some((one) => one.rule === rule),
          rule,
        ).toBe(true);
    },
  );
  test('has its like: there are forty and more', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(40);
  });
});

describe('a pattern', () => {
  const march = { kind: 'march', units: ['a', 'b'], path: ['1', '2', '3'] };
  test.each<[Pattern, boolean]>([
    [{ kind: 'march' }, true],
    [{ kind: 'halt' }, false],
    [{ kind: 'march', mode: 'normal' }, false],
    [{ kind: 'march', mode: { absent: true } }, true],
    [{ kind: { absent: true } }, false],
    [{ units: ['a', 'b'] }, true],
    [{ units: ['b', 'a'] }, false],
    [{ units: ['a'] }, false],
    [{ units: { set: ['b', 'a'] } }, true],
    [{ units: { set: ['b'] } }, false],
    [{ units: { set: ['a', 'b', 'c'] } }, false],
    [{ units: { includes: ['b'] } }, true],
    [{ units: { includes: ['c'] } }, false],
    [{ units: { not: { includes: ['c'] } } }, true],
    [{ path: { last: '3' } }, true],
    [{ path: { last: '2' } }, false],
    [{ path: { last: { anyOf: ['9', '3'] } } }, true],
    [{ not: { kind: 'pass' } }, true],
    [{ not: { kind: 'march' } }, false],
    [{ anyOf: [{ kind: 'pass' }, { path: { last: '3' } }] }, true],
    [{ kind: 'march', path: { last: '1' } }, false],
    [null, false],
    [[], false],
  ])('%j', (pattern, expected) => {
    expect(matches(pattern, march)).toBe(expected);
  });
});

const ASKED = {
  id: 'x',
  name: 'A name',
  side: 'german',
  decision: 'demolition',
  position: {},
  accepted: [{ kind: 'hold' }],
  solutions: [{ kind: 'hold' }],
  failures: [{ kind: 'blow' }],
  why: '[5.4]',
};

describe('reading a puzzle', () => {
  test('takes what is whole', () => {
    expect(readPuzzle(ASKED, 'x.json')).toEqual(ASKED);
  });
  test.each<[unknown, string]>([
    [[], 'is not an object'],
    [{ ...ASKED, hint: 'no' }, 'hint: unknown field'],
    [{ ...ASKED, why: '' }, 'why: expected a text'],
    [{ ...ASKED, position: undefined }, 'position: expected a position'],
    [{ ...ASKED, accepted: undefined }, 'expected either accepted or outcomes'],
    [{ ...ASKED, outcomes: [{}] }, 'expected either accepted or outcomes'],
    [{ ...ASKED, accepted: [] }, 'accepted: expected a list'],
    [{ ...ASKED, failures: [] }, 'failures: expected a list'],
    [{ ...ASKED, solutions: ['hold'] }, 'solutions: expected answers'],
    [{ ...ASKED, accepted: undefined, outcomes: [{}] }, 'solutions: expected lists of answers'],
    [{ ...ASKED, lead: { choices: ['hold'] } }, 'lead: expected choices and dice'],
  ])('refuses what is not: %#', (json, says) => {
    expect(() => readPuzzle(json, 'x.json')).toThrow(`x.json: ${says}`);
  });
});

describe('solving', () => {
  const [found] = ALL.filter(({ puzzle }) => puzzle.id.startsWith('04-'));
  if (found === undefined) throw new Error('the puzzle of Son is missing');
  const { title, puzzle } = found;
  const mindThat = (kind: string): TitleAi => ({
    ...titleAiOf(title.id),
    candidates: () => [{ choice: { kind }, name: { code: kind }, score: 1, reasons: [] }],
  });
  const solver = (kind: string) => ({ title, ai: mindThat(kind), level: 'recruit' as const, seed: 1 });

  test('is to give an accepted answer', () => {
    expect(attempt(puzzle, solver('hold'))).toEqual({ isSolved: true, given: [{ kind: 'hold' }] });
    expect(attempt(puzzle, solver('blow'))).toEqual({ isSolved: false, given: [{ kind: 'blow' }] });
  });
  test('of a whole phase is to reach its outcome', () => {
    const { accepted: _accepted, ...rest } = puzzle as AnswerPuzzle;
    const { lead: _lead, ...asked } = rest;
    const phase = (outcomes: PhasePuzzle['outcomes']): Puzzle =>
      ({ ...asked, side: 'allied', decision: 'movement-orders', outcomes, solutions: [[]], failures: [[]] }) as Puzzle;
    const idle = solver('end-movement');
    const tries = (outcomes: PhasePuzzle['outcomes']): boolean => attempt(phase(outcomes), idle).isSolved;
    expect(attempt(phase([{}]), idle).given).toEqual([{ kind: 'end-movement' }]);
    expect(tries([{ some: [{ kind: 'end-movement' }] }])).toBe(true);
    expect(tries([{ some: [{ kind: 'march' }] }])).toBe(false);
    expect(tries([{ none: [{ kind: 'march' }] }])).toBe(true);
    expect(tries([{ none: [{ kind: 'end-movement' }] }])).toBe(false);
    expect(tries([{ units: { 'us.101.506.1': ['3208'] } }])).toBe(true);
    expect(tries([{ units: { 'us.101.506.1': ['3108'] } }])).toBe(false);
    expect(tries([{ units: { 'us.101.506.1': ['3108'] } }, { none: [] }])).toBe(true);
    const stand = (least: number) => ({
      stand: { least, of: ['us.101.506.1', 'us.101.supply'], in: ['3208', '3306'] },
    });
    expect(tries([stand(2)])).toBe(true);
    expect(tries([stand(3)])).toBe(false);
    expect(tries([{ score: { side: 'allied', most: 3 } }])).toBe(true);
    expect(tries([{ score: { side: 'allied', least: 1 } }])).toBe(false);
  });
  test('is impossible where the position, the lead or the question is wrong', () => {
    const broken = (changes: Partial<Puzzle>) => () => setUpPuzzle(title, { ...puzzle, ...changes } as Puzzle);
    expect(broken({ position: { title: 'holland44', turn: 99, phase: 'allied.movement' } })).toThrow(BrokenPuzzle);
    expect(broken({ lead: { choices: [{ kind: 'fly' }] } })).toThrow(
      '04-son-is-neared: lead.choices[0]: {"kind":"fly"}',
    );
    expect(broken({ decision: 'combat' })).toThrow('asks «demolition» of german');
    expect(broken({ side: 'allied' })).toThrow('not «demolition» of allied');
  });
});

describe('bridgehead puzzles', () => {
  const bridgehead = (line: string) => runIn(REPOSITORY, line.split(' '));
  test('scores each player', async () => {
    const { code, out } = await bridgehead('puzzles holland44 --players random,recruit --only 04 --why');
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}puzzle +random +recruit\n {2}04-son-is-neared .*\n {2}solved +[01] of 1 +[01] of 1\n/);
  });
  test.each<[string, string]>([
    ['puzzles', 'a title is missing: expected holland44'],
    ['puzzles holland44 now', 'unexpected argument «now»'],
    ['puzzles holland44 --only 99', 'unknown puzzle «99»: expected such as '],
    ['puzzles holland44 --players nobody', 'unknown player «nobody»'],
  ])('«%s» ends with code 2 and one line', async (line, says) => {
    const { code, out, err } = await bridgehead(line);
    expect(err.startsWith(`bridgehead: ${says}`), err).toBe(true);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
  test('needs puzzles', () => {
    expect(() => puzzlesOf(REPOSITORY, 'omg85')).toThrow('«omg85» has no puzzles');
  });
});
