/** Chapter 10: the odds of an attack, every halving, doubling and shift with its rule. */
import type { Game } from '@bridgehead/engine';
import type { Battle } from '../battle.ts';
import type { OddsColumn } from '../tables/combat-tables.ts';
import type { Unit } from '../units.ts';

export interface Reason {
  readonly rule: string;
  readonly label: string;
}

/** The strength that one unit adds, or several 1-strength units that are halved together [10.1]. */
export interface StrengthLine {
  readonly units: readonly Unit[];
  /** Before halving and doubling. */
  readonly printed: number;
  /** Every rule that would halve it; it is halved once [10.1]. */
  readonly halved: readonly Reason[];
  readonly doubled: readonly Reason[];
  readonly strength: number;
}

export interface Shift extends Reason {
  /** To the right, or to the left if negative. */
  readonly columns: number;
}

export interface Odds {
  readonly attackers: readonly StrengthLine[];
  readonly defenders: readonly StrengthLine[];
  readonly attack: number;
  readonly defense: number;
  /** [9.3] The column before shifts, as a number: 0 is 1-3, 2 is 1-1, 3 is 2-1, 8 is 7-1; beyond the table it goes on. */
  readonly raw: number;
  readonly shifts: readonly Shift[];
  /** [9.4.2] After all shifts, still perhaps beyond the table. */
  readonly column: number;
  /** [9.4.1] The column that is rolled on. */
  readonly resolved: OddsColumn;
  /** [11.2] Whether the attacker earned the shift of Elite units [10.6]. */
  readonly isElite: boolean;
}

/** `1-3`, `4-1`, also `9-1` and `1-5`, which no table prints. */
export const columnName = (column: number): string => (column >= 2 ? `${column - 1}-1` : `1-${3 - column}`);

/** [10] The odds of the battle as it stands: its lead, attachment and support as chosen so far. */
export function oddsOf(_g: Game, _battle: Battle): Odds {
  throw new Error('not written yet');
}
