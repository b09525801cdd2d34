/** The tables of combat, as printed. */
import type { DieTable } from '@bridgehead/toolkit';
import type { Rules } from '../editions.ts';

/** [11.1] */
export const COMBAT_RESULTS = ['A1', 'A1/ENG', 'ENG', 'EX', 'A1/DR', 'DR', 'DRX', 'A1/D1', 'D1', 'DMR', 'DS'] as const;
export type CombatResult = (typeof COMBAT_RESULTS)[number];

/** As they are printed in either book. */
export const PRINTED_RESULTS = [...COMBAT_RESULTS, 'A1/DR2', 'DR2'] as const;
export type PrintedResult = (typeof PRINTED_RESULTS)[number];

/** [11.1] [2e 11.1] The retreat of two hexes has another name in the second book. */
export function printedResult(
  { retreatResultName }: Pick<Rules, 'retreatResultName'>,
  result: CombatResult,
): PrintedResult {
  if (result === 'DR') return retreatResultName;
  return result === 'A1/DR' ? `A1/${retreatResultName}` : result;
}

export const ODDS_COLUMNS = ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1'] as const;
export type OddsColumn = (typeof ODDS_COLUMNS)[number];

/** [9.3] [public: PAC], fourteen cells confirmed by the extended example. */
export const COMBAT_RESULTS_TABLE: DieTable<CombatResult> = {
  rule: '9.3',
  columns: ODDS_COLUMNS,
  rows: [
    { upTo: 1, results: ['A1', 'A1', 'A1', 'A1/ENG', 'ENG', 'EX', 'DR', 'DRX', 'A1/D1'] },
    { upTo: 2, results: ['A1', 'A1', 'A1/ENG', 'ENG', 'EX', 'DR', 'DRX', 'A1/D1', 'DMR'] },
    { upTo: 3, results: ['A1', 'A1/ENG', 'ENG', 'EX', 'DR', 'DR', 'A1/D1', 'DMR', 'DMR'] },
    { upTo: 4, results: ['A1/ENG', 'ENG', 'EX', 'A1/DR', 'DR', 'A1/D1', 'DMR', 'DMR', 'DMR'] },
    { upTo: 5, results: ['ENG', 'EX', 'A1/DR', 'DR', 'A1/D1', 'D1', 'D1', 'DS', 'DS'] },
    { results: ['EX', 'A1/DR', 'D1', 'D1', 'D1', 'D1', 'DS', 'DS', 'DS'] },
  ],
};

/** [12.3] `H` holds the hex; then the steps that attacker and defender lose; `-` fails without loss. */
export const DEFENSE_RESULTS = ['-', '0/1', 'H 0/1', 'H 1/1', 'H 0/0', 'H 1/0'] as const;
export type DefenseResult = (typeof DEFENSE_RESULTS)[number];

export const DEFENSE_COLUMNS = ['clear', 'other', 'town', 'city'] as const;
export type DefenseColumn = (typeof DEFENSE_COLUMNS)[number];

/** [12.2] */
export const DETERMINED_DEFENSE_TABLE: DieTable<DefenseResult> = {
  rule: '12.2',
  columns: ['clear', 'other', 'city'],
  rows: [
    { upTo: 1, results: ['0/1', '0/1', '0/1'] },
    { upTo: 2, results: ['-', '-', '-'] },
    { upTo: 3, results: ['-', '-', 'H 0/1'] },
    { upTo: 4, results: ['-', 'H 0/1', 'H 1/1'] },
    { upTo: 5, results: ['H 0/1', 'H 1/1', 'H 0/0'] },
    { upTo: 6, results: ['H 1/1', 'H 0/0', 'H 0/0'] },
    { results: ['H 1/0', 'H 1/0', 'H 1/0'] },
  ],
};

/** [2e 12.2] Four columns [seed 003]; the cells are lost, and these are a proposal [design]. */
export const PROPOSED_DEFENSE_TABLE: DieTable<DefenseResult> = {
  rule: '12.2',
  columns: DEFENSE_COLUMNS,
  rows: [
    { upTo: 1, results: ['0/1', '0/1', '0/1', '0/1'] },
    { upTo: 2, results: ['-', '-', '-', '-'] },
    { upTo: 3, results: ['-', '-', 'H 0/1', 'H 1/1'] },
    { upTo: 4, results: ['-', 'H 0/1', 'H 1/1', 'H 0/0'] },
    { upTo: 5, results: ['H 0/1', 'H 1/1', 'H 0/0', 'H 0/0'] },
    { upTo: 6, results: ['H 1/1', 'H 0/0', 'H 0/0', 'H 0/0'] },
    { results: ['H 1/0', 'H 1/0', 'H 1/0', 'H 1/0'] },
  ],
};

/** [2e 12.2] The same with the City of the first edition, for the case that the example of 12.4 was rolled on a 4 [design]. */
export const CONSERVATIVE_DEFENSE_TABLE: DieTable<DefenseResult> = {
  rule: '12.2',
  columns: DEFENSE_COLUMNS,
  rows: [
    { upTo: 1, results: ['0/1', '0/1', '0/1', '0/1'] },
    { upTo: 2, results: ['-', '-', '-', '-'] },
    { upTo: 3, results: ['-', '-', '-', 'H 0/1'] },
    { upTo: 4, results: ['-', 'H 0/1', 'H 1/1', 'H 1/1'] },
    { upTo: 5, results: ['H 0/1', 'H 1/1', 'H 0/0', 'H 0/0'] },
    { upTo: 6, results: ['H 1/1', 'H 0/0', 'H 0/0', 'H 0/0'] },
    { results: ['H 1/0', 'H 1/0', 'H 1/0', 'H 1/0'] },
  ],
};

/** [12.2] By the edition, or by what an owner of the card knows better. */
export const DEFENSE_TABLES: Readonly<Record<Rules['defenseTable'], DieTable<DefenseResult>>> = {
  'three-columns': DETERMINED_DEFENSE_TABLE,
  proposed: PROPOSED_DEFENSE_TABLE,
  conservative: CONSERVATIVE_DEFENSE_TABLE,
};

/** [2e 12.2.3] The results that are printed in orange, by column [design]: the band next to the red ones, or every D1. */
const ORANGE: Readonly<Record<Rules['orangeResults'], Readonly<Partial<Record<OddsColumn, readonly CombatResult[]>>>>> =
  {
    none: {},
    'no-cells': {},
    band: { '4-1': ['A1/D1', 'D1'], '5-1': ['A1/D1', 'D1'], '6-1': ['A1/D1'], '7-1': ['A1/D1'] },
    'd1-cells': { '1-1': ['D1'], '2-1': ['D1'], '3-1': ['D1'], '4-1': ['D1'], '5-1': ['D1'] },
  };

/** [2e 12.2.3] Whether this result is printed in orange in this column. */
export const isOrange = (profile: Rules['orangeResults'], column: OddsColumn, result: CombatResult): boolean =>
  ORANGE[profile][column]?.includes(result) === true;

export const DISENGAGEMENTS = ['no', 'yes-1', 'yes'] as const;

/** [27.1.2] */
export const DISENGAGEMENT_TABLE: DieTable<(typeof DISENGAGEMENTS)[number]> = {
  rule: '27.1.2',
  columns: ['unit'],
  rows: [{ upTo: 2, results: ['no'] }, { upTo: 3, results: ['yes-1'] }, { results: ['yes'] }],
};

/** [2e 27.1.2] [seed 000] [seed 003] */
export const SECOND_DISENGAGEMENT_TABLE: DieTable<(typeof DISENGAGEMENTS)[number]> = {
  rule: '27.1.2',
  columns: ['unit'],
  rows: [{ upTo: 3, results: ['no'] }, { upTo: 4, results: ['yes-1'] }, { results: ['yes'] }],
};

/** [27.1.2] By the edition. */
export const DISENGAGEMENT_TABLES: Readonly<Record<Rules['disengagementTable'], typeof DISENGAGEMENT_TABLE>> = {
  first: DISENGAGEMENT_TABLE,
  second: SECOND_DISENGAGEMENT_TABLE,
};

export const ISOLATIONS = ['-1', '-'] as const;

/** [27.2.2] */
export const ISOLATION_TABLE: DieTable<(typeof ISOLATIONS)[number]> = {
  rule: '27.2.2',
  columns: ['unit'],
  rows: [{ upTo: 4, results: ['-1'] }, { results: ['-'] }],
};
