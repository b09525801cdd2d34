/** The tables of combat as shares of the die, and means over them. */
import { lookUp } from '@bridgehead/toolkit';
import {
  COMBAT_RESULTS_TABLE,
  type CombatResult,
  DETERMINED_DEFENSE_TABLE,
  type DefenseColumn,
  type DefenseResult,
  ODDS_COLUMNS,
} from '../../src/tables/combat-tables.ts';
import type { Outlook } from './outlook-model.ts';

const DIE = [1, 2, 3, 4, 5, 6] as const;

export interface Share<R> {
  readonly result: R;
  readonly share: number;
}

function sharesOf<R>(results: readonly R[]): readonly Share<R>[] {
  return [...new Set(results)].map((result) => ({
    result,
    share: results.filter((one) => one === result).length / results.length,
  }));
}

/** By column of the CRT. */
export const RESULTS: readonly (readonly Share<CombatResult>[])[] = ODDS_COLUMNS.map((column) =>
  sharesOf(DIE.map((roll) => lookUp(COMBAT_RESULTS_TABLE, column, roll))),
);

const LEAST_DRM = -1;
const MOST_DRM = 2;
/** By what is added to the die. */
const standsIn = (column: DefenseColumn): readonly (readonly Share<DefenseResult>[])[] =>
  Array.from({ length: MOST_DRM - LEAST_DRM + 1 }, (_, i) =>
    sharesOf(DIE.map((roll) => lookUp(DETERMINED_DEFENSE_TABLE, column, roll + i + LEAST_DRM))),
  );
const STANDS: Readonly<Record<DefenseColumn, readonly (readonly Share<DefenseResult>[])[]>> = {
  clear: standsIn('clear'),
  other: standsIn('other'),
  city: standsIn('city'),
};

export const standResults = (column: DefenseColumn, drm: number): readonly Share<DefenseResult>[] =>
  STANDS[column][Math.min(MOST_DRM, Math.max(LEAST_DRM, drm)) - LEAST_DRM] ?? [];

/** The sum of outlooks by their shares. */
export function mixed<T>(shares: readonly Share<T>[], outlookOf: (result: T) => Outlook): Outlook {
  const sum = {
    attacker: 0,
    defender: 0,
    clear: 0,
    bonus: 0,
    attackerSteps: 0,
    defenderSteps: 0,
    eliminated: 0,
  };
  for (const { result, share } of shares) {
    const one = outlookOf(result);
    sum.attacker += share * one.attacker;
    sum.defender += share * one.defender;
    sum.clear += share * one.clear;
    sum.bonus += share * one.bonus;
    sum.attackerSteps += share * one.attackerSteps;
    sum.defenderSteps += share * one.defenderSteps;
    sum.eliminated += share * one.eliminated;
  }
  return sum;
}

/** The mean of outlooks that are equally likely. */
export const meanOf = (outlooks: readonly Outlook[]): Outlook =>
  mixed(
    outlooks.map((result) => ({ result, share: 1 / outlooks.length })),
    (one) => one,
  );
