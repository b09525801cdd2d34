/** What the hexes and the massifs of a map make of the ground: where it rises, and how hard it is. */
import { hexUnder } from '@bridgehead/hex';
import { gridOf, type MapFile } from '@bridgehead/map';
import type { ReliefRecipe } from '../source/recipe.ts';
import { boxOf, isInside, type Line, nearest } from '../survey/geometry.ts';
import type { Forces } from './erosion.ts';
import { blurred, distanceInside, type Raster, smoothStep, UNITS } from './field.ts';
import { noise, octaves } from './gradient-noise.ts';

/** 0 plain, 1 broken ground, 2 hill, 3 mountain, for every cell. */
export type Levels = Uint8Array;

const LOBES = 10;

/** Hexes of one level are joined, their lobes rounded and the edge freed by noise; still every hex has its level. */
export function levelsOf(map: MapFile, words: ReliefRecipe['levels'], raster: Raster): Levels {
  const { left, top, cell, width, height } = raster;
  const grid = gridOf(map);
  const fields = words.map(() => new Float32Array(width * height));
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const hex = hexUnder(grid, [(left + (i + 0.5) * cell) / UNITS, (top + (j + 0.5) * cell) / UNITS]);
      const level = hex === undefined ? -1 : words.indexOf(map.hexes[hex]?.terrain ?? '');
      for (let k = 0; k <= level; k++) (fields[k] ?? new Float32Array())[j * width + i] = 1;
    }
  }
  const soft = fields.map((field) => blurred(field, raster, Math.round(LOBES / cell)));
  const levels = new Uint8Array(width * height);
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const [x, y] = [left + (i + 0.5) * cell, top + (j + 0.5) * cell];
      const c = j * width + i;
      const free = 0.2 * noise(x / 26, y / 26) + 0.13 * noise(x / 11 + 40, y / 11) + 0.07 * noise(x / 5, y / 5 + 9);
      const isAbove = (k: number): boolean => (soft[k]?.[c] ?? 0) + free > 0.5;
      levels[c] = isAbove(2) ? 3 : isAbove(1) ? 2 : isAbove(0) ? 1 : 0;
    }
  }
  return levels;
}

interface Massif {
  readonly ring: Line;
  readonly summit: number;
}

const massifsOf = (map: MapFile): Massif[] =>
  (map.landforms ?? []).flatMap(({ ring, summit }) =>
    summit === undefined ? [] : [{ ring: ring.map(([x, y]) => [x * UNITS, y * UNITS] as const), summit }],
  );

const REACH = 70;

/** The height of the nearest massif, fading beyond its outline, and which cells lie inside one. */
function summitsOf(map: MapFile, raster: Raster): { readonly summit: Float32Array; readonly inside: Uint8Array } {
  const { left, top, cell, width, height } = raster;
  const summit = new Float32Array(width * height);
  const inside = new Uint8Array(width * height);
  for (const massif of massifsOf(map)) {
    const closed = [...massif.ring, ...massif.ring.slice(0, 1)];
    const box = boxOf(massif.ring);
    const from = (low: number, edge: number): number => Math.max(0, Math.floor((low - REACH - edge) / cell));
    const to = (high: number, edge: number, most: number): number =>
      Math.min(most, Math.ceil((high + REACH - edge) / cell));
    for (let j = from(box.top, top); j < to(box.bottom, top, height); j++) {
      for (let i = from(box.left, left); i < to(box.right, left, width); i++) {
        const point = [left + i * cell, top + j * cell] as const;
        const isIn = isInside(point, massif.ring);
        const away = isIn ? 0 : nearest(closed, point).distance;
        const c = j * width + i;
        if (isIn) inside[c] = 1;
        summit[c] = Math.max(summit[c] ?? 0, massif.summit * Math.max(0, 1 - away / REACH));
      }
    }
  }
  return { summit, inside };
}

/** A massif of this height rises as fast as the rest of the reckoning supposes. */
const COMMON_SUMMIT = 1150;

/** Folds are drawn out towards the north-east, the strike of the country, so that hills become ridges and not bubbles. */
export function forcesOf(map: MapFile, levels: Levels, raster: Raster): Forces {
  const { left, top, cell, width, height } = raster;
  const { summit, inside } = summitsOf(map, raster);
  const depth = [1, 2, 3].map((level) => distanceInside(raster, (c) => (levels[c] ?? 0) >= level));
  const core = distanceInside(raster, (c) => inside[c] === 1);
  const uplift = new Float32Array(width * height);
  const softness = new Float32Array(width * height);
  for (let c = 0; c < uplift.length; c++) {
    const level = levels[c] ?? 0;
    if (level === 0) continue;
    const [x, y] = [left + (c % width) * cell, top + Math.floor(c / width) * cell];
    const [along, across] = [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2];
    const slope = (field: Float32Array | undefined, reach: number): number =>
      smoothStep(((field?.[c] ?? 0) * cell) / reach);
    const swell = 0.5 + 0.5 * octaves(x / 60, y / 60, 3);
    const ridges = Math.max(0, 1.25 - 2.6 * Math.abs(octaves(along / 92 + 7, across / 34 - 3, 2)));
    const knolls = Math.max(0, 1.2 - 2.8 * Math.abs(octaves(along / 27 - 7, across / 22 + 13, 2)));
    const tall = Math.max(0.55, Math.min(1.35, (summit[c] ?? 0) / COMMON_SUMMIT));
    let rise = 0.012 + 0.1 * knolls * slope(depth[0], 22);
    if (level >= 2) rise += (0.06 + 0.4 * ridges) * slope(depth[1], 30);
    if (level >= 3) rise += tall * (0.3 + 0.45 * swell + 1.1 * slope(core, 28)) * slope(depth[2], 22);
    uplift[c] = rise * (1 + 0.5 * octaves(x / 22 + 31, y / 22, 3));
    softness[c] = 0.052 * (1 + 0.85 * octaves(along / 80 - 12, across / 30 + 5, 3));
  }
  return { uplift, softness };
}
