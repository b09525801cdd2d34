/** What is kept between two questions is what a fresh look at the position would find. */
import { beginGame, decision, type Game, openPosition, play, randomFrom, sampleChoice } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { GRID } from './data/map.ts';
import { SIDES } from './data/unit-data.ts';
import { KASSERINE } from './index.ts';
import { zoneOf } from './rules/03-concepts/zones.ts';
import { buildSupply, supplyOf } from './rules/06-supply/supply.ts';
import { groundRefusal, stepCost, stopsForHeight } from './rules/07-movement/ground.ts';
import { groundFor } from './rules/07-movement/ground-tables.ts';
import { alliedReserves, axisReserves, strongpointHexes, targetHexes } from './state/state.ts';
import { ALL_UNITS } from './state/units.ts';

/** The same position, with nothing kept. */
function afresh(g: Game): Game {
  const opened = openPosition(KASSERINE, JSON.parse(JSON.stringify(KASSERINE.writePosition(g))));
  if (!opened.ok) throw new Error(opened.fault.place);
  return opened.value;
}

/** As text: the comparison of long arrays takes its time. */
const textOf = (cells: Uint8Array): string => cells.join();

const factsOf = (g: Game) => ({
  zones: SIDES.map((side) => textOf(zoneOf(g, side))),
  lists: [strongpointHexes(g), targetHexes(g), alliedReserves(g), axisReserves(g)],
});

describe('facts that are kept', () => {
  it.each(['faid', 'decide', 'campaign'])('are true at every moment of a random game of %s', (scenario) => {
    const begun = beginGame(KASSERINE, { title: 'kasserine', edition: 1, scenario, options: {}, seed: 11 });
    if (!begun.ok) throw new Error(begun.fault.place);
    const g = begun.value;
    const random = randomFrom(11);
    for (let answers = 0; decision(g) !== undefined && answers < 300; answers++) {
      play(g, sampleChoice(g, random));
      if (answers % 15 !== 0 || decision(g) === undefined) continue;
      const fresh = afresh(g);
      expect(factsOf(g)).toEqual(factsOf(fresh));
      for (const side of SIDES) {
        const [kept, built] = [supplyOf(g, side), buildSupply(fresh, side)];
        expect([kept.long, kept.short].map(textOf)).toEqual([built.long, built.short].map(textOf));
      }
    }
  });

  it('[7.3] the tables of the ground say what its rules say, of every unit and step', () => {
    const kinds = new Map(ALL_UNITS.map((u) => [groundFor(u, false), u]));
    for (const [u, rain] of [...kinds.values()].flatMap((one) => [[one, false] as const, [one, true] as const])) {
      const { barred, stops, cost, costOffRoad } = groundFor(u, rain);
      const wrong = Array.from(barred.keys()).filter((slot) => {
        const [to = -1, hexside = -1] = [GRID.neighbours[slot], GRID.sides[slot]];
        if (to < 0) return barred[slot] !== 1;
        return (
          (barred[slot] === 1) !== (groundRefusal(u, to, hexside, rain) !== undefined) ||
          (stops[slot] === 1) !== stopsForHeight(u, to, hexside, rain) ||
          cost[slot] !== stepCost(u, to, hexside, { rain, roadRates: true }) ||
          costOffRoad[slot] !== stepCost(u, to, hexside, { rain, roadRates: false })
        );
      });
      expect(wrong).toEqual([]);
    }
    // The last unit of a kind was asked; its first one made the table.
    expect(kinds.size).toBeGreaterThan(4);
  });
});
