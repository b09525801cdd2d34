/** [9.3] What the players decide in the course of one attack: the choices, what is wrong with others, what they know. */
import { type Choice, type Game, type Json, OK, type Ruling, refusal } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { type Battle, defendingSide, NOBODY } from '../../state/battle.ts';
import { hasOnly, unitField, unitsField } from '../../state/fields.ts';
import { unitsIn } from '../../state/stacks.ts';
import { hasMark, isInFullRetreat, RETREATED } from '../../state/state.ts';
import { idOf, type Unit } from '../../state/units.ts';
import { largestStacks } from '../06-stacking/largest-stacks.ts';
import { exceedsLimit } from '../06-stacking/stacking.ts';
import { type Lead, leadOptions } from '../10-odds/formations.ts';
import { columnName, type Odds, oddsOf } from '../10-odds/odds.ts';
import { airSupport, artilleryRefusal, artillerySets, isBarrage } from '../17-artillery/artillery-support.ts';
import { isHeadInCompany } from '../18-supply/supply-heads.ts';

export type Fields = { readonly [key: string]: Json | undefined };

const sameUnits = (one: readonly Unit[], other: readonly Unit[]): boolean =>
  one.length === other.length && one.every((u) => other.includes(u));

/** The attack as both players see it before anything about it is decided. */
export const battleFields = (battle: Battle): Fields => ({
  side: battle.side,
  occasion: battle.occasion,
  target: nameOf(GRID, battle.target),
  units: battle.attackers.map(({ unit }) => idOf(unit)),
  ...(battle.assisting.length === 0 ? {} : { assisting: battle.assisting.map(idOf) }),
});

/** [9.3] The odds in the words of the table. */
export const oddsFields = ({ attack, defense, raw, column, shifts }: Odds): Fields => ({
  attack,
  defense,
  raw: columnName(raw),
  column: columnName(column),
  shifts: shifts.map(({ rule, label, columns }) => ({ rule, label, columns })),
});

// ---- who defends ------------------------------------------------------------------------------------------------------

/** [13.5] [14.3.1] [18.2.2] The units in the hex that add to its defense, if the Stacking Limit lets them. */
export function ableDefenders(g: Game, battle: Battle): readonly Unit[] {
  const isSpared = (u: Unit): boolean =>
    isInFullRetreat(g, u) || isHeadInCompany(g, u) || (battle.occasion === 'combat' && hasMark(g, u, RETREATED));
  return unitsIn(g, defendingSide(battle), battle.target).filter((u) => !isSpared(u));
}

export type DefendWith = Choice & { readonly kind: 'defend-with'; readonly units: readonly string[] };

/** [6.4.2] [6.2] Every choice of those who defend; who stacks for free is judged by all who are in the hex. */
export const defensesOf = (g: Game, battle: Battle): readonly (readonly Unit[])[] =>
  largestStacks(g, ableDefenders(g, battle), unitsIn(g, defendingSide(battle), battle.target));

export const defenseChoices = (g: Game, battle: Battle): readonly DefendWith[] =>
  defensesOf(g, battle).map((units) => ({ kind: 'defend-with', units: units.map(idOf) }));

const BAD_DEFENSE = refusal('6.4.2', 'the answer names different «units» that can defend the hex');
const TOO_MANY = refusal('6.4.2', 'no more units defend than the Stacking Limit allows');
const TOO_FEW = refusal('6.4.2', 'as many units defend as the Stacking Limit allows');

export function checkDefense(g: Game, battle: Battle, choice: Choice): Ruling {
  const units = unitsField(choice.units);
  const able = ableDefenders(g, battle);
  if (choice.kind !== 'defend-with' || !hasOnly(choice, ['units'])) return BAD_DEFENSE;
  if (units === undefined || !units.every((u) => able.includes(u))) return BAD_DEFENSE;
  if (exceedsLimit(g, units, unitsIn(g, defendingSide(battle), battle.target))) return TOO_MANY;
  return defensesOf(g, battle).some((stack) => sameUnits(stack, units)) ? OK : TOO_FEW;
}

// ---- who leads --------------------------------------------------------------------------------------------------------

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
const NOT_IN_ATTACK = refusal('10.2.1', 'the Formation has no unit in the attack that could lead it');
const NOT_ATTACHED = refusal('10.2.3', 'the unit cannot be attached to this Lead Formation');

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

// ---- support ----------------------------------------------------------------------------------------------------------

export type Support = Choice & {
  readonly kind: 'support';
  readonly air?: true;
  readonly artillery?: readonly string[];
};

const supportChoice = (air: boolean, guns: readonly Unit[]): Support => ({
  kind: 'support',
  ...(air ? { air: true } : {}),
  ...(guns.length === 0 ? {} : { artillery: guns.map(idOf) }),
});

/** [10.7] [17.6.2] None first, then each set of guns, then the same with an Air unit. */
export function supportChoices(g: Game, battle: Battle): readonly Support[] {
  const sets = artillerySets(g, battle);
  const air = airSupport(g, battle).legal ? [false, true] : [false];
  return air.flatMap((isUsed) => sets.map((guns) => supportChoice(isUsed, guns)));
}

const SUPPORT_FIELDS: readonly string[] = ['kind', 'air', 'artillery'];
const BAD_SUPPORT = refusal('9.3', 'support is «air», «artillery», both or neither');
const TOGETHER = refusal('17.6.2', 'only 5 AGRA supports an attack together with one other Artillery unit');
const BARRAGE = refusal('23.1.3', 'on turn 1 the double shifts of 5 AGRA and Gds Div are not combined');

export function checkSupport(g: Game, battle: Battle, choice: Choice): Ruling {
  if (choice.kind !== 'support' || Object.keys(choice).some((key) => !SUPPORT_FIELDS.includes(key))) return BAD_SUPPORT;
  if (Object.hasOwn(choice, 'air')) {
    const air = choice.air === true ? airSupport(g, battle) : BAD_SUPPORT;
    if (!air.legal) return air;
  }
  return Object.hasOwn(choice, 'artillery') ? checkGuns(g, battle, choice.artillery) : OK;
}

function checkGuns(g: Game, battle: Battle, field: Json | undefined): Ruling {
  const guns = unitsField(field);
  if (guns === undefined) return BAD_SUPPORT;
  for (const u of guns) {
    const refusal = artilleryRefusal(g, battle, u);
    if (refusal !== undefined) return refusal;
  }
  if (artillerySets(g, battle).some((set) => sameUnits(set, guns))) return OK;
  return guns.every((u) => isBarrage(g, u)) ? BARRAGE : TOGETHER;
}
