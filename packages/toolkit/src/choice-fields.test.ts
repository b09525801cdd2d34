import { describe, expect, it } from 'vitest';
import { namedField, namedFields } from './choice-fields.ts';

const numberOf = (name: string): number | undefined => ({ one: 1, two: 2 })[name];

describe('the fields of a choice', () => {
  it('name things, or nothing', () => {
    expect(namedField('two', numberOf)).toBe(2);
    expect(namedField('three', numberOf)).toBeUndefined();
    expect(namedField(2, numberOf)).toBeUndefined();
  });
  it.each([
    [
      ['one', 'two', 'one'],
      [1, 2, 1],
    ],
    [['one', 'three'], undefined],
    [['one', 2], undefined],
    [[], undefined],
    [['one', 'one', 'one', 'one'], undefined],
    ['one', undefined],
  ])('list things: %j', (value, expected) => {
    expect(namedFields(value, 3, numberOf)).toEqual(expected);
  });
});
