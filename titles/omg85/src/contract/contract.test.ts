import {
  beginGame,
  CHANCE,
  type Choice,
  check,
  decision,
  type Game,
  type JsonObject,
  play,
  randomFrom,
  sampleChoice,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { sayFrom, undeclaredAnswer } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../test/table.ts';
import { MESSAGES } from '../../words/messages.en.ts';
import { GRID } from '../data/map.ts';
import { OMG85 } from '../index.ts';
import { PROCEDURES } from '../procedures.ts';
import { knownEnemyHexes } from '../state/stacks.ts';
import { hexAt } from '../state/state.ts';
import { idOf, unitsOf } from '../state/units.ts';
import { DECISIONS } from './decisions.ts';
import { QUERIES } from './queries.ts';

type Asked = readonly [what: keyof typeof QUERIES, params: JsonObject];

const onMap = (g: Game, side: 'allied' | 'german'): string[] =>
  unitsOf(side)
    .filter((u) => hexAt(g, u) >= 0)
    .map(idOf);
const some = <T>(all: readonly T[]): readonly T[] => all.filter((_, i) => i % 20 === 0);

/** Something of every query, with answers of every shape. */
function questionsAt(g: Game): readonly Asked[] {
  const [allied, german] = [onMap(g, 'allied'), onMap(g, 'german')];
  const targets = some(knownEnemyHexes(g, 'allied')).map((hex) => nameOf(GRID, hex));
  const units = [...some(allied), ...some(german)];
  return [
    ['victory', {}],
    ['units', {}],
    ['units', { viewer: 'allied', side: 'german' }],
    ['zoc', { side: 'german', viewer: 'allied' }],
    ['supply', { side: 'allied' }],
    ['supply', { side: 'german' }],
    ...units.flatMap((unit): readonly Asked[] => [
      ['moves', { units: [unit] }],
      ['moves', { units: [unit], mode: 'travel' }],
      ['why', { choice: { kind: 'move', unit, path: ['20,15'] } }],
    ]),
    ...targets.map((target): Asked => ['odds', { target, attackers: allied.slice(0, 2) }]),
    ...['8,4', '26,5', '1,7', ...targets].map((hex): Asked => ['hex', { hex }]),
    ['why', { choice: sampleChoice(g, randomFrom(1)) ?? {} }],
  ];
}

describe('answers to queries', () => {
  it.each([{}, { advanced: true, hidden: true }])('are as they are declared in games with %j', (options) => {
    const begun = beginGame(OMG85, { title: 'omg85', edition: 1, scenario: 'free', options, seed: 11 });
    if (!begun.ok) throw new Error(begun.fault.says.code);
    const g = begun.value;
    const random = randomFrom(11);
    const answered = new Set<string>();
    for (let i = 0; decision(g) !== undefined; i++) {
      if (i % 150 === 0 && decision(g)?.by !== CHANCE) {
        for (const [what, params] of questionsAt(g)) {
          const answer = OMG85.query(g, what, params);
          if (!answer.ok) continue;
          answered.add(what);
          expect([undeclaredAnswer(OMG85, what, answer.value), params]).toEqual([undefined, params]);
        }
      }
      play(g, sampleChoice(g, random));
    }
    expect([...answered].sort()).toEqual(Object.keys(QUERIES).sort());
  });
  it('with a field more or a word that is not declared are found', () => {
    const answer = OMG85.query(layOut({}), 'victory', {});
    const victory = answer.ok ? (answer.value as JsonObject) : {};
    expect(undeclaredAnswer(OMG85, 'victory', victory)).toBeUndefined();
    expect(undeclaredAnswer(OMG85, 'victory', { ...victory, odd: 1 })).toBe('victory: odd');
    expect(undeclaredAnswer(OMG85, 'victory', { ...victory, level: 'Draw' })).toBe('victory: level');
  });
});

it('every decision that is declared is asked, and none besides', () => {
  const asked = [...PROCEDURES.values()].flatMap(({ steps }) =>
    [...steps.values()].flatMap((step) => (typeof step === 'function' ? [] : [step.kind])),
  );
  expect([...new Set(asked)].sort()).toEqual(Object.keys(DECISIONS).sort());
});

describe('[8.1] [8.7] a malformed order', () => {
  const g = layOut({ units: [{ id: 'A-44', hex: '12,20' }], allied: ['11,19'] });
  const good = { kind: 'move', unit: 'A-44', path: ['11,19'] };
  it.each<[string, string, Choice, string]>([
    ['without a path', '8.7', { kind: 'move', unit: 'A-44' }, 'path: missing: expected a list'],
    ['with an empty path', '8.7', { ...good, path: [] }, 'path: 0 entries: expected at least 1'],
    [
      'with too long a path',
      '8.7',
      { ...good, path: Array(41).fill('11,19') },
      'path: 41 entries: expected at most 40',
    ],
    ['with a hex that is none', '8.7', { ...good, path: ['99,1'] }, 'path[0]: “99,1” is not a hex of this map'],
    ['of nobody', '8.7', { ...good, unit: 'A-0' }, 'unit: “A-0” is not a unit of this title'],
    ['with a field more', '8.7', { ...good, mode: 'travel' }, 'mode: unknown field: expected kind, unit, path'],
    ['of advance, too far', '8.16', { kind: 'advance', unit: 'A-44', hexes: 3 }, 'hexes: “3”: expected a whole number'],
    [
      'of building',
      '7.1',
      { kind: 'build', unit: 'A-44', plot: 'sideways' },
      'plot: “sideways”: expected none, up, down',
    ],
    ['of disbanding', '8.5', { kind: 'disband', unit: 'A-44', plot: 1 }, 'plot: “1”: expected true or false'],
    ['of another kind', '8.1', { kind: 'fly', unit: 'A-44' }, '“fly”: expected move, attack,'],
    ['to fight', '8.1', { kind: 'combat', unit: 'A-44' }, 'unit: unknown field: expected kind'],
  ])('%s is refused where it is wrong', (_what, rule, choice, reason) => {
    const ruling = check(g, choice);
    expect(ruling).toMatchObject({ legal: false, rule });
    expect(ruling.legal ? '' : sayFrom(MESSAGES)(ruling)).toContain(reason);
  });
  it('is none with everything as it is declared', () => {
    expect(check(g, good)).toEqual({ legal: true });
  });
});
