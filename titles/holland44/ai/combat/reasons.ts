/** Why an attack is worth making, in rules and numbers. */
import type { Reason } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import { valued } from '@bridgehead/toolkit';
import { columnName } from '../../src/rules/10-odds/odds.ts';
import { idOf, type Unit } from '../../src/state/units.ts';
import { ODDS_COLUMNS } from '../../src/tables/combat-tables.ts';
import { hexName, rounded } from '../names.ts';
import { says, saysBy } from '../says.ts';
import { type AttackForecast, forecastOutcome, type Support } from './attack-forecast.ts';
import type { ExpectedOutcome } from './outcome/battle-model.ts';

const LAST_COLUMN = ODDS_COLUMNS.length - 1;

/** The column that is rolled on; several if the face of an Unknown unit decides. */
export function columnOf({ cases }: AttackForecast, shifts: number): Message {
  const columns = cases.map(({ model, odds }) =>
    model === undefined ? LAST_COLUMN : Math.min(LAST_COLUMN, Math.max(0, odds.column + shifts)),
  );
  const [least, most] = [Math.min(...columns), Math.max(...columns)];
  return least === most
    ? says('odds.column', { column: columnName(least) })
    : says('odds.columns', { least: columnName(least), most: columnName(most) });
}

export function outcomeReasons({
  clear,
  bonus,
  attackerSteps,
  defenderSteps,
  attacker,
}: ExpectedOutcome): readonly Reason[] {
  return [
    valued(saysBy('15.1', 'reason.clears-hex', { clear }), rounded(clear)),
    ...(bonus > 0 ? [valued(saysBy('16.1', 'reason.breaks-through', { bonus }), rounded(bonus))] : []),
    valued(saysBy('11.1', 'reason.costs-steps', { steps: rounded(attackerSteps) }), rounded(attackerSteps)),
    valued(saysBy('11.1', 'reason.takes-steps', { steps: rounded(defenderSteps) }), rounded(defenderSteps)),
    valued(says('reason.worth-together'), rounded(attacker)),
  ];
}

/** Aircraft and guns, as far as they take part. */
export const helpersIn = ({ air, guns }: Pick<Support, 'air' | 'guns'>): readonly Message[] => [
  ...(air ? [says('helper.air')] : []),
  ...guns.map((u) => says('helper.gun', { unit: idOf(u) })),
];

export function attackReasons(forecast: AttackForecast, support: Support): readonly Reason[] {
  const helpers = helpersIn(support);
  return [
    saysBy('9.3', 'reason.odds', { odds: columnOf(forecast, support.shifts) }),
    ...(helpers.length === 0 ? [] : [saysBy('17.6.2', 'reason.supported-by', { helpers })]),
    ...outcomeReasons(forecastOutcome(forecast, support.shifts)),
  ];
}

export const attackName = (forecast: AttackForecast, shifts: number, units: readonly Unit[]): Message =>
  says('order.attack', { hex: hexName(forecast.target), odds: columnOf(forecast, shifts), units: units.map(idOf) });
