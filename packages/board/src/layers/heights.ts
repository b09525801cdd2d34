import type { Box } from '../geometry/boxes.ts';
import type { Cell } from '../geometry/cells.ts';
import { at, minus, type Point, type Polyline, plus, resample, turned, unit } from '../geometry/geometry.ts';
import { hash, noise } from '../geometry/noise.ts';
import { type EdgeCharacter, loopsOf, organic, type Region, regionOf } from '../geometry/outlines.ts';
import { scattered } from '../geometry/scatter.ts';
import { cellsWith, type Scene } from '../scene/scene.ts';
import { boxPath, createStrokes, element, num, path, pathsOf } from '../svg.ts';

/** Broken ground, hills and mountains: three tones, three textures, and the light and shade of the relief over them. */
export function drawHeights(scene: Scene): string {
  const high = regionOver(scene, HILL_EDGE, 'hill', 'mountain');
  const peaks = regionOver(scene, MOUNTAIN_EDGE, 'mountain');
  const all = regionOver(scene, BROKEN_EDGE, 'broken', 'hill', 'mountain');
  return [
    pediment(high),
    ground('m-broken', all),
    foot('m-foot m-foot-hill', high),
    ground('m-hill', high),
    foot('m-foot m-foot-mountain', peaks),
    ground('m-mountain', peaks),
    drawRelief(scene),
    rocks(scene, high),
    hachures(scene, peaks),
  ].join('');
}

const BROKEN_EDGE: EdgeCharacter = { amplitude: 0.11, inset: 0.01, frequency: 0.045, rounding: 9, seed: 300 };
const HILL_EDGE: EdgeCharacter = { amplitude: 0.11, inset: 0.01, frequency: 0.045, rounding: 9, seed: 340 };
const MOUNTAIN_EDGE: EdgeCharacter = { amplitude: 0.1, inset: 0, frequency: 0.05, rounding: 9, seed: 380 };

type Height = 'broken' | 'hill' | 'mountain';

function regionOver(scene: Scene, edge: EdgeCharacter, ...looks: readonly Height[]): Region | undefined {
  const cells: ReadonlySet<Cell> = cellsWith(scene, ...looks);
  if (cells.size === 0) return undefined;
  return regionOf(loopsOf(scene.cells, cells).map((loop, i) => organic(loop, { ...edge, seed: edge.seed + i })));
}

const ground = (className: string, region: Region | undefined): string =>
  region === undefined ? '' : path(className, pathsOf(region.loops, true), { 'fill-rule': 'evenodd' });

const foot = (className: string, region: Region | undefined): string =>
  region === undefined ? '' : path(className, pathsOf(region.loops, true));

/** Stones washed down: a tone that ties the heights to the plain. */
const pediment = (region: Region | undefined): string =>
  region === undefined
    ? ''
    : ['a', 'b', 'c', 'd', 'e']
        .map((band) => path(`m-pediment m-pediment-${band}`, pathsOf(region.loops, true)))
        .join('');

/** The picture of light and shade, as two masks: its colours belong to the theme. */
function drawRelief({ id, box, relief }: Scene): string {
  if (relief === undefined) return '';
  const { left, top } = box;
  const frame = { x: left, y: top, width: box.right - left, height: box.bottom - top };
  const picture = element('image', { id: `${id}-relief`, ...frame, preserveAspectRatio: 'none', href: relief });
  return `<defs>${picture}${mask(id, 'light', [2, -1], frame)}${mask(id, 'shade', [-2, 1], frame)}</defs>${lightAndShade(id, box)}`;
}

const lightAndShade = (id: string, box: Box): string =>
  ['light', 'shade']
    .map((hand) => path(`m-relief-${hand}`, boxPath(box), { mask: `url(#${id}-relief-${hand})` }))
    .join('');

/** A part of the relief again, in the document that has the whole of it. */
export const reliefOver = ({ id, relief }: Scene, box: Box): string =>
  relief === undefined ? '' : lightAndShade(id, box);

/** Grey from level ground to white for what is lit, or to black for what lies in shade. */
function mask(
  id: string,
  hand: string,
  [slope, intercept]: readonly [number, number],
  frame: Readonly<Record<string, number>>,
): string {
  const channel = (name: string): string => element(name, { type: 'linear', slope, intercept });
  const steps = element('feComponentTransfer', {}, ['feFuncR', 'feFuncG', 'feFuncB'].map(channel).join(''));
  const colours = { 'color-interpolation-filters': 'sRGB' };
  const filter = element('filter', { id: `${id}-${hand}`, filterUnits: 'userSpaceOnUse', ...frame, ...colours }, steps);
  const use = element('use', { href: `#${id}-relief`, filter: `url(#${id}-${hand})` });
  return filter + element('mask', { id: `${id}-relief-${hand}`, maskUnits: 'userSpaceOnUse', ...frame }, use);
}

/** Stones on broken ground, each with a heavier side away from the light. */
function rocks(scene: Scene, higher: Region | undefined): string {
  const area = regionOver(scene, BROKEN_EDGE, 'broken');
  if (area === undefined) return '';
  const stones = createStrokes(scene.shows);
  const shades = createStrokes(scene.shows);
  for (const [point, dice] of scattered(area.box, { spacing: 9.5, jitter: 0.46, salt: 31 })) {
    if (!scene.shows(point) || !area.contains(point) || higher?.contains(point) === true || dice < 0.04) continue;
    const size = 1.5 + hash(Math.round(point[0]), Math.round(point[1])) * 1.3;
    if (dice < 0.62) {
      const peak: Point = plus(point, [-size * 0.2, -size * 0.8]);
      const foot: Point = plus(point, [size, size * 0.7]);
      stones.line([plus(point, [-size, size * 0.7]), peak, foot]);
      shades.line([peak, foot]);
    } else stones.add(point, 'h.1m2.5 1.2h.1', [2.7, 1.2]);
  }
  return stones.paths('m-rock') + shades.paths('m-rock-shade');
}

/** Hachures down the foot of a mountain. */
function hachures(scene: Scene, region: Region | undefined): string {
  const strokes = createStrokes(scene.shows);
  for (const loop of region?.loops ?? []) {
    const ring = resample([...loop, at(loop, 0)], 3.6);
    ring.forEach((point, i) => {
      const outward = outwardAt(ring, i);
      const long = 3 + 2.4 * noise(point[0] / 5, point[1] / 5) + hash(i, Math.round(point[0])) * 1.4;
      const from = plus(point, outward, -0.6);
      const [dx, dy] = [outward[0] * long, outward[1] * long];
      strokes.add(from, `l${num(dx)} ${num(dy)}`, [dx, dy]);
    });
  }
  return strokes.paths('m-foot-hachure');
}

/** The set lies on the right hand of its border. */
function outwardAt(ring: Polyline, i: number): Point {
  const before = at(ring, Math.max(0, i - 1));
  const after = at(ring, Math.min(ring.length - 1, i + 1));
  return turned(unit(minus(before, after)));
}
