/** [10.3] [10.4] [10.5] [10.5.2] Tanks against tanks, guns and infantry. */
import type { Game } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { type Reason, saysBy } from '../../says.ts';
import { type Attacker, attackHex, type Battle } from '../../state/battle.ts';
import { isAntiTank, isInfantryType, isTank, type Unit } from '../../state/units.ts';
import { figuresOf } from '../02-contents.ts';
import { canVehiclePass } from '../07-zones-of-control.ts';
import { leadUnits } from './formations.ts';
import { allowsArmorShift } from './terrain.ts';

/** [2.3.10] 0: the unit has no Armor Rating, as Reconnaissance units in light cars. */
const ratingOf = (g: Game, u: Unit): number => figuresOf(g, u)[3];

/** [10.3.3] Anti-Tank units are worse in attack. */
const attackRating = (g: Game, u: Unit): number => Math.max(0, ratingOf(g, u) - (isAntiTank(u) ? 1 : 0));

const best = (ratings: readonly number[]): number => ratings.reduce((most, rating) => Math.max(most, rating), 0);
const bestDefending = (g: Game, defenders: readonly Unit[]): number => best(defenders.map((u) => ratingOf(g, u)));

/** [10.3.4] A Tank unit, which never lands, earns nothing over a hexside that it could not move across. */
function canRollIn(g: Game, battle: Battle, attacker: Attacker): boolean {
  const from = attackHex(battle, attacker);
  // Off the edge of the map only the hex that is entered has a terrain.
  return canVehiclePass(g, from === OFF_MAP ? battle.target : from, attacker.over, battle.target);
}

const NO_TANK_COUNTRY = saysBy('10.3.4', 'no-armor-shift-there');
const NO_TANKS_LEAD = saysBy('10.3.1', 'no-tanks-lead');
const CANNOT_CROSS = saysBy('10.3.4', 'tanks-cannot-cross');
const NO_BETTER = saysBy('10.3.1', 'armor-no-better');

/**
 * [10.3.1] [10.3.3] [10.3.4] The attacker's: by a Tank unit of the Lead Formation, if the best of all attacking units,
 * whatever their Formation, is better than every defender. Tank units that could not move across do nothing for it.
 * Why it is not earned; undefined if it is.
 */
export function armorShiftDenial(g: Game, battle: Battle, defenders: readonly Unit[]): Reason | undefined {
  if (!allowsArmorShift(battle.target)) return NO_TANK_COUNTRY;
  const leaders = leadUnits(g, battle);
  if (!leaders.some(isTank)) return NO_TANKS_LEAD;
  const counted = battle.attackers.filter((one) => !isTank(one.unit) || canRollIn(g, battle, one));
  if (!counted.some(({ unit }) => isTank(unit) && leaders.includes(unit))) return CANNOT_CROSS;
  const isBetter = best(counted.map(({ unit }) => attackRating(g, unit))) > bestDefending(g, defenders);
  return isBetter ? undefined : NO_BETTER;
}

export const earnsArmorShift = (g: Game, battle: Battle, defenders: readonly Unit[]): boolean =>
  armorShiftDenial(g, battle, defenders) === undefined;

/** [10.3.2] [10.3.4] The defender's: any Armor Rating in the Lead Formation denies it. */
export const suffersArmorShift = (g: Game, battle: Battle, defenders: readonly Unit[]): boolean =>
  allowsArmorShift(battle.target) &&
  defenders.some(isTank) &&
  leadUnits(g, battle).every((u) => attackRating(g, u) === 0);

/** [10.4] Whether the Armored units of the attack are halved: nobody in the Lead Formation matches the defender. */
export const isOutgunned = (g: Game, battle: Battle, defenders: readonly Unit[]): boolean =>
  bestDefending(g, defenders) > best(leadUnits(g, battle).map((u) => attackRating(g, u)));

/** [10.5.2] Tank units without infantry, attacked by infantry of the Lead Formation. */
export const areTanksUnsupported = (g: Game, battle: Battle, defenders: readonly Unit[]): boolean =>
  defenders.some(isTank) && !defenders.some(isInfantryType) && leadUnits(g, battle).some(isInfantryType);
