import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitted, kept, panned, pinched, zoomed } from '../../page/camera.js';

const view = { width: 390, height: 844 };
const sheet = { width: 2000, height: 4000 };
const limits = { least: 0.01, most: 100 };

const coordinate = fc.double({ min: -5000, max: 5000, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const camera = fc.record({ x: coordinate, y: coordinate, scale: fc.double({ min: 0.1, max: 8, noNaN: true }) });

type Camera = Parameters<typeof panned>[0];
type Point = { readonly x: number; readonly y: number };
const sheetPoint = ({ x, y, scale }: Camera, at: Point) => ({ x: (at.x - x) / scale, y: (at.y - y) / scale });

function expectSame(a: Point, b: Point) {
  expect(a.x).toBeCloseTo(b.x, 4);
  expect(a.y).toBeCloseTo(b.y, 4);
}

describe('the camera', () => {
  test('shows the whole sheet in the middle of the view', () => {
    const { x, y, scale } = fitted(view, sheet, 10);
    expect(sheet.width * scale).toBeLessThanOrEqual(view.width - 20);
    expect(sheet.height * scale).toBeLessThanOrEqual(view.height - 20);
    expectSame({ x, y }, { x: view.width - x - sheet.width * scale, y: view.height - y - sheet.height * scale });
  });

  test('keeps the point under the pointer where it is while zooming', () => {
    fc.assert(
      fc.property(camera, point, fc.double({ min: 0.2, max: 5, noNaN: true }), (before, at, factor) => {
        expectSame(sheetPoint(zoomed(before, factor, at, limits), at), sheetPoint(before, at));
      }),
    );
  });

  test('does not zoom beyond its limits', () => {
    const before = { x: 0, y: 0, scale: 1 };
    expect(zoomed(before, 1000, { x: 0, y: 0 }, { least: 0.5, most: 4 }).scale).toBe(4);
    expect(zoomed(before, 0.001, { x: 0, y: 0 }, { least: 0.5, most: 4 }).scale).toBe(0.5);
  });

  test('keeps the sheet under both fingers of a pinch', () => {
    const before = { x: 10, y: 20, scale: 1 };
    const from = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ] as const;
    const to = [
      { x: 50, y: 300 },
      { x: 350, y: 300 },
    ] as const;
    const after = pinched(before, from, to, limits);
    expect(after.scale).toBeCloseTo(3);
    expectSame(sheetPoint(after, to[0]), sheetPoint(before, from[0]));
    expectSame(sheetPoint(after, to[1]), sheetPoint(before, from[1]));
  });

  test('never loses the sheet', () => {
    fc.assert(
      fc.property(camera, coordinate, coordinate, (before, dx, dy) => {
        const middle = sheetPoint(kept(panned(before, dx, dy), view, sheet), { x: view.width / 2, y: view.height / 2 });
        expect(middle.x).toBeGreaterThanOrEqual(-1e-6);
        expect(middle.x).toBeLessThanOrEqual(sheet.width + 1e-6);
        expect(middle.y).toBeGreaterThanOrEqual(-1e-6);
        expect(middle.y).toBeLessThanOrEqual(sheet.height + 1e-6);
      }),
    );
  });
});
