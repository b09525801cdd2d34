/** The tables of combat as chances, and means over them. */
import { lookUp } from '@bridgehead/toolkit';
import {
  COMBAT_RESULTS_TABLE,
  type CombatResult,
  DETERMINED_DEFENSE_TABLE,
  type DefenseColumn,
  type DefenseResult,
  ODDS_COLUMNS,
} from '../../../src/tables/combat-tables.ts';
import type { ExpectedOutcome } from './battle-model.ts';

export const DIE = [1, 2, 3, 4, 5, 6] as const;

interface Chance<R> {
  readonly result: R;
  readonly chance: number;
}

function chancesOf<R>(results: readonly R[]): readonly Chance<R>[] {
  return [...new Set(results)].map((result) => ({
    result,
    chance: results.filter((one) => one === result).length / results.length,
  }));
}

/** By column of the CRT. */
export const CRT_CHANCES: readonly (readonly Chance<CombatResult>[])[] = ODDS_COLUMNS.map((column) =>
  chancesOf(DIE.map((roll) => lookUp(COMBAT_RESULTS_TABLE, column, roll))),
);

const LEAST_DRM = -1;
const MOST_DRM = 2;
/** By what is added to the die. */
const defenseChancesIn = (column: DefenseColumn): readonly (readonly Chance<DefenseResult>[])[] =>
  Array.from({ length: MOST_DRM - LEAST_DRM + 1 }, (_, i) =>
    chancesOf(DIE.map((roll) => lookUp(DETERMINED_DEFENSE_TABLE, column, roll + i + LEAST_DRM))),
  );
const DEFENSE_CHANCES: Readonly<Record<DefenseColumn, readonly (readonly Chance<DefenseResult>[])[]>> = {
  clear: defenseChancesIn('clear'),
  other: defenseChancesIn('other'),
  city: defenseChancesIn('city'),
};

export const defenseChances = (column: DefenseColumn, drm: number): readonly Chance<DefenseResult>[] =>
  DEFENSE_CHANCES[column][Math.min(MOST_DRM, Math.max(LEAST_DRM, drm)) - LEAST_DRM] ?? [];

/** The sum of outcomes by their chances. */
export function weightedOutcome<T>(
  chances: readonly Chance<T>[],
  outcomeOf: (result: T) => ExpectedOutcome,
): ExpectedOutcome {
  const sum = {
    attacker: 0,
    defender: 0,
    clear: 0,
    bonus: 0,
    attackerSteps: 0,
    defenderSteps: 0,
    eliminated: 0,
  };
  for (const { result, chance } of chances) {
    const one = outcomeOf(result);
    sum.attacker += chance * one.attacker;
    sum.defender += chance * one.defender;
    sum.clear += chance * one.clear;
    sum.bonus += chance * one.bonus;
    sum.attackerSteps += chance * one.attackerSteps;
    sum.defenderSteps += chance * one.defenderSteps;
    sum.eliminated += chance * one.eliminated;
  }
  return sum;
}

/** The mean of outcomes that are equally likely. */
export const meanOutcome = (outcomes: readonly ExpectedOutcome[]): ExpectedOutcome =>
  weightedOutcome(
    outcomes.map((result) => ({ result, chance: 1 / outcomes.length })),
    (one) => one,
  );
