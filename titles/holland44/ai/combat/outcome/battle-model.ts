/** The numbers of a battle: what either side can win and lose in it, and what comes of it on average. */
import type {
  AttackingPiece,
  BattlePiece,
  BattlePieces,
  DefendingPiece,
} from '../../../src/rules/11-results/battle-pieces.ts';
import type { LossWeights } from '../../step-value.ts';

export interface Valued extends BattlePiece {
  /** By steps left: what the next one is worth. */
  readonly stepValues: readonly number[];
}

interface ValuedAttacker extends AttackingPiece, Valued {}

/** [13] What becomes of a defender that must retreat: it gets away, it can only stop for a step, or it is lost. */
export type Escape = 'free' | 'stop' | 'none';

export interface ValuedDefender extends DefendingPiece, Valued {
  readonly wayOut: Escape;
  /** After DMR and DS. */
  readonly escapesRout: boolean;
}

export interface BattleModel extends BattlePieces<ValuedAttacker, ValuedDefender> {
  readonly attackerWeights: LossWeights;
  readonly defenderWeights: LossWeights;
  /** To the attacker: entering the hex, and the second hex and Breakthrough of a Bonus Advance. */
  readonly takeValue: number;
  readonly bonusValue: number;
  /** To the defender: the hex. */
  readonly keepValue: number;
  /** To the defender: being pushed back Disrupted, or in Full Retreat. */
  readonly retreatCost: number;
  readonly routCost: number;
  /** To the defender: a gun that is not to be had for something else. */
  readonly gunCost: number;
}

/** Expected values. */
export interface ExpectedOutcome {
  readonly attacker: number;
  readonly defender: number;
  /** The attacker may enter the hex. */
  readonly clear: number;
  /** By a Bonus Advance. */
  readonly bonus: number;
  readonly attackerSteps: number;
  readonly defenderSteps: number;
  /** Nobody of the defender is left. */
  readonly eliminated: number;
}
