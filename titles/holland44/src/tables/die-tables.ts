/** The tables that one die is rolled on, as printed. */
import type { DieTable } from '@bridgehead/toolkit';
import type { Rules } from '../editions.ts';

export const WEATHERS = ['clear', 'cloudy', 'overcast'] as const;
export type WeatherName = (typeof WEATHERS)[number];

/** [4.3] */
export const WEATHER_TABLE: DieTable<WeatherName> = {
  rule: '4.3',
  columns: ['am', 'pm'],
  rows: [
    { upTo: 1, results: ['clear', 'clear'] },
    { upTo: 3, results: ['cloudy', 'clear'] },
    { upTo: 5, results: ['overcast', 'cloudy'] },
    { results: ['overcast', 'overcast'] },
  ],
};

export const DEMOLITIONS = ['intact', 'blown'] as const;

/** [5.6] */
export const BRIDGE_DEMOLITION_TABLE: DieTable<(typeof DEMOLITIONS)[number]> = {
  rule: '5.6',
  columns: ['bridge'],
  rows: [{ upTo: 2, results: ['intact'] }, { results: ['blown'] }],
};

/** [14.4.2] */
export const COMBAT_ZONE_RECOVERY_TABLE: DieTable<'no' | 'recover'> = {
  rule: '14.4.2',
  columns: ['unit'],
  rows: [{ upTo: 3, results: ['no'] }, { results: ['recover'] }],
};

/** [2e 14.4.2] [seed 000] [seed 003] */
export const SECOND_RECOVERY_TABLE: DieTable<'no' | 'recover'> = {
  rule: '14.4.2',
  columns: ['unit'],
  rows: [{ upTo: 4, results: ['no'] }, { results: ['recover'] }],
};

/** [14.4.2] By the least roll that helps. */
export const RECOVERY_TABLES: Readonly<Record<Rules['recoveryRollNeeded'], DieTable<'no' | 'recover'>>> = {
  4: COMBAT_ZONE_RECOVERY_TABLE,
  5: SECOND_RECOVERY_TABLE,
};

export const LANDINGS = ['-', 'S', 'S1', 'S2'] as const;
export type Landing = (typeof LANDINGS)[number];

/** [22.3] */
export const AIRLANDING_TABLE: DieTable<Landing> = {
  rule: '22.3',
  columns: ['airborne unit'],
  rows: [{ upTo: 4, results: ['-'] }, { upTo: 5, results: ['S'] }, { upTo: 7, results: ['S1'] }, { results: ['S2'] }],
};
