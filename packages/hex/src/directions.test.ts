import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axials, count, layouts } from '../test/random-grids.ts';
import { DIRECTION_COUNT, DIRECTIONS, directionName, directionNamed, neighbour, opposite } from './directions.ts';
import { distance } from './distance.ts';
import { ORIENTATIONS } from './layout.ts';
import { centreOf, LINE_PITCH } from './pixels.ts';

/** One hex in each direction, right and down, as a compass with N at the top of the sheet has it. */
const COMPASS = {
  pointy: {
    NE: [0.5, -LINE_PITCH],
    E: [1, 0],
    SE: [0.5, LINE_PITCH],
    SW: [-0.5, LINE_PITCH],
    W: [-1, 0],
    NW: [-0.5, -LINE_PITCH],
  },
  flat: {
    N: [0, -1],
    NE: [LINE_PITCH, -0.5],
    SE: [LINE_PITCH, 0.5],
    S: [0, 1],
    SW: [-LINE_PITCH, 0.5],
    NW: [-LINE_PITCH, -0.5],
  },
} as const;

const directions = fc.constantFrom(...count(DIRECTION_COUNT));

describe('directions', () => {
  it('lead on the sheet where their names say, in every layout', () => {
    fc.assert(
      fc.property(layouts, axials, (layout, hex) => {
        const [x, y] = centreOf(layout, hex);
        for (const [name, [right, down]] of Object.entries(COMPASS[layout.orientation])) {
          const direction = directionNamed(layout.orientation, name) ?? -1;
          const [besideX, besideY] = centreOf(layout, neighbour(layout.orientation, hex, direction));
          expect(besideX - x, name).toBeCloseTo(right, 9);
          expect(besideY - y, name).toBeCloseTo(down, 9);
        }
      }),
    );
  });

  it('run clockwise, beginning at or after straight up', () => {
    for (const orientation of ORIENTATIONS) {
      expect(Object.keys(COMPASS[orientation])).toEqual([...DIRECTIONS[orientation]]);
    }
  });

  it('lead back by their opposite', () => {
    fc.assert(
      fc.property(layouts, axials, directions, ({ orientation }, hex, direction) => {
        const beside = neighbour(orientation, hex, direction);
        expect(distance(hex, beside)).toBe(1);
        expect(neighbour(orientation, beside, opposite(direction))).toEqual(hex);
        expect(opposite(opposite(direction))).toBe(direction);
      }),
    );
  });

  it('have names that can be read again', () => {
    for (const orientation of ORIENTATIONS) {
      for (const d of count(DIRECTION_COUNT)) {
        expect(directionNamed(orientation, directionName(orientation, d))).toBe(d);
      }
    }
  });

  it('do not have the names of the other orientation', () => {
    expect(directionNamed('pointy', 'N')).toBeUndefined();
    expect(directionNamed('flat', 'E')).toBeUndefined();
    expect(directionNamed('flat', 'ne')).toBeUndefined();
  });

  it('are six and no more', () => {
    expect(() => directionName('flat', 6)).toThrow(RangeError);
    expect(() => neighbour('flat', { q: 0, r: 0 }, -1)).toThrow(RangeError);
  });
});
