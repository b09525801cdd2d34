import { code, type Fields, group, list, optional, place, unit, units, whole } from '@bridgehead/engine/contract';
import { expect, it } from 'vitest';
import { createSpeech, type Dictionary, fillText, type Language } from './say.ts';

const ENGLISH: Language = {
  plural: (count) => (count === 1 ? 'one' : 'other'),
  list: (words) => words.join(' and '),
  figure: (value) => String(value).replace('-', '−'),
  odds: (printed) => printed.replace('-', '–'),
  percent: (share) => `${Math.round(100 * share)} of a hundred`,
};
const DICTIONARY: Dictionary = {
  messages: {
    'too-few': {
      by: 'left',
      one: '{unit:unit} has one point left',
      other: '{unit:unit} has {left:number} points left',
    },
    held: 'held by {units:units}',
    because: 'no: {why:message}',
    chance: 'hits in {hits:percent}',
    weather: 'the weather is {now:word}[, {drm:number} to the die]',
  },
  words: { clear: 'fine' },
  nameOf: (kind, id) => `${kind} ${id}`,
};
const { say, tell } = createSpeech(DICTIONARY, ENGLISH);

it('a code is told by its sentence, filled with names, figures and words of the language', () => {
  expect(say({ code: 'held', params: { units: ['a', 'b'] } })).toBe('held by unit a and unit b');
  expect(say({ code: 'weather', params: { now: 'clear', drm: -1 } })).toBe('the weather is fine, −1 to the die');
});

it('a part in brackets is left out where there is nothing to tell', () => {
  expect(say({ code: 'weather', params: { now: 'clear', drm: 0 } })).toBe('the weather is fine');
  expect(say({ code: 'weather', params: { now: 'clear' } })).toBe('the weather is fine');
});

it('the language says which plural form is told', () => {
  expect(say({ code: 'too-few', params: { unit: 'a', left: 1 } })).toBe('unit a has one point left');
  expect(say({ code: 'too-few', params: { unit: 'a', left: 0 } })).toBe('unit a has 0 points left');
});

it('a share is told as the language tells shares', () => {
  expect(say({ code: 'chance', params: { hits: 0.456 } })).toBe('hits in 46 of a hundred');
  expect(say({ code: 'chance', params: { hits: 0 } })).toBe('hits in 0 of a hundred');
  expect(say({ code: 'chance', params: { hits: 'never' } })).toBe('hits in never');
});

it('a message may stand in another', () => {
  expect(say({ code: 'because', params: { why: { code: 'held', params: { units: ['a'] } } } })).toBe(
    'no: held by unit a',
  );
});

it('a code without a sentence is told as it is, and no data can smuggle in a hole or a code', () => {
  expect(say({ code: 'toString' })).toBe('toString');
  expect(say({ code: 'weather', params: { now: '{drm}', drm: 5 } })).toBe('the weather is {drm}, 5 to the die');
});

it('fields that are declared tell how their values are said', () => {
  const declared: Fields = { units, to: place, mode: optional(code(['clear'])), steps: whole(0, 9), lost: list(unit) };
  const values = { units: ['a'], to: 'N', steps: 2, lost: [] };
  expect(tell('{units} to {to}[ by {mode}], {steps} steps[, without {lost}]', declared, values)).toBe(
    'unit a to place N, 2 steps',
  );
  expect(tell('{units} {mode}', declared, { ...values, mode: 'clear' })).toBe('unit a fine');
});

it('a list chooses the plural form by how many are in it', () => {
  const sentence = { by: 'units', one: '{units} goes', other: '{units} go' } as const;
  expect(tell(sentence, { units }, { units: ['a'] })).toBe('unit a goes');
  expect(tell(sentence, { units }, { units: ['a', 'b'] })).toBe('unit a and unit b go');
});

it('a group is told field after field, without those that are left out', () => {
  const declared: Fields = { losses: list(group({ unit, loss: whole(0, 9), mode: optional(code(['clear'])) })) };
  const losses = [
    { unit: 'a', loss: 4 },
    { mode: 'clear', loss: 0, unit: 'b' },
  ];
  expect(tell('lost: {losses}', declared, { losses })).toBe('lost: unit a 4 and unit b 0 fine');
});

it('what happened is told by the sentence of its kind, its fields as they are declared', () => {
  const { event } = createSpeech(
    {
      ...DICTIONARY,
      events: {
        declared: {
          landed: { unit, to: place, result: code(['-', 'S']), sky: code(['clear']), die: optional(whole(1, 6)) },
        },
        sentences: { landed: '{unit} to {to}: {result}, {sky}[, die {die}]' },
        codes: { landed: { result: { S: 'scattered', '-': 'unharmed' } } },
      },
    },
    ENGLISH,
  );
  const landed = { kind: 'landed', audience: 'all', rule: '22.3', unit: 'a', to: 'N', result: '-', sky: 'clear' };
  expect(event(landed)).toBe('unit a to place N: unharmed, fine');
  expect(event({ ...landed, result: 'S', die: 3 })).toBe('unit a to place N: scattered, fine, die 3');
  expect(event({ kind: 'bridge-swept' })).toBe('Bridge swept');
  expect(event({ kind: 'toString' })).toBe('ToString');
});

it('a text whose holes have no kinds is filled as it stands, by the same rules', () => {
  const cards = { by: 'count', one: 'one card', other: '{count} cards of {who}' } as const;
  expect(fillText(cards, { count: 1, who: 'x' }, ENGLISH)).toBe('one card');
  expect(fillText(cards, { count: -2, who: '{count}' }, ENGLISH)).toBe('−2 cards of {count}');
});
