/** The expected outcome of an attack that is named by a choice. */
import type { Choice, Game } from '@bridgehead/engine';
import { hexNamed } from '@bridgehead/hex';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { possibleAttackers } from '../../src/rules/09-combat/attackers.ts';
import { battleAgainst } from '../../src/state/battle.ts';
import { unitsField } from '../../src/state/fields.ts';
import { forecastAttack, forecastOutcome } from '../combat/attack-forecast.ts';
import type { ExpectedOutcome } from '../combat/outcome/battle-model.ts';
import { bestSupported, supportPrices } from '../combat/support-choice.ts';
import type { Intent } from '../intent.ts';

export function attackOutcome(known: Game, side: Side, intent: Intent, choice: Choice): ExpectedOutcome | undefined {
  const target = typeof choice.target === 'string' ? hexNamed(GRID, choice.target) : undefined;
  const units = unitsField(choice.units);
  if (target === undefined || units === undefined) return undefined;
  const attackers = possibleAttackers(known, side, target).filter(({ unit }) => units.includes(unit));
  if (attackers.length === 0) return undefined;
  const forecast = forecastAttack(known, battleAgainst(side, 'combat', target, attackers), intent);
  if (forecast === undefined) return undefined;
  return forecastOutcome(forecast, bestSupported(forecast, supportPrices(known, side, [])).support.shifts);
}
