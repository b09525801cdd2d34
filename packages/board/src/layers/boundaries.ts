import type { BoundaryRecord } from '@bridgehead/map';
import { cornerOf, middleOf, runsOf, sideCalled } from '../geometry/chains.ts';
import {
  curveThrough,
  first,
  HEX,
  last,
  leaning,
  nearestOn,
  type Point,
  type Polyline,
  resample,
  smoothLine,
  toUnits,
} from '../geometry/geometry.ts';
import type { Scene } from '../scene/scene.ts';
import { type BoundaryLook, styleOf } from '../style/map-style.ts';
import { path, pathOf } from '../svg.ts';

/** A boundary as a line on the sheet. */
export interface BoundaryLine {
  readonly record: BoundaryRecord;
  readonly look: BoundaryLook;
  readonly line: Polyline;
}

/**
 * A frontier follows its true course as rivers do; a boundary between formations is a rule about hexes and keeps to
 * the corners.
 */
export function boundaryLines(scene: Scene): BoundaryLine[] {
  return scene.map.boundaries.flatMap((record) => {
    const { look } = styleOf(scene.style.boundaries, record.class, 'boundary');
    const sides = record.sides.map((name) => sideCalled(scene.grid, name));
    const course = record.course.map(toUnits);
    if (sides.length === 0)
      return course.length < 2 ? [] : [{ record, look, line: smoothLine(resample(course, 10), 6) }];
    return runsOf(scene.grid, sides, new Set()).map((run) => {
      const corners = run.corners.map((corner) => cornerOf(scene.grid, corner));
      const middles = run.sides.map((side) => middleOf(scene.grid, side));
      return { record, look, line: look === 'frontier' ? frontier(corners, middles, course) : corners };
    });
  });
}

function frontier(corners: Polyline, middles: Polyline, course: Polyline): Point[] {
  const leant = middles.map((middle) =>
    course.length < 2 ? middle : leaning(middle, nearestOn(course, middle).point, HEX * 0.2),
  );
  return curveThrough([first(corners), ...leant, last(corners)], 5);
}

export function drawFrontiers(scene: Scene): string {
  const data = dataOf(scene, 'frontier');
  return path('m-frontier-band', data) + path('m-frontier', data);
}

export function drawFormationBoundaries(scene: Scene): string {
  const data = dataOf(scene, 'formation');
  return path('m-boundary-band', data) + path('m-boundary', data);
}

const dataOf = (scene: Scene, look: BoundaryLook): string =>
  boundaryLines(scene)
    .filter((boundary) => boundary.look === look)
    .map(({ line }) => pathOf(line))
    .join('');
