import { gridOf, type MapFile } from '@bridgehead/map';
import { describe, expect, test } from 'vitest';
import { COUNTRY_STYLE } from '../fixtures/country-style.ts';
import { RIVER_COUNTRY } from '../fixtures/river-country.ts';
import { ROUGH_COUNTRY } from '../fixtures/rough-country.ts';
import { middleOf } from '../geometry/chains.ts';
import { at, distance, HEX, last, nearestOn } from '../geometry/geometry.ts';
import { type Stream, sideNamesOf, watersOf } from './streams.ts';

const waters = (map: MapFile, style = COUNTRY_STYLE) => watersOf(map, gridOf(map), style);
const named = (map: MapFile, name: string): Stream => {
  const stream = waters(map).streams.find(({ names }) => names.includes(name));
  if (stream === undefined) throw new Error(`no ${name}`);
  return stream;
};

describe.each([RIVER_COUNTRY, ROUGH_COUNTRY])('the waters of $name', (map) => {
  const grid = gridOf(map);

  test('a natural stream passes within a fifth of a hex of the middle of each of its hexsides', () => {
    for (const { look, line, sides } of waters(map).streams) {
      if (look === 'canal') continue;
      for (const side of sides) expect(nearestOn(line, middleOf(grid, side)).distance).toBeLessThan(HEX * 0.2);
    }
  });

  test('a canal stays nearer to its hexsides than to the middles of the hexes', () => {
    for (const { look, line, sides } of waters(map).streams) {
      if (look !== 'canal') continue;
      for (const side of sides) expect(nearestOn(line, middleOf(grid, side)).distance).toBeLessThan(HEX * 0.3);
    }
  });

  test('a stream crosses each hexside where it says', () => {
    for (const { line, sides, sideAt, look } of waters(map).streams) {
      sides.forEach((side, i) => {
        expect(distance(at(line, at(sideAt, i)), middleOf(grid, side))).toBeLessThan(
          HEX * (look === 'canal' ? 0.3 : 0.2),
        );
      });
    }
  });

  test('every hexside of the file is drawn once', () => {
    const drawn = waters(map).streams.flatMap((stream) => sideNamesOf(grid, stream));
    expect(new Set(drawn).size).toBe(drawn.length);
    const stated = new Set(map.waters.flatMap(({ sides }) => sides.map((side) => side.split('/').sort().join('/'))));
    expect(new Set(drawn.map((side) => side.split('/').sort().join('/')))).toEqual(stated);
  });
});

describe('where waters meet', () => {
  test('a tributary is carried into the middle of the main stream and no farther', () => {
    const main = named(RIVER_COUNTRY, 'Great River');
    for (const name of ['Side River', 'Brook']) {
      const mouth = last(named(RIVER_COUNTRY, name).line);
      expect(nearestOn(main.line, mouth).distance).toBeLessThan(3);
    }
    expect(nearestOn(main.line, at(named(RIVER_COUNTRY, 'Long Canal').line, 0)).distance).toBeLessThan(0.5);
  });

  test('a stream that leaves the map is carried over its edge', () => {
    const { line } = named(RIVER_COUNTRY, 'Great River');
    const grid = gridOf(RIVER_COUNTRY);
    const right = Math.max(...grid.cornerPoints.map(([x]) => x)) * HEX;
    expect(at(line, 0)[0]).toBeGreaterThan(right - HEX * 0.1);
  });

  test('a stream that springs on the map swells from its source', () => {
    const { widths } = named(RIVER_COUNTRY, 'Brook');
    expect(at(widths, 0)).toBeLessThan(last(widths) * 0.7);
  });

  test('waters that meet end to end are drawn as one', () => {
    const [river, ...rest] = RIVER_COUNTRY.waters;
    if (river === undefined) throw new Error('no river');
    const upper = { ...river, name: 'Upper River', sides: river.sides.slice(0, 12) };
    const lower = { ...river, sides: river.sides.slice(12) };
    const streams = waters({ ...RIVER_COUNTRY, waters: [upper, lower, ...rest] }).streams;
    const joined = streams.find(({ names }) => names.includes('Upper River'));
    expect(joined?.names).toContain('Great River');
  });

  test('a river is as wide as the style says', () => {
    const wide = waters(RIVER_COUNTRY, { ...COUNTRY_STYLE, widths: { 'Great River': 0.3 } }).streams.find(({ names }) =>
      names.includes('Great River'),
    );
    expect(Math.min(...(wide?.widths ?? [0]))).toBeGreaterThan(HEX * 0.25);
  });

  test('clearance is negative in a river and large on dry land', () => {
    const { clearance } = waters(RIVER_COUNTRY);
    const { line } = named(RIVER_COUNTRY, 'Great River');
    expect(clearance(at(line, 80))).toBeLessThan(0);
    expect(clearance([12 * HEX, -10.4 * HEX])).toBe(HEX);
  });
});
