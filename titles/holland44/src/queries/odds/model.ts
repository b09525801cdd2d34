import type {
  AttackingPiece,
  BattlePiece,
  BattlePieces,
  DefendingPiece,
} from '../../rules/11-results/battle-pieces.ts';
import type { RetreatKind, Standing } from '../../rules/11-results/battle-tree.ts';
import type { OddsColumn } from '../../tables/combat-tables.ts';

interface Strength {
  /** By steps left: Defense Strength of a defender, Attack Strength of an attacker. */
  readonly strength: readonly number[];
}
export type ModelAttacker = AttackingPiece & Strength;
export type ModelDefender = DefendingPiece & Strength;

/** All that the exact outcomes of a battle depend on. */
export interface BattleModel extends BattlePieces<ModelAttacker, ModelDefender> {
  readonly column: OddsColumn;
  /** [12.4] Whether everybody left would be eliminated by retreating, stops left aside. */
  readonly isDesperate: (standing: Standing) => boolean;
  /** [13] The steps of the defenders after a retreat; none for those who do not live through it. */
  readonly afterRetreat: (standing: Standing, kind: RetreatKind) => readonly number[];
}

export const strengthOf = (units: readonly (BattlePiece & Strength)[], steps: readonly number[]): number =>
  units.reduce((sum, { strength }, i) => sum + (strength[steps[i] ?? 0] ?? 0), 0);
