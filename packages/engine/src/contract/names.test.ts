import { expect, it } from 'vitest';
import type { Json } from '../json.ts';
import {
  code,
  dieOf,
  each,
  either,
  type Field,
  goal,
  group,
  hex,
  hexside,
  list,
  none,
  optional,
  place,
  said,
  text,
  unit,
  units,
  way,
  whole,
} from './fields.ts';
import { choiceFields, namesAmong, numbersAmong, textsAmong } from './names.ts';

const UNIT = ['unit'];
it.each<[string, Field, Json, readonly string[], readonly string[]]>([
  ['one name', unit, 'ash', UNIT, ['ash']],
  ['a name of another sort', hex, 'ash', UNIT, []],
  ['a word that only reads like a name', text, 'ash', UNIT, []],
  ['a word of a code', code(['ash']), 'ash', UNIT, []],
  ['names in a list', units, ['ash', 'elm'], UNIT, ['ash', 'elm']],
  ['names of several sorts', place, 'N', ['hex', 'place'], ['N']],
  ['names in groups', list(group({ unit, to: hex })), [{ unit: 'ash', to: '0101' }], UNIT, ['ash']],
  ['names in what is said', said('reason', { unit }), { rule: '1', code: 'x', unit: 'ash' }, UNIT, ['ash']],
  ['the keys of a table', each(unit, hexside), { ash: '0101/0102' }, UNIT, ['ash']],
  ['the values of a table', each(unit, hexside), { ash: '0101/0102' }, ['hexside'], ['0101/0102']],
  ['one that may be left out', optional(unit), 'ash', UNIT, ['ash']],
  ['one, or none', either(none, unit), 'ash', UNIT, ['ash']],
  ['none, or one', either(none, unit), null, UNIT, []],
  ['what is not as it was declared', units, 'ash', UNIT, []],
])('%s', (_what, declared, value, sorts, names) => {
  expect(namesAmong({ field: declared }, { field: value }, ...sorts)).toEqual(names);
});

it('texts and numbers are found by what their fields are declared to be', () => {
  const declared = { unit, to: goal(hex), die: dieOf(6), turn: whole(1, 9), path: optional(way()) };
  const value = { unit: 'ash', to: '0102', die: 4, turn: 3, path: ['0101', '0102'] };
  expect(textsAmong(declared, value, (one) => one.is === 'name' && one.role === 'goal')).toEqual(['0102']);
  expect(numbersAmong(declared, value, (one) => one.is === 'whole' && one.counts === 'die')).toEqual([4]);
  expect(numbersAmong(declared, { die: '4' }, (one) => one.is === 'whole')).toEqual([]);
  expect([declared.path.of.isWay, list(place).isWay]).toEqual([true, undefined]);
});

it('a field that is not declared names nothing', () => {
  expect(namesAmong({ unit }, { units: ['ash'], other: 'elm' }, 'unit')).toEqual([]);
});

it('the fields of a choice are those of its kind under its decision', () => {
  const decisions = { spot: { rule: '4.1', choices: { move: { unit, to: hex }, done: {} } } };
  expect(choiceFields(decisions, 'spot', 'move')).toEqual({ unit, to: hex });
  expect(choiceFields(decisions, 'spot', 'fly')).toEqual({});
  expect(choiceFields(decisions, 'march', 'move')).toEqual({});
});
