import { distanceBetween, nameOf } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { GRID } from '../src/data/map.ts';
import { hex } from '../test/table.ts';
import { HIGHWAY, highwayIndex } from './highway.ts';

describe('the highway', () => {
  it('runs from Joe’s Bridge to Arnhem without a gap', () => {
    expect([nameOf(GRID, HIGHWAY[0] ?? 0), nameOf(GRID, HIGHWAY.at(-1) ?? 0)]).toEqual(['1303', '6122']);
    HIGHWAY.slice(1).forEach((at, i) => {
      expect(distanceBetween(GRID, at, HIGHWAY[i] ?? 0)).toBe(1);
    });
  });

  it.each([
    ['1404', 1],
    ['2107', 8],
    ['3108', 18],
    ['3810', 26],
    ['5421', 49],
    ['2511', -1],
  ])('%s has the index %i', (name, index) => {
    expect(highwayIndex(hex(name))).toBe(index);
  });
});
