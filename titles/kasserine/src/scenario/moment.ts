import type { Game, Moment } from '@bridgehead/engine';
import { turnOf } from '../state/state.ts';
import { dateOf } from './calendar.ts';
import { phaseOf } from './phase-names.ts';

/** Turn, date and phase in which the rules now stand. */
export function momentOf(g: Game): Moment {
  const turn = turnOf(g);
  return { turn, date: dateOf(g.setUp.scenario, turn), phase: phaseOf(g.state.frames) };
}
