import { readFileSync } from 'node:fs';
import { printTable } from '@bridgehead/toolkit';
import { expect, it } from 'vitest';
import {
  COMBAT_RESULTS_TABLE,
  CONSERVATIVE_DEFENSE_TABLE,
  DETERMINED_DEFENSE_TABLE,
  DISENGAGEMENT_TABLE,
  ISOLATION_TABLE,
  isOrange,
  ODDS_COLUMNS,
  PROPOSED_DEFENSE_TABLE,
  SECOND_DISENGAGEMENT_TABLE,
} from './combat-tables.ts';
import {
  AIRLANDING_TABLE,
  BRIDGE_DEMOLITION_TABLE,
  COMBAT_ZONE_RECOVERY_TABLE,
  SECOND_RECOVERY_TABLE,
  WEATHER_TABLE,
} from './die-tables.ts';
import {
  type ByArm,
  MINOR_RIVER_POINTS,
  RAILWAY_BRIDGE_POINTS,
  ROAD_SIXTHS,
  TERRAIN_POINTS,
} from './terrain-effects.ts';

const row = (name: string, [foot, mechanized]: readonly [string, string]): string =>
  `${name.padEnd(14)}${foot.padEnd(5)}${mechanized}`;
const points = ([foot, mechanized]: ByArm, sign = ''): [string, string] => [`${sign}${foot}`, `${sign}${mechanized}`];
const fractions = ([foot, mechanized]: ByArm): [string, string] =>
  [foot, mechanized].map((n) => (n === 6 ? '1' : `1/${6 / n}`)) as [string, string];

it('[9.3] [12.2] [27.1.2] [27.2.2] [4.3] [5.6] [14.4.2] [22.3] [2.2.2] the tables are those of the chart: tables.txt is to be proof-read against it', () => {
  const dice = [
    printTable(WEATHER_TABLE),
    printTable(BRIDGE_DEMOLITION_TABLE),
    printTable(COMBAT_ZONE_RECOVERY_TABLE),
    printTable(AIRLANDING_TABLE),
    printTable(COMBAT_RESULTS_TABLE),
    printTable(DETERMINED_DEFENSE_TABLE),
    printTable(DISENGAGEMENT_TABLE),
    printTable(ISOLATION_TABLE),
  ];
  const terrain = [
    '[TEC] movement, foot / mechanized',
    ...Object.entries(TERRAIN_POINTS).map(([name, cost]) => row(name, points(cost))),
    row('minor road', fractions(ROAD_SIXTHS.minor)),
    row('secondary', fractions(ROAD_SIXTHS.secondary)),
    row('primary', fractions(ROAD_SIXTHS.primary)),
    row('minor river', points(MINOR_RIVER_POINTS, '+')),
    row('rail bridge', points(RAILWAY_BRIDGE_POINTS, '+')),
  ].join('\n');
  const text = readFileSync(new URL('./tables.txt', import.meta.url), 'utf8');
  expect(`${[...dice, terrain].join('\n\n')}\n`).toBe(text);
});

it('[2e 12.2] [2e 12.2.3] [2e 14.4.2] [2e 27.1.2] those of the second edition stand beside them: tables-second.txt', async () => {
  const orange = (profile: 'band' | 'd1-cells'): string =>
    [
      `[2e 12.2.3] orange ${profile}`,
      ...COMBAT_RESULTS_TABLE.rows.map(
        ({ results }, row) =>
          `${row + 1} ${ODDS_COLUMNS.map((column, i) => (isOrange(profile, column, results[i] ?? 'A1') ? 'o' : '.')).join(' ')}`,
      ),
    ].join('\n');
  const tables = [
    printTable(SECOND_RECOVERY_TABLE),
    printTable(PROPOSED_DEFENSE_TABLE),
    printTable(CONSERVATIVE_DEFENSE_TABLE),
    orange('band'),
    orange('d1-cells'),
    printTable(SECOND_DISENGAGEMENT_TABLE),
  ];
  await expect(`${tables.join('\n\n')}\n`).toMatchFileSnapshot('./tables-second.txt');
});
