import type { Point } from '@bridgehead/hex';

export type { Point };
export type Polyline = readonly Point[];

/** Drawing units from hex centre to hex centre. */
export const HEX = 72;

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return item;
}

export const first = <T>(list: readonly T[]): T => at(list, 0);
export const last = <T>(list: readonly T[]): T => at(list, list.length - 1);

/** From sheet coordinates in hexes to drawing units. */
export const toUnits = ([x, y]: Point): Point => [x * HEX, y * HEX];

export const plus = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
export const length = (a: Point): number => Math.hypot(a[0], a[1]);
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
/** A quarter turn clockwise on the sheet. */
export const turned = (a: Point): Point => [-a[1], a[0]];
export const angleOf = (a: Point): number => Math.atan2(a[1], a[0]);
export const towards = (angle: number, by = 1): Point => [Math.cos(angle) * by, Math.sin(angle) * by];

export function unit(a: Point): Point {
  const l = length(a);
  return l < 1e-9 ? [1, 0] : [a[0] / l, a[1] / l];
}

/** From `from` in the direction of `to`, but no farther than `reach`. */
export function leaning(from: Point, to: Point, reach: number): Point {
  const d = distance(from, to);
  return d <= reach ? to : mix(from, to, reach / d);
}

export function meanOf(points: Polyline): Point {
  const [x, y] = points.reduce((sum, point) => plus(sum, point), [0, 0]);
  return [x / points.length, y / points.length];
}

export interface Nearest {
  readonly point: Point;
  readonly distance: number;
  /** The segment that holds it: from point `index` to `index + 1`. */
  readonly index: number;
}

export function nearestOn(line: Polyline, to: Point): Nearest {
  let best: Nearest = { point: first(line), distance: distance(first(line), to), index: 0 };
  for (let i = 0; i + 1 < line.length; i++) {
    const a = at(line, i);
    const along = minus(at(line, i + 1), a);
    const square = dot(along, along);
    const t = square === 0 ? 0 : Math.max(0, Math.min(1, dot(minus(to, a), along) / square));
    const point = plus(a, along, t);
    const d = distance(point, to);
    if (d < best.distance) best = { point, distance: d, index: i };
  }
  return best;
}

export function lengthOf(line: Polyline): number {
  let sum = 0;
  for (let i = 0; i + 1 < line.length; i++) sum += distance(at(line, i), at(line, i + 1));
  return sum;
}

/** Points at even steps along the line; both ends are kept. */
export function resample(line: Polyline, step: number): Point[] {
  const points: Point[] = [first(line)];
  let since = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    let from = at(line, i);
    const to = at(line, i + 1);
    let left = distance(from, to);
    while (since + left >= step && left > 0) {
      from = mix(from, to, (step - since) / left);
      points.push(from);
      left = distance(from, to);
      since = 0;
    }
    since += left;
  }
  if (distance(last(points), last(line)) > step * 0.25) points.push(last(line));
  return points;
}

/** Takes the corners off a closed line without pulling it in much. */
export function smoothRing(ring: Polyline, times: number): Point[] {
  let points: Point[] = [...ring];
  for (let round = 0; round < times; round++) {
    const before = points;
    points = before.map((point, i) => {
      const a = at(before, (i + before.length - 1) % before.length);
      const b = at(before, (i + 1) % before.length);
      return [(a[0] + 2 * point[0] + b[0]) / 4, (a[1] + 2 * point[1] + b[1]) / 4];
    });
  }
  return points;
}

/** The same for an open line, whose ends stay. */
export function smoothLine(line: Polyline, times: number): Point[] {
  let points: Point[] = [...line];
  for (let round = 0; round < times; round++) {
    const before = points;
    points = before.map((point, i) => {
      if (i === 0 || i === before.length - 1) return point;
      const a = at(before, i - 1);
      const b = at(before, i + 1);
      return [(a[0] + 2 * point[0] + b[0]) / 4, (a[1] + 2 * point[1] + b[1]) / 4];
    });
  }
  return points;
}

/** A centripetal Catmull-Rom curve through the points, sampled: point i stands at i * samples. */
export function curveThrough(points: Polyline, samples: number): Point[] {
  if (points.length < 3) return points.length < 2 ? [...points] : straight(first(points), last(points), samples);
  const curve: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const p1 = at(points, i);
    const p2 = at(points, i + 1);
    const p0 = points[i - 1] ?? plus(p1, minus(p1, p2));
    const p3 = points[i + 2] ?? plus(p2, minus(p2, p1));
    for (let k = 0; k < samples; k++) curve.push(onSpan([p0, p1, p2, p3], k / samples));
  }
  curve.push(last(points));
  return curve;
}

function straight(a: Point, b: Point, samples: number): Point[] {
  return Array.from({ length: samples + 1 }, (_, k) => mix(a, b, k / samples));
}

function onSpan([p0, p1, p2, p3]: readonly [Point, Point, Point, Point], t: number): Point {
  const before = Math.max(1e-3, Math.sqrt(distance(p0, p1)));
  const own = Math.max(1e-3, Math.sqrt(distance(p1, p2)));
  const after = Math.max(1e-3, Math.sqrt(distance(p2, p3)));
  const t2 = t * t;
  const t3 = t2 * t;
  const coordinate = (axis: 0 | 1): number => {
    const step = p2[axis] - p1[axis];
    const leave = step + own * ((p1[axis] - p0[axis]) / before - (p2[axis] - p0[axis]) / (before + own));
    const arrive = step + own * ((p3[axis] - p2[axis]) / after - (p3[axis] - p1[axis]) / (own + after));
    return (
      (2 * t3 - 3 * t2 + 1) * p1[axis] + (t3 - 2 * t2 + t) * leave + (3 * t2 - 2 * t3) * p2[axis] + (t3 - t2) * arrive
    );
  };
  return [coordinate(0), coordinate(1)];
}

export function tangentAt(line: Polyline, index: number): Point {
  return unit(minus(at(line, Math.min(line.length - 1, index + 1)), at(line, Math.max(0, index - 1))));
}

/** The line moved to its right hand (negative: left) by a distance of its own at each point. */
export function beside(line: Polyline, by: (index: number) => number): Point[] {
  return line.map((point, i) => plus(point, turned(tangentAt(line, i)), by(i)));
}

/** The closed outline of a band along the line. */
export function ribbon(line: Polyline, widthAt: (index: number) => number): Point[] {
  const right = beside(line, (i) => widthAt(i) / 2);
  const left = beside(line, (i) => -widthAt(i) / 2);
  return [...right, ...left.reverse()];
}

/** Fewer points, none of the others farther than `tolerance` from the line that is left. */
export function simplify(line: Polyline, tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const chord = [first(line), last(line)];
  let worst = 0;
  let farthest = tolerance;
  line.forEach((point, i) => {
    const d = nearestOn(chord, point).distance;
    if (d <= farthest) return;
    farthest = d;
    worst = i;
  });
  if (worst === 0) return chord;
  return [...simplify(line.slice(0, worst + 1), tolerance), ...simplify(line.slice(worst), tolerance).slice(1)];
}
