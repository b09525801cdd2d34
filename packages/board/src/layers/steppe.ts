import { grown, heightOf, widthOf } from '../geometry/boxes.ts';
import { at, mix, type Point, plus } from '../geometry/geometry.ts';
import { noise, wander } from '../geometry/noise.ts';
import { regionOf } from '../geometry/outlines.ts';
import { scattered } from '../geometry/scatter.ts';
import { landformsOf } from '../scene/landforms.ts';
import type { Scene } from '../scene/scene.ts';
import { createStrokes, path, pathsOf } from '../svg.ts';

const SLOW = 230;
const STEP = 32;

/** Where steppe wins over sand: above 0. */
const tone = ([x, y]: Point): number => wander(x / SLOW + 7, y / SLOW - 3) * 2;

/** Dry open land: slow changes between steppe and sand, tufts of alfa grass where steppe wins. Nothing is louder. */
export function drawSteppe(scene: Scene): string {
  const bands = [0.12, 0.3].flatMap((level) => [
    path(
      'm-steppe',
      patches(scene, (point) => tone(point) - level),
    ),
    path(
      'm-sand',
      patches(scene, (point) => -tone(point) - level),
    ),
  ]);
  return bands.join('') + tufts(scene);
}

/** What lies above zero in a slow field: whole rows of squares, and squares cut where zero crosses their sides. */
function patches({ box }: Scene, field: (point: Point) => number): string {
  const { left, top } = grown(box, STEP);
  const columns = Math.ceil(widthOf(box) / STEP) + 2;
  const rows = Math.ceil(heightOf(box) / STEP) + 2;
  const values = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) =>
    field([left + (i % (columns + 1)) * STEP, top + Math.floor(i / (columns + 1)) * STEP]),
  );
  const value = (column: number, row: number): number => values[row * (columns + 1) + column] ?? 0;
  const pieces: Point[][] = [];
  for (let row = 0; row < rows; row++) {
    let run = 0;
    for (let column = 0; column <= columns; column++) {
      const corner: Point = [left + column * STEP, top + row * STEP];
      const around = CORNERS.map(([x, y]) => value(column + x, row + y));
      if (column < columns && around.every((height) => height > 0)) {
        run += 1;
        continue;
      }
      if (run > 0) pieces.push(rectangle([corner[0] - run * STEP, corner[1]], run * STEP));
      run = 0;
      if (column < columns && around.some((height) => height > 0)) pieces.push(cutSquare(corner, around));
    }
  }
  return pathsOf(pieces, true);
}

const CORNERS: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** The part of a square that is above zero. */
function cutSquare(corner: Point, around: readonly number[]): Point[] {
  return CORNERS.flatMap((from, k) => {
    const to = at(CORNERS, (k + 1) % 4);
    const [a, b] = [at(around, k), at(around, (k + 1) % 4)];
    const crossing = plus(corner, mix(from, to, a / (a - b)), STEP);
    return [...(a > 0 ? [plus(corner, from, STEP)] : []), ...(a > 0 !== b > 0 ? [crossing] : [])];
  });
}

const rectangle = ([x, y]: Point, width: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + STEP],
  [x, y + STEP],
];

const BARE = ['broken', 'hill', 'mountain', 'woods', 'city'] as const;

function tufts(scene: Scene): string {
  const strokes = createStrokes(scene.shows);
  const kept = landformsOf(scene, 'grove', 'salt').map(({ ring }) => regionOf([ring]));
  for (const [point, dice] of scattered(scene.box, { spacing: 26, jitter: 0.48, salt: 37 })) {
    if (!scene.shows(point) || tone(point) + (dice - 0.5) * 0.7 < 0.12) continue;
    const looks = scene.cells.under(point)?.looks;
    if (looks === undefined || BARE.some((look) => looks.has(look)) || kept.some((area) => area.contains(point)))
      continue;
    const tall = 2 + noise(point[0], point[1]) * 1.2;
    strokes.add(
      plus(point, [-1.7, -1.6]),
      `l1.2 2.6m.5 0v-${tall.toFixed(1)}m1.7 ${(tall - 2.6).toFixed(1)}l-1.2 2.6`,
      [2.2, 2.6],
    );
  }
  return strokes.paths('m-alfa');
}
