/** What has been lost in a battle so far, and what it was worth. */
import type { Standing } from '../../../src/rules/11-results/battle-tree.ts';
import type { BattleModel, Valued } from './battle-model.ts';

/** The battle after some losses. */
export interface BattleState extends Standing {
  /** Worth and number of the steps lost. */
  readonly attackerCost: number;
  readonly defenderCost: number;
  readonly attackerSteps: number;
  readonly defenderSteps: number;
}

export const NOTHING_LOST = { attackerCost: 0, defenderCost: 0, attackerSteps: 0, defenderSteps: 0 } as const;

/** Of these units the one that pays: the cheapest, or the dearest if the enemy chooses; the first of equals. */
export function payerOf(
  pieces: readonly Valued[],
  steps: readonly number[],
  payers: readonly number[],
  byEnemy: boolean,
): number {
  let best = -1;
  let bestValue = 0;
  for (const i of payers) {
    const piece = pieces[i];
    if (piece === undefined) continue;
    const value = valueLost(piece, steps[i] ?? 0);
    if (best >= 0 && !(byEnemy ? value > bestValue : value < bestValue)) continue;
    best = i;
    bestValue = value;
  }
  return best;
}

/** [11.4] What the unit loses with its next step, which may be all of it. */
export function valueLost({ stepValues, after }: Valued, left: number): number {
  let sum = 0;
  for (let steps = left; steps > (after[left] ?? 0); steps--) sum += stepValues[steps] ?? 0;
  return sum;
}

function withChanged(numbers: readonly number[], index: number, value: number): readonly number[] {
  const changed = numbers.slice();
  changed[index] = value;
  return changed;
}

/** After the loss of a step by this unit, if it has one. */
export function lossOf(
  model: BattleModel,
  state: BattleState,
  of: 'attackers' | 'defenders',
  index: number,
): BattleState {
  const piece = model[of][index];
  const left = state[of][index] ?? 0;
  if (piece === undefined || left === 0) return state;
  const after = piece.after[left] ?? 0;
  const value = valueLost(piece, left);
  const steps = left - after;
  const isAttacker = of === 'attackers';
  return {
    ...state,
    attackers: isAttacker ? withChanged(state.attackers, index, after) : state.attackers,
    defenders: isAttacker ? state.defenders : withChanged(state.defenders, index, after),
    attackerCost: state.attackerCost + (isAttacker ? value : 0),
    defenderCost: state.defenderCost + (isAttacker ? 0 : value),
    attackerSteps: state.attackerSteps + (isAttacker ? steps : 0),
    defenderSteps: state.defenderSteps + (isAttacker ? 0 : steps),
  };
}
