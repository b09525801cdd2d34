import { type Box, boxAround } from '../geometry/boxes.ts';
import {
  at,
  curveThrough,
  first,
  HEX,
  last,
  lengthOf,
  meanOf,
  minus,
  mix,
  type Point,
  plus,
  resample,
  smoothLine,
  towards,
  turned,
  unit,
} from '../geometry/geometry.ts';
import { regionOf } from '../geometry/outlines.ts';
import { type Landform, landformsOf } from '../scene/landforms.ts';
import { isFree, type Label, type Page, take } from './labels.ts';
import { advance, textWidth } from './metrics.ts';

/** A massif with the line that its name follows. */
interface Crest {
  readonly massif: Landform;
  readonly line: readonly Point[];
  readonly length: number;
  /** The direction across it, towards the foot of the letters. */
  readonly across: Point;
}

const GREAT = { summit: 1150, length: 150 } as const;
const SIZE = { great: 14, small: 11.2 } as const;
const WIDEST = { great: 7, small: 4 } as const;

/** Which of them are named earlier, and larger: the high and long ones. */
export type MassifRank = keyof typeof SIZE;

const rankOf = ({ massif, length }: Crest): MassifRank =>
  (massif.record.summit ?? 0) > GREAT.summit && length > GREAT.length ? 'great' : 'small';

/** The names of massifs lie along their crests, spaced as far as the crest is long. */
export function massifLabels(page: Page, rank: MassifRank): Label[] {
  return crestsOf(page)
    .filter((crest) => rankOf(crest) === rank)
    .flatMap((crest) => {
      const label = labelOn(page, crest, rank);
      return label === undefined ? [] : [take(page, label)];
    });
}

/** The heights of summits, beside the names. */
export function spotLabels(page: Page): Label[] {
  return crestsOf(page).flatMap(({ massif, line, across }) => {
    const { summit } = massif.record;
    if (summit === undefined) return [];
    const area = regionOf([massif.ring]);
    for (const share of [0.5, 0.35, 0.65, 0.2, 0.8]) {
      for (const off of [-17, 17, -24, 24]) {
        const point = plus(at(line, Math.round(share * (line.length - 1))), across, off);
        const box = boxAround(plus(point, [10, 0]), 30, 9);
        if (!area.contains(point) || !isFree(page, box) || !isOnSheet(page, point)) continue;
        return [take(page, { words: String(summit), className: 'm-spot', boxes: [box], at: point, turn: 0 })];
      }
    }
    return [];
  });
}

const isOnSheet = ({ scene }: Page, point: Point): boolean => scene.cells.under(point)?.hex !== undefined;

const crestsOf = (page: Page): Crest[] =>
  landformsOf(page.scene, 'massif')
    .map(crestOf)
    .filter(({ line }) => isOnSheet(page, at(line, Math.floor(line.length / 2))) && isDrawn(page, line));

/** A massif that fills no hex is not drawn, so it has no name either. */
const isDrawn = ({ scene }: Page, line: readonly Point[]): boolean =>
  line.some((point) => {
    const looks = scene.cells.under(point)?.looks;
    return looks?.has('mountain') === true || looks?.has('hill') === true;
  });

/** The middle line of the outline along its longer axis. */
function crestOf(massif: Landform): Crest {
  const ring = [...massif.ring, first(massif.ring)];
  const points = resample(ring, 4);
  const middle = meanOf(points);
  const turn = axisOf(points.map((point) => minus(point, middle)));
  const along = towards(turn);
  const across = turned(along);
  const reaches = points.map((point) => minus(point, middle)).map(([x, y]) => x * along[0] + y * along[1]);
  const [low, high] = [Math.min(...reaches), Math.max(...reaches)];
  const area = regionOf([massif.ring]);
  const spine = [0, 1, 2, 3, 4, 5, 6].map((k): Point => {
    const on = plus(middle, along, low + (high - low) * (0.06 + (0.88 * k) / 6));
    const inside = Array.from({ length: 91 }, (_, i) => (i - 45) * 2).filter((off) =>
      area.contains(plus(on, across, off)),
    );
    return plus(on, across, inside.length === 0 ? 0 : (at(inside, 0) + last(inside)) / 2);
  });
  return { massif, line: curveThrough(smoothLine(spine, 4), 6), length: high - low, across };
}

/** The direction in which points spread most, turned so that a name on it reads from left to right. */
function axisOf(points: readonly Point[]): number {
  let [xx, yy, xy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  const turn = 0.5 * Math.atan2(2 * xy, xx - yy);
  return turn > 1.25 ? turn - Math.PI : turn;
}

/** `Djebel Siouf - Haouareb` is lettered `Dj. Siouf`: the first of its names, short. */
export const massifName = (name: string): string =>
  name.replace(/ \(.*| ridge.*| - .*| \/ .*/g, '').replace(/^Djebel /, 'Dj. ');

const OVERHANG = HEX * 0.85;

function labelOn(page: Page, { massif, line, length, across }: Crest, rank: MassifRank): Label | undefined {
  const words = massifName(massif.record.name);
  const size = SIZE[rank];
  const room = (length * 0.82 - textWidth(words, size)) / words.length;
  const spacing = Math.max(0.3, Math.min(WIDEST[rank], room));
  const className = rank === 'great' ? 'm-massif m-great' : 'm-massif';
  const direction = unit(minus(last(line), first(line)));
  for (const [aside, shift] of SHIFTS) {
    const moved = line.map((point) => plus(plus(point, across, aside), direction, shift));
    const base = extended(moved, OVERHANG);
    const boxes = letterBoxes(words, base, size, spacing);
    if (boxes.some((box) => !isFree(page, box))) continue;
    return {
      words,
      className,
      boxes,
      at: mix(first(base), last(base), 0.5),
      turn: 0,
      along: base,
      spacing,
      drop: size * 0.34,
    };
  }
  return undefined;
}

/** Aside and along: on the crest if there is room. */
const SHIFTS: readonly (readonly [aside: number, shift: number])[] = [0, -11, 11, -19, 19].flatMap((aside) =>
  [0, -24, 24].map((shift) => [aside, shift] as const),
);

function letterBoxes(words: string, base: readonly Point[], size: number, spacing: number): Box[] {
  const steps = resample(base, 2);
  let along = (lengthOf(base) - textWidth(words, size, spacing)) / 2;
  return [...words].map((letter) => {
    const width = advance(letter, size, spacing);
    const point = at(steps, Math.max(0, Math.min(steps.length - 1, Math.round((along + width / 2) / 2))));
    along += width;
    return boxAround(point, size * 0.8, size * 0.8);
  });
}

/** A name that is longer than its massif runs on beyond it. */
function extended(line: readonly Point[], by: number): Point[] {
  const before = unit(minus(at(line, 0), at(line, Math.min(3, line.length - 1))));
  const after = unit(minus(last(line), at(line, Math.max(0, line.length - 4))));
  return [plus(first(line), before, by), ...line, plus(last(line), after, by)];
}
