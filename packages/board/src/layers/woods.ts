import type { Cell } from '../geometry/cells.ts';
import { type Point, plus } from '../geometry/geometry.ts';
import { noise } from '../geometry/noise.ts';
import { loopsOf, organic, type Region, regionOf } from '../geometry/outlines.ts';
import { scattered } from '../geometry/scatter.ts';
import { cellsWith, type Scene } from '../scene/scene.ts';
import { createStrokes, path, pathsOf } from '../svg.ts';

const EDGE = { amplitude: 0.1, inset: 0.035, frequency: 0.055, rounding: 6 };

/** Woods read as a mass from afar and as trees from near; over drained land they stand open, so that the ditches still show. */
export function drawWoods(scene: Scene): string {
  const all = cellsWith(scene, 'woods');
  const wet = new Set([...all].filter(({ looks }) => looks.has('drained')));
  const dense = new Set([...all].filter((cell) => !wet.has(cell)));
  return drawStand(scene, wet, 'open') + drawStand(scene, dense, scene.relief === undefined ? 'dense' : 'thin');
}

/** Thin woods let the relief through. */
type Stand = 'open' | 'dense' | 'thin';

function drawStand(scene: Scene, cells: ReadonlySet<Cell>, stand: Stand): string {
  if (cells.size === 0) return '';
  const seed = stand === 'open' ? 200 : 0;
  const area = regionOf(loopsOf(scene.cells, cells).map((loop, i) => organic(loop, { ...EDGE, seed: seed + i })));
  const outline = pathsOf(area.loops, true);
  const soft = stand === 'dense' ? '' : ` m-${stand}`;
  const shadow =
    stand === 'thin'
      ? ''
      : path(`m-woods-shadow${soft}`, outline, { 'fill-rule': 'evenodd', transform: 'translate(1.6 2.2)' });
  return (
    shadow +
    path(`m-woods${soft}`, outline, { 'fill-rule': 'evenodd' }) +
    crowns(scene, area, stand) +
    path(`m-woods-edge${soft}`, outline)
  );
}

function crowns(scene: Scene, area: Region, stand: Stand): string {
  const small = createStrokes(scene.shows);
  const large = createStrokes(scene.shows);
  const shade = createStrokes(scene.shows);
  for (const [point, dice] of scattered(area.box, { spacing: 5.7, jitter: 0.27, salt: 1 })) {
    if (!scene.shows(point) || !standsIn(area, point)) continue;
    if (stand === 'open' && noise(point[0] * 0.05, point[1] * 0.05) + dice * 0.25 < 0.55) continue;
    if (stand === 'dense' && dice < 0.05) continue;
    if (stand === 'thin' && dice < 0.3) continue;
    (dice > 0.62 ? large : small).add(point, 'h0');
    shade.add(plus(point, dice > 0.62 ? [-0.8, 2.4] : [-1, 2]), 'q2.6.4 3-2', [3, -2]);
  }
  return small.paths('m-tree') + large.paths('m-tree m-tall') + shade.paths('m-tree-shade');
}

/** A crown keeps clear of the edge on all sides. */
const standsIn = (area: Region, point: Point): boolean =>
  [
    [0, 0],
    [0, 3.2],
    [2.7, 0],
    [-2.7, 0],
    [0, -3],
  ].every(([dx = 0, dy = 0]) => area.contains(plus(point, [dx, dy])));
