import { expect, test } from 'vitest';
import { isSide, otherSide, type Sides, sideLook } from './sides.ts';

const SIDES: Sides = [
  { id: 'red', name: 'Red', tone: 'second', corner: 'cut' },
  { id: 'blue', name: 'Blue', tone: 'first', corner: 'round' },
];

test('a side has the look that its title gives it', () => {
  expect(sideLook(SIDES, 'red')).toMatchObject({ tone: 'second', corner: 'cut' });
  expect([otherSide(SIDES, 'red'), otherSide(SIDES, 'blue')]).toEqual(['blue', 'red']);
});

test('a side that the title does not have is an error', () => {
  expect(isSide(SIDES, 'german')).toBe(false);
  expect(() => sideLook(SIDES, 'german')).toThrow('there is no side «german», only red, blue');
  expect(() => otherSide(SIDES, 'german')).toThrow('«german»');
});
