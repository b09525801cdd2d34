import { expect, test } from 'vitest';
import { overlap } from '../../geometry/boxes.ts';
import { boxOf, stepAside } from './middle-names.ts';

const ARNHEM = boxOf('ARNHEM', 'm-city', [500, 500], 0);

test('a town steps aside from the name of a city that it would touch, and no farther than it must', () => {
  const aside = stepAside('Oosterbeek', 'm-town', [400, 500], [ARNHEM]);
  expect(overlap(boxOf('Oosterbeek', 'm-town', [400, 500], 0), ARNHEM)).toBe(true);
  expect(overlap(boxOf('Oosterbeek', 'm-town', [400, 500], aside), ARNHEM)).toBe(false);
  expect(overlap(boxOf('Oosterbeek', 'm-town', [400, 500], aside + 12), ARNHEM)).toBe(true);
});

test('a name that touches nothing, or that no step would free, stays where the map has it', () => {
  expect(stepAside('Oosterbeek', 'm-town', [300, 500], [ARNHEM])).toBe(0);
  expect(stepAside('Oosterbeek', 'm-town', [500, 500], [ARNHEM])).toBe(0);
});
