import { expect, test } from 'vitest';
import { fillSentence } from './sentence.ts';

const plain = (value: unknown): string => String(value);

test('a sentence takes the fields it names, and an unknown one is nothing', () => {
  expect(fillSentence('{unit} to {to}{area}', { unit: '2IG', to: '1705' }, plain)).toBe('2IG to 1705');
});

test('a part in brackets is told only if there is something to tell', () => {
  const say = (fields: Parameters<typeof fillSentence>[1]) =>
    fillSentence('die {die}[, modified by {drm}]', fields, plain);
  expect(say({ die: 3, drm: -1 })).toBe('die 3, modified by -1');
  expect(say({ die: 3, drm: 0 })).toBe('die 3');
  expect(say({ die: 3 })).toBe('die 3');
  expect(fillSentence('[with {guns}]', { guns: [] }, plain)).toBe('');
});

test('a field is no template, and what an object inherits is no field', () => {
  expect(fillSentence('{name}', { name: '{secret}', secret: 'x' }, plain)).toBe('{secret}');
  expect(fillSentence('[{toString}]', {}, plain)).toBe('');
});
