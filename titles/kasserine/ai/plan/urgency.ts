/** [18] Whether this is the last chance: who would lose now spares nothing. */
import type { Game } from '@bridgehead/engine';
import type { Side } from '../../src/data/unit-data.ts';
import { axisLocations, axisSet, fulfils } from '../../src/rules/18-scenarios/victory.ts';
import { planOf, turnOf } from '../../src/state/state.ts';
import { GT10_SET, PLAN_TURN, PLANS } from '../../src/tables/plans.ts';
import { turnsLeft } from '../worth.ts';

/** Whether the Axis would win at the end of this turn, as far as its enemy can know. */
function couldWinNow(g: Game): boolean {
  if (axisSet(g) !== undefined) return true;
  if (g.setUp.scenario === 'faid' || turnOf(g) < PLAN_TURN || planOf(g) !== undefined) return false;
  return PLANS.some((plan) => fulfils(axisLocations(g), plan));
}

/** Whether the side would lose if it did nothing more. */
export function isDesperate(g: Game, side: Side): boolean {
  if (side === 'allied') return couldWinNow(g);
  if (axisSet(g) !== undefined) return false;
  const isEarlyEnd = g.setUp.scenario === 'campaign' && turnOf(g) === GT10_SET.lastTurn;
  return turnsLeft(g) === 0 || (isEarlyEnd && axisLocations(g).length === GT10_SET.locations - 1);
}
