/** Scenarios S1 and S2: the position in which the game begins [S1.1] [S1.2] [S2.1] [S2.2]. */
import {
  done,
  emptyState,
  frame,
  type Game,
  good,
  procedure,
  type Result,
  type SetUp,
  type State,
} from '@bridgehead/engine';
import { hexNamed, nameOf, OFF_MAP } from '@bridgehead/hex';
import { ask } from '../asking.ts';
import { GRID } from '../data/map.ts';
import type { UnitData } from '../data/unit-data.ts';
import { rulesFor } from '../editions.ts';
import { CLEAR_WEATHER } from '../rules/04-weather.ts';
import { BLOWN, BRIDGES, INTACT, WIRED } from '../state/bridges.ts';
import { putCell, putUnit } from '../state/columns.ts';
import { emitEvent } from '../state/events.ts';
import { AIRFIELDS, BOX_406, EXPECTED, hexPlace, POOL, UNSEEN } from '../state/places.ts';
import {
  CLOCKS,
  IN_HOLDING_BOX,
  layoutOf,
  ON_TURN_TRACK,
  placeUnknown,
  TRAFFIC_COUNT,
  unknownCount,
  unknownHex,
} from '../state/state.ts';
import { dataOf, rosterFor } from '../state/units.ts';

/** [25.5] Where the twenty Unknown units begin [public: setup card]. */
// biome-ignore format: four rows of five, as on the card
export const UNKNOWN_HEXES = [
  '2608', '2707', '2708', '2914', '3108', '3212', '3507', '3806', '3810', '4112',
  '4721', '4816', '4922', '5219', '5221', '5222', '5320', '6122', '6314', '6614',
] as const;

/** [S2.3] Where one of them may go, and where the one that the second edition adds begins [design]. */
const BALANCE_HEX = '6421';

/** [S1.2] */
const BLOWN_AT_START = ['1402/1502', '1306/1407', '1307/1408', '1109/1210'];
const INTACT_AT_START = ['1303/1404'];

export function beginScenario(setUp: SetUp): Result<State> {
  const rules = rulesFor(setUp);
  const state = emptyState(layoutOf(setUp), setUp.seed);
  for (const u of rosterFor(rules)) {
    putUnit(state, u, 'At', startPlace(dataOf(u)));
    putUnit(state, u, 'Steps', startSteps(dataOf(u)));
  }
  [...UNKNOWN_HEXES, BALANCE_HEX].slice(0, rules.unknownCount).forEach((name, i) => {
    putCell(state, 'unknownAt', i, hexPlace(hexOf(name)));
  });
  putBridges(state);
  BRIDGES.forEach(({ side }, i) => {
    if (isListed(side, INTACT_AT_START)) putCell(state, 'bridge', i, INTACT);
    if (isListed(side, BLOWN_AT_START)) putCell(state, 'bridge', i, BLOWN);
  });
  putTraffic(state, 1);
  putCell(state, 'turn', 0, 1);
  putCell(state, 'clock', CLOCKS.indexOf('weatherPm'), CLEAR_WEATHER);
  state.frames.push({ proc: 'game', step: 'begin' });
  if (setUp.options.balance === true) state.frames.push({ proc: 'balance', step: 'choose' });
  return good(state);
}

/** The steps that a counter comes into play with. */
export const startSteps = (unit: UnitData): number => unit.steps - (unit.startsReduced === true ? 1 : 0);

/** [5.3] [5.7] Every bridge wired, the permanent ones intact. */
export function putBridges(state: State): void {
  BRIDGES.forEach(({ isPermanent }, i) => {
    putCell(state, 'bridge', i, isPermanent ? INTACT : WIRED);
  });
}

const FIRST_LATE_MARKER = 3;

/** [24.5] [S1.2] Traffic markers 1 to 3 are in the Holding Box; the others come one each with turns 2, 3 and 4. */
export function putTraffic(state: State, turn: number): void {
  for (let i = 0; i < TRAFFIC_COUNT; i++) {
    const isThere = i < FIRST_LATE_MARKER || turn >= i - FIRST_LATE_MARKER + 2;
    putCell(state, 'trafficAt', i, isThere ? IN_HOLDING_BOX : ON_TURN_TRACK);
  }
}

function startPlace(unit: UnitData): number {
  switch (unit.status) {
    case 'start':
      return hexPlace(hexOf(unit.hexes?.[0] ?? ''));
    case 'drop':
      return AIRFIELDS;
    case '406':
      return BOX_406;
    case 'unknown':
      return UNSEEN;
    case 'reinforcement':
      return EXPECTED;
    case 'remnant':
    case 'breakdown':
      return POOL;
  }
}

function hexOf(name: string): number {
  const hex = hexNamed(GRID, name);
  if (hex === undefined) throw new RangeError(`no hex «${name}»`);
  return hex;
}

const isListed = (side: number, names: readonly string[]): boolean =>
  names.some((name) => {
    const [a = '', b = ''] = name.split('/');
    const hexes = [GRID.sideHexes[side * 2], GRID.sideHexes[side * 2 + 1]];
    return hexes.includes(hexOf(a)) && hexes.includes(hexOf(b));
  });

const BALANCE = frame('balance', ['choose']);

/** [S2.3] Before the game begins the German player may move one Unknown unit of his choice to 6421. */
export const balance = procedure(BALANCE, {
  choose: ask('balance', {
    by: () => 'german',
    choices: (g) => [
      ...unknownHexes(g).map((from) => ({ kind: 'reposition-unknown', from: nameOf(GRID, from) }) as const),
      { kind: 'pass' },
    ],
    about: () => ({ hex: BALANCE_HEX }),
    chosen(g, _f, choice) {
      if (choice.kind === 'reposition-unknown') moveToBalance(g, choice.from);
      return done();
    },
  }),
});

const unknownHexes = (g: Game): number[] =>
  Array.from({ length: unknownCount(g) }, (_, i) => unknownHex(g, i)).filter((hex) => hex !== OFF_MAP);

function moveToBalance(g: Game, from: number): void {
  for (let i = 0; i < unknownCount(g); i++) {
    if (unknownHex(g, i) === from) placeUnknown(g, i, hexPlace(hexOf(BALANCE_HEX)));
  }
  emitEvent(g, 'unknown-repositioned', 'S2.3', { from: nameOf(GRID, from), to: BALANCE_HEX });
}
