import { FORD, NEEDS_BRIDGE, ROAD, TERRAIN } from './mechanized.mjs';

/** The same map and searches as one writes them first: hexes and hexsides by name, everything in a Map. */

export function naiveMap(grid, file) {
  const terrain = new Map(file.hexes.map((record) => [record.hex, record.terrain]));
  const sides = new Map();
  for (const record of file.sides) {
    const [a, b] = record.side.split('/');
    sides.set(`${a}/${b}`, record);
    sides.set(`${b}/${a}`, record);
  }
  const neighbours = new Map(
    grid.names.map((name, hex) => {
      const around = [0, 1, 2, 3, 4, 5].map((d) => grid.neighbours[hex * 6 + d]).filter((other) => other >= 0);
      return [name, around.map((other) => grid.names[other])];
    }),
  );
  return { terrain, sides, neighbours };
}

function naiveCost(map, from, to) {
  const side = map.sides.get(`${from}/${to}`);
  const water = side?.water;
  if (NEEDS_BRIDGE.includes(water) && !side.bridges?.some((bridge) => bridge.kind === 'road')) return undefined;
  if (side?.road !== undefined) return ROAD[side.road];
  return TERRAIN[map.terrain.get(to)] + (FORD[water] ?? 0);
}

/** Buckets by cost, as in the real search: the two differ in how they hold hexes, not in how they search. */
export function naiveReach(map, start, budget) {
  const costs = new Map([[start, 0]]);
  const buckets = new Map([[0, [start]]]);
  for (let here = 0; here <= budget; here++) {
    for (const hex of buckets.get(here) ?? []) {
      if (costs.get(hex) !== here) continue;
      for (const to of map.neighbours.get(hex)) {
        const step = naiveCost(map, hex, to);
        const cost = here + step;
        if (step === undefined || cost > budget || cost >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        costs.set(to, cost);
        if (!buckets.has(cost)) buckets.set(cost, []);
        buckets.get(cost).push(to);
      }
    }
  }
  return costs;
}

export function naiveFlood(map, start) {
  const steps = new Map([[start, 0]]);
  const queue = [start];
  for (const hex of queue) {
    for (const to of map.neighbours.get(hex)) {
      if (steps.has(to)) continue;
      steps.set(to, steps.get(hex) + 1);
      queue.push(to);
    }
  }
  return steps;
}
