import { describe, expect, test } from 'vitest';
import { TINY_MAP } from '../test/tiny-map.ts';
import { formatHexSheet, hexSheet } from './hex-sheet.ts';

describe('hexSheet', () => {
  test('tells terrain, place, mark, region and what lies on each hexside', () => {
    expect(formatHexSheet(hexSheet(TINY_MAP, '1001'))).toBe(`\
hex 1001, Southtown
  terrain   clear
  places    Southtown (town)
  marks     objective 5 (blue): at the end
  hexsides
    NE  1101     Run (river), road bridge «Long bridge» (never destroyed), primary road
    E   1002     frontier boundary
    SE  off map
    SW  off map
    W   area Z
    NW  off map
`);
  });

  test('leaves out what a hex does not have', () => {
    expect(hexSheet(TINY_MAP, '1101')).toMatchObject({
      heading: 'hex 1101',
      ground: [
        ['terrain', 'polder'],
        ['features', 'village'],
        ['regions', 'north of the Run'],
      ],
    });
  });
});
