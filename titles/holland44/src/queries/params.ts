/** What the queries of combat are asked about. */
import type { Game } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { refuse } from '@bridgehead/toolkit';
import type { Params } from '../contract/index.ts';
import { FORMATIONS } from '../data/formations.ts';
import type { Side } from '../data/unit-data.ts';
import type { Withdrawal } from '../rules/13-retreats/stopping.ts';
import { says } from '../says.ts';
import { NOBODY } from '../state/battle.ts';
import { isOccupiedBy, unitsIn } from '../state/stacks.ts';
import { hexOf } from '../state/state.ts';
import { enemyOf, sideOfUnit, type Unit } from '../state/units.ts';
import type { LeadOptions } from './odds/engagements.ts';
import type { OddsQuestion } from './odds/odds.ts';
import { retreatUnderWay, supposedRetreat } from './retreats.ts';

/** The same, if they are of one side. */
export function ofOneSide(units: readonly Unit[], place: string): readonly Unit[] {
  const [first = 0] = units;
  return units.every((u) => sideOfUnit(u) === sideOfUnit(first)) ? units : refuse(place, says('units-of-one-side'));
}

export function oddsQuestion(g: Game, params: Params<'odds'>): OddsQuestion {
  const { target, attackers, occasion = 'combat', edges = new Map(), support } = params;
  const units = attackers === undefined ? undefined : ofOneSide(attackers, 'attackers');
  return {
    target,
    side: units === undefined ? enemyOf(holderOf(g, target)) : sideOfUnit(units[0] ?? 0),
    occasion,
    ...(units === undefined ? {} : { units }),
    edges,
    leadOptions: leadOptionsIn(params),
    air: support?.air === true,
    artillery: support?.artillery ?? [],
  };
}

/** Who stands in the hex: without attackers named, the others attack. */
export function holderOf(g: Game, hex: number): Side {
  if (isOccupiedBy(g, 'german', hex)) return 'german';
  return isOccupiedBy(g, 'allied', hex) ? 'allied' : refuse('target', says('nobody-to-attack'));
}

const leadOptionsIn = ({ lead, attached }: Params<'odds'>): LeadOptions => ({
  ...(lead === undefined ? {} : { lead: FORMATIONS[lead] ?? '' }),
  ...(attached === undefined ? {} : { attachment: attached ?? NOBODY }),
});

const USUAL_RETREAT = 2;

/** [13] The retreat that is under way, or one that is supposed. */
export function retreatQuestion(g: Game, params: Params<'retreats'>): Withdrawal {
  if (Object.keys(params).length === 0) {
    return retreatUnderWay(g) ?? refuse('units', says('no-retreat-under-way'));
  }
  const units = retreatersIn(g, params);
  const hex = hexOf(g, units[0] ?? 0);
  if (hex === OFF_MAP || units.some((u) => hexOf(g, u) !== hex)) refuse('units', says('units-of-one-hex'));
  const { hexes = USUAL_RETREAT, least = hexes, most = Math.max(hexes, least) } = params;
  if (most < least) refuse('most', says('less-than-least'));
  return supposedRetreat({ hex, units, least, most });
}

function retreatersIn(g: Game, { units, hex }: Params<'retreats'>): readonly Unit[] {
  if (units !== undefined) return ofOneSide(units, 'units');
  if (hex === undefined) return refuse('hex', says('units-or-a-hex'), 'unknown-hex');
  const inHex = [...unitsIn(g, 'allied', hex), ...unitsIn(g, 'german', hex)];
  return inHex.length > 0 ? inHex : refuse('hex', says('no-unit-there'));
}
