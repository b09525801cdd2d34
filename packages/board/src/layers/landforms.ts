import { boxOf } from '../geometry/boxes.ts';
import { type Point, plus } from '../geometry/geometry.ts';
import { noise } from '../geometry/noise.ts';
import { regionOf } from '../geometry/outlines.ts';
import { scattered } from '../geometry/scatter.ts';
import { landformsOf } from '../scene/landforms.ts';
import type { Scene } from '../scene/scene.ts';
import { createStrokes, num, path, pathsOf } from '../svg.ts';

/** Salt flats and groves, by their own outlines: the rules see nothing of them. */
export const drawLandforms = (scene: Scene): string => drawSalt(scene) + drawGroves(scene);

/** Level dashes and a dotted rim. */
function drawSalt(scene: Scene): string {
  const flats = landformsOf(scene, 'salt');
  const dashes = createStrokes(scene.shows);
  for (const { ring } of flats) {
    const area = regionOf([ring]);
    for (const [point, dice] of scattered(area.box, { spacing: 8.4, jitter: 0.3, salt: 41 })) {
      const long = 3 + dice * 5;
      if (area.contains(point) && area.contains(plus(point, [long, 0]))) dashes.add(point, `h${num(long)}`, [long, 0]);
    }
  }
  const outlines = flats.map(({ ring }) => ring);
  return path('m-salt', pathsOf(outlines, true)) + dashes.paths('m-salt-line');
}

const ROWS = 6.6;
const TURN = 0.22;

/** Planted in rows: rows mean olives, scatter would mean wild trees. Cactus stands in the gaps. */
function drawGroves(scene: Scene): string {
  const groves = landformsOf(scene, 'grove');
  const trees = createStrokes(scene.shows);
  const shades = createStrokes(scene.shows);
  const cactus = createStrokes(scene.shows);
  for (const { ring } of groves) {
    const area = regionOf([ring]);
    const { left, right, top, bottom } = boxOf(ring);
    const middle: Point = [(left + right) / 2, (top + bottom) / 2];
    const reach = Math.ceil(Math.hypot(right - left, bottom - top) / 2 / ROWS);
    for (let row = -reach; row <= reach; row++) {
      for (let column = -reach; column <= reach; column++) {
        const [u, v] = [column * ROWS, row * ROWS];
        const point = plus(middle, [u * Math.cos(TURN) - v * Math.sin(TURN), u * Math.sin(TURN) + v * Math.cos(TURN)]);
        const density = noise(point[0] / 20, point[1] / 20);
        if (!area.contains(point) || density > 0.7) continue;
        if (density < 0.24) {
          if ((row + column) % 3 === 0)
            cactus.add(plus(point, [0, 2]), 'v-4.4m0 3h-1.8v-1.8m1.8 1h1.8v-1.7', [1.8, -3.9]);
        } else {
          shades.add(plus(point, [0.7, 1]), 'h.1', [0.1, 0]);
          trees.add(point, 'h.1', [0.1, 0]);
        }
      }
    }
  }
  const outlines = groves.map(({ ring }) => ring);
  return (
    path('m-grove', pathsOf(outlines, true)) +
    shades.paths('m-olive-shade') +
    trees.paths('m-olive') +
    cactus.paths('m-cactus')
  );
}
