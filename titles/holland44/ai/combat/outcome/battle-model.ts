/** The numbers of a battle: what either side can win and lose in it, and what comes of it on average. */
import type { Unit } from '../../../src/state/units.ts';
import type { DefenseColumn } from '../../../src/tables/combat-tables.ts';
import type { LossWeights } from '../../step-value.ts';

/** A counter that may lose steps. Lists are by the steps it has. */
export interface Piece {
  readonly unit: Unit;
  readonly steps: number;
  /** What its next step is worth. */
  readonly stepValues: readonly number[];
  /** [11.4] The steps it has after losing one. */
  readonly after: readonly number[];
}

export interface AttackingPiece extends Piece {
  /** [11.2] The lowest rank alive pays: where the Elite who earned the shift pay, and elsewhere. */
  readonly eliteRank: number;
  readonly rank: number;
}

/** [13] What becomes of a defender that must retreat: it gets away, it can only stop for a step, or it is lost. */
export type Escape = 'free' | 'stop' | 'none';

export interface DefendingPiece extends Piece {
  /** [11.2] [13.5] The lowest rank alive pays if its owner chooses, or its enemy; left out: it cannot be chosen. */
  readonly rank?: number;
  readonly enemyRank?: number;
  /** [12.1.2] As Lead Unit; `drm` by steps. Left out if it may not lead. */
  readonly asLead?: { readonly column: DefenseColumn; readonly drm: readonly number[] };
  readonly wayOut: Escape;
  /** After DMR and DS. */
  readonly escapesRout: boolean;
}

export interface BattleModel {
  /** [11.2] The Lead Formation. */
  readonly attackers: readonly AttackingPiece[];
  readonly isElite: boolean;
  readonly defenders: readonly DefendingPiece[];
  readonly guns: number;
  readonly isLoneReconnaissance: boolean;
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
