/** [2.1] The position in which a game begins. */
import { emptyState, good, type Result, type SetUp, type State } from '@bridgehead/engine';
import { putCell } from '@bridgehead/toolkit';
import { hexOf, OBJECTIVES } from './data/map.ts';
import { SIDES, type Side, UNITS } from './data/units.ts';
import { hexPlace, LAYOUT } from './state.ts';

/** The bare map: nobody is in play, the places are held as they are printed. */
export function emptyMap(seed: number): State {
  const state = emptyState(LAYOUT, seed);
  OBJECTIVES.forEach(({ side }, i) => {
    putCell(state, 'holder', i, SIDES.indexOf(side as Side));
  });
  putCell(state, 'turn', 0, 1);
  return state;
}

export function beginScenario(setUp: SetUp): Result<State> {
  const state = emptyMap(setUp.seed);
  UNITS.forEach(({ hex }, u) => {
    putCell(state, 'place', u, hexPlace(hexOf(hex)));
  });
  state.frames.push({ proc: 'game', step: 'begin' });
  return good(state);
}
