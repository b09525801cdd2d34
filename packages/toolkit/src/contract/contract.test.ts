import { type Choice, done, type Game, type Json, OK } from '@bridgehead/engine';
import {
  code,
  data,
  each,
  either,
  type Field,
  flag,
  group,
  hex,
  list,
  none,
  optional,
  path,
  set,
  text,
  unit,
  units,
  whole,
  yes,
} from '@bridgehead/engine/contract';
import { faultText, sayFrom } from '@bridgehead/testkit';
import { expect, it } from 'vitest';
import { Refused } from '../parse.ts';
import { says } from '../says.ts';
import { asking, choiceReader } from './asking.ts';
import { anyReader, type Vocabulary } from './read.ts';

const UNITS = ['ash', 'yew', 'elm'];
const named = (names: readonly string[], what: 'not-a-unit' | 'not-a-hex' | 'not-a-place') => ({
  find: (name: string) => (names.includes(name) ? names.indexOf(name) : undefined),
  unknown: (value: string) => says(what, { value }),
  fault: 'unknown-unit' as const,
});
const VOCABULARY: Vocabulary = {
  unit: named(UNITS, 'not-a-unit'),
  hex: named(['0101', '0102'], 'not-a-hex'),
  place: named(['0101', '0102', 'N'], 'not-a-place'),
};

/** The value as the rules read it, or what is wrong with it. */
function read(declared: Field, value: Json | undefined): unknown {
  try {
    return anyReader(declared, VOCABULARY)(value, 'it');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return faultText(error.fault);
  }
}

it.each<[string, Field, Json, unknown]>([
  ['a name becomes its number', unit, 'yew', 1],
  ['a code stays its word', code(['road', 'rail']), 'rail', 'rail'],
  ['a whole number', whole(1, 6), 6, 6],
  ['a flag', flag, false, false],
  ['units', units, ['elm', 'ash'], [2, 0]],
  ['a path may come again', path, ['0101', 'N', '0101'], [0, 2, 0]],
  ['an empty list', list(text), [], []],
  ['a value for each name', each(unit, hex), { elm: '0102' }, new Map([[2, 1]])],
  ['the one or the other', either(whole(1, 6), unit), 'ash', 0],
  ['none, or one', either(none, unit), null, null],
  ['one, or none', either(none, unit), 'ash', 0],
  ['a group', group({ unit, air: yes }), { unit: 'ash' }, { unit: 0 }],
  ['a group with all its fields', group({ unit, air: yes }), { unit: 'ash', air: true }, { unit: 0, air: true }],
  ['data as they are', data, { kind: 'x' }, { kind: 'x' }],
  ['nothing as data', data, null, null],
])('%s', (_what, declared, value, expected) => {
  expect(read(declared, value)).toEqual(expected);
});

it.each<[string, Field, Json | undefined, string]>([
  ['a name that stands for nothing', unit, 'oak', 'it: “oak” is not a unit of this title'],
  ['a name that is none', unit, 1, 'it: “1” is not a unit of this title'],
  ['a word that is not of the code', code(['road', 'rail']), 'sea', 'it: “sea”: expected road, rail'],
  ['a number out of range', whole(1, 6), 7, 'it: “7”: expected a whole number from 1 to 6'],
  ['a flag that is a number', flag, 1, 'it: “1”: expected true or false'],
  [
    'a no where only a yes has a meaning',
    group({ air: yes }),
    { air: false },
    'it.air: “false”: expected true, or nothing',
  ],
  ['one where there is none', none, 'ash', 'it: “ash”: expected null'],
  ['nobody', units, [], 'it: 0 entries: expected at least 1'],
  ['somebody twice', units, ['ash', 'elm', 'ash'], 'it[2]: “ash” is named twice'],
  ['one too many', set(unit, { most: 1 }), ['ash', 'elm'], 'it: 2 entries: expected at most 1'],
  ['no list', path, 'N', 'it: expected a list'],
  ['nothing at all', path, undefined, 'it: missing: expected a list'],
  ['a value for nobody', each(unit, hex), { oak: '0101' }, 'it.oak: “oak” is not a unit of this title'],
  ['a field that is missing', group({ unit, to: hex }), { unit: 'ash' }, 'it.to: “nothing” is not a hex of this map'],
  ['a field that is not declared', group({ unit }), { unit: 'ash', to: '0101' }, 'it.to: unknown field: expected unit'],
  ['an inherited field', group({ air: optional(text) }), { toString: 'x' }, 'it.toString: unknown field: expected air'],
])('refuses %s', (_what, declared, value, fault) => {
  expect(read(declared, value)).toBe(fault);
});

const SPEC = {
  rule: '4.1',
  choices: { move: { unit, to: hex }, done: {}, dig: { unit } },
  rules: { dig: '4.7' },
} as const;

it.each<[Choice, unknown]>([
  [
    { kind: 'move', unit: 'yew', to: '0102' },
    { kind: 'move', unit: 1, to: 1 },
  ],
  [{ kind: 'done' }, { kind: 'done' }],
  [{ kind: 'done', unit: 'yew' }, 'unit: unknown field: expected kind'],
  [{ kind: 'move', unit: 'yew' }, 'to: “nothing” is not a hex of this map'],
  [{ kind: 'fly' }, '“fly”: expected move, done, dig'],
  [{ kind: 'constructor' }, '“constructor”: expected move, done, dig'],
])('a choice is read as its decision is declared, or refused by its rule: %j', (choice, expected) => {
  const read = choiceReader(SPEC, VOCABULARY)(choice);
  expect('legal' in read ? sayFrom()(read) : read).toEqual(expected);
  if ('legal' in read) expect(read).toMatchObject({ legal: false, rule: '4.1' });
});

it('a kind of choice with a rule of its own is refused by that', () => {
  expect(choiceReader(SPEC, VOCABULARY)({ kind: 'dig' })).toMatchObject({ legal: false, rule: '4.7' });
  expect(choiceReader(SPEC, VOCABULARY)({ kind: 'dig', unit: 'elm' })).toEqual({ kind: 'dig', unit: 2 });
});

it('a question is asked under the declared rule, or under another where it is asked elsewhere', () => {
  const { ask, read, readLegal } = asking({ spot: SPEC }, VOCABULARY);
  const asked = { by: () => 'x', choices: () => [], check: () => OK, chosen: () => done() };
  const g = {} as Game;
  const frame = { proc: 'spot', step: 'ask' };
  const refusedBy = (question: ReturnType<typeof ask>) => question.check?.(g, frame, { kind: 'move' });
  expect(ask('spot', asked)).toMatchObject({ kind: 'spot', rule: '4.1' });
  expect(refusedBy(ask('spot', asked))).toMatchObject({ rule: '4.1' });
  expect(ask('spot', { ...asked, rule: '9.1' })).toMatchObject({ kind: 'spot', rule: '9.1' });
  expect(refusedBy(ask('spot', { ...asked, rule: '9.1' }))).toMatchObject({ rule: '9.1' });
  expect(read('spot', { kind: 'move', unit: 'yew', to: '0102' })).toEqual({ kind: 'move', unit: 1, to: 1 });
  expect(read('spot', { kind: 'fly' })).toMatchObject({ legal: false, rule: '4.1' });
  expect(readLegal('spot', { kind: 'move', unit: 'yew', to: '0102' }).to).toBe(1);
  expect(() => readLegal('spot', { kind: 'move', unit: 'oak', to: '0102' })).toThrow('a legal choice is malformed');
});
