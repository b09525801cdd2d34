import { describe, expect, test } from 'vitest';
import { TINY_MAP } from '../../test/tiny-map.ts';
import { formatHexSheet, hexSheet } from './hex-sheet.ts';

describe('hexSheet', () => {
  test('builds a map once, however many hexes are asked for', () => {
    let reads = 0;
    const counted = {
      ...TINY_MAP,
      get hexes() {
        reads += 1;
        return TINY_MAP.hexes;
      },
    };
    hexSheet(counted, '1001');
    const once = reads;
    expect(once).toBeGreaterThan(0);
    expect(hexSheet(counted, '1102').hex).toBe('1102');
    expect(reads).toBe(once);
  });

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
