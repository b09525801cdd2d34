import type { MapFile } from '@bridgehead/map';
import { expect, test } from 'vitest';
import { COUNTRY_STYLE } from '../fixtures/country-style.ts';
import { RIVER_COUNTRY } from '../fixtures/river-country.ts';
import { sheetOf } from './sheet.ts';

/** How far the pile of an area lies from where it would lie beside a single letter. */
function pushedBy(name: string): number {
  const called = (area: string): MapFile => ({
    ...RIVER_COUNTRY,
    areas: RIVER_COUNTRY.areas.map((one, i) => (i === 0 ? { ...one, area } : one)),
  });
  const [at, letter] = [name, 'Q'].map((area) => sheetOf(called(area), COUNTRY_STYLE).place(area));
  return Math.hypot((at?.[0] ?? 0) - (letter?.[0] ?? 0), (at?.[1] ?? 0) - (letter?.[1] ?? 0));
}

test('the pile of an area with a name lies beside the whole name', () => {
  expect(pushedBy('X2')).toBe(0);
  expect(pushedBy('Sfax')).toBeGreaterThan(10);
  expect(pushedBy('Ousseltia')).toBeGreaterThan(pushedBy('Sfax') + 25);
});
