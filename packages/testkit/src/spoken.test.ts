import type { Messages } from '@bridgehead/engine/contract';
import { expect, it } from 'vitest';
import { unsaid } from './spoken.ts';

const MESSAGES: Messages = {
  march: '{unit:unit} to {hex:hex}',
  cost: { by: 'steps', one: 'costs one step', other: 'costs {steps:number} steps[ of {side:side}]' },
  hits: 'hits in {chance:percent}, with {units:units}',
  because: '{why:message}: {more:messages}',
};

it('a message whose holes are filled is said, whether or not what is in brackets is there', () => {
  expect(unsaid({ code: 'march', params: { unit: 'a', hex: '1' } }, MESSAGES)).toEqual([]);
  expect(unsaid({ code: 'cost', params: { steps: 0 } }, MESSAGES)).toEqual([]);
  expect(unsaid({ code: 'hits', params: { chance: 0.5, units: ['a'] } }, MESSAGES)).toEqual([]);
});

it('a code without a sentence is not, nor a hole that is empty or filled with another kind', () => {
  expect(unsaid({ code: 'toString' }, MESSAGES)).toEqual(['toString has no sentence']);
  expect(unsaid({ code: 'march', params: { unit: 'a' } }, MESSAGES)).toEqual(['march: undefined for hex:hex']);
  expect(unsaid({ code: 'march', params: { unit: 'a', hex: 7 } }, MESSAGES)).toEqual(['march: 7 for hex:hex']);
  expect(unsaid({ code: 'march', params: { unit: '', hex: '1' } }, MESSAGES)).toEqual(['march: "" for unit:unit']);
  expect(unsaid({ code: 'hits', params: { chance: '50', units: [] } }, MESSAGES)).toEqual([
    'hits: "50" for chance:percent',
    'hits: [] for units:units',
  ]);
  expect(unsaid({ code: 'cost' }, MESSAGES)).not.toEqual([]);
});

it('messages in a message are looked at too', () => {
  const cost = { code: 'cost', params: { steps: 2 } };
  expect(unsaid({ code: 'because', params: { why: cost, more: [cost] } }, MESSAGES)).toEqual([]);
  expect(unsaid({ code: 'because', params: { why: cost, more: [{ code: 'other' }] } }, MESSAGES)).toEqual([
    'other has no sentence',
  ]);
  expect(unsaid({ code: 'because', params: { why: 'cost', more: [cost] } }, MESSAGES)).toEqual([
    'because: "cost" for why:message',
  ]);
});
