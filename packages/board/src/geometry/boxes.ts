import { HEX, type Point, type Polyline } from './geometry.ts';

/** An upright rectangle in drawing units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const holds = (box: Box, [x, y]: Point): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

export const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

export function boxOf(points: Polyline): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: lowest(xs), top: lowest(ys), right: highest(xs), bottom: highest(ys) };
}

const lowest = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const highest = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);

export const widthOf = (box: Box): number => box.right - box.left;
export const heightOf = (box: Box): number => box.bottom - box.top;

/** Things by place, so that a question about one spot does not look at the whole sheet. */
export interface Buckets<T> {
  put(box: Box, item: T): void;
  near(box: Box): T[];
}

export function createBuckets<T>(size = HEX / 2): Buckets<T> {
  const buckets = new Map<string, T[]>();
  const keysOf = (box: Box): string[] => {
    const keys: string[] = [];
    for (let x = Math.floor(box.left / size); x <= Math.floor(box.right / size); x++) {
      for (let y = Math.floor(box.top / size); y <= Math.floor(box.bottom / size); y++) keys.push(`${x},${y}`);
    }
    return keys;
  };
  return {
    put(box, item) {
      for (const key of keysOf(box)) {
        const list = buckets.get(key);
        if (list === undefined) buckets.set(key, [item]);
        else list.push(item);
      }
    },
    near(box) {
      const found = new Set<T>();
      for (const key of keysOf(box)) for (const item of buckets.get(key) ?? []) found.add(item);
      return [...found];
    },
  };
}
