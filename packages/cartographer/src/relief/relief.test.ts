import { centre } from '@bridgehead/hex';
import { gridOf, type MapFile } from '@bridgehead/map';
import { describe, expect, it } from 'vitest';
import { world } from '../../test/world.ts';
import { compileMap } from '../compile.ts';
import { UNITS } from './field.ts';
import { reliefInputs, reliefOf } from './relief.ts';

const RECIPE = { levels: ['polder', 'woods', 'city'], across: 12 } as const;

/** The small country with one mountain of three hexes, and nothing else above the plain. */
function mountainous(summit: number): MapFile {
  const result = compileMap(world());
  if (!result.ok) throw new Error(result.faults.join('; '));
  const peaks = new Set(['1213', '1214', '1313']);
  const ring = [
    [12.4, 10.3],
    [14.8, 10.3],
    [14.2, 12],
    [12.8, 12],
  ] as const;
  return {
    ...result.map,
    hexes: result.map.hexes.map((hex) => ({ ...hex, terrain: peaks.has(hex.hex) ? 'city' : 'clear' })),
    landforms: [{ name: 'Peak', class: 'peak', summit, ring }],
  };
}

const MAP = mountainous(1200);
const RELIEF = reliefOf(MAP, RECIPE);

/** The pixels within half a hex of the middle of a hex. */
function around(name: string): number[] {
  const grid = gridOf(MAP);
  const [x, y] = centre(grid, grid.indexByName.get(name) ?? -1);
  const left = Math.floor(Math.min(...grid.cornerPoints.map(([px]) => px)) * UNITS);
  const top = Math.floor(Math.min(...grid.cornerPoints.map(([, py]) => py)) * UNITS);
  const pixel = UNITS / RECIPE.across;
  const [i, j] = [Math.round((x * UNITS - left) / pixel), Math.round((y * UNITS - top) / pixel)];
  const found: number[] = [];
  for (let dj = -5; dj <= 5; dj++) {
    for (let di = -5; di <= 5; di++) found.push(RELIEF.grey[(j + dj) * RELIEF.width + i + di] ?? 128);
  }
  return found;
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

describe('the relief', () => {
  it('has light and shade on a mountain, and next to none on the plain', () => {
    expect(spread(around('1213'))).toBeGreaterThan(90);
    expect(spread(around('1617'))).toBeLessThan(40);
  });
  it('is the same whenever it is made', () => {
    expect(reliefOf(MAP, RECIPE).grey).toEqual(RELIEF.grey);
  });
  it('is lit from the north-west', () => {
    const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
    expect(mean(around('1212'))).toBeGreaterThan(mean(around('1314')));
  });
});

describe('what the relief is made from', () => {
  it('changes with the ground and the massifs, and with nothing else', () => {
    const known = reliefInputs(MAP, RECIPE);
    const [first, ...rest] = MAP.hexes;
    if (first === undefined) throw new Error('the map has hexes');
    expect(reliefInputs({ ...MAP, hexes: [{ ...first, terrain: 'woods' }, ...rest] }, RECIPE)).not.toBe(known);
    expect(reliefInputs(mountainous(1300), RECIPE)).not.toBe(known);
    expect(reliefInputs(MAP, { ...RECIPE, across: 24 })).not.toBe(known);
    expect(reliefInputs({ ...MAP, roads: [], marks: [] }, RECIPE)).toBe(known);
  });
});
