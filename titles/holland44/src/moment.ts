import type { Game, Moment } from '@bridgehead/engine';
import { HOLLAND44_HISTORY } from './history.ts';
import { phaseOf } from './phase-names.ts';
import { turnOf } from './state.ts';

/** Turn, date and phase in which the rules now stand. */
export function momentOf(g: Game): Moment {
  const turn = turnOf(g);
  return { turn, date: HOLLAND44_HISTORY.dateOf(turn), phase: phaseOf(g.state.frames) };
}
