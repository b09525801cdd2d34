import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axials, count, layouts } from '../test/random-grids.ts';
import { neighbour } from './directions.ts';
import { ring } from './distance.ts';
import { CORNER_RADIUS, centreOf, cornersOf, gapBetween, hexAt, type Point } from './pixels.ts';

const coordinate = fc.double({ min: -40, max: 40, noNaN: true });
const points: fc.Arbitrary<Point> = fc.tuple(coordinate, coordinate);

describe('geometry of the sheet', () => {
  it('finds a hex again from its centre', () => {
    fc.assert(
      fc.property(layouts, axials, (layout, hex) => {
        expect(hexAt(layout, centreOf(layout, hex))).toEqual(hex);
      }),
    );
  });

  it('gives every point to the hex with the nearest centre', () => {
    fc.assert(
      fc.property(layouts, points, (layout, point) => {
        const hex = hexAt(layout, point);
        const own = gapBetween(point, centreOf(layout, hex));
        expect(own).toBeLessThanOrEqual(CORNER_RADIUS + 1e-9);
        for (const other of ring(layout.orientation, hex, 1)) {
          expect(own).toBeLessThanOrEqual(gapBetween(point, centreOf(layout, other)) + 1e-9);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('puts hexside d between corner d and corner d + 1, halfway to the neighbour', () => {
    fc.assert(
      fc.property(layouts, axials, (layout, hex) => {
        const corners = cornersOf(layout, hex);
        const here = centreOf(layout, hex);
        for (const d of count(6)) {
          const a = corners[d] ?? here;
          const b = corners[(d + 1) % 6] ?? here;
          const beyond = centreOf(layout, neighbour(layout.orientation, hex, d));
          expect(gapBetween(a, here)).toBeCloseTo(CORNER_RADIUS, 9);
          expect(gapBetween(a, b)).toBeCloseTo(CORNER_RADIUS, 9);
          expect((a[0] + b[0]) / 2).toBeCloseTo((here[0] + beyond[0]) / 2, 9);
          expect((a[1] + b[1]) / 2).toBeCloseTo((here[1] + beyond[1]) / 2, 9);
        }
      }),
    );
  });
});
