import { buildGrid, type Grid, type Layout, ORIENTATIONS, PARITIES, ROW_ORDERS } from '@bridgehead/hex';
import fc from 'fast-check';

const layouts: fc.Arbitrary<Layout> = fc.record({
  orientation: fc.constantFrom(...ORIENTATIONS),
  shifted: fc.constantFrom(...PARITIES),
  rows: fc.constantFrom(...ROW_ORDERS),
});

/** Any hexes of a window of eight by eight, most of them there, in any order. */
export const grids: fc.Arbitrary<Grid> = fc
  .tuple(
    layouts,
    fc.shuffledSubarray(
      Array.from({ length: 64 }, (_, i) => i),
      { minLength: 1 },
    ),
  )
  .map(([layout, cells]) =>
    buildGrid(
      layout,
      'XXYY',
      cells.map((cell) => ({ col: cell % 8, row: Math.floor(cell / 8) })),
    ),
  );

/** A grid and a random number for each step out of each hex, by hex * 6 + direction. */
export const gridsWithSteps = (numbers: fc.Arbitrary<number>): fc.Arbitrary<readonly [Grid, readonly number[]]> =>
  grids.chain((grid) => {
    const length = grid.neighbours.length;
    return fc.tuple(fc.constant(grid), fc.array(numbers, { minLength: length, maxLength: length }));
  });
