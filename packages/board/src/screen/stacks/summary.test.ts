import { expect, test } from 'vitest';
import type { CounterLook } from '../../counters/counter-look.ts';
import { summaryMarkup } from './summary.ts';

const counter = (attack: string, defense: string, more: Partial<CounterLook> = {}): CounterLook => ({
  id: attack,
  label: attack,
  name: attack,
  corner: 'round',
  body: '#DCC598',
  formation: ['#000000'],
  steps: 1,
  stepsLost: 0,
  size: 'II',
  symbol: 'infantry',
  factors: [{ text: attack }, { text: defense }, { text: '3' }],
  morale: 'normal',
  badges: [],
  stance: 'rest',
  ...more,
});

const texts = (markup: string): readonly (string | undefined)[] =>
  [...markup.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);

test('a stack has its number, its sums and, for the whole map, its strength', () => {
  expect(texts(summaryMarkup([counter('9', '6'), counter('8', '6')], false))).toEqual(['2', '17–12', '17']);
});

test('a counter alone has its strength; guns that only support add nothing, the unknown says nothing', () => {
  expect(texts(summaryMarkup([counter('4', '5')], false))).toEqual(['4']);
  expect(texts(summaryMarkup([counter('S', '2')], false))).toEqual(['0']);
  expect(texts(summaryMarkup([counter('0', '0', { unknown: true })], false))).toEqual(['?']);
});

test('a face that nobody has seen is no zero: a question mark alone, and behind what is known of the others', () => {
  const unseen = counter('?', '?', { isUntried: true });
  expect(texts(summaryMarkup([unseen], false))).toEqual(['?']);
  expect(texts(summaryMarkup([unseen, unseen], false))).toEqual(['2', '?', '?']);
  expect(texts(summaryMarkup([unseen, counter('4', '3')], false))).toEqual(['2', '4–3?', '4?']);
  expect(texts(summaryMarkup([counter('0', '1')], false))).toEqual(['0']);
});

test('beside the map the number is enough', () => {
  expect(texts(summaryMarkup([counter('9', '6'), counter('8', '6')], true))).toEqual(['2']);
  expect(texts(summaryMarkup([counter('9', '6')], true))).toEqual([]);
});
