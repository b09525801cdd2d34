import { beginGame, decision, type Game, play, randomFrom, sampleChoice } from '@bridgehead/engine';
import { DIRECTION_COUNT } from '@bridgehead/hex';
import { expect, it } from 'vitest';
import { enemyMap, ownMap } from '../../../ai/threat-map.ts';
import { GRID } from '../../data/map.ts';
import { OMG85 } from '../../index.ts';
import { hasMark, hexAt, MOVED, opOf } from '../../state/state.ts';
import { sideOfUnit, UNIT_COUNT, type Unit } from '../../state/units.ts';
import { isZoneFor, isZoneToZone, type Mover, moverOf, stepCost, stepRefusal } from './costs.ts';
import { moveEnds, pathRefusal, visitMoveEnds, wayTo } from './path.ts';

/** What is left at every end of a move, found step by step with the rules of a single one: nothing is pruned. */
function endsByStepping(g: Game, u: Unit): Map<number, number> {
  const m = moverOf(g, u);
  const start = hexAt(g, u);
  const most = new Map([[start, opOf(g, u)]]);
  const ends = new Map<number, number>();
  const open = [start];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    const left = most.get(from) ?? 0;
    for (let d = 0; d < DIRECTION_COUNT; d++) {
      const slot = from * DIRECTION_COUNT + d;
      const step = { from, to: GRID.neighbours[slot] ?? -1, side: GRID.sides[slot] ?? 0 };
      if (step.to < 0 || step.to === start || stepRefusal(m, step) !== undefined) continue;
      const rest = left - stepCost(m, step);
      const isFree = from === start && !hasMark(g, u, MOVED) && !isZoneFor(m, step.to);
      if (rest >= 0 && !isZoneToZone(m, step)) {
        if (rest <= (most.get(step.to) ?? -1)) continue;
        most.set(step.to, rest);
        ends.set(step.to, rest);
        open.push(step.to);
      } else if (rest >= 0 || isFree) ends.set(step.to, ends.get(step.to) ?? 0);
    }
  }
  return ends;
}

/** Positions of a random game, this many answers apart. */
function* positions(scenario: string, apart: number): Iterable<Game> {
  const edition = OMG85.editions.at(-1) ?? 1;
  const begun = beginGame(OMG85, { title: 'omg85', edition, scenario, options: {}, seed: 7 });
  if (!begun.ok) throw new Error(begun.fault.says.code);
  const random = randomFrom(7);
  for (let i = 1; decision(begun.value) !== undefined; i++) {
    play(begun.value, sampleChoice(begun.value, random));
    if (i % apart === 0) yield begun.value;
  }
}

const onMap = (g: Game): Unit[] => Array.from({ length: UNIT_COUNT }, (_, u) => u).filter((u) => hexAt(g, u) >= 0);

it.each(OMG85.scenarios.map(({ id }) => id))('[8.7] %s: the search finds what one finds step by step', (scenario) => {
  let found = 0;
  for (const g of positions(scenario, 120)) {
    for (const u of onMap(g)) {
      const ends = moveEnds(g, u);
      found += ends.length;
      const left = ends.map(({ hex, cost }): [number, number] => [hex, opOf(g, u) - cost]);
      expect(new Map(left)).toEqual(endsByStepping(g, u));
      const last = ends.at(-1);
      if (last !== undefined) expect(pathRefusal(g, u, last.path)).toBeUndefined();
    }
  }
  expect(found).toBeGreaterThan(1000);
});

it('[8.8] a player who looks everything up in tables finds the same', () => {
  const endsOf = (m: Mover): unknown[] => {
    const ends: unknown[] = [];
    visitMoveEnds(m, opOf(m.g, m.unit), (hex, left, before) => ends.push([hex, left, wayTo(hex, before)]));
    return ends;
  };
  let found = 0;
  for (const g of positions('historical', 200)) {
    for (const u of onMap(g)) {
      const side = sideOfUnit(u);
      const { strength: enemies, zone } = enemyMap(g, side);
      const plain = endsOf(moverOf(g, u));
      expect(endsOf({ ...moverOf(g, u), tables: { enemies, zone, own: ownMap(g, side) } })).toEqual(plain);
      found += plain.length;
    }
  }
  expect(found).toBeGreaterThan(1000);
});
