import type { Game } from '@bridgehead/engine';
import { type Attacker, type Battle, NOBODY } from '../../state/battle.ts';
import { parentOf } from '../../state/state.ts';
import { dataOf, isBreakdown, type Unit } from '../../state/units.ts';

export interface Lead {
  readonly lead: string;
  /** Or NOBODY. */
  readonly attachment: Unit;
}

/** [10.2.4] Corps-level units are one Formation, whose units are attached from afar. */
const CORPS_LEVEL = 'CORPS';

/** [16.5] Those who may be of the Lead Formation or attached to it. */
const ownAttackers = ({ attackers, assisting }: Battle): readonly Attacker[] =>
  assisting.length === 0 ? attackers : attackers.filter(({ unit }) => !assisting.includes(unit));

/** [10.2.3] [10.2.4] Units that attack over the same hexside stand in one hex, also off the edge of the map [19.7]. */
const canBeAttached = (g: Game, attacker: Attacker, leaders: readonly Attacker[]): boolean =>
  formationOf(g, attacker.unit) === CORPS_LEVEL || leaders.some(({ over }) => over === attacker.over);

/** [10.2.1] [10.2.3] [10.2.4] Every Formation that may lead this attack, without and with each possible attachment. */
export function leadOptions(g: Game, battle: Battle): readonly Lead[] {
  const own = ownAttackers(battle);
  const formations = new Set(own.map(({ unit }) => formationOf(g, unit)));
  return [...formations].flatMap((lead) => {
    const leaders = own.filter(({ unit }) => formationOf(g, unit) === lead);
    const others = own.filter((attacker) => !leaders.includes(attacker) && canBeAttached(g, attacker, leaders));
    return [{ lead, attachment: NOBODY }, ...others.map(({ unit }) => ({ lead, attachment: unit }))];
  });
}

/** [10.2.1] [10.2.3] The attackers of the Lead Formation and its attachment; helpers are never among them [16.5]. */
export const leadUnits = (g: Game, battle: Battle): readonly Unit[] =>
  ownAttackers(battle)
    .map(({ unit }) => unit)
    .filter((u) => u === battle.attachment || formationOf(g, u) === battle.lead);

/** [10.2.2] [21.3] The Formation a unit belongs to; a Breakdown unit belongs to its parent's. */
export const formationOf = (g: Game, u: Unit): string => dataOf(isBreakdown(u) ? (parentOf(g, u) ?? u) : u).formation;
