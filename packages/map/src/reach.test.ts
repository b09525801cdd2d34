import { buildGrid, DIRECTION_COUNT, directionTo, type Grid, neighbourOf, OFF_MAP } from '@bridgehead/hex';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridsWithSteps } from '../test/random-grids.ts';
import { type CostOf, createReach, IMPASSABLE, type Reach, reachFrom } from './reach.ts';
import { costTo, isReached, pathTo, previousOf, reachedHexes, UNREACHED } from './search-tree.ts';

const boards = gridsWithSteps(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(IMPASSABLE)));
const budgets = fc.integer({ min: 0, max: 40 });

const costsFrom =
  (steps: readonly number[]): CostOf =>
  (from, direction) =>
    steps[from * DIRECTION_COUNT + direction] ?? IMPASSABLE;

/** Least costs by the plainest way: relax every step until nothing changes. */
function plainCosts(grid: Grid, start: number, budget: number, costOf: CostOf): ReadonlyMap<number, number> {
  const costs = new Map([[start, 0]]);
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const [from, cost] of [...costs]) {
      for (let d = 0; d < DIRECTION_COUNT; d++) {
        const to = neighbourOf(grid, from, d);
        const step = to === OFF_MAP ? IMPASSABLE : costOf(from, d, to, 0);
        const total = cost + step;
        if (step < 0 || total > budget || total >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        costs.set(to, total);
        hasChanged = true;
      }
    }
  }
  return costs;
}

function costsIn(reach: Reach): ReadonlyMap<number, number> {
  return new Map(reachedHexes(reach).map((hex) => [hex, costTo(reach, hex)]));
}

const row = (length: number): Grid =>
  buildGrid(
    { orientation: 'pointy', shifted: 'odd', rows: 'down' },
    'a,b',
    Array.from({ length }, (_, col) => ({ col, row: 0 })),
  );
const always =
  (cost: number): CostOf =>
  () =>
    cost;

describe('reach', () => {
  it('finds the same hexes at the same costs as the plainest search', () => {
    fc.assert(
      fc.property(boards, fc.nat(), budgets, ([grid, steps], pick, budget) => {
        const start = pick % grid.hexCount;
        const reach = createReach(grid);
        reachFrom(reach, start, budget, costsFrom(steps));
        expect(costsIn(reach)).toEqual(plainCosts(grid, start, budget, costsFrom(steps)));
        for (let hex = 0; hex < grid.hexCount; hex++) {
          expect(isReached(reach, hex)).toBe(reachedHexes(reach).includes(hex));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('lists each hex once, nearest first, the start before all', () => {
    fc.assert(
      fc.property(boards, budgets, ([grid, steps], budget) => {
        const reach = createReach(grid);
        reachFrom(reach, 0, budget, costsFrom(steps));
        const hexes = reachedHexes(reach);
        const costs = hexes.map((hex) => costTo(reach, hex));
        expect(hexes[0]).toBe(0);
        expect(new Set(hexes).size).toBe(hexes.length);
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
      }),
    );
  });

  it('gives for each hex a path of adjacent steps that costs what it says', () => {
    fc.assert(
      fc.property(boards, budgets, ([grid, steps], budget) => {
        const reach = createReach(grid);
        reachFrom(reach, 0, budget, costsFrom(steps));
        for (let hex = 0; hex < grid.hexCount; hex++) {
          const path = pathTo(reach, hex);
          if (!isReached(reach, hex)) {
            expect([path, costTo(reach, hex), previousOf(reach, hex)]).toEqual([[], UNREACHED, UNREACHED]);
            continue;
          }
          expect([path[0], path.at(-1)]).toEqual([0, hex]);
          const cost = path.slice(1).reduce((sum, to, i) => {
            const from = path[i] ?? OFF_MAP;
            const step = steps[from * DIRECTION_COUNT + (directionTo(grid, from, to) ?? Number.NaN)] ?? Number.NaN;
            expect(step).toBeGreaterThanOrEqual(0);
            return sum + step;
          }, 0);
          expect(cost).toBe(costTo(reach, hex));
        }
      }),
    );
  });

  it('tells the cost function the truth about each step', () => {
    fc.assert(
      fc.property(boards, ([grid, steps]) => {
        reachFrom(createReach(grid), 0, 40, (from, direction, to, side) => {
          expect(neighbourOf(grid, from, direction)).toBe(to);
          expect(grid.sides[from * DIRECTION_COUNT + direction]).toBe(side);
          return costsFrom(steps)(from, direction, to, side);
        });
      }),
    );
  });

  it('answers a second search as if there had been no first', () => {
    const searches = fc.array(fc.tuple(fc.nat(), budgets), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(boards, searches, ([grid, steps], list) => {
        const used = createReach(grid);
        for (const [pick, budget] of list) {
          const fresh = createReach(grid);
          reachFrom(used, pick % grid.hexCount, budget, costsFrom(steps));
          reachFrom(fresh, pick % grid.hexCount, budget, costsFrom(steps));
          expect([...costsIn(used)]).toEqual([...costsIn(fresh)]);
          for (let hex = 0; hex < grid.hexCount; hex++) expect(pathTo(used, hex)).toEqual(pathTo(fresh, hex));
        }
      }),
    );
  });

  it('forgets a search that its cost function broke off', () => {
    const grid = row(6);
    const reach = createReach(grid);
    const failing: CostOf = (from) => {
      if (from !== 2) throw new Error('no such unit');
      return 2;
    };
    expect(() => reachFrom(reach, 2, 20, failing)).toThrow('no such unit');
    // A hex was waiting when it broke off; an entry left behind could make the next search run in a circle.
    expect(new Set(reach.heads)).toEqual(new Set([-1]));
    reachFrom(reach, 5, 4, always(1));
    expect([...costsIn(reach)]).toEqual([
      [5, 0],
      [4, 1],
      [3, 2],
      [2, 3],
      [1, 4],
    ]);
  });

  it('refuses a search on a tree whose search is not finished', () => {
    const reach = createReach(row(3));
    const nested: CostOf = () => {
      reachFrom(reach, 0, 1, always(1));
      return 1;
    };
    expect(() => reachFrom(reach, 0, 3, nested)).toThrow('unfinished');
  });

  it('spends the budget to the last point and not one more', () => {
    const reach = createReach(row(5));
    reachFrom(reach, 0, 6, always(3));
    expect(reachedHexes(reach)).toEqual([0, 1, 2]);
    reachFrom(reach, 0, 5, always(3));
    expect(reachedHexes(reach)).toEqual([0, 1]);
    reachFrom(reach, 0, 0, always(3));
    expect(reachedHexes(reach)).toEqual([0]);
    reachFrom(reach, 0, 0, always(0));
    expect(reachedHexes(reach)).toEqual([0, 1, 2, 3, 4]);
  });

  it('keeps its arrays from search to search', () => {
    const reach = createReach(row(5));
    reachFrom(reach, 0, 9, always(1));
    const { heads, cost, order, seen, previous } = reach;
    reachFrom(reach, 2, 4, always(2));
    expect(
      [reach.heads, reach.cost, reach.order, reach.seen, reach.previous].map(
        (array, i) => array === [heads, cost, order, seen, previous][i],
      ),
    ).toEqual([true, true, true, true, true]);
  });

  it('still forgets when the stamp has run through all its numbers', () => {
    const reach = createReach(row(5));
    reachFrom(reach, 0, 9, always(1));
    reach.stamp = 0xffffffff;
    reach.seen.fill(1);
    reachFrom(reach, 4, 1, always(1));
    expect(reachedHexes(reach)).toEqual([4, 3]);
    expect(isReached(reach, 0)).toBe(false);
  });

  it('has reached nothing before the first search', () => {
    const reach = createReach(row(2));
    expect([isReached(reach, 0), costTo(reach, 0), pathTo(reach, 0), reachedHexes(reach)]).toEqual([
      false,
      UNREACHED,
      [],
      [],
    ]);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a cost of %d', (cost) => {
    expect(() => reachFrom(createReach(row(2)), 0, 9, always(cost))).toThrow(RangeError);
  });

  it('refuses a start off the map and a budget that is no whole number', () => {
    const reach = createReach(row(2));
    for (const start of [OFF_MAP, 2, 0.5]) expect(() => reachFrom(reach, start, 1, always(1))).toThrow(RangeError);
    for (const budget of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => reachFrom(reach, 0, budget, always(1))).toThrow(RangeError);
    }
    reachFrom(reach, 0, 1, always(1));
    expect(reachedHexes(reach)).toEqual([0, 1]);
  });
});
