import { buildGrid, DIRECTION_COUNT, type Grid, neighbourOf, neighboursOf, OFF_MAP } from '@bridgehead/hex';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridsWithSteps } from '../test/random-grids.ts';
import { createFlood, type Flood, floodByTable, floodFrom, type MayPass } from './flood.ts';
import { costTo, isReached, pathTo, previousOf, reachedHexes, UNREACHED } from './search-tree.ts';

const boards = gridsWithSteps(fc.integer({ min: 0, max: 2 }));
const picks = fc.array(fc.nat(), { maxLength: 4 });
const limits = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constant(Number.POSITIVE_INFINITY));

const passing =
  (steps: readonly number[]): MayPass =>
  (from, direction) =>
    steps[from * DIRECTION_COUNT + direction] !== 0;

/** Rings of the flood by the plainest way: sets of hexes, step by step. */
function plainSteps(
  grid: Grid,
  sources: readonly number[],
  mayPass: MayPass,
  most: number,
): ReadonlyMap<number, number> {
  const steps = new Map<number, number>(sources.map((hex) => [hex, 0]));
  let edge = [...steps.keys()];
  for (let step = 1; step <= most && edge.length > 0; step++) {
    const next = new Set<number>();
    for (const from of edge) {
      for (let d = 0; d < DIRECTION_COUNT; d++) {
        const to = neighbourOf(grid, from, d);
        if (to !== OFF_MAP && !steps.has(to) && mayPass(from, d, to, 0)) next.add(to);
      }
    }
    for (const hex of next) steps.set(hex, step);
    edge = [...next];
  }
  return steps;
}

const stepsIn = (flood: Flood): ReadonlyMap<number, number> =>
  new Map(reachedHexes(flood).map((hex) => [hex, costTo(flood, hex)]));

const row = (length: number): Grid =>
  buildGrid(
    { orientation: 'flat', shifted: 'even', rows: 'up' },
    'a,b',
    Array.from({ length }, (_, i) => ({ col: 0, row: i })),
  );

describe('flood', () => {
  it('finds by tables what it finds by asking', () => {
    fc.assert(
      fc.property(boards, picks, limits, fc.array(fc.nat()), ([grid, steps], list, most, shut) => {
        const sources = list.map((pick) => pick % grid.hexCount);
        const closed = new Uint8Array(grid.hexCount);
        for (const pick of shut) closed[pick % grid.hexCount] = 1;
        const mayPass: MayPass = (from, d, to) => passing(steps)(from, d, to, 0) && closed[to] === 0;
        const flood = createFlood(grid);
        floodByTable(flood, sources, { steps: Uint8Array.from(steps), closed }, most);
        expect(stepsIn(flood)).toEqual(plainSteps(grid, sources, mayPass, most));
      }),
      { numRuns: 200 },
    );
  });

  it('finds the same hexes in the same number of steps as the plainest flood', () => {
    fc.assert(
      fc.property(boards, picks, limits, ([grid, steps], list, most) => {
        const sources = list.map((pick) => pick % grid.hexCount);
        const flood = createFlood(grid);
        floodFrom(flood, sources, passing(steps), most);
        expect(stepsIn(flood)).toEqual(plainSteps(grid, sources, passing(steps), most));
        expect(reachedHexes(flood)).toHaveLength(new Set(reachedHexes(flood)).size);
      }),
      { numRuns: 200 },
    );
  });

  it('traces each hex back to a source by adjacent steps', () => {
    fc.assert(
      fc.property(boards, picks, ([grid, steps], list) => {
        const sources = list.map((pick) => pick % grid.hexCount);
        const flood = createFlood(grid);
        floodFrom(flood, sources, passing(steps));
        for (const hex of reachedHexes(flood)) {
          const path = pathTo(flood, hex);
          expect(path).toHaveLength(costTo(flood, hex) + 1);
          expect(sources).toContain(path[0]);
          expect(path.at(-1)).toBe(hex);
          path.slice(1).forEach((to, i) => {
            expect(neighboursOf(grid, path[i] ?? OFF_MAP)).toContain(to);
          });
        }
      }),
    );
  });

  it('tells the caller the truth about each step', () => {
    fc.assert(
      fc.property(boards, ([grid, steps]) => {
        floodFrom(createFlood(grid), [0], (from, direction, to, side) => {
          expect(neighbourOf(grid, from, direction)).toBe(to);
          expect(grid.sides[from * DIRECTION_COUNT + direction]).toBe(side);
          return passing(steps)(from, direction, to, side);
        });
      }),
    );
  });

  it('answers a second flood as if there had been no first', () => {
    fc.assert(
      fc.property(boards, fc.array(picks, { minLength: 2, maxLength: 5 }), limits, ([grid, steps], floods, most) => {
        const used = createFlood(grid);
        for (const list of floods) {
          const sources = list.map((pick) => pick % grid.hexCount);
          const fresh = createFlood(grid);
          floodFrom(used, sources, passing(steps), most);
          floodFrom(fresh, sources, passing(steps), most);
          expect([...stepsIn(used)]).toEqual([...stepsIn(fresh)]);
          for (let hex = 0; hex < grid.hexCount; hex++) expect(previousOf(used, hex)).toBe(previousOf(fresh, hex));
        }
      }),
    );
  });

  it('stops after the steps it was allowed', () => {
    const flood = createFlood(row(5));
    floodFrom(flood, [0], () => true, 2);
    expect(reachedHexes(flood)).toEqual([0, 1, 2]);
    floodFrom(flood, [0], () => true, 0);
    expect(reachedHexes(flood)).toEqual([0]);
    floodFrom(flood, [0], () => true);
    expect(reachedHexes(flood)).toEqual([0, 1, 2, 3, 4]);
  });

  it('meets between two sources and gives each hex to the nearer one', () => {
    const flood = createFlood(row(6));
    floodFrom(flood, [0, 5, 0], () => true);
    expect([0, 1, 2, 3, 4, 5].map((hex) => costTo(flood, hex))).toEqual([0, 1, 2, 2, 1, 0]);
    expect(pathTo(flood, 3)).toEqual([5, 4, 3]);
  });

  it('finds nothing without a source', () => {
    const flood = createFlood(row(3));
    floodFrom(flood, [1], () => true);
    floodFrom(flood, [], () => true);
    expect([flood.count, isReached(flood, 1), costTo(flood, 1)]).toEqual([0, false, UNREACHED]);
  });

  it('refuses a source off the map and can be used afterwards', () => {
    const flood = createFlood(row(3));
    expect(() => floodFrom(flood, [0, OFF_MAP], () => true)).toThrow(RangeError);
    expect(() => floodFrom(flood, [3], () => true)).toThrow(RangeError);
    const failing: MayPass = () => {
      throw new Error('no such unit');
    };
    expect(() => floodFrom(flood, [0], failing)).toThrow('no such unit');
    floodFrom(flood, [2], () => false);
    expect(reachedHexes(flood)).toEqual([2]);
  });
});
