/** The expected outcome of an attack that is named by a choice. */
import type { Game } from '@bridgehead/engine';
import type { ReadChoices } from '../../src/contract/index.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { possibleAttackers } from '../../src/rules/09-combat/attackers.ts';
import { battleAgainst } from '../../src/state/battle.ts';
import { forecastAttack, forecastOutcome } from '../combat/attack-forecast.ts';
import type { ExpectedOutcome } from '../combat/outcome/battle-model.ts';
import { bestSupported, supportPrices } from '../combat/support-choice.ts';
import type { Intent } from '../intent.ts';

export function attackOutcome(
  known: Game,
  side: Side,
  intent: Intent,
  { target, units }: ReadChoices['combat']['attack'],
): ExpectedOutcome | undefined {
  const attackers = possibleAttackers(known, side, target).filter(({ unit }) => units.includes(unit));
  if (attackers.length === 0) return undefined;
  const forecast = forecastAttack(known, battleAgainst(side, 'combat', target, attackers), intent);
  if (forecast === undefined) return undefined;
  return forecastOutcome(forecast, bestSupported(forecast, supportPrices(known, side, [])).support.shifts);
}
