/** What a position is made from: the bare map, or a scenario's set-up. */
import { emptyState, good, type Result, type SetUp, type State } from '@bridgehead/engine';
import { rulesFor } from '../editions.ts';
import { CLEAR_WEATHER } from '../rules/04-weather.ts';
import { beginScenario, putBridges, putTraffic, startSteps } from '../scenario/scenario.ts';
import { putCell, putUnit } from '../state/columns.ts';
import { ELIMINATED, POOL } from '../state/places.ts';
import { CLOCKS, layoutOf } from '../state/state.ts';
import { dataOf, rosterFor, type Unit } from '../state/units.ts';

/**
 * The bare map: no counter is in play, nobody is expected, every bridge is wired, the weather is clear and the Traffic
 * markers that this turn has brought wait in their box. What a position does not name stays so.
 */
function bareMap(setUp: SetUp, turn: number): State {
  const state = emptyState(layoutOf(setUp), setUp.seed);
  for (const u of rosterFor(rulesFor(setUp))) {
    putUnit(state, u, 'At', POOL);
    putUnit(state, u, 'Steps', stepsBy(u, POOL));
  }
  putBridges(state);
  putTraffic(state, turn);
  putCell(state, 'clock', CLOCKS.indexOf('weatherAm'), CLEAR_WEATHER);
  putCell(state, 'clock', CLOCKS.indexOf('weatherPm'), CLEAR_WEATHER);
  return state;
}

/** The steps of a unit that a position does not tell: as it comes into play, none once it has been eliminated. */
export const stepsBy = (u: Unit, place: number): number => (place === ELIMINATED ? 0 : startSteps(dataOf(u)));

export const EMPTY = 'empty';

export function baseState(base: string, setUp: SetUp, turn: number): Result<State> {
  if (base === EMPTY) return good(bareMap(setUp, turn));
  const begun = beginScenario({ ...setUp, scenario: base, options: {} });
  if (begun.ok) begun.value.frames = [];
  return begun;
}
