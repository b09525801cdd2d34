/** [2.2] The position in which a game begins. */
import { emptyState, good, type Result, type SetUp, type State } from '@bridgehead/engine';
import { putCell } from '@bridgehead/toolkit';
import { ALLIED_ENTRIES, BRIDGES, hexOf } from '../data/map.ts';
import type { UnitData } from '../data/unit-data.ts';
import { UNITS } from '../data/units.ts';
import { setUpFrame } from '../rules/02-set-up/set-up.ts';
import { EXPECTED, hexPlace, INSIDE, isHexPlace, POOL } from '../state/places.ts';
import { LAYOUT, OUT_OF_COMMUNICATIONS, SAFE } from '../state/state.ts';
import { ALLIED_COUNT, isOfAirborne, type Unit } from '../state/units.ts';
import { SOURCES } from '../tables/campaign-tables.ts';

export function beginScenario(setUp: SetUp): Result<State> {
  const isFree = setUp.scenario === 'free';
  const state = emptyState(LAYOUT, setUp.seed);
  UNITS.forEach((unit, u) => {
    putStart(state, u, startPlace(unit, u, isFree));
  });
  putMap(state);
  if (!isFree) {
    SOURCES.forEach(({ hex }, i) => {
      putCell(state, 'source', i, hexOf(hex) + 1);
    });
  }
  putCell(state, 'turn', 0, 1);
  state.frames.push({ proc: 'game', step: 'begin' });
  if (isFree) state.frames.push(setUpFrame());
  return good(state);
}

/** [1.4] All hexes are German but the entry hexes of the 30th Corps; the five safe bridges are known to be. */
export function putMap(state: State): void {
  for (const hex of ALLIED_ENTRIES) putCell(state, 'owner', hex, 1);
  BRIDGES.forEach(({ isSafe }, i) => {
    if (isSafe) putCell(state, 'bridge', i, SAFE);
  });
}

export const putPlace = (state: State, u: Unit, place: number): void =>
  u < ALLIED_COUNT ? putCell(state, 'alliedAt', u, place) : putCell(state, 'germanAt', u - ALLIED_COUNT, place);

/** A unit as it comes into play. */
function putStart(state: State, u: Unit, place: number): void {
  const unit = UNITS[u];
  putPlace(state, u, place);
  if (unit === undefined || place === INSIDE || place === POOL) return;
  putCell(state, 'cp', u, unit.cp);
  putCell(state, 'efficiency', u, unit.efficiency);
  putCell(state, 'guns', u, unit.guns ?? 0);
  if (!isHexPlace(place)) return;
  if (isOfAirborne(u)) putCell(state, 'supply', u, OUT_OF_COMMUNICATIONS);
  if (unit.side === 'allied') putCell(state, 'owner', place - 1, 1);
}

/** [App. C] Who is there on 17 September; in a free set-up the airborne units are still in the air. */
function startPlace(unit: UnitData, u: Unit, isFree: boolean): number {
  if (unit.status === 'component') return INSIDE;
  if (unit.status === 'buildup-only') return POOL;
  if (unit.turn !== 1 || unit.hex === undefined) return EXPECTED;
  return isFree && isOfAirborne(u) ? EXPECTED : hexPlace(hexOf(unit.hex));
}
