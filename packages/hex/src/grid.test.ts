import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, EVERY_LAYOUT, grids } from '../test/random-grids.ts';
import { DIRECTION_COUNT, directionName, neighbour, opposite } from './directions.ts';
import {
  axialOf,
  buildGrid,
  centre,
  directionTo,
  distanceBetween,
  type Grid,
  hexNamed,
  hexUnder,
  nameOf,
  neighbourOf,
  neighboursOf,
  OFF_MAP,
  offsetOf,
  readHex,
} from './grid.ts';
import { formatName, parseName } from './naming.ts';
import { centreOf, gapBetween, type Point } from './pixels.ts';

const SIX = count(DIRECTION_COUNT);
const eachHex = (grid: Grid): number[] => count(grid.hexCount);

describe('a grid', () => {
  it('numbers its hexes in the order given and finds them by name', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const hex of eachHex(grid)) {
          expect(hexNamed(grid, nameOf(grid, hex))).toBe(hex);
          expect(readHex(grid, nameOf(grid, hex))).toBe(hex);
          expect(parseName(grid.naming, nameOf(grid, hex))).toEqual(offsetOf(grid, hex));
        }
      }),
    );
  });

  it('has as neighbours exactly the hexes one hex away on the sheet', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const hex of eachHex(grid)) {
          const near = eachHex(grid).filter(
            (other) => Math.abs(gapBetween(centre(grid, hex), centre(grid, other)) - 1) < 1e-6,
          );
          expect([...neighboursOf(grid, hex)].sort((a, b) => a - b)).toEqual(near);
        }
      }),
    );
  });

  it('has mutual neighbours in opposite directions at distance 1', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const hex of eachHex(grid)) {
          for (const d of SIX) {
            const other = neighbourOf(grid, hex, d);
            if (other === OFF_MAP) continue;
            expect(neighbourOf(grid, other, opposite(d))).toBe(hex);
            expect(directionTo(grid, hex, other)).toBe(d);
            expect(distanceBetween(grid, hex, other)).toBe(1);
          }
        }
      }),
    );
  });

  it('knows no direction to a hex that does not touch, nor to one off the map', () => {
    fc.assert(
      fc.property(grids, fc.nat(), fc.nat(), (grid, one, two) => {
        const [a, b] = [one % grid.hexCount, two % grid.hexCount];
        expect(directionTo(grid, a, b) === undefined).toBe(distanceBetween(grid, a, b) !== 1);
        expect(directionTo(grid, a, OFF_MAP)).toBeUndefined();
      }),
    );
  });

  it('finds the hex under a point well inside it and none beyond the edge', () => {
    const inside = fc.tuple(fc.double({ min: 0, max: 0.49, noNaN: true }), fc.double({ min: 0, max: 7, noNaN: true }));
    fc.assert(
      fc.property(grids, inside, (grid, [far, angle]) => {
        const near = ([x, y]: Point): Point => [x + far * Math.cos(angle), y + far * Math.sin(angle)];
        for (const hex of eachHex(grid)) {
          expect(hexUnder(grid, near(centre(grid, hex)))).toBe(hex);
          for (const d of SIX) {
            const beyond = centreOf(grid.layout, neighbour(grid.layout.orientation, axialOf(grid, hex), d));
            expect(hexUnder(grid, near(beyond)) ?? OFF_MAP).toBe(neighbourOf(grid, hex, d));
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('finds nothing far off the sheet, where a name could not even be printed', () => {
    for (const layout of EVERY_LAYOUT) {
      const grid = buildGrid(layout, 'RRCC', [{ col: 0, row: 0 }]);
      for (const point of [
        [-5, 0],
        [0, -5],
        [0, 5],
        [500, 500],
        [-500, -500],
      ] as const) {
        expect(hexUnder(grid, point)).toBeUndefined();
      }
    }
  });

  it('tells a bad name from a hex off the map', () => {
    const grid = buildGrid({ orientation: 'pointy', shifted: 'odd', rows: 'up' }, 'RRCC', [{ col: 7, row: 4 }]);
    expect(readHex(grid, '0407')).toBe(0);
    expect(readHex(grid, '0704')).toBe('off-map');
    expect(readHex(grid, '4,7')).toBe('not-a-name');
  });

  it('refuses a hex that is given twice and a hex it cannot name', () => {
    const layout = { orientation: 'flat', shifted: 'even', rows: 'up' } as const;
    const twice = [4, 5, 4].map((col) => ({ col, row: 1 }));
    expect(() => buildGrid(layout, 'XXYY', twice)).toThrow(RangeError);
    expect(() => buildGrid(layout, 'XXYY', [{ col: 100, row: 1 }])).toThrow(RangeError);
    expect(() => nameOf(buildGrid(layout, 'XXYY', []), 0)).toThrow(RangeError);
  });

  it('may be empty', () => {
    const grid = buildGrid({ orientation: 'flat', shifted: 'odd', rows: 'down' }, 'a,b', []);
    expect([grid.hexCount, grid.sideCount, grid.cornerCount]).toEqual([0, 0, 0]);
  });
});

describe('printed grids', () => {
  /** A block of 70 by 40 hexes, as large as a sheet. */
  const sheet = count(70 * 40).map((cell) => ({ col: cell % 40, row: Math.floor(cell / 40) }));
  const pointy = buildGrid({ orientation: 'pointy', shifted: 'odd', rows: 'up' }, 'RRCC', sheet);
  const flat = buildGrid({ orientation: 'flat', shifted: 'odd', rows: 'down' }, 'a,b', sheet);
  const touch = (grid: Grid, a: string, b: string): string | undefined => {
    const direction = directionTo(grid, hexNamed(grid, a) ?? OFF_MAP, hexNamed(grid, b) ?? OFF_MAP);
    return direction === undefined ? undefined : directionName(grid.layout.orientation, direction);
  };

  it.each([
    ['1303', '1404', 'NE'],
    ['1402', '1502', 'NE'],
    ['1306', '1407', 'NE'],
    ['1109', '1210', 'NE'],
    ['5321', '5421', 'NW'],
    ['6122', '6022', 'SW'],
    ['6123', '6124', 'E'],
    ['4816', '4817', 'E'],
  ])('pointy, odd rows right, rows up: %s touches %s to the %s', (a, b, direction) => {
    expect(touch(pointy, a, b)).toBe(direction);
  });

  it.each([
    ['28,31', '27,30', 'NW'],
    ['28,31', '29,30', 'NE'],
    ['16,9', '17,8', 'NE'],
    ['16,9', '17,9', 'SE'],
    ['3,7', '4,7', 'NE'],
    ['3,7', '4,8', 'SE'],
  ])('flat, odd columns down, rows down: %s touches %s to the %s', (a, b, direction) => {
    expect(touch(flat, a, b)).toBe(direction);
  });

  it('near misses do not touch', () => {
    expect(touch(pointy, '1303', '1402')).toBeUndefined();
    expect(touch(pointy, '1402', '1503')).toBeUndefined();
    expect(touch(flat, '16,9', '17,10')).toBeUndefined();
    expect(touch(flat, '3,7', '4,6')).toBeUndefined();
  });

  it('even-shifted grids turn these facts round', () => {
    const even = buildGrid({ orientation: 'pointy', shifted: 'even', rows: 'up' }, 'RRCC', sheet);
    expect(touch(even, '1402', '1503')).toBe('NE');
    expect(touch(even, '1402', '1501')).toBeUndefined();
    const flatEven = buildGrid({ orientation: 'flat', shifted: 'even', rows: 'up' }, 'a,b', sheet);
    expect(touch(flatEven, '16,9', '17,10')).toBe('NE');
    expect(touch(flatEven, '16,9', '17,9')).toBe('SE');
    expect(formatName('a,b', offsetOf(flatEven, 0))).toBe('0,0');
  });
});
