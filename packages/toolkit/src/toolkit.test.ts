import { buildGrid } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { inHex, isAnyIn, occupied, stackByHex } from './stacks.ts';
import { type DieTable, lookUp, printTable } from './table.ts';
import { spreadZone } from './zones.ts';

const TABLE: DieTable<string> = {
  rule: '9.9',
  columns: ['day', 'night'],
  rows: [{ upTo: 2, results: ['a', 'b'] }, { upTo: 3, results: ['c', 'd'] }, { results: ['e', 'f'] }],
};

describe('a die table', () => {
  it.each([
    [-3, 'a'],
    [2, 'a'],
    [3, 'c'],
    [4, 'e'],
    [99, 'e'],
  ])('reads %i as %s', (roll, result) => {
    expect(lookUp(TABLE, 'day', roll)).toBe(result);
  });
  it('has no column that it does not print', () => {
    expect(() => lookUp(TABLE, 'dusk', 1)).toThrow('«dusk»');
  });
  it('prints as the chart does', () => {
    expect(printTable(TABLE)).toBe(
      '[9.9]\nroll       day  night\n2 or less  a    b\n3          c    d\n4 or more  e    f',
    );
  });
});

describe('stacks', () => {
  it('list what is in each hex, in order, and leave out what is in none', () => {
    const hexes = [7, -1, 3, 7];
    const stacks = stackByHex({ count: 4, from: 100, hexCount: 9 }, (i) => hexes[i] ?? -1);
    expect(occupied(stacks)).toEqual([3, 7]);
    expect(inHex(stacks, 7)).toEqual([100, 103]);
    expect(inHex(stacks, 7)).toBe(inHex(stacks, 7));
    expect(inHex(stacks, 4)).toEqual([]);
    expect([3, 4, 7].filter((hex) => isAnyIn(stacks, hex))).toEqual([3, 7]);
  });
});

describe('zones', () => {
  const cells = Array.from({ length: 9 }, (_, i) => ({ col: i % 3, row: Math.floor(i / 3) }));
  const grid = buildGrid({ orientation: 'pointy', shifted: 'odd', rows: 'down' }, 'a,b', cells);
  it('reach the neighbours over hexsides that let them, and nobody else', () => {
    const zone = new Uint8Array(grid.hexCount);
    spreadZone(grid, zone, { hex: 4, bit: 1 }, () => true);
    expect(zone[4]).toBe(0);
    expect(zone.filter((bit) => bit === 1)).toHaveLength(6);
    const closed = new Uint8Array(grid.hexCount);
    spreadZone(grid, closed, { hex: 4, bit: 1 }, () => false);
    expect(closed.some((bit) => bit !== 0)).toBe(false);
  });
  it('of two kinds share a hex', () => {
    const zone = new Uint8Array(grid.hexCount);
    spreadZone(grid, zone, { hex: 3, bit: 1 }, () => true);
    spreadZone(grid, zone, { hex: 5, bit: 2 }, () => true);
    expect(zone[4]).toBe(3);
  });
});
