/** [8.6] Operation points: given at the beginning of the turn and again before the second Operation Phase. */
import type { Game } from '@bridgehead/engine';
import { ALERTED, ALERTED_OP, LEVELS } from '../../inferred-formulas.ts';
import { levelOf } from '../../scenario/options.ts';
import {
  delayLaterOf,
  delayOf,
  hexAt,
  opOf,
  setAllowance,
  setClock,
  setDelay,
  setDelayLater,
  setOp,
  supplyOf,
  turnOf,
} from '../../state/state.ts';
import { ALLIED_COUNT, idOf, UNIT_COUNT, type Unit } from '../../state/units.ts';
import { GERMAN_SECOND_TURN_OP } from '../../tables/campaign-tables.ts';
import { ALLOWANCES, MOST_CARRIED } from '../../tables/combat-tables.ts';

/** [8.6] What a unit receives, before delays and carried points. */
export function allowanceFor(g: Game, u: Unit, round: number): number {
  const usual = ALLOWANCES[supplyOf(g, u)] ?? 0;
  const turn = turnOf(g);
  if (u < ALLIED_COUNT || turn > 2) return usual;
  if (turn === 2) return Math.min(usual, LEVELS[levelOf(g)]?.germanSecondTurnOp ?? GERMAN_SECOND_TURN_OP);
  return round === 2 && ALERTED.includes(idOf(u)) ? ALERTED_OP : 0;
}

/** [8.6] Both sides at once; up to ten unused points of the first phase are added in the second. */
export function grantPoints(g: Game, round: number): void {
  setClock(g, 'round', round);
  for (let u = 0; u < UNIT_COUNT; u++) if (hexAt(g, u) >= 0) grant(g, u, round);
}

function grant(g: Game, u: Unit, round: number): void {
  const allowance = allowanceFor(g, u, round);
  const carried = round === 1 ? 0 : Math.min(MOST_CARRIED, opOf(g, u));
  setAllowance(g, u, allowance);
  setOp(g, u, Math.max(0, allowance - delayOf(g, u)) + carried);
  setDelay(g, u, delayLaterOf(g, u));
  setDelayLater(g, u, 0);
}

export const spendPoints = (g: Game, u: Unit, points: number): void => setOp(g, u, Math.max(0, opOf(g, u) - points));
