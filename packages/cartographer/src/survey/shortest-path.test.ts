import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grow, pathTo } from './shortest-path.ts';

type Edge = readonly [from: number, to: number, cost: number];

const steps = (edges: readonly Edge[]) => (from: number, visit: (to: number, cost: number) => void) => {
  for (const [a, b, cost] of edges) if (a === from) visit(b, cost);
};

/** Bellman and Ford need no heap. */
function slowCosts(edges: readonly Edge[], nodes: number): number[] {
  const cost = Array.from({ length: nodes }, (_, i) => (i === 0 ? 0 : Number.POSITIVE_INFINITY));
  for (let i = 0; i < nodes; i++) {
    for (const [a, b, step] of edges)
      cost[b] = Math.min(cost[b] ?? Number.POSITIVE_INFINITY, (cost[a] ?? Number.POSITIVE_INFINITY) + step);
  }
  return cost;
}

describe('grow', () => {
  it('finds the cheapest cost to every node, and a path that costs it', () => {
    const node = fc.integer({ min: 0, max: 11 });
    fc.assert(
      fc.property(fc.array(fc.tuple(node, node, fc.integer({ min: 0, max: 9 })), { maxLength: 60 }), (edges) => {
        const tree = grow(new Map([[0, 0]]), new Set([99]), steps(edges));
        slowCosts(edges, 12).forEach((cost, n) => {
          expect(tree.cost.get(n) ?? Number.POSITIVE_INFINITY).toBe(cost);
          const path = pathTo(tree, n);
          expect(path === undefined).toBe(cost === Number.POSITIVE_INFINITY);
          if (path !== undefined) expect([path[0], path[path.length - 1]]).toEqual([0, n]);
        });
      }),
    );
  });
  it('starts from several sources, each at its own price', () => {
    const tree = grow(
      new Map([
        [1, 5],
        [2, 0],
      ]),
      new Set([3]),
      steps([
        [1, 3, 1],
        [2, 3, 7],
      ]),
    );
    expect(pathTo(tree, 3)).toEqual([1, 3]);
  });
});
