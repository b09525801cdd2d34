import type { State } from '@bridgehead/engine';
import { buildGrid } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../test/fault-of.ts';
import { cellAt, putCell } from './cells.ts';
import { listAt, objectAt, refuseBy, wholeAt, wordAt } from './parse.ts';
import { readRuleList } from './rule-list.ts';
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

describe('strict reading', () => {
  it.each([
    ['an unknown field', () => objectAt({ a: 1, b: 2 }, 'x', ['a']), 'x.b: unknown field: expected a'],
    ['what is no object', () => objectAt([], 'x', []), 'x: expected an object'],
    ['what is no list', () => listAt({}, 'x', 3), 'x: expected a list'],
    ['too long a list', () => listAt([1, 2], 'x', 1), 'x: 2 entries: expected at most 1'],
    ['half a number', () => wholeAt(1.5, 'x', 0, 2), 'x: “1.5”: expected a whole number from 0 to 2'],
    ['an unknown word', () => wordAt('c', 'x', ['a', 'b']), 'x: “c”: expected a, b'],
    ['what a rule forbids', () => refuseBy('9.9', 'x', { code: 'never' }), 'x: [9.9] never'],
  ])('refuses %s and names the place', (_name, read, message) => {
    expect(faultOf(read)).toBe(message);
  });
  it('reads what is as it should be', () => {
    expect([listAt(undefined, 'x', 3), wholeAt(2, 'x', 0, 2), wordAt('b', 'x', ['a', 'b'])]).toEqual([[], 2, 'b']);
  });
  it('reads and writes only cells that there are', () => {
    const state: State = { columns: { at: [0, 0] }, frames: [] };
    putCell(state, 'at', 1, 7);
    expect(cellAt(state, 'at', 1)).toBe(7);
    expect(() => cellAt(state, 'at', 2)).toThrow('«at»');
    expect(() => putCell(state, 'nowhere', 0, 1)).toThrow('«nowhere»');
  });
});

describe('a list of rules', () => {
  it('names the file of each engine rule', () => {
    expect(readRuleList('8.7 | engine | 08-operations/move.ts\n1.3 | interface')).toEqual([
      { rule: '8.7', state: 'engine', file: '08-operations/move.ts' },
      { rule: '1.3', state: 'interface' },
    ]);
  });
  it.each(['8.7 | engine', '1.3 | interface | save.ts', '1.3 | done'])('refuses “%s”', (line) => {
    expect(() => readRuleList(line)).toThrow(RangeError);
  });
});
