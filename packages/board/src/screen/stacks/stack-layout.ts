import { COUNTER } from '../../counters/counter-frame.ts';
import type { CounterLook } from '../../counters/counter-look.ts';
import { HEX, type Point } from '../../geometry/geometry.ts';
import type { StackLook } from '../look.ts';
import type { Sheet } from '../sheet.ts';

/** Where a counter of a stack lies, in drawing units. */
export interface Spot {
  readonly look: CounterLook;
  readonly at: string;
  /** The upper left corner of the counter. */
  readonly corner: Point;
  readonly scale: number;
  /** 0 lies on top. */
  readonly depth: number;
  /** Only a count of them is shown where they are not on a hex. */
  readonly inArea: boolean;
}

/** [design 5] The side of a counter is 0.62 of a hex. */
const COUNTER_SCALE = (HEX * 0.62) / COUNTER;
const PILE_SCALE = (HEX * 0.4) / COUNTER;
/** How far each lower counter looks out, up and to the right, in units of the counter. */
const LOOK_OUT = 7;
/** High stacks lean no farther than this. */
const FARTHEST = 28;

/** The spots of a stack, from the bottom up: as they are drawn. */
export function spotsOf(sheet: Sheet, { at, counters }: StackLook): Spot[] {
  const centre = sheet.place(at);
  if (centre === undefined) return [];
  const inArea = sheet.cell(at) === undefined;
  const scale = inArea ? PILE_SCALE : COUNTER_SCALE;
  const step = Math.min(LOOK_OUT, FARTHEST / Math.max(1, counters.length - 1));
  const lean = (counters.length - 1) / 2;
  return counters
    .map((look, depth): Spot => {
      const out = inArea ? 0 : (depth - lean) * step * scale;
      const half = (COUNTER / 2) * scale;
      return { look, at, depth, scale, inArea, corner: [centre[0] - half + out, centre[1] - half - out] };
    })
    .reverse();
}

export const holdsPoint = ({ corner, scale }: Spot, [x, y]: Point): boolean => {
  const side = COUNTER * scale;
  return x >= corner[0] && x <= corner[0] + side && y >= corner[1] && y <= corner[1] + side;
};

/** A selected counter is picked up. */
const LIFT = 2;

export const placing = (spot: Spot): string => folded(spot, 1);

/** Seen from the side, so that only a part of its width is left: while it is being turned over. */
export function folded({ corner: [x, y], scale, look }: Spot, width: number): string {
  const lift = look.stance === 'selected' ? LIFT : 0;
  const left = x + ((1 - width) * COUNTER * scale) / 2;
  const size = width === 1 ? scale.toFixed(4) : `${(width * scale).toFixed(4)},${scale.toFixed(4)}`;
  return `translate(${left.toFixed(2)}px,${(y - lift).toFixed(2)}px) scale(${size})`;
}

/** What a stack comes to: the sum of what its figures say. Figures that are no numbers count nothing. */
export function sumsOf(counters: readonly CounterLook[]): readonly [attack: number, defense: number] {
  const sum = (which: 0 | 1): number =>
    counters.reduce((total, { factors, unknown }) => {
      const value = unknown === true ? 0 : Number(factors[which].text);
      return Number.isFinite(value) ? total + value : total;
    }, 0);
  return [sum(0), sum(1)];
}
