import {
  angleOf,
  at,
  distance,
  HEX,
  length,
  minus,
  nearestOn,
  type Point,
  plus,
  tangentAt,
  towards,
  turned,
} from '../geometry/geometry.ts';
import { noise, randomAt } from '../geometry/noise.ts';
import { loopsOf, organic } from '../geometry/outlines.ts';
import type { Parcel } from '../scene/parcels.ts';
import { cellsWith, type Scene } from '../scene/scene.ts';
import { createStrokes, element, path, pathsOf, type Strokes } from '../svg.ts';

const EDGE = { amplitude: 0.05, inset: -0.01, frequency: 0.03, rounding: 6 };
const RIVER_REACH = HEX * 2.4;

/** Drained land: parcels in three tones and ditches square to the nearest river, from whose bank the land was cut. */
export function drawDrainedLand(scene: Scene, parcels: readonly Parcel[]): string {
  const cells = cellsWith(scene, 'drained');
  if (cells.size === 0) return '';
  const outline = pathsOf(
    loopsOf(scene.cells, cells).map((loop, i) => organic(loop, { ...EDGE, seed: 40 + i })),
    true,
  );
  const tones = [createStrokes(scene.shows), createStrokes(scene.shows), createStrokes(scene.shows)] as const;
  const ditches = createStrokes(scene.shows);
  for (const parcel of parcels) {
    const touches =
      cells.has(parcel.cell) ||
      scene.cells.neighbours(parcel.cell).some((cell) => cell !== undefined && cells.has(cell));
    if (!touches) continue;
    at(tones, parcel.number % 3).line(parcel.border, true);
    addDitches(ditches, parcel, ditchAngle(scene, parcel.seed));
  }
  const clip = `${scene.id}-drained`;
  const inside = tones[0].paths('m-drained-a') + tones[1].paths('m-drained-b') + ditches.paths('m-ditch');
  return (
    element('clipPath', { id: clip }, element('path', { d: outline, 'clip-rule': 'evenodd' })) +
    path('m-drained', outline, { 'fill-rule': 'evenodd' }) +
    element('g', { 'clip-path': `url(#${clip})` }, inside)
  );
}

/** Square to a near river; elsewhere a direction that neighbouring parcels share. */
function ditchAngle(scene: Scene, seed: Point): number {
  let nearest = RIVER_REACH;
  let angle = noise(seed[0] * 0.004, seed[1] * 0.004) * Math.PI * 2;
  for (const { look, line } of scene.waters.streams) {
    if (look !== 'river') continue;
    const rough = line.filter((_, i) => i % 4 === 0);
    const found = nearestOn(rough, seed);
    if (found.distance >= nearest) continue;
    nearest = found.distance;
    angle = angleOf(tangentAt(rough, found.index)) + Math.PI / 2;
  }
  return angle;
}

function addDitches(strokes: Strokes, parcel: Parcel, direction: number): void {
  const random = randomAt(parcel.seed[0], parcel.seed[1], 11);
  const crosswise = random() < 0.18 ? Math.PI / 2 : 0;
  const along = towards(direction + (random() - 0.5) * 0.5 + crosswise);
  const gap = HEX * (0.078 + random() * 0.035);
  for (let k = -8; k <= 8; k++) {
    const chord = chordOf(parcel, plus(parcel.seed, turned(along), gap * k), along);
    if (chord !== undefined && distance(...chord) > HEX * 0.09) strokes.line(chord);
  }
}

/** The part of a line inside a parcel, a little short of its border. */
function chordOf({ seed, border }: Parcel, through: Point, along: Point): readonly [Point, Point] | undefined {
  let from = -HEX * 4;
  let to = HEX * 4;
  for (let i = 0; i < border.length; i++) {
    const a = at(border, i);
    const edge = minus(at(border, (i + 1) % border.length), a);
    const size = length(edge);
    if (size < 0.01) continue;
    const normal = turned(edge);
    const inward = (seed[0] - a[0]) * normal[0] + (seed[1] - a[1]) * normal[1] < 0 ? -1 / size : 1 / size;
    const slope = (along[0] * normal[0] + along[1] * normal[1]) * inward;
    const gap = ((a[0] - through[0]) * normal[0] + (a[1] - through[1]) * normal[1]) * inward + 1.4;
    if (Math.abs(slope) < 1e-6) {
      if (gap > 0) return undefined;
    } else if (slope > 0) from = Math.max(from, gap / slope);
    else to = Math.min(to, gap / slope);
  }
  return from < to ? [plus(through, along, from), plus(through, along, to)] : undefined;
}
