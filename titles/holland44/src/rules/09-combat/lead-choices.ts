/** [10.2] Which Formation leads the attack: the choices of the attacker, and what is wrong with others. */
import { type Choice, type Game, OK, type Ruling } from '@bridgehead/engine';
import { refusal } from '../../says.ts';
import { type Battle, NOBODY } from '../../state/battle.ts';
import { hasOnly, unitField } from '../../state/fields.ts';
import { idOf } from '../../state/units.ts';
import { type Lead, leadOptions } from '../10-odds/formations.ts';
import { columnName, oddsOf } from '../10-odds/odds.ts';
import { battleFields, type Fields } from './attack-fields.ts';

export type LeadWith = Choice & { readonly kind: 'lead'; readonly formation: string; readonly attachment?: string };

const leadChoice = ({ lead, attachment }: Lead): LeadWith => ({
  kind: 'lead',
  formation: lead,
  ...(attachment === NOBODY ? {} : { attachment: idOf(attachment) }),
});

export const leadChoices = (g: Game, battle: Battle): readonly LeadWith[] => leadOptions(g, battle).map(leadChoice);

/** The attack under the lead that was chosen. */
export const ledBy = (battle: Battle, { formation, attachment }: LeadWith): Battle => ({
  ...battle,
  lead: formation,
  attachment: unitField(attachment) ?? NOBODY,
});

const BAD_LEAD = refusal('10.2.1', 'the answer names a «formation» and perhaps an «attachment»');
const NOT_IN_ATTACK = refusal('10.2.1', 'formation-cannot-lead');
const NOT_ATTACHED = refusal('10.2.3', 'cannot-be-attached');

export function checkLead(g: Game, battle: Battle, choice: Choice): Ruling {
  const hasFields = hasOnly(choice, ['formation']) || hasOnly(choice, ['formation', 'attachment']);
  if (choice.kind !== 'lead' || !hasFields || typeof choice.formation !== 'string') return BAD_LEAD;
  const options = leadOptions(g, battle).filter(({ lead }) => lead === choice.formation);
  if (options.length === 0) return NOT_IN_ATTACK;
  if (!Object.hasOwn(choice, 'attachment')) return OK;
  const u = unitField(choice.attachment);
  return u !== undefined && options.some(({ attachment }) => attachment === u) ? OK : NOT_ATTACHED;
}

/** Each way to lead, with the odds it comes to. */
export const leadFields = (g: Game, battle: Battle): Fields => ({
  ...battleFields(battle),
  defenders: battle.defenders.map(idOf),
  options: leadOptions(g, battle).map((option) => ({
    formation: option.lead,
    ...(option.attachment === NOBODY ? {} : { attachment: idOf(option.attachment) }),
    odds: columnName(oddsOf(g, { ...battle, ...option }).column),
  })),
});
