import { gridOf } from '@bridgehead/map';
import { describe, expect, test } from 'vitest';
import { COUNTRY_STYLE } from '../fixtures/country-style.ts';
import { RIVER_COUNTRY } from '../fixtures/river-country.ts';
import { cellsOf } from './cells.ts';
import { HEX } from './geometry.ts';
import { loopsOf, organic, regionOf } from './outlines.ts';

const EDGE = { amplitude: 0.1, inset: 0.035, frequency: 0.055, rounding: 6, seed: 0 };
const cells = cellsOf(RIVER_COUNTRY, gridOf(RIVER_COUNTRY), COUNTRY_STYLE);
const woods = new Set(cells.all.filter(({ looks }) => looks.has('woods')));

describe('the outline of like hexes', () => {
  test('has the middle of each of them inside and of every other hex outside, however it wanders', () => {
    const region = regionOf(loopsOf(cells, woods).map((loop) => organic(loop, EDGE)));
    for (const cell of cells.all) expect(region.contains(cell.centre), cell.hex ?? 'beyond').toBe(woods.has(cell));
  });

  test('leaves a hole where a hex of another kind is enclosed', () => {
    const all = new Set(cells.all);
    const island = cells.under([6 * HEX, -12.1 * HEX]);
    if (island === undefined) throw new Error('no such hex');
    all.delete(island);
    const loops = loopsOf(cells, all);
    expect(loops).toHaveLength(2);
    expect(regionOf(loops).contains(island.centre)).toBe(false);
  });

  test('the ground runs on beyond the edge of the map, but no town does', () => {
    const beyond = cells.all.filter(({ hex }) => hex === undefined);
    expect(beyond.some(({ looks }) => looks.has('woods'))).toBe(true);
    expect(beyond.some(({ looks }) => looks.has('town') || looks.has('village') || looks.has('city'))).toBe(false);
  });
});
