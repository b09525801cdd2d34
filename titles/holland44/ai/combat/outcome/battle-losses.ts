import type { AttackingPiece, BattleModel, DefendingPiece, Piece } from './battle-model.ts';

/** The battle after some losses. */
export interface BattleState {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly guns: number;
  /** Worth and number of the steps lost. */
  readonly attackerCost: number;
  readonly defenderCost: number;
  readonly attackerSteps: number;
  readonly defenderSteps: number;
}

/** The index of the unit that pays: of the lowest rank alive the cheapest, or the dearest if the enemy chooses. */
function payerOf<P extends Piece>(
  pieces: readonly P[],
  steps: readonly number[],
  rankOf: (piece: P) => number | undefined,
  byEnemy: boolean,
): number {
  let best = -1;
  let bestRank = Number.POSITIVE_INFINITY;
  let bestValue = 0;
  pieces.forEach((piece, i) => {
    const left = steps[i] ?? 0;
    const rank = left > 0 ? rankOf(piece) : undefined;
    if (rank === undefined || rank > bestRank) return;
    const value = valueLost(piece, left);
    const isBetter = byEnemy ? value > bestValue : value < bestValue;
    if (best >= 0 && rank === bestRank && !isBetter) return;
    best = i;
    bestRank = rank;
    bestValue = value;
  });
  return best;
}

/** [11.4] What the unit loses with its next step, which may be all of it. */
export function valueLost({ stepValues, after }: Piece, left: number): number {
  let sum = 0;
  for (let steps = left; steps > (after[left] ?? 0); steps--) sum += stepValues[steps] ?? 0;
  return sum;
}

const withChanged = (numbers: readonly number[], index: number, value: number): readonly number[] =>
  numbers.map((one, i) => (i === index ? value : one));

interface Payment {
  readonly byEnemy: boolean;
  readonly elitePays: boolean;
}

export function attackerPays(model: BattleModel, state: BattleState, { byEnemy, elitePays }: Payment): BattleState {
  const rankOf = (piece: AttackingPiece): number => (elitePays && model.isElite ? piece.eliteRank : piece.rank);
  const index = payerOf(model.attackers, state.attackers, rankOf, byEnemy);
  const piece = model.attackers[index];
  if (piece === undefined) return state;
  const left = state.attackers[index] ?? 0;
  const after = piece.after[left] ?? 0;
  return {
    ...state,
    attackers: withChanged(state.attackers, index, after),
    attackerCost: state.attackerCost + valueLost(piece, left),
    attackerSteps: state.attackerSteps + left - after,
  };
}

export function defenderPays(model: BattleModel, state: BattleState, byEnemy: boolean): BattleState {
  const rankOf = (piece: DefendingPiece): number | undefined => (byEnemy ? piece.enemyRank : piece.rank);
  return defenderLoses(model, state, payerOf(model.defenders, state.defenders, rankOf, byEnemy));
}

export function defenderLoses(model: BattleModel, state: BattleState, index: number): BattleState {
  const piece = model.defenders[index];
  const left = state.defenders[index] ?? 0;
  if (piece === undefined || left === 0) return state;
  const after = piece.after[left] ?? 0;
  return {
    ...state,
    defenders: withChanged(state.defenders, index, after),
    defenderCost: state.defenderCost + valueLost(piece, left),
    defenderSteps: state.defenderSteps + left - after,
  };
}
