import { describe, expect, test } from 'vitest';
import {
  beside,
  curveThrough,
  distance,
  leaning,
  lengthOf,
  nearestOn,
  type Point,
  resample,
  ribbon,
  simplify,
} from './geometry.ts';

const ZIGZAG: readonly Point[] = [
  [0, 0],
  [10, 4],
  [20, -4],
  [30, 4],
  [60, 0],
];

describe('lines', () => {
  test('a curve passes through its points at the promised places', () => {
    const curve = curveThrough(ZIGZAG, 8);
    ZIGZAG.forEach((point, i) => {
      expect(distance(curve[i * 8] ?? [99, 99], point)).toBeLessThan(1e-9);
    });
  });

  test('a curve does not overshoot where short spans follow long ones', () => {
    const curve = curveThrough(
      [
        [0, 0],
        [100, 0],
        [102, 2],
        [102, 100],
      ],
      12,
    );
    for (const [x, y] of curve) {
      expect(x).toBeLessThan(104.5);
      expect(y).toBeGreaterThan(-2.5);
    }
  });

  test('resampling keeps both ends and even steps', () => {
    const points = resample(ZIGZAG, 5);
    expect(points[0]).toEqual([0, 0]);
    expect(points.at(-1)).toEqual([60, 0]);
    expect(Math.abs(lengthOf(points) - lengthOf(ZIGZAG))).toBeLessThan(4);
  });

  test('simplifying drops what lies within the tolerance and nothing else', () => {
    expect(simplify(ZIGZAG, 6)).toEqual([
      [0, 0],
      [60, 0],
    ]);
    expect(simplify(ZIGZAG, 1)).toEqual(ZIGZAG);
  });

  test('a line beside another keeps its distance and its hand', () => {
    const right = beside(
      [
        [0, 0],
        [10, 0],
        [20, 0],
      ],
      () => 3,
    );
    expect(right).toEqual([
      [0, 3],
      [10, 3],
      [20, 3],
    ]);
  });

  test('a ribbon has the width it was given', () => {
    const outline = ribbon(
      [
        [0, 0],
        [10, 0],
      ],
      () => 4,
    );
    expect(outline).toEqual([
      [0, 2],
      [10, 2],
      [10, -2],
      [0, -2],
    ]);
  });

  test('leaning stops at its reach', () => {
    expect(leaning([0, 0], [10, 0], 4)).toEqual([4, 0]);
    expect(leaning([0, 0], [3, 0], 4)).toEqual([3, 0]);
  });

  test('the nearest point lies on the line', () => {
    expect(
      nearestOn(
        [
          [0, 0],
          [10, 0],
        ],
        [4, 7],
      ),
    ).toEqual({ point: [4, 0], distance: 7, index: 0 });
  });
});
