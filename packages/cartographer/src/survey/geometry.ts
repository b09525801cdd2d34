import { gapBetween, type Point } from '@bridgehead/hex';

export type Line = readonly Point[];

/** Where a point stands in relation to a line. */
export interface Nearness {
  readonly distance: number;
  /** Length along the line up to the nearest point. */
  readonly along: number;
  readonly point: Point;
  /** 1: on the right of the line as one walks it (y runs down), -1: on the left. */
  readonly bank: 1 | -1;
  /** The nearest point is an end of the line, so the bank means little. */
  readonly atEnd: boolean;
}

/** The nearest point of a line of two points or more. Scalars only: this is the compiler's innermost loop. */
export function nearest(line: Line, p: Point): Nearness {
  const [px, py] = p;
  let bestSquare = Number.POSITIVE_INFINITY;
  let bestSegment = 1;
  let bestT = 0;
  let bestAlong = 0;
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1] ?? p;
    const [bx, by] = line[i] ?? p;
    const dx = bx - ax;
    const dy = by - ay;
    const square = dx * dx + dy * dy;
    const t = square === 0 ? 0 : clamp(((px - ax) * dx + (py - ay) * dy) / square, 0, 1);
    const offX = px - ax - dx * t;
    const offY = py - ay - dy * t;
    const length = Math.sqrt(square);
    if (offX * offX + offY * offY < bestSquare) {
      bestSquare = offX * offX + offY * offY;
      bestSegment = i;
      bestT = t;
      bestAlong = walked + length * t;
    }
    walked += length;
  }
  const a = line[bestSegment - 1] ?? p;
  const b = line[bestSegment] ?? p;
  const point: Point = [a[0] + (b[0] - a[0]) * bestT, a[1] + (b[1] - a[1]) * bestT];
  const atEnd = (bestSegment === 1 && bestT === 0) || (bestSegment === line.length - 1 && bestT === 1);
  const bank = bankAt(line, bestSegment, bestT, sub(p, point));
  return { distance: Math.sqrt(bestSquare), along: bestAlong, point, bank, atEnd };
}

/** At a vertex both segments speak, otherwise a point in the outer angle could be given to either bank. */
function bankAt(line: Line, segment: number, t: number, offset: Point): 1 | -1 {
  const before = direction(line, t === 0 ? segment - 1 : segment);
  const after = direction(line, t === 1 ? segment + 1 : segment);
  const along: Point = [before[0] + after[0], before[1] + after[1]];
  return along[0] * offset[1] - along[1] * offset[0] >= 0 ? 1 : -1;
}

function direction(line: Line, segment: number): Point {
  const i = clamp(segment, 1, line.length - 1);
  const a = line[i - 1] ?? [0, 0];
  const b = line[i] ?? [0, 0];
  const length = gapBetween(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

export const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));
const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

export function lengthOf(line: Line): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += gapBetween(line[i - 1] ?? [0, 0], line[i] ?? [0, 0]);
  return sum;
}

/** The same line with a point at least every `step`. */
export function densify(line: Line, step: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < line.length; i++) {
    const b = line[i] ?? [0, 0];
    const a = line[i - 1];
    if (a !== undefined) {
      const pieces = Math.ceil(gapBetween(a, b) / step);
      for (let k = 1; k < pieces; k++)
        points.push([a[0] + ((b[0] - a[0]) * k) / pieces, a[1] + ((b[1] - a[1]) * k) / pieces]);
    }
    points.push(b);
  }
  return points;
}

/** Every n-th point, so that the file stays small, always with both ends. */
export function thin(line: Line, spacing: number): Point[] {
  const kept: Point[] = [];
  line.forEach((p, i) => {
    const last = kept[kept.length - 1];
    if (last === undefined || i === line.length - 1 || gapBetween(last, p) >= spacing) kept.push(p);
  });
  return kept;
}

/** The pieces of a line between these lengths. */
export function cutAt(line: Line, lengths: readonly number[]): Point[][] {
  const pieces: Point[][] = [[]];
  let walked = 0;
  let next = 0;
  line.forEach((p, i) => {
    walked += i === 0 ? 0 : gapBetween(line[i - 1] ?? p, p);
    while (next < lengths.length && walked > (lengths[next] ?? 0)) {
      pieces.push([]);
      next += 1;
    }
    pieces[pieces.length - 1]?.push(p);
  });
  return pieces.filter((piece) => piece.length > 1);
}

/** The unbroken runs of a line whose points satisfy the test. */
export function runs(line: Line, inside: (p: Point) => boolean): Point[][] {
  const found: Point[][] = [];
  let run: Point[] = [];
  for (const p of line) {
    if (inside(p)) run.push(p);
    else {
      if (run.length > 1) found.push(run);
      run = [];
    }
  }
  if (run.length > 1) found.push(run);
  return found;
}

export function isInside(p: Point, ring: Line): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i] ?? [0, 0];
    const [bx, by] = ring[j] ?? [0, 0];
    if (ay > p[1] !== by > p[1] && p[0] < ((bx - ax) * (p[1] - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(line: Line): Box {
  const box = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  for (const [x, y] of line) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** Where two lines cross, as lengths along the first, in order. */
export function crossings(line: Line, other: Line): { readonly along: number; readonly point: Point }[] {
  const found: { along: number; point: Point }[] = [];
  if (!overlap(boxOf(line), boxOf(other))) return found;
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1] ?? [0, 0];
    const b = line[i] ?? [0, 0];
    for (let j = 1; j < other.length; j++) {
      const t = crossingParameter(a, b, other[j - 1] ?? [0, 0], other[j] ?? [0, 0]);
      if (t !== undefined) {
        found.push({
          along: walked + gapBetween(a, b) * t,
          point: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
        });
      }
    }
    walked += gapBetween(a, b);
  }
  return found.sort((p, q) => p.along - q.along);
}

function crossingParameter(a: Point, b: Point, c: Point, d: Point): number | undefined {
  const r = sub(b, a);
  const s = sub(d, c);
  const cross = r[0] * s[1] - r[1] * s[0];
  if (cross === 0) return undefined;
  const q = sub(c, a);
  const t = (q[0] * s[1] - q[1] * s[0]) / cross;
  const u = (q[0] * r[1] - q[1] * r[0]) / cross;
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? t : undefined;
}
