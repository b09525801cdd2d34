import { describe, expect, it } from 'vitest';
import { hex, layOut } from '../test/table.ts';
import { hexValue, keyHexes } from './hex-value.ts';
import { HIGHWAY_TOWNS, KEY_PLACES } from './key-terrain.ts';

const table = (turn: number, scenario: 'short' | 'campaign' = 'short') => layOut({ turn, scenario });

describe('key terrain', () => {
  it('names hexes of the map, each once', () => {
    const names = KEY_PLACES.flatMap(({ hexes }) => hexes);
    expect(names.filter((name) => hex(name) < 0)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(HIGHWAY_TOWNS.map(hex).every((at) => at >= 0)).toBe(true);
  });

  it.each([
    [2, 7, 8],
    [3, 8, 9],
    [8, 10, 10],
    [9, 10, 9],
    [12, 9, 5],
  ])('on turn %i Nijmegen is worth %i to the Allied player and %i to the German', (turn, allied, german) => {
    const known = table(turn, 'campaign');
    expect([hexValue(known, 'allied', hex('5321')), hexValue(known, 'german', hex('5321'))]).toEqual([allied, german]);
  });

  it('is worth nothing in the open', () => {
    expect(hexValue(table(3), 'allied', hex('2511'))).toBe(0);
    expect(keyHexes(table(3), 'allied')).not.toContain(hex('2511'));
  });

  it('places that are worth a Victory Point alone count in the campaign only', () => {
    expect(hexValue(table(11, 'campaign'), 'german', hex('5606'))).toBe(1);
    expect(hexValue(table(11, 'short'), 'german', hex('5606'))).toBe(0);
  });
});
