import { describe, expect, it } from 'vitest';
import { crossings, densify, isInside, nearest, runs, thin } from './geometry.ts';

const EAST = [
  [0, 0],
  [10, 0],
] as const;

describe('nearest', () => {
  it('tells the bank as one walks the line: y runs down, so the right of an eastward line is below it', () => {
    expect(nearest(EAST, [4, 1])).toMatchObject({ distance: 1, along: 4, bank: 1, atEnd: false });
    expect(nearest(EAST, [4, -1]).bank).toBe(-1);
  });
  it('gives the outer angle of a bend to the bank it belongs to', () => {
    const bend = [
      [0, 0],
      [5, 0],
      [5, 5],
    ] as const;
    expect(nearest(bend, [5.2, -0.1]).bank).toBe(-1);
    expect(nearest(bend, [4.9, 0.1]).bank).toBe(1);
  });
  it('says when the nearest point is an end, where a bank means little', () => {
    expect(nearest(EAST, [-1, 0.5]).atEnd).toBe(true);
    expect(nearest(EAST, [11, 0.5]).atEnd).toBe(true);
  });
});

describe('lines', () => {
  it('cross where they cross and nowhere else', () => {
    expect(
      crossings(EAST, [
        [3, -1],
        [3, 1],
      ]),
    ).toEqual([{ along: 3, point: [3, 0] }]);
    expect(
      crossings(EAST, [
        [3, 1],
        [3, 2],
      ]),
    ).toEqual([]);
  });
  it('are cut into the runs that pass a test', () => {
    const found = runs(
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
      ],
      ([x]) => x !== 2,
    );
    expect(found).toEqual([
      [
        [0, 0],
        [1, 0],
      ],
      [
        [3, 0],
        [4, 0],
      ],
    ]);
  });
  it('get points between, and lose them again, but never their ends', () => {
    const dense = densify(EAST, 1);
    expect(dense).toHaveLength(11);
    expect(thin(dense, 4)).toEqual([
      [0, 0],
      [4, 0],
      [8, 0],
      [10, 0],
    ]);
  });
  it('enclose what lies inside a ring', () => {
    const square = [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ] as const;
    expect(isInside([1, 1], square)).toBe(true);
    expect(isInside([3, 1], square)).toBe(false);
  });
});
