/** The relief of a map as a picture of light and shade, computed from its hexes and massifs alone. */
import type { MapFile } from '@bridgehead/map';
import { gridOf } from '@bridgehead/map';
import type { ReliefRecipe } from '../source/recipe.ts';
import { boxOf } from '../survey/geometry.ts';
import { erode } from './erosion.ts';
import { blurred, distanceInside, type Raster, UNITS } from './field.ts';
import { noise, octaves } from './gradient-noise.ts';
import { forcesOf, type Levels, levelsOf } from './rise.ts';

/** A picture in grey: 128 is level ground, more is lit, less is in shade. */
export interface Relief {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

const COARSE = { cell: 2, spell: { steps: 46, time: 2.2, creep: 0.02 } } as const;
const FINE = { cell: 1, spell: { steps: 9, time: 1.1, creep: 0.03 } } as const;

/** The raster over all hexes of a map. */
function rasterOf(map: MapFile, cell: number): Raster {
  const box = boxOf(gridOf(map).cornerPoints);
  const [left, top] = [Math.floor(box.left * UNITS), Math.floor(box.top * UNITS)];
  const width = Math.ceil((Math.ceil(box.right * UNITS) - left) / cell);
  const height = Math.ceil((Math.ceil(box.bottom * UNITS) - top) / cell);
  return { left, top, cell, width, height };
}

/** Another number for every change of the reckoning: pictures made before it are made anew. */
const EDITION = 1;

/** All that the picture depends on, as text: it need not be made again while this stays the same. */
export const reliefInputs = (map: MapFile, recipe: ReliefRecipe): string =>
  JSON.stringify([
    EDITION,
    recipe,
    map.sheet,
    map.hexes.map(({ hex, terrain }) => `${hex} ${terrain}`),
    (map.landforms ?? []).flatMap(({ summit, ring }) => (summit === undefined ? [] : [[summit, ring]])),
  ]);

/** The massifs rise and are worn down, first in large cells, then in small ones. */
export function reliefOf(map: MapFile, { levels: words, across }: ReliefRecipe): Relief {
  const coarse = rasterOf(map, COARSE.cell);
  const coarseLevels = levelsOf(map, words, coarse);
  const rough = Float32Array.from(coarseLevels, (level, i) =>
    level === 0 ? 0 : 0.2 * (noise((i % coarse.width) / 3.1, Math.floor(i / coarse.width) / 3.1) + 1),
  );
  erode(rough, coarse, forcesOf(map, coarseLevels, coarse), COARSE.spell);
  const fine = rasterOf(map, FINE.cell);
  const levels = levelsOf(map, words, fine);
  const heights = refined(rough, coarse, levels, fine);
  erode(heights, fine, forcesOf(map, levels, fine), FINE.spell);
  return reduced(shadeOf(heights, levels, fine), fine, across);
}

/** The coarse heights between their cells, with a little grain for the water to find. */
function refined(rough: Float32Array, coarse: Raster, levels: Levels, fine: Raster): Float32Array {
  const ratio = coarse.cell / fine.cell;
  return Float32Array.from(levels, (level, c) => {
    if (level === 0) return 0;
    const [i, j] = [c % fine.width, Math.floor(c / fine.width)];
    const x = Math.max(0, Math.min(coarse.width - 1.001, i / ratio - 0.25));
    const y = Math.max(0, Math.min(coarse.height - 1.001, j / ratio - 0.25));
    const at = Math.floor(y) * coarse.width + Math.floor(x);
    const [u, v] = [x % 1, y % 1];
    const upper = (rough[at] ?? 0) * (1 - u) + (rough[at + 1] ?? 0) * u;
    const lower = (rough[at + coarse.width] ?? 0) * (1 - u) + (rough[at + coarse.width + 1] ?? 0) * u;
    return upper * (1 - v) + lower * v + 0.15 * noise(i / 2.3, j / 2.3);
  });
}

const SKIRT = 12;

/** Light from the north-west and the west; crests lift, valleys sink, and nothing burns out. 0 is level ground. */
function shadeOf(heights: Float32Array, levels: Levels, raster: Raster): Float32Array {
  const { width, height } = raster;
  const inside = distanceInside(raster, (c) => (levels[c] ?? 0) > 0);
  const foot = blurred(heights, raster, 7);
  const ground = Float32Array.from(heights, (z, c) => {
    const t = Math.min(1, (inside[c] ?? 0) / SKIRT);
    const [x, y] = [raster.left + (c % width), raster.top + Math.floor(c / width)];
    const plain = t < 1 ? 5 * octaves(x / 150 + 3, y / 105, 3) * (1 - t) : 0;
    return (foot[c] ?? 0) * 0.8 * (1 - t) + z * t + plain;
  });
  const smooth = blurred(ground, raster, 1);
  const around = blurred(ground, raster, 12);
  const share = (level: number): Float32Array =>
    blurred(
      Float32Array.from(levels, (found) => (found >= level ? 1 : 0)),
      raster,
      3,
    );
  const [hills, mountains] = [share(2), share(3)];
  const z = (x: number, y: number): number =>
    smooth[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] ?? 0;
  return Float32Array.from(smooth, (here, c) => {
    const [x, y] = [c % width, Math.floor(c / width)];
    const [hill, mountain] = [hills[c] ?? 0, mountains[c] ?? 0];
    const steepness = 0.16 + 0.1 * (1 - mountain) + 0.12 * (1 - hill);
    const east = (-(z(x + 1, y) - z(x - 1, y)) / 2) * steepness;
    const south = (-(z(x, y + 1) - z(x, y - 1)) / 2) * steepness;
    const upright = 1 / Math.hypot(east, south, 1);
    const northWest = (east * -0.5 + south * -0.56 + 0.66) * upright - 0.66;
    const west = (east * -0.8 + south * 0.12 + 0.58) * upright - 0.58;
    const lift = Math.max(-0.12, Math.min(0.12, (here - (around[c] ?? 0)) / 190));
    const crest = mountain * Math.max(0, Math.min(0.6, here / 190 - 0.25)) * 0.14;
    const shade = 0.74 * northWest + 0.26 * west + lift + crest;
    return shade / (1 + 0.9 * Math.abs(shade));
  });
}

/** What is more than this, lit or in shade, is drawn at full strength. */
const STRONGEST = 0.46;
/** Tones so far apart cannot be told from each other, and make a small file. */
const TONES = 4;

/** The picture at its own resolution; each pixel is the mean of what it covers. */
function reduced(shade: Float32Array, raster: Raster, across: number): Relief {
  const pixel = UNITS / across;
  const [width, height] = [Math.ceil(raster.width / pixel), Math.ceil(raster.height / pixel)];
  const grey = new Uint8Array(width * height);
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const mean = meanOver(shade, raster, [i * pixel, (i + 1) * pixel], [j * pixel, (j + 1) * pixel]);
      const step = Math.round(((mean / STRONGEST) * 127) / TONES) * TONES;
      grey[j * width + i] = Math.max(0, Math.min(255, 128 + step));
    }
  }
  return { width, height, grey };
}

type Span = readonly [from: number, to: number];

function meanOver(field: Float32Array, { width, height }: Raster, xs: Span, ys: Span): number {
  let sum = 0;
  let weights = 0;
  for (let y = Math.floor(ys[0]); y < Math.min(height, ys[1]); y++) {
    const tall = Math.min(y + 1, ys[1]) - Math.max(y, ys[0]);
    for (let x = Math.floor(xs[0]); x < Math.min(width, xs[1]); x++) {
      const weight = tall * (Math.min(x + 1, xs[1]) - Math.max(x, xs[0]));
      sum += (field[y * width + x] ?? 0) * weight;
      weights += weight;
    }
  }
  return weights === 0 ? 0 : sum / weights;
}
