import type { DefenseColumn, OddsColumn } from '../../tables/combat-tables.ts';

/** A counter with its steps; tables are by the number of steps left. */
export interface ModelUnit {
  readonly unit: string;
  readonly steps: number;
  /** [11.3] [11.4] The steps left after losing one: one less, or none where there is no Remnant. */
  readonly after: readonly number[];
  /** Defense Strength of a defender, Attack Strength of an attacker. */
  readonly strength: readonly number[];
}

export interface ModelAttacker extends ModelUnit {
  /** [11.2] The lowest rank alive loses the step: in a result in which the units of the Elite shift pay, and in others. */
  readonly eliteRank: number;
  readonly rank: number;
}

export interface ModelDefender extends ModelUnit {
  /** [11.2] [13.5] The lowest rank alive loses a step of the CRT: if its owner chooses, and if the attacker does. */
  readonly rank?: number;
  readonly enemyRank?: number;
  /** [12.1.2] As the Lead Unit of a Determined Defense; left out if it may not be one. */
  readonly stands?: { readonly column: DefenseColumn; readonly drm: readonly number[] };
}

/** Steps left, and guns that may still fire for the defender. */
export interface Standing {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly guns: number;
}

export interface BattleModel {
  readonly column: OddsColumn;
  /** [11.2] Those of the Lead Formation: nobody else loses a step. */
  readonly attackers: readonly ModelAttacker[];
  /** [10.6] [11.2] */
  readonly isElite: boolean;
  /** Everybody in the hex. */
  readonly defenders: readonly ModelDefender[];
  /** [17.6.3] */
  readonly guns: number;
  /** [23.7] A Reconnaissance unit alone ignores the loss of D1 and DS. */
  readonly slipsAway: boolean;
  /** [12.4] Whether everybody left would be eliminated by retreating, stops left aside. */
  readonly isDesperate: (standing: Standing) => boolean;
  /** [13] The steps of the defenders after a retreat; none for those who do not live through it. */
  readonly afterRetreat: (standing: Standing, kind: RetreatKind) => readonly number[];
}

/** [13.1.1] By D1, DR and their like, or by DS and DMR. */
export type RetreatKind = 'ordinary' | 'mandatory';

export const startOf = (model: BattleModel): Standing => ({
  attackers: model.attackers.map(({ steps }) => steps),
  defenders: model.defenders.map(({ steps }) => steps),
  guns: model.guns,
});

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export const without = (units: readonly ModelUnit[], steps: readonly number[], index: number): readonly number[] =>
  steps.map((left, i) => (i === index ? (units[i]?.after[left] ?? 0) : left));

export const strengthOf = (units: readonly ModelUnit[], steps: readonly number[]): number =>
  units.reduce((sum, { strength }, i) => sum + (strength[steps[i] ?? 0] ?? 0), 0);

export const weakened = (model: BattleModel, standing: Standing, index: number): Standing => ({
  ...standing,
  defenders: without(model.defenders, standing.defenders, index),
});
