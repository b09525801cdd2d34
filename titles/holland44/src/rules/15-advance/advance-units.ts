/** [15.1] Who may advance after a battle. */
import type { Game, Refusal } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { refusal } from '../../says.ts';
import { type Attacker, attackHex, type Battle, FROM_ABOVE } from '../../state/battle.ts';
import { HAS_ATTACKED, hasAutoDs, hasMark, hexOf, isInGoodOrder, placeOf } from '../../state/state.ts';
import { isArtillery, isSupplyHead, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { allowanceOf } from '../02-contents.ts';
import { isInPlay } from '../14-disruption/disruption.ts';
import { groundRefusal, partyOf } from './advance-steps.ts';

const NOT_HIS = refusal('15.1', 'not-of-attacker');
const NEVER = refusal('15.1', 'never-advances');
const NOT_IN_GOOD_ORDER = refusal('15.1', 'advance-in-good-order');
const IMMOBILE = refusal('15.6', 'enters-no-hex');
const NOT_THERE = refusal('15.1', 'no-part-in-attack');
const OTHER_ATTACK = refusal('15.1', 'fought-elsewhere');
const MARKED_ONLY = refusal('8.7', 'marked-units-only');

export const tookPart = ({ attackers }: Battle, u: Unit): boolean => attackers.some(({ unit }) => unit === u);

/** [15.1] [8.7] [19.7] Why this unit may not advance after this battle, or undefined. */
export function advancerRefusal(g: Game, battle: Battle, u: Unit): Refusal | undefined {
  if (sideOfUnit(u) !== battle.side || !isInPlay(g, u)) return NOT_HIS;
  if (isArtillery(u) || isSupplyHead(u)) return NEVER;
  if (!isInGoodOrder(g, u)) return NOT_IN_GOOD_ORDER;
  if (allowanceOf(g, u) === 0) return IMMOBILE;
  if (tookPart(battle, u)) return undefined;
  if (battle.occasion === 'automatic') return MARKED_ONLY;
  const hex = hexOf(g, u);
  if (hex === OFF_MAP || !battle.attackers.some((one) => attackHex(battle, one) === hex)) return NOT_THERE;
  return hasMark(g, u, HAS_ATTACKED) || hasAutoDs(g, u) ? OTHER_ATTACK : undefined;
}

/**
 * [11.2] [15.1] [15.6] [23.4] Whether this attacker could advance into the target hex if it were vacated, as the first
 * step of an advance; who lands on it [22.6] is there.
 */
export function couldEnterTarget(g: Game, battle: Battle, attacker: Attacker): boolean {
  const { unit, over } = attacker;
  if (advancerRefusal(g, battle, unit) !== undefined) return false;
  if (over === FROM_ABOVE) return true;
  const party = partyOf(battle, 'normal', [unit], placeOf(g, unit));
  const crossing = { unit, from: attackHex(battle, attacker), side: over };
  return groundRefusal(g, party, crossing, battle.target) === undefined;
}

/** [15.1] Those who may advance, as they stand when the advance begins. */
export const unitsToAdvance = (g: Game, battle: Battle): readonly Unit[] =>
  unitsOf(g, battle.side).filter((u) => advancerRefusal(g, battle, u) === undefined);
