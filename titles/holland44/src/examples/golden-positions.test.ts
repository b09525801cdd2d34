/** The positions that other tests start from are those of the extended example as it is played from the set-up. */
import { readFileSync } from 'node:fs';
import { beginGame, type Choice, type Game, type Json, type SetUp } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { AFTER_ALLIED_TURN_1, TURN_2 } from '../../test/example-positions.ts';
import { type Layout, layOut, order, unit } from '../../test/table.ts';
import { HOLLAND44 } from '../index.ts';
import { BRIDGE_STATES, BRIDGES } from '../state/bridges.ts';
import { isHexPlace, placeName } from '../state/places.ts';
import {
  bridgeState,
  CLOCKS,
  clock,
  EXTENDED,
  HAS_MOVED,
  landedOn,
  marksOn,
  orderOf,
  placeOf,
  stepsOf,
  TRAFFIC_COUNT,
  trafficPlace,
  turnOf,
  unknownCount,
  unknownHex,
} from '../state/state.ts';
import { idOf, type Unit, unitsOf } from '../state/units.ts';

interface Example {
  readonly setUp: SetUp;
  readonly dice: readonly Json[];
  readonly steps: readonly { readonly decision: string; readonly choice: Choice }[];
}

const FILE = new URL('../../examples/extended-example.json', import.meta.url);
const EXAMPLE = JSON.parse(readFileSync(FILE, 'utf8')) as Example;

/** The game of the example where it first asks for this. */
function playedUpTo(kind: string): Game {
  const begun = beginGame(HOLLAND44, EXAMPLE.setUp, EXAMPLE.dice);
  if (!begun.ok) throw new Error(begun.fault.says.code);
  const end = EXAMPLE.steps.findIndex(({ decision }) => decision === kind);
  for (const { choice } of EXAMPLE.steps.slice(0, end)) order(begun.value, choice);
  return begun.value;
}

/** Marks that say how a unit came where it is. */
const OF_THE_MARCH = HAS_MOVED | EXTENDED;

const counter = (g: Game, u: Unit): string =>
  [
    placeName(placeOf(g, u)),
    `steps ${stepsOf(g, u)}`,
    `order ${orderOf(g, u)}`,
    `marks ${marksOn(g, u) & ~OF_THE_MARCH}`,
    `landed ${landedOn(g, u)}`,
  ].join(', ');

const counters = (g: Game, units: readonly Unit[]): Record<string, string> =>
  Object.fromEntries(units.map((u) => [idOf(u), counter(g, u)]));

/** All counters on the map, and those elsewhere that the position names. */
function unitsToCompare(g: Game, layout: Layout): readonly Unit[] {
  const named = (layout.units ?? []).map(({ id }) => unit(id));
  return [...unitsOf(g, 'allied'), ...unitsOf(g, 'german')].filter(
    (u) => named.includes(u) || isHexPlace(placeOf(g, u)),
  );
}

const bridges = (g: Game): Record<string, string | undefined> =>
  Object.fromEntries(BRIDGES.map(({ side, kind }, i) => [`${side} ${kind}`, BRIDGE_STATES[bridgeState(g, i)]]));

const unknownHexes = (g: Game): number[] =>
  Array.from({ length: unknownCount(g) }, (_, i) => unknownHex(g, i)).sort((a, b) => a - b);

const trafficHexes = (g: Game): string[] =>
  Array.from({ length: TRAFFIC_COUNT }, (_, i) => trafficPlace(g, i))
    .filter(isHexPlace)
    .map(placeName);

function compare(golden: Game, layout: Layout): void {
  const table = layOut(layout);
  const units = unitsToCompare(golden, layout);
  expect(counters(table, units)).toEqual(counters(golden, units));
  expect(turnOf(table)).toBe(turnOf(golden));
  expect(bridges(table)).toEqual(bridges(golden));
  expect(unknownHexes(table)).toEqual(unknownHexes(golden));
  expect(trafficHexes(table)).toEqual(trafficHexes(golden));
  const clocks = CLOCKS.filter((name) => layout.clock?.[name] !== undefined);
  expect(clocks.map((name) => clock(table, name))).toEqual(clocks.map((name) => clock(golden, name)));
}

describe('the positions of the extended example', () => {
  it('[3] after the Allied player-turn of turn 1', () => compare(playedUpTo('bridges'), AFTER_ALLIED_TURN_1));
  it('[3] at the beginning of turn 2', () => compare(playedUpTo('artillery-resupply'), TURN_2));
});
