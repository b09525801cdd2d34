import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axials, count, fullGrids, grids, layouts } from '../test/random-grids.ts';
import { distance, line, ring, roundAxial, within } from './distance.ts';
import { distanceBetween, type Grid, neighboursOf } from './grid.ts';
import type { Axial, Orientation } from './layout.ts';
import { centreOf } from './pixels.ts';

const radii = fc.integer({ min: 0, max: 8 });
const keys = (hexes: readonly Axial[]): Set<string> => new Set(hexes.map(({ q, r }) => `${q},${r}`));

function stepsFrom(grid: Grid, start: number): Map<number, number> {
  const steps = new Map([[start, 0]]);
  for (const [hex, step] of steps) {
    for (const next of neighboursOf(grid, hex)) if (!steps.has(next)) steps.set(next, step + 1);
  }
  return steps;
}

describe('distance', () => {
  it('is a metric', () => {
    fc.assert(
      fc.property(axials, axials, axials, (a, b, c) => {
        expect(distance(a, a)).toBe(0);
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b) > 0).toBe(a.q !== b.q || a.r !== b.r);
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
    );
  });

  it('is the number of steps on a map without gaps', () => {
    fc.assert(
      fc.property(fullGrids, fc.nat(), (grid, pick) => {
        const start = pick % grid.hexCount;
        const steps = stepsFrom(grid, start);
        expect(steps.size).toBe(grid.hexCount);
        for (const [hex, step] of steps) expect(distanceBetween(grid, start, hex)).toBe(step);
      }),
    );
  });

  it('is never more than the number of steps on a map with gaps', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const [hex, step] of stepsFrom(grid, 0)) expect(distanceBetween(grid, 0, hex)).toBeLessThanOrEqual(step);
      }),
    );
  });
});

describe('ring', () => {
  it('holds every hex at its radius once', () => {
    fc.assert(
      fc.property(layouts, axials, radii, ({ orientation }, centre, radius) => {
        const hexes = ring(orientation, centre, radius);
        expect(hexes).toHaveLength(radius === 0 ? 1 : 6 * radius);
        expect(keys(hexes).size).toBe(hexes.length);
        for (const hex of hexes) expect(distance(centre, hex)).toBe(radius);
      }),
    );
  });

  it('runs clockwise round the sheet from direction 0, step by step', () => {
    fc.assert(
      fc.property(layouts, axials, fc.integer({ min: 1, max: 6 }), (layout, centre, radius) => {
        const hexes = ring(layout.orientation, centre, radius);
        const [x, y] = centreOf(layout, centre);
        let turned = 0;
        hexes.forEach((hex, i) => {
          const next = hexes[(i + 1) % hexes.length] ?? hex;
          expect(distance(hex, next)).toBe(1);
          const [ax, ay] = centreOf(layout, hex);
          const [bx, by] = centreOf(layout, next);
          const turn = Math.atan2((ax - x) * (by - y) - (ay - y) * (bx - x), (ax - x) * (bx - x) + (ay - y) * (by - y));
          expect(turn).toBeGreaterThan(0);
          turned += turn;
        });
        expect(turned).toBeCloseTo(2 * Math.PI, 9);
        expect(hexes[0]).toEqual(line(centre, hexes[0] ?? centre)[radius]);
      }),
    );
  });

  it.each([
    ['pointy', { q: 3, r: -3 }],
    ['flat', { q: 0, r: -3 }],
  ] as const)('starts in direction 0 where the grid is %s', (orientation: Orientation, first: Axial) => {
    expect(ring(orientation, { q: 0, r: 0 }, 3)[0]).toEqual(first);
  });
});

describe('within', () => {
  it('holds exactly the hexes up to its radius, nearest first', () => {
    fc.assert(
      fc.property(layouts, axials, radii, ({ orientation }, centre, radius) => {
        const hexes = within(orientation, centre, radius);
        expect(hexes).toHaveLength(1 + 3 * radius * (radius + 1));
        expect(keys(hexes).size).toBe(hexes.length);
        const distances = hexes.map((hex) => distance(centre, hex));
        expect(distances).toEqual([...distances].sort((a, b) => a - b));
        expect(distances.at(-1)).toBe(radius);
      }),
    );
  });
});

describe('line', () => {
  it('takes adjacent steps from one end to the other and no more than it needs', () => {
    fc.assert(
      fc.property(axials, axials, (a, b) => {
        const hexes = line(a, b);
        expect(hexes).toHaveLength(distance(a, b) + 1);
        expect(hexes[0]).toEqual(a);
        expect(hexes.at(-1)).toEqual(b);
        for (const i of count(hexes.length - 1)) expect(distance(hexes[i] ?? a, hexes[i + 1] ?? a)).toBe(1);
      }),
    );
  });

  it('passes over the same hexes in both ways', () => {
    fc.assert(
      fc.property(axials, axials, (a, b) => {
        expect(line(b, a)).toEqual(line(a, b).reverse());
      }),
    );
  });

  it('stays under the straight line: no centre is further from it than a corner could be', () => {
    fc.assert(
      fc.property(layouts, axials, axials, (layout, a, b) => {
        fc.pre(distance(a, b) > 0);
        const [ax, ay] = centreOf(layout, a);
        const [bx, by] = centreOf(layout, b);
        for (const hex of line(a, b)) {
          const [x, y] = centreOf(layout, hex);
          const off = Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay);
          expect(off).toBeLessThan(0.5 + 1e-9);
        }
      }),
    );
  });

  it('takes the lower of two hexes that share the hexside it runs along, or the right one of two level ones', () => {
    fc.assert(
      fc.property(layouts, axials, fc.constantFrom(...count(6)), (layout, a, corner) => {
        const [one, other] = [corner, (corner + 1) % 6].map((d) => ring(layout.orientation, a, 1)[d] ?? a);
        const beyond = { q: (one?.q ?? 0) + (other?.q ?? 0) - a.q, r: (one?.r ?? 0) + (other?.r ?? 0) - a.r };
        const [x, y] = centreOf(layout, line(a, beyond)[1] ?? a);
        const others = [one ?? a, other ?? a].map((hex) => centreOf(layout, hex));
        const lowest = Math.max(...others.map((point) => point[1]));
        const isLevel = Math.abs((others[0]?.[1] ?? 0) - (others[1]?.[1] ?? 0)) < 1e-9;
        if (isLevel) expect(x).toBeCloseTo(Math.max(...others.map((point) => point[0])), 9);
        else expect(y).toBeCloseTo(lowest, 9);
      }),
    );
  });
});

describe('rounding', () => {
  it('leaves whole hexes alone and never answers minus zero', () => {
    fc.assert(
      fc.property(axials, fc.double({ min: -0.3, max: 0.3, noNaN: true }), (hex, off) => {
        expect(roundAxial(hex.q + off, hex.r - off / 2)).toEqual(hex);
      }),
    );
  });
});
