/** [10.2] Which Formation leads the attack: the choices of the attacker, and what is wrong with others. */
import { type Game, OK, type Ruling } from '@bridgehead/engine';
import type { AboutOf } from '@bridgehead/engine/contract';
import type { DECISIONS } from '../../contract/decisions.ts';
import type { Choices, ReadChoices } from '../../contract/index.ts';
import { FORMATIONS } from '../../data/formations.ts';
import { refusal } from '../../says.ts';
import { type Battle, NOBODY } from '../../state/battle.ts';
import { idOf } from '../../state/units.ts';
import { type Lead, leadOptions } from '../10-odds/formations.ts';
import { columnName, oddsOf } from '../10-odds/odds.ts';
import { battleFields } from './attack-fields.ts';
import { BELOW_LOWEST_ODDS, reachesLowestOdds } from './least-odds.ts';

type LeadWith = Choices['lead-formation']['lead'];

const leadChoice = ({ lead, attachment }: Lead): LeadWith => ({
  kind: 'lead',
  formation: lead,
  ...(attachment === NOBODY ? {} : { attachment: idOf(attachment) }),
});

/** [9.4.1] Ways to lead that let the attack be made at all. */
export const leadChoices = (g: Game, battle: Battle): readonly LeadWith[] =>
  leadOptions(g, battle)
    .filter((lead) => reachesLowestOdds(g, { ...battle, ...lead }))
    .map(leadChoice);

/** The lead that was chosen. */
export const leadOf = ({ formation, attachment = NOBODY }: ReadChoices['lead-formation']['lead']): Lead => ({
  lead: FORMATIONS[formation] ?? '',
  attachment,
});

const NOT_IN_ATTACK = refusal('10.2.1', 'formation-cannot-lead');
const NOT_ATTACHED = refusal('10.2.3', 'cannot-be-attached');

export function checkLead(g: Game, battle: Battle, { lead, attachment }: Lead): Ruling {
  const options = leadOptions(g, battle).filter((option) => option.lead === lead);
  if (options.length === 0) return NOT_IN_ATTACK;
  if (!options.some((option) => option.attachment === attachment)) return NOT_ATTACHED;
  return reachesLowestOdds(g, { ...battle, lead, attachment }) ? OK : BELOW_LOWEST_ODDS;
}

/** Each way to lead, with the odds it comes to. */
export const leadFields = (g: Game, battle: Battle): AboutOf<(typeof DECISIONS)['lead-formation']> => ({
  ...battleFields(battle),
  defenders: battle.defenders.map(idOf),
  options: leadOptions(g, battle).map((option) => ({
    formation: option.lead,
    ...(option.attachment === NOBODY ? {} : { attachment: idOf(option.attachment) }),
    odds: columnName(oddsOf(g, { ...battle, ...option }).column),
  })),
});
