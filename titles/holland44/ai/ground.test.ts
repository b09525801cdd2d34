import { distanceBetween, nameOf } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { GRID } from '../src/data/map.ts';
import { hex, layOut } from '../test/table.ts';
import { fieldTo, staticField, UNREACHABLE } from './distance-fields.ts';
import { hexValue, keyHexes } from './hex-value.ts';
import { HIGHWAY, highwayIndex } from './highway.ts';
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

describe('distance fields', () => {
  it('count sixths of a point: by primary road two a hex on wheels, six on foot', () => {
    const goal = hex('2107');
    expect(staticField(goal, 'wheels')[goal]).toBe(0);
    expect(staticField(goal, 'wheels')[hex('2007')]).toBe(2);
    expect(staticField(goal, 'foot')[hex('2007')]).toBe(6);
  });

  it('grow where a bridge is blown, and only there', () => {
    const [up, down] = [layOut({}), layOut({ bridges: { '3008/3108': 'blown' } })];
    const [south, north] = [hex('3008'), hex('3208')];
    const goal = hex('3507');
    expect(fieldTo(down, goal, 'wheels')[south] ?? 0).toBeGreaterThan(
      fieldTo(up, goal, 'wheels')[south] ?? UNREACHABLE,
    );
    expect(fieldTo(down, goal, 'wheels')[north]).toBe(fieldTo(up, goal, 'wheels')[north]);
    expect(staticField(goal, 'wheels')[south]).toBe(fieldTo(up, goal, 'wheels')[south]);
  });

  it('lead out of every hex', () => {
    expect(staticField(hex('5421'), 'wheels').every((cost) => cost < UNREACHABLE)).toBe(true);
  });
});
