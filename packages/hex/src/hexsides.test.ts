import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, grids } from '../test/random-grids.ts';
import { DIRECTION_COUNT, directionName, neighbour, opposite } from './directions.ts';
import {
  axialOf,
  buildGrid,
  centre,
  cornerPoint,
  cornersOfSide,
  hexesOfSide,
  nameOf,
  neighbourOf,
  OFF_MAP,
  sideBetween,
  sideMiddle,
  sideName,
  sideNamed,
  sideOf,
} from './grid.ts';
import { CORNER_RADIUS, centreOf, gapBetween } from './pixels.ts';

const SIX = count(DIRECTION_COUNT);

describe('hexsides', () => {
  it('have one number whichever hex they are seen from, and no two have the same', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const seen = new Set<number>();
        let edges = 0;
        for (const hex of count(grid.hexCount)) {
          for (const d of SIX) {
            const other = neighbourOf(grid, hex, d);
            const side = sideOf(grid, hex, d);
            seen.add(side);
            if (other === OFF_MAP) edges += 1;
            else {
              expect(sideOf(grid, other, opposite(d))).toBe(side);
              expect(sideBetween(grid, hex, other)).toBe(side);
              expect(sideBetween(grid, other, hex)).toBe(side);
            }
          }
        }
        expect([...seen].sort((a, b) => a - b)).toEqual(count(grid.sideCount));
        expect(grid.sideCount).toBe((6 * grid.hexCount + edges) / 2);
      }),
    );
  });

  it('know their hexes, the lower number first, and their direction from the first', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const side of count(grid.sideCount)) {
          const [a, b] = hexesOfSide(grid, side);
          const direction = grid.sideDirections[side] ?? -1;
          expect(sideOf(grid, a, direction)).toBe(side);
          expect(neighbourOf(grid, a, direction)).toBe(b);
          if (b !== OFF_MAP) expect(a).toBeLessThan(b);
        }
      }),
    );
  });

  it('lie halfway between the two hexes, on the edge too', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const side of count(grid.sideCount)) {
          const [hex] = hexesOfSide(grid, side);
          const beyond = neighbour(grid.layout.orientation, axialOf(grid, hex), grid.sideDirections[side] ?? -1);
          const [x, y] = sideMiddle(grid, side);
          const [ax, ay] = centre(grid, hex);
          const [bx, by] = centreOf(grid.layout, beyond);
          expect(x).toBeCloseTo((ax + bx) / 2, 6);
          expect(y).toBeCloseTo((ay + by) / 2, 6);
        }
      }),
    );
  });

  it('can be named from either hex and found again', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const side of count(grid.sideCount)) {
          const [a, b] = hexesOfSide(grid, side);
          expect(sideNamed(grid, sideName(grid, side))).toBe(side);
          if (b !== OFF_MAP) expect(sideNamed(grid, `${nameOf(grid, b)}/${nameOf(grid, a)}`)).toBe(side);
        }
      }),
    );
  });

  it('on the edge are named by direction, inside never', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const hex of count(grid.hexCount)) {
          for (const d of SIX) {
            const named = sideNamed(grid, `${nameOf(grid, hex)}/${directionName(grid.layout.orientation, d)}`);
            const isEdge = neighbourOf(grid, hex, d) === OFF_MAP;
            expect(named).toBe(isEdge ? sideOf(grid, hex, d) : undefined);
          }
        }
      }),
    );
  });

  const block = count(9).map((cell) => ({ col: cell % 3, row: Math.floor(cell / 3) }));
  const grid = buildGrid({ orientation: 'pointy', shifted: 'odd', rows: 'up' }, 'RRCC', block);

  it.each([
    '',
    '/',
    '0101',
    '0101/',
    '/0101',
    '0101/0101',
    '0000/0002',
    '0101/0199',
    '0101/0102/0202',
    '0002/N',
    'E/0002',
  ])('are not found by «%s»', (name) => {
    expect(sideNamed(grid, name)).toBeUndefined();
  });

  it('do not exist between a hex and no hex', () => {
    expect(sideBetween(grid, 0, OFF_MAP)).toBeUndefined();
    expect(sideBetween(grid, 0, 0)).toBeUndefined();
  });
});

describe('corners', () => {
  it('are shared: the two of a hexside are the same seen from both hexes', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const hex of count(grid.hexCount)) {
          for (const d of SIX) {
            const own = [d, (d + 1) % 6].map((corner) => grid.corners[hex * 6 + corner] ?? -1);
            const bySide = cornersOfSide(grid, sideOf(grid, hex, d));
            expect([...bySide].sort()).toEqual([...own].sort());
          }
        }
      }),
    );
  });

  it('run clockwise seen from the first hex of a hexside', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const side of count(grid.sideCount)) {
          const [x, y] = centre(grid, hexesOfSide(grid, side)[0]);
          const [a, b] = cornersOfSide(grid, side);
          const [ax, ay] = cornerPoint(grid, a);
          const [bx, by] = cornerPoint(grid, b);
          expect((ax - x) * (by - y) - (ay - y) * (bx - x)).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('are numbered once for each point', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        expect(new Set(grid.corners).size).toBe(grid.cornerCount);
        for (const a of count(grid.cornerCount)) {
          for (const b of count(a)) {
            expect(gapBetween(cornerPoint(grid, a), cornerPoint(grid, b))).toBeGreaterThan(CORNER_RADIUS - 1e-6);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
