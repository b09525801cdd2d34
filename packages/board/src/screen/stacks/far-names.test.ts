import { expect, test } from 'vitest';
import { boxAround, overlap } from '../../geometry/boxes.ts';
import { FAR_LETTERS, freeShift } from './far-names.ts';

const SIZE = FAR_LETTERS['m-city'];
const land = { left: 0, top: 0, right: 1000, bottom: 1000 };
const chip = (x: number, y: number) => boxAround([x, y], 45, 45);

test('a name that nothing covers stands over its city', () => {
  expect(freeShift('ARNHEM', 'm-city', [500, 500], { taken: [chip(500, 480)], land })).toEqual([0, -96]);
});

test('a name goes the nearest way clear of the chips of stacks', () => {
  const chips = [chip(480, 390), chip(540, 390)];
  const shift = freeShift('ARNHEM', 'm-city', [500, 500], { taken: chips, land });
  expect(shift).toBeDefined();
  const [aside = 0, rise = 0] = shift ?? [];
  const letters = boxAround([500 + aside, 500 + rise - SIZE * 0.36], 150, SIZE * 0.7);
  expect(chips.some((one) => overlap(one, letters))).toBe(false);
});

test('where stacks are everywhere there is no room for a name', () => {
  const chips = Array.from({ length: 400 }, (_, i) => chip(100 + (i % 20) * 45, 100 + Math.floor(i / 20) * 45));
  expect(freeShift('ARNHEM', 'm-city', [500, 500], { taken: chips, land })).toBeUndefined();
});

test('a village does not leave its place: rather its name is left out', () => {
  const taken = [-60, -20, 20, 60].flatMap((x) => [-60, -20, 20, 60].map((y) => chip(500 + x, 500 + y)));
  expect(freeShift('SBIBA', 'm-staff-town', [500, 500], { taken, land })).toBeDefined();
  expect(freeShift('Sbiba', 'm-staff-village', [500, 500], { taken, land })).toBeUndefined();
  expect(freeShift('Sbiba', 'm-staff-village', [500, 500], { taken: [], land })).toEqual([0, 0]);
});

test('the name of a village stays on the map, that of a city may run over its edge', () => {
  const [aside = 0] = freeShift('Fondouk el Aouareb', 'm-staff-village', [890, 500], { taken: [], land }) ?? [];
  expect(aside).toBeLessThan(0);
  expect(freeShift('TEBESSA', 'm-city', [20, 500], { taken: [], land })).toEqual([0, -96]);
});
