/** How costs grow: with the units on the map, and with the hexes of the map. Nothing is recorded: `node bench/scaling.mjs`. */
import { randomFrom } from '../packages/engine/dist/index.js';
import { buildGrid } from '../packages/hex/dist/index.js';
import { createFlood, createReach, floodFrom, reachFrom } from '../packages/map/dist/index.js';
import { GRID } from '../titles/holland44/dist/src/data/map.js';
import { ELIMINATED } from '../titles/holland44/dist/src/state/places.js';
import { placeUnit } from '../titles/holland44/dist/src/state/state.js';
import { countersOf } from '../titles/holland44/dist/src/state/units.js';
import { compareTimes, mainThreadMs, quantile, table, warmUp } from './measure.mjs';
import { begun, playOn } from './random-play.mjs';

const ROUNDS = 5;
const ROUND_MS = 1500;

/** A campaign, if wanted without every second unit. */
function campaign(seed, isThinned) {
  const g = begun('campaign', seed);
  g.collectEvents = false;
  for (const side of isThinned ? ['allied', 'german'] : []) {
    countersOf(side).forEach((u, i) => {
      if (i % 2 === 1) placeUnit(g, u, ELIMINATED);
    });
  }
  g.journal.length = 0;
  return playOn(g, randomFrom(seed)).history.length;
}

/** Microseconds a decision, all units and half of them in turn. */
function byUnits() {
  const both = [false, true].map((isThinned) => ({ isThinned, seed: 0, costs: [] }));
  for (const { isThinned } of both) {
    let seed = 100_000;
    warmUp(() => campaign(++seed, isThinned));
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of both) {
      const start = mainThreadMs();
      let done = 0;
      while (mainThreadMs() - start < ROUND_MS) done += campaign(++one.seed, one.isThinned);
      one.costs.push(((mainThreadMs() - start) * 1000) / done);
    }
  }
  return both.map(({ costs }) => quantile(costs, 0.5));
}

/** The map of the title, and one twice as wide. */
const gridOf = (columns) =>
  buildGrid(
    GRID.layout,
    GRID.naming,
    Array.from({ length: columns * 40 }, (_, i) => ({ col: 1 + (i % columns), row: 1 + Math.floor(i / columns) })),
  );

function byHexes(search) {
  const [small, large] = [40, 80].map((columns) => search(gridOf(columns)));
  const { one, other, ratio } = compareTimes(small, large);
  return [one.toFixed(1), other.toFixed(1), ratio[1].toFixed(2)];
}

const FAR = 200;
const COSTS = [2, 3, 6, 12];
const reach = (grid) => {
  const tree = createReach(grid);
  return () => reachFrom(tree, 0, FAR * 6, (_from, _direction, to) => COSTS[to % COSTS.length]);
};
const flood = (grid) => {
  const tree = createFlood(grid);
  return () => floodFrom(tree, [0], () => true);
};

const [all, half] = byUnits();
console.log(
  table([
    ['main thread', 'small', 'large', 'large to small'],
    ['a decision, every second unit and all, µs', half.toFixed(1), all.toFixed(1), (all / half).toFixed(2)],
    ['reach over 1,600 and 3,200 hexes, µs', ...byHexes(reach)],
    ['flood over 1,600 and 3,200 hexes, µs', ...byHexes(flood)],
  ]),
);
