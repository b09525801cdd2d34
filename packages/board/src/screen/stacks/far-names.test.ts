import { expect, test } from 'vitest';
import { boxAround, overlap } from '../../geometry/boxes.ts';
import { FAR_LETTERS, freeShift } from './far-names.ts';

const SIZE = FAR_LETTERS['m-city'];
const chip = (x: number, y: number) => boxAround([x, y], 45, 45);

test('a name that nothing covers stands over its city', () => {
  expect(freeShift('ARNHEM', 'm-city', [500, 500], [chip(500, 480)])).toEqual([0, -96]);
});

test('a name goes the nearest way clear of the chips of stacks', () => {
  const chips = [chip(480, 390), chip(540, 390)];
  const shift = freeShift('ARNHEM', 'm-city', [500, 500], chips);
  expect(shift).toBeDefined();
  const [aside = 0, rise = 0] = shift ?? [];
  const letters = boxAround([500 + aside, 500 + rise - SIZE * 0.36], 150, SIZE * 0.7);
  expect(chips.some((one) => overlap(one, letters))).toBe(false);
});

test('where stacks are everywhere there is no room for a name', () => {
  const chips = Array.from({ length: 400 }, (_, i) => chip(100 + (i % 20) * 45, 100 + Math.floor(i / 20) * 45));
  expect(freeShift('ARNHEM', 'm-city', [500, 500], chips)).toBeUndefined();
});
