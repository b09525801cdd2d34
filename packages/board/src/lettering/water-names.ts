import { type Box, boxAround } from '../geometry/boxes.ts';
import {
  angleOf,
  at,
  beside,
  distance,
  first,
  HEX,
  last,
  lengthOf,
  minus,
  mix,
  type Point,
  resample,
  smoothLine,
  tangentAt,
} from '../geometry/geometry.ts';
import type { Stream } from '../routes/streams.ts';
import type { WaterLook } from '../style/map-style.ts';
import { coverCost, isFree, type Label, type Page, take, writtenName } from './labels.ts';
import { advance, textWidth } from './metrics.ts';

interface WaterLettering {
  readonly className: string;
  readonly size: number;
  readonly spacing: number;
  /** From one writing of the name to the next, in hexes. */
  readonly every: number;
}

const LETTERING: Readonly<Record<WaterLook, WaterLettering>> = {
  river: { className: 'm-water', size: 12.5, spacing: 1.9, every: 13 },
  lake: { className: 'm-water', size: 12.5, spacing: 1.9, every: 13 },
  canal: { className: 'm-water m-canal-name', size: 9.6, spacing: 1, every: 18 },
  stream: { className: 'm-water m-stream-name', size: 8.6, spacing: 0.8, every: 22 },
  wash: { className: 'm-water m-wadi-name', size: 10.2, spacing: 1.3, every: 13 },
  wadi: { className: 'm-water m-wadi-name m-stream-name', size: 8.6, spacing: 0.8, every: 16 },
};

const STEP = 6;
const LIMIT = 22;

/** Names of waters follow the course, beside the bank, and come again on long courses. */
export function waterLabels(page: Page, looks: readonly WaterLook[]): Label[] {
  const found: Label[] = [];
  for (const stream of page.scene.waters.streams.filter(({ look }) => looks.includes(look))) {
    for (const reach of reaches(stream)) {
      for (const label of labelsOf(page, reach)) {
        if (!isRepeated(found, label)) found.push(take(page, label));
      }
    }
  }
  return found;
}

const APART = HEX * 7;

/** A water that other waters cut into pieces need not be named on each. */
const isRepeated = (found: readonly Label[], { words, at: here }: Label): boolean =>
  found.some((other) => other.words === words && distance(other.at, here) < APART);

/** The part of a stream that has one name. */
interface Reach {
  readonly name: string;
  readonly look: WaterLook;
  readonly line: readonly Point[];
  readonly half: number;
}

function reaches({ names, sideAt, line, look, widths }: Stream): Reach[] {
  const found: Reach[] = [];
  let start = 0;
  names.forEach((name, i) => {
    if (names[i + 1] === name) return;
    const part = line.slice(at(sideAt, start), at(sideAt, i) + 1);
    if (part.length > 1)
      found.push({ name, look, line: part, half: at(widths, at(sideAt, Math.floor((start + i) / 2))) / 2 });
    start = i + 1;
  });
  return found;
}

function labelsOf(page: Page, reach: Reach): Label[] {
  const { size, spacing, every } = LETTERING[reach.look];
  const words = writtenName(reach.name);
  const needed = textWidth(words, size, spacing) + 6;
  const points = resample(reach.line, STEP);
  const total = lengthOf(points);
  if (total < needed * 1.05) return [];
  const count = 1 + Math.floor(total / (HEX * every));
  return Array.from({ length: count }, (_, k) => {
    const label = bestOn(page, reach, { words, needed, points, from: k / count, to: (k + 1) / count });
    return label ?? [];
  }).flat();
}

interface Span {
  readonly words: string;
  readonly needed: number;
  readonly points: readonly Point[];
  /** The share of the course within which this writing must stand. */
  readonly from: number;
  readonly to: number;
}

function bestOn(page: Page, reach: Reach, { words, needed, points, from, to }: Span): Label | undefined {
  const letters = Math.ceil(needed / STEP) + 1;
  const start = Math.floor(from * (points.length - 1));
  const end = Math.floor(to * (points.length - 1)) - letters;
  const ideal = (start + end) / 2;
  let best: { label: Label; cost: number } | undefined;
  for (let i = start; i <= Math.max(start, end); i += 2) {
    const part = points.slice(i, i + letters);
    if (part.length < letters - 1) continue;
    for (const hand of [-1, 1] as const) {
      const baseline = baselineOf(part, reach, hand);
      const drift = (Math.abs(i - ideal) / Math.max(1, end - start)) * 5;
      const bend = bendCost(baseline) + steepCost(baseline);
      if (drift + bend >= Math.min(LIMIT, best?.cost ?? LIMIT)) continue;
      const boxes = letterBoxes(words, baseline, LETTERING[reach.look]);
      if (boxes.some((box) => !isFree(page, box))) continue;
      const cost = drift + bend + coverBoxes(page, boxes);
      if (cost < (best?.cost ?? LIMIT)) best = { label: labelOn(words, baseline, boxes, reach), cost };
    }
  }
  return best?.label;
}

function labelOn(words: string, along: readonly Point[], boxes: readonly Box[], { look }: Reach): Label {
  return {
    words,
    className: LETTERING[look].className,
    boxes,
    along,
    at: mix(first(along), last(along), 0.5),
    turn: 0,
  };
}

/** The course, read from left to right, calmed, and moved off the bank. */
function baselineOf(part: readonly Point[], { half, look }: Reach, hand: 1 | -1): Point[] {
  const { size } = LETTERING[look];
  const read = first(part)[0] <= last(part)[0] ? part : [...part].reverse();
  const calm = smoothLine(read, 14);
  const off = hand === 1 ? half + size * 0.74 + 3.2 : half + 4.2;
  return smoothLine(
    beside(calm, () => hand * off),
    6,
  );
}

function bendCost(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 2; i + 2 < line.length; i += 2) {
    const turn = angleOf(tangentAt(line, i)) - angleOf(tangentAt(line, i - 2));
    sum += Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
  }
  return sum * 3.2;
}

const steepCost = (line: readonly Point[]): number => {
  const [dx, dy] = minus(last(line), first(line));
  return Math.abs(dy) > Math.abs(dx) * 1.7 ? 2.5 : 0;
};

/** A small square for each letter, centred on it. */
function letterBoxes(words: string, line: readonly Point[], { size, spacing }: WaterLettering): Box[] {
  const total = lengthOf(line);
  let along = (total - textWidth(words, size, spacing)) / 2;
  return [...words].map((letter) => {
    const width = advance(letter, size, spacing);
    const { point, up } = pointAlong(line, along + width / 2);
    along += width;
    return boxAround([point[0] + up[0] * size * 0.3, point[1] + up[1] * size * 0.3], size * 0.78, size * 0.78);
  });
}

function pointAlong(line: readonly Point[], by: number): { point: Point; up: Point } {
  let left = by;
  for (let i = 0; i + 1 < line.length; i++) {
    const d = distance(at(line, i), at(line, i + 1));
    if (left <= d || i + 2 === line.length) {
      const [dx, dy] = tangentAt(line, i);
      return { point: mix(at(line, i), at(line, i + 1), d === 0 ? 0 : left / d), up: [dy, -dx] };
    }
    left -= d;
  }
  return { point: last(line), up: [0, -1] };
}

function coverBoxes(page: Page, boxes: readonly Box[]): number {
  let cost = 0;
  for (const box of boxes) {
    const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const room = page.scene.waters.clearance(middle);
    if (room < 4) cost += room < 1 ? 4 : 1.6;
    if (page.scene.cells.under(middle)?.hex === undefined) cost += 6;
    cost += coverCost(page, box) * 0.6;
  }
  return cost;
}
