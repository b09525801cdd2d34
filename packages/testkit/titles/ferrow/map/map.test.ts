import { readFileSync } from 'node:fs';
import { formatFault, parseMapFile } from '@bridgehead/map';
import { describe, expect, it } from 'vitest';
import { MAP_FILE, OBJECTIVES } from '../src/data/map.ts';

const JSON_TEXT = readFileSync(new URL('map.json', import.meta.url), 'utf8');

describe('[1.1] the map', () => {
  it('is a map file without a fault, and the rules read it', () => {
    const parsed = parseMapFile(JSON.parse(JSON_TEXT));
    expect(parsed.ok ? [] : parsed.error.map(formatFault)).toEqual([]);
    expect(MAP_FILE).toEqual(JSON.parse(JSON_TEXT));
  });
  it('has thirty hexes and three places that are worth points', () => {
    expect(MAP_FILE.hexes).toHaveLength(30);
    expect(OBJECTIVES.map(({ points }) => points)).toEqual([3, 2, 1]);
  });
});
