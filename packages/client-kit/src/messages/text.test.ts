import { expect, test } from 'vitest';
import { capital, hundredths, percent, plainWord, withMinus, withSign } from './text.ts';

test('figures and words are written in one way', () => {
  expect([withMinus(3), withMinus(-3), withSign(3), withSign(-3), withSign(0)]).toEqual(['3', '−3', '+3', '−3', '+0']);
  expect([hundredths(0.456), percent(0.456)]).toEqual([46, '46%']);
  expect([capital('dug in'), plainWord('dug-in')]).toEqual(['Dug in', 'dug in']);
});
