/** The tables of combat, as printed. */
import type { DieTable } from '@bridgehead/toolkit';

/** [11.1] */
export const COMBAT_RESULTS = ['A1', 'A1/ENG', 'ENG', 'EX', 'A1/DR', 'DR', 'DRX', 'A1/D1', 'D1', 'DMR', 'DS'] as const;
export type CombatResult = (typeof COMBAT_RESULTS)[number];

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

export const DEFENSE_COLUMNS = ['clear', 'other', 'city'] as const;
export type DefenseColumn = (typeof DEFENSE_COLUMNS)[number];

/** [12.2] */
export const DETERMINED_DEFENSE_TABLE: DieTable<DefenseResult> = {
  rule: '12.2',
  columns: DEFENSE_COLUMNS,
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

export const DISENGAGEMENTS = ['no', 'yes-1', 'yes'] as const;

/** [27.1.2] */
export const DISENGAGEMENT_TABLE: DieTable<(typeof DISENGAGEMENTS)[number]> = {
  rule: '27.1.2',
  columns: ['unit'],
  rows: [{ upTo: 2, results: ['no'] }, { upTo: 3, results: ['yes-1'] }, { results: ['yes'] }],
};

export const ISOLATIONS = ['-1', '-'] as const;

/** [27.2.2] */
export const ISOLATION_TABLE: DieTable<(typeof ISOLATIONS)[number]> = {
  rule: '27.2.2',
  columns: ['unit'],
  rows: [{ upTo: 4, results: ['-1'] }, { results: ['-'] }],
};
