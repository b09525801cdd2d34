import fc from 'fast-check';
import { type Axial, buildGrid, type Grid, type Layout, NAMINGS, type Naming, type Offset } from '../src/index.ts';
import { ORIENTATIONS, PARITIES, ROW_ORDERS } from '../src/layout.ts';

export const EVERY_LAYOUT: readonly Layout[] = ORIENTATIONS.flatMap((orientation) =>
  PARITIES.flatMap((shifted) => ROW_ORDERS.map((rows) => ({ orientation, shifted, rows }))),
);

export const layouts: fc.Arbitrary<Layout> = fc.constantFrom(...EVERY_LAYOUT);
export const namings: fc.Arbitrary<Naming> = fc.constantFrom(...NAMINGS);

const between = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });

export const offsets: fc.Arbitrary<Offset> = fc.record({ col: between(-60, 60), row: between(-60, 60) });
export const axials: fc.Arbitrary<Axial> = fc.record({ q: between(-40, 40), r: between(-40, 40) });

/** Every hex of some columns and rows, wherever on the sheet they lie. */
const rectangles: fc.Arbitrary<readonly Offset[]> = fc
  .record({ left: between(0, 90), top: between(0, 90), width: between(1, 7), height: between(1, 7) })
  .map(({ left, top, width, height }) => {
    const cells = Array.from({ length: width * height }, (_, cell) => cell);
    return cells.map((cell) => ({ col: left + (cell % width), row: top + Math.floor(cell / width) }));
  });

/** Any hexes of a small window, with gaps, in any order. */
const raggedSets: fc.Arbitrary<readonly Offset[]> = fc.uniqueArray(
  fc.record({ col: between(0, 7), row: between(0, 7) }),
  { minLength: 1, maxLength: 40, selector: ({ col, row }) => col * 100 + row },
);

const gridsOf = (hexes: fc.Arbitrary<readonly Offset[]>): fc.Arbitrary<Grid> =>
  fc.tuple(layouts, namings, hexes).map(([layout, naming, set]) => buildGrid(layout, naming, set));

export const fullGrids: fc.Arbitrary<Grid> = gridsOf(rectangles);
export const grids: fc.Arbitrary<Grid> = fc.oneof(fullGrids, gridsOf(raggedSets));

export const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
