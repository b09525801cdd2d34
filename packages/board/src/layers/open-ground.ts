import type { Cell } from '../geometry/cells.ts';
import { angleOf, HEX, type Point, plus, towards } from '../geometry/geometry.ts';
import { noise } from '../geometry/noise.ts';
import { type EdgeCharacter, loopsOf, organic, type Region, regionOf } from '../geometry/outlines.ts';
import { scattered } from '../geometry/scatter.ts';
import { cellsWith, type Scene } from '../scene/scene.ts';
import { createStrokes, num, path, pathsOf } from '../svg.ts';

/** Heath, rough ground and marsh: a tone of their own and a pattern that tells them apart without it. */
export const drawOpenGround = (scene: Scene): string => drawHeath(scene) + drawRough(scene) + drawMarsh(scene);

function region(scene: Scene, cells: ReadonlySet<Cell>, edge: EdgeCharacter): Region {
  return regionOf(loopsOf(scene.cells, cells).map((loop, i) => organic(loop, { ...edge, seed: edge.seed + i })));
}

const ground = (className: string, { loops }: Region): string =>
  path(className, pathsOf(loops, true), { 'fill-rule': 'evenodd' });

const HEATH_EDGE = { amplitude: 0.09, inset: 0.04, frequency: 0.05, rounding: 6, seed: 80 };

function drawHeath(scene: Scene): string {
  const cells = cellsWith(scene, 'heath');
  if (cells.size === 0) return '';
  const area = region(scene, cells, HEATH_EDGE);
  const tufts = createStrokes(scene.shows);
  for (const [point, dice] of scattered(area.box, { spacing: 11.5, jitter: 0.34, salt: 3 })) {
    if (dice < 0.12 || isRough(scene, point) || !area.contains(point) || !area.contains(plus(point, [0, -4]))) continue;
    tufts.add(plus(point, [-1.6, 0]), 'l-.7-1.8m2.3 1.8v-2.4m1.6 2.4l.7-1.8', [3.9, -1.8]);
  }
  return ground('m-heath', area) + tufts.paths('m-tuft');
}

/** Hachures and tufts together would be a thicket. */
const isRough = ({ cells }: Scene, point: Point): boolean => cells.under(point)?.looks.has('rough') === true;

const ROUGH_EDGE = { amplitude: 0.08, inset: 0.03, frequency: 0.05, rounding: 6, seed: 120 };
const RELIEF = 0.021;

/** Broken ground: hachures that run down the slopes of an invented relief, so that they gather into banks and hollows. */
function drawRough(scene: Scene): string {
  const cells = cellsWith(scene, 'rough');
  if (cells.size === 0) return '';
  const area = region(scene, cells, ROUGH_EDGE);
  const bare = [...cells].filter(({ looks }) => !looks.has('heath') && !looks.has('marsh'));
  const hachures = createStrokes(scene.shows);
  for (const [point, dice] of scattered(area.box, { spacing: 6.3, jitter: 0.28, salt: 5 })) {
    const slope = slopeAt(point);
    const steepness = Math.hypot(slope[0], slope[1]);
    if (steepness < 0.011 + dice * 0.004 || !area.contains(point)) continue;
    const reach = Math.min(5.6, 2.4 + steepness * 110);
    const [dx, dy] = towards(angleOf(slope), reach);
    if (area.contains(plus(point, [dx, dy]))) hachures.add(point, `l${num(dx)} ${num(dy)}`, [dx, dy]);
  }
  const bareGround = bare.length === 0 ? '' : ground('m-rough', region(scene, new Set(bare), ROUGH_EDGE));
  return bareGround + hachures.paths('m-hachure');
}

const height = (x: number, y: number): number => noise(x * RELIEF + 31, y * RELIEF * 1.25 - 17);

const slopeAt = ([x, y]: Point): Point => [height(x + 2, y) - height(x - 2, y), height(x, y + 2) - height(x, y - 2)];

const MARSH_EDGE = { amplitude: 0.07, inset: 0.02, frequency: 0.045, rounding: 6, seed: 160 };

/** Marsh: level strokes of standing water, with reeds. */
function drawMarsh(scene: Scene): string {
  const cells = cellsWith(scene, 'marsh');
  if (cells.size === 0) return '';
  const area = region(scene, cells, MARSH_EDGE);
  const dry = [...cells].filter(({ looks }) => !looks.has('drained'));
  const water = createStrokes(scene.shows);
  const reeds = createStrokes(scene.shows);
  for (const [point, dice] of scattered(area.box, { spacing: HEX * 0.15, jitter: 0.3, salt: 9 })) {
    const reach = 3.4 + dice * 5;
    if (!area.contains(point) || !area.contains(plus(point, [reach, 0]))) continue;
    water.add(point, `h${num(reach)}`, [reach, 0]);
    if (dice > 0.72)
      reeds.add(plus(point, [reach / 2 - 1.5, -0.9]), 'l-.9-2.8m2.4 2.8v-3.6m1.5 3.6l.9-2.8', [3.9, -2.8]);
  }
  const bog = dry.length === 0 ? '' : ground('m-bog', region(scene, new Set(dry), MARSH_EDGE));
  return bog + water.paths('m-marsh') + reeds.paths('m-reed');
}
