import { expect, it } from 'vitest';
import type { Json } from '../json.ts';
import { misfitIn } from './conform.ts';
import {
  amount,
  code,
  each,
  either,
  type Field,
  flag,
  group,
  list,
  none,
  optional,
  said,
  text,
  unit,
  whole,
  yes,
} from './fields.ts';
import { worded } from './worded.ts';

const REFUSED = said('reason', { path: list(text) });
const ANSWER = group({ unit, cost: whole(0, 6), stops: optional(REFUSED), share: amount, ways: each(unit, flag) });

it.each<[string, Field, Json, string | undefined]>([
  ['everything', ANSWER, { unit: 'ash', cost: 2, share: 0.5, ways: { elm: true } }, undefined],
  ['a number out of range', ANSWER, { unit: 'ash', cost: 7, share: 0.5, ways: {} }, 'cost'],
  ['a field that is missing', ANSWER, { unit: 'ash', cost: 2, ways: {} }, 'share'],
  ['a field that nobody declared', ANSWER, { unit: 'ash', cost: 2, share: 1, ways: {}, odd: 1 }, 'odd'],
  ['a value deep inside', ANSWER, { unit: 'ash', cost: 2, share: 1, ways: { elm: 1 } }, 'ways.elm'],
  ['a rule that speaks', REFUSED, { rule: '8.1', code: 'too-far', path: ['N'] }, undefined],
  ['an entry of a list', REFUSED, { rule: '8.1', code: 'too-far', path: ['N', 3] }, 'path[1]'],
  ['a word of a code', code(['road']), 'rail', ''],
  ['one of two kinds', either(whole(1, 6), unit), 'ash', undefined],
  ['neither of two kinds', either(whole(1, 6), unit), true, ''],
  ['none', none, null, undefined],
  ['none that is left out', group({ gun: none }), {}, 'gun'],
  ['a yes', yes, true, undefined],
  ['a no', yes, false, ''],
])('a misfit is found where it is: %s', (_what, declared, value, place) => {
  expect(misfitIn(declared, value)).toBe(place);
});

it('a sentence stands beside its code, wherever the declaration says so', () => {
  const say = ({ code: word }: { readonly code: string }): string => `<${word}>`;
  const answer = { unit: 'ash', cost: 2, share: 1, ways: {}, stops: { rule: '8.1', code: 'too-far', path: ['N'] } };
  expect(worded(ANSWER, answer, say)).toEqual({ ...answer, stops: { ...answer.stops, reason: '<too-far>' } });
  expect(worded(list(either(unit, REFUSED)), ['ash', { rule: '1', code: 'a', path: [] }], say)).toEqual([
    'ash',
    { rule: '1', code: 'a', path: [], reason: '<a>' },
  ]);
});
