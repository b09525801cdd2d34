/** [4] [4.1] [18.1] [18.2] [18.3] The position in which a scenario begins. */
import { emptyState, type Game, good, type Result, type SetUp, type State } from '@bridgehead/engine';
import { putCell } from '@bridgehead/toolkit';
import { hexOf } from '../data/map.ts';
import { firstHolder, LOCATIONS, WATCHED } from '../data/objectives.ts';
import { SOURCES } from '../data/sources.ts';
import { STRONGPOINTS_AT_START } from '../data/strongpoints.ts';
import { SIDES } from '../data/unit-data.ts';
import { EXPECTED, hexPlace, isHexPlace, POOL, TO_PLACE } from '../state/places.ts';
import {
  AIR_READY,
  isDeployed,
  LAYOUT,
  MARKER_READY,
  placeUnit,
  setDeployed,
  setSteps,
  strongpointCode,
} from '../state/state.ts';
import {
  ALL_AIR,
  ALL_UNITS,
  ALLIED_COUNT,
  dataOf,
  hasModes,
  isArtillery,
  sideOfUnit,
  type Unit,
} from '../state/units.ts';
import { airTurn, NO_OPTION, startOf } from './arrivals.ts';
import { firstTurnOf } from './calendar.ts';

export const putPlace = (state: State, u: Unit, place: number): void =>
  u < ALLIED_COUNT ? putCell(state, 'alliedAt', u, place) : putCell(state, 'axisAt', u - ALLIED_COUNT, place);

/** The bare map: nobody is in play, sources are open, the watched hexes are whose they are at first. */
export function emptyMap(seed: number): State {
  const state = emptyState(LAYOUT, seed);
  WATCHED.forEach((hex, i) => {
    putCell(state, 'holder', i, SIDES.indexOf(firstHolder(hex)));
  });
  SOURCES.forEach((_, i) => {
    putCell(state, 'source', i, 1);
  });
  for (const u of ALL_UNITS) if (isArtillery(u)) putCell(state, 'marker', u, MARKER_READY);
  putCell(state, 'turn', 0, 1);
  return state;
}

/** [4.1.4] A unit is put where it begins: guns Deployed, which their owner may change. */
function putUnit(state: State, u: Unit, place: number): void {
  putPlace(state, u, place);
  putCell(state, 'steps', u, dataOf(u).steps);
  if (hasModes(u) && isHexPlace(place)) putCell(state, 'mode', u, 1);
}

/** [18.2.4] Groups whose place depends on the option wait until the Axis has chosen it. */
const isOfOption = (scenario: string, u: Unit): boolean =>
  scenario === 'campaign' && dataOf(u).s2?.startsWith('group:') === true;

/** [4.1.3] */
function startPlace(scenario: string, u: Unit): number {
  const start = startOf(scenario, u, NO_OPTION);
  if (start === undefined) return POOL;
  if (isOfOption(scenario, u) || start.area !== undefined || start.withHQ === true) return TO_PLACE;
  return start.place ?? EXPECTED;
}

/** [18.3.4] What the Axis holds at the start of scenario 3. */
const AXIS_AT_START: Readonly<Record<string, readonly number[]>> = {
  decide: [LOCATIONS.Sbeitla, LOCATIONS['Sidi bou Zid']],
};

export function beginScenario(setUp: SetUp): Result<State> {
  const { scenario, seed } = setUp;
  const state = emptyMap(seed);
  for (const u of ALL_UNITS) putUnit(state, u, startPlace(scenario, u));
  for (const air of ALL_AIR) if (airTurn(scenario, air) === 0) putCell(state, 'air', air, AIR_READY);
  for (const side of SIDES)
    for (const name of STRONGPOINTS_AT_START[scenario]?.[side] ?? [])
      putCell(state, 'strongpoint', hexOf(name), strongpointCode({ side, active: true }));
  for (const u of ALL_UNITS) {
    const hex = WATCHED.findIndex((one) => hexPlace(one) === startPlace(scenario, u));
    if (hex >= 0) putCell(state, 'holder', hex, SIDES.indexOf(sideOfUnit(u)));
  }
  for (const hex of AXIS_AT_START[scenario] ?? [])
    putCell(state, 'holder', WATCHED.indexOf(hex), SIDES.indexOf('axis'));
  putCell(state, 'turn', 0, firstTurnOf(scenario));
  state.frames.push({ proc: 'game', step: 'begin' });
  return good(state);
}

/** A unit comes on the map before the first turn. */
export function setUpUnit(g: Game, u: Unit, hex: number): void {
  placeUnit(g, u, hexPlace(hex));
  setSteps(g, u, dataOf(u).steps);
  if (hasModes(u) && !isDeployed(g, u)) setDeployed(g, u, true);
}
