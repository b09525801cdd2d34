/** How a staff spreads its strength on this map. */
import type { Game } from '@bridgehead/engine';
import { turnOf } from '../src/state/state.ts';
import { PLAN_TURN } from '../src/tables/plans.ts';
import { DOCTRINE } from './weights.ts';

/** [18.2.7] Whether the Axis strikes for what its plan wants; before that any locations will do. */
export const hasPlan = (g: Game): boolean => turnOf(g) >= PLAN_TURN;

export const doctrineOf = (g: Game): (typeof DOCTRINE)['early' | 'planned'] =>
  hasPlan(g) ? DOCTRINE.planned : DOCTRINE.early;
