/** Why an attack is worth making, in rules and numbers. */
import type { Reason } from '@bridgehead/engine';
import { unitLabel } from '../../src/labels.ts';
import { columnName } from '../../src/rules/10-odds/odds.ts';
import { ODDS_COLUMNS } from '../../src/tables/combat-tables.ts';
import { hexName, percent, rounded } from '../names.ts';
import { type AttackForecast, forecastOutcome, type Support } from './attack-forecast.ts';
import type { ExpectedOutcome } from './outcome/battle-model.ts';

const LAST_COLUMN = ODDS_COLUMNS.length - 1;

/** The column that is rolled on; several if the face of an Unknown unit decides. */
export function columnOf({ cases }: AttackForecast, shifts: number): string {
  const columns = cases.map(({ model, odds }) =>
    model === undefined ? LAST_COLUMN : Math.min(LAST_COLUMN, Math.max(0, odds.column + shifts)),
  );
  const [least, most] = [Math.min(...columns), Math.max(...columns)];
  return least === most ? columnName(least) : `${columnName(least)} to ${columnName(most)}`;
}

export function outcomeReasons({
  clear,
  bonus,
  attackerSteps,
  defenderSteps,
  attacker,
}: ExpectedOutcome): readonly Reason[] {
  return [
    { text: `clears the hex in ${percent(clear)}%`, rule: '15.1', value: rounded(clear) },
    ...(bonus > 0 ? [{ text: `breaks through in ${percent(bonus)}%`, rule: '16.1', value: rounded(bonus) }] : []),
    { text: `costs ${rounded(attackerSteps)} steps`, rule: '11.1', value: rounded(attackerSteps) },
    { text: `takes ${rounded(defenderSteps)} steps of the enemy`, rule: '11.1', value: rounded(defenderSteps) },
    { text: 'worth in steps, losses and ground together', value: rounded(attacker) },
  ];
}

export function attackReasons(forecast: AttackForecast, support: Support): readonly Reason[] {
  const guns = support.guns.map(unitLabel);
  const helpers = [...(support.air ? ['Air'] : []), ...guns];
  return [
    { text: `odds of ${columnOf(forecast, support.shifts)}`, rule: '9.3' },
    ...(helpers.length === 0 ? [] : [{ text: `supported by ${helpers.join(' and ')}`, rule: '17.6.2' }]),
    ...outcomeReasons(forecastOutcome(forecast, support.shifts)),
  ];
}

export const attackName = (forecast: AttackForecast, shifts: number): string =>
  `attack ${hexName(forecast.target)} at ${columnOf(forecast, shifts)}`;
