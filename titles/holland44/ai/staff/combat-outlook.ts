/** The outlook of an attack that is named by a choice. */
import type { Choice, Game } from '@bridgehead/engine';
import { hexNamed } from '@bridgehead/hex';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { possibleAttackers } from '../../src/rules/09-combat/attackers.ts';
import { battleAgainst } from '../../src/state/battle.ts';
import { unitsField } from '../../src/state/fields.ts';
import type { Outlook } from '../combat/outlook-model.ts';
import { outlookAt, profileOf } from '../combat/profile.ts';
import { bestSupported, pricesOn } from '../combat/support-choice.ts';
import type { Intent } from '../intent.ts';

export function combatOutlook(known: Game, side: Side, intent: Intent, choice: Choice): Outlook | undefined {
  const target = typeof choice.target === 'string' ? hexNamed(GRID, choice.target) : undefined;
  const units = unitsField(choice.units);
  if (target === undefined || units === undefined) return undefined;
  const attackers = possibleAttackers(known, side, target).filter(({ unit }) => units.includes(unit));
  if (attackers.length === 0) return undefined;
  const profile = profileOf(known, battleAgainst(side, 'combat', target, attackers), intent);
  if (profile === undefined) return undefined;
  return outlookAt(profile, bestSupported(profile, pricesOn(known, side, [])).support.shifts);
}
