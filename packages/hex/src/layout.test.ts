import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axials, EVERY_LAYOUT, layouts, offsets } from '../test/random-grids.ts';
import { isShifted, type Layout, type Offset, toAxial, toOffset } from './layout.ts';
import { centreOf, LINE_PITCH, type Point } from './pixels.ts';

/** Where the sheet prints a hex, straight from the words of `Layout`. */
function printedCentre(layout: Layout, { col, row }: Offset): Point {
  const down = layout.rows === 'down' ? 1 : -1;
  const isMoved = (line: number): boolean => Math.abs(line % 2) === (layout.shifted === 'odd' ? 1 : 0);
  if (layout.orientation === 'pointy') return [col + (isMoved(row) ? 0.5 : 0), row * LINE_PITCH * down];
  return [col * LINE_PITCH, (row + (isMoved(col) ? 0.5 : 0)) * down];
}

describe('layout', () => {
  it('leads from printed numbers to axial ones and back', () => {
    fc.assert(
      fc.property(layouts, offsets, (layout, offset) => {
        expect(toOffset(layout, toAxial(layout, offset))).toEqual(offset);
      }),
    );
  });

  it('leads from axial numbers to printed ones and back', () => {
    fc.assert(
      fc.property(layouts, axials, (layout, axial) => {
        expect(toAxial(layout, toOffset(layout, axial))).toEqual(axial);
      }),
    );
  });

  it('gives whole axial numbers', () => {
    fc.assert(
      fc.property(layouts, offsets, (layout, offset) => {
        const { q, r } = toAxial(layout, offset);
        expect([Number.isInteger(q), Number.isInteger(r)]).toEqual([true, true]);
      }),
    );
  });

  it('puts every hex where its printed numbers say', () => {
    fc.assert(
      fc.property(layouts, offsets, (layout, offset) => {
        const [x, y] = centreOf(layout, toAxial(layout, offset));
        const [printedX, printedY] = printedCentre(layout, offset);
        expect(x).toBeCloseTo(printedX, 9);
        expect(y).toBeCloseTo(printedY, 9);
      }),
    );
  });

  it('shifts the lines of one parity only, below zero too', () => {
    for (const layout of EVERY_LAYOUT) {
      const shiftedLines = [-3, -2, -1, 0, 1, 2].filter((line) => isShifted(layout, line));
      expect(shiftedLines).toEqual(layout.shifted === 'odd' ? [-3, -1, 1] : [-2, 0, 2]);
    }
  });
});
