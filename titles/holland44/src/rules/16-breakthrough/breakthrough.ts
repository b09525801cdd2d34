/** Chapter 16: Breakthrough Combat, and help for other attacks. */
import { call, type Flow, type Game, go, type Refusal } from '@bridgehead/engine';
import { nameOf, neighboursOf, OFF_MAP, sideBetween } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { rulesOf } from '../../editions.ts';
import { refusal } from '../../says.ts';
import { type Attacker, battleAgainst } from '../../state/battle.ts';
import { emitEvent } from '../../state/events.ts';
import { hexOfPlace, hexPlace } from '../../state/places.ts';
import { isOccupiedBy, unitsIn, unknownIn } from '../../state/stacks.ts';
import { ASSISTING, addMark, isInGoodOrder, placeOf } from '../../state/state.ts';
import { enemyOf, idOf, type Unit } from '../../state/units.ts';
import { exceedsLimit } from '../06-stacking/stacking.ts';
import { passageOf } from '../08-movement/costs.ts';
import { attackFrame, attackResultIn } from '../09-combat/attack-frame.ts';
import { attackerRefusal, NO_BREAKTHROUGH, possibleAttackers, targetRefusal } from '../09-combat/attackers.ts';
import { forbidsWeakAttacks, tooWeakRefusal } from '../09-combat/least-odds.ts';
import type { AdvanceFrame } from '../15-advance/advance.ts';
import { reachOf } from '../15-advance/advance-reach.ts';
import {
  bonusRefusal,
  endedRefusal,
  endRefusal,
  followPath,
  groundRefusal,
  hexesOf,
  isOneUnit,
  isRefusal,
  type Party,
  stepRefusal,
} from '../15-advance/advance-steps.ts';
import { tookPart } from '../15-advance/advance-units.ts';

/** A party as far as Breakthrough Combat looks at it. */
export interface Group extends Party {
  /** Whether it is the first party of units that took part: the others come after it and do not break through [16.2]. */
  readonly isFirstGroup: boolean;
  /** Whether it has had its Breakthrough Combat [16.3.2]. */
  readonly hasBrokenThrough: boolean;
  /** Hexes whose attack was called off when a bridge was blown [9.3]. */
  readonly calledOff: readonly number[];
}

const NOT_EARNED = refusal('16.1', 'breakthrough-not-earned');
const HAS_HELPED = refusal('16.5', 'assisted-gains-no-more');
const NOT_FIRST = refusal('16.2', 'not-first-group');
const ONE_ONLY = refusal('16.3.2', 'one-breakthrough');
const NOT_ON_MAP = refusal('16.3.5', 'breakthrough-off-map');
const NOT_OF_THE_ATTACK = refusal('16.2', 'not-of-original-attack');
const CONGESTED = refusal('16.3.5', 'others-in-hex');
const NOT_ADJACENT = refusal('16.3.5', 'breakthrough-not-adjacent');
const NO_ENEMY = refusal('16.1', 'no-enemy-there');
const BONUS_GROUP = refusal('16.3.4', 'bonus-group-too-large');
const OVERSTACKED = refusal('6.4.2', 'group-too-large');
const CALLED_OFF = refusal('9.3', 'attack-called-off');
const NOBODY_ELSE = refusal('16.5', 'nobody-else-attacks');

/** [16.1] [16.2] [16.3.2] [16.3.5] [24.2] Why the group may use no Breakthrough Combat at all where it is. */
export function groupRefusal(g: Game, group: Group): Refusal | undefined {
  const { battle, units } = group;
  const isEarned = group.rate === 'bonus' && (battle.occasion === 'combat' || battle.occasion === 'automatic');
  if (!isEarned) return NOT_EARNED;
  if (units.some((u) => battle.assisting.includes(u))) return HAS_HELPED;
  if (!group.isFirstGroup) return NOT_FIRST;
  if (group.hasBrokenThrough) return ONE_ONLY;
  const hex = hexOfPlace(group.place);
  if (hex === OFF_MAP) return NOT_ON_MAP;
  if (group.hasEnded) return endedRefusal(g, group);
  if (!units.every((u) => tookPart(battle, u))) return NOT_OF_THE_ATTACK;
  return isCongested(g, group, hex) ? CONGESTED : undefined;
}

/** [16.3.5] Artillery that supported the attack has taken part in it. */
function isCongested(g: Game, { battle }: Group, hex: number): boolean {
  if (battle.side === 'german' && unknownIn(g, hex) >= 0) return true;
  return unitsIn(g, battle.side, hex).some((u) => !tookPart(battle, u) && !battle.artillery.includes(u));
}

/**
 * [16.3.1] [16.3.4] One hex of the advance rate, by the Road Bonus if need be. Nobody knows how the combat will go, so
 * the group must be allowed to end its advance where it stands [6.1] [15.4].
 */
function costRefusal(g: Game, group: Group, side: number): Refusal | undefined {
  const end = endRefusal(g, { ...group, used: group.used + 1 });
  if (group.used < hexesOf(group)) return end;
  const refusal = bonusRefusal(g, group, passageOf(g, side) === 'road');
  if (refusal !== undefined) return refusal;
  return isOneUnit(g, group.units) ? end : BONUS_GROUP;
}

const sideToward = (group: Group, target: number): number | undefined =>
  sideBetween(GRID, hexOfPlace(group.place), target);

/** Those of the group who attack; a unit without strength goes along. */
const attackersOf = (g: Game, group: Group, over: number, target: number): readonly Attacker[] =>
  group.units
    .map((unit) => ({ unit, over }))
    .filter((one) => attackerRefusal(g, one, target, 'breakthrough') === undefined);

function fightRefusal(g: Game, group: Group, over: number, target: number): Refusal | undefined {
  const passage = passageOf(g, over);
  if (passage === 'major-river' || passage === 'canal') return NO_BREAKTHROUGH;
  if (exceedsLimit(g, group.units)) return OVERSTACKED;
  const [first] = group.units;
  if (first === undefined || attackersOf(g, group, over, target).length > 0) return undefined;
  return attackerRefusal(g, { unit: first, over }, target, 'breakthrough');
}

/** [9.4.1] */
const weakRefusal = (g: Game, group: Group, over: number, target: number): Refusal | undefined =>
  tooWeakRefusal(g, battleAgainst(group.battle.side, 'breakthrough', target, attackersOf(g, group, over, target)));

/** [16.1] [16.3] Why the group may not attack this hex. */
export function breakthroughRefusal(g: Game, group: Group, target: number): Refusal | undefined {
  const barred = groupRefusal(g, group);
  if (barred !== undefined) return barred;
  const over = sideToward(group, target);
  if (over === undefined) return NOT_ADJACENT;
  if (!isOccupiedBy(g, enemyOf(group.battle.side), target)) return NO_ENEMY;
  const from = hexOfPlace(group.place);
  const fight = fightRefusal(g, group, over, target);
  if (fight !== undefined) return fight;
  if (group.calledOff.includes(target)) return CALLED_OFF;
  const weak = forbidsWeakAttacks(g) ? weakRefusal(g, group, over, target) : undefined;
  if (weak !== undefined) return weak;
  for (const unit of group.units) {
    const ground = groundRefusal(g, group, { unit, from, side: over }, target);
    if (ground !== undefined) return refusal('16.3.5', 'could-not-advance-there', { why: ground });
  }
  return costRefusal(g, group, over);
}

/** [16.5] Why the group may not help an attack on this hex. */
export function assistRefusal(g: Game, group: Group, target: number): Refusal | undefined {
  const refusal = groupRefusal(g, group);
  if (refusal !== undefined) return refusal;
  const over = sideToward(group, target);
  if (over === undefined) return NOT_ADJACENT;
  const { side } = group.battle;
  const rest = targetRefusal(g, side, target) ?? fightRefusal(g, group, over, target) ?? costRefusal(g, group, over);
  if (rest !== undefined) return rest;
  return possibleAttackers(g, side, target).some(({ unit }) => !group.units.includes(unit)) ? undefined : NOBODY_ELSE;
}

/** The hexes next to the group that it could attack, or help attack. */
export const targetsOf = (
  g: Game,
  group: Group,
  refusalOf: (g: Game, group: Group, target: number) => Refusal | undefined,
): readonly number[] =>
  groupRefusal(g, group) === undefined
    ? neighboursOf(GRID, hexOfPlace(group.place)).filter((hex) => refusalOf(g, group, hex) === undefined)
    : [];

/** [16.2] Whether the group, as it stands, has anything to do without a step. */
export const canFight = (g: Game, group: Group): boolean =>
  targetsOf(g, group, breakthroughRefusal).length > 0 || targetsOf(g, group, assistRefusal).length > 0;

const NO_PICKING_UP = refusal('16.2', 'no-picking-up');
const NO_GROUP = refusal('16.2', 'no-picking-up-now');
const NOT_TO_PICK = refusal('16.2', 'cannot-be-picked-up');

/** [16.2] Why this unit may not join the Breakthrough Group where it now is. */
export function pickUpRefusal(g: Game, f: AdvanceFrame, u: Unit): Refusal | undefined {
  if (!rulesOf(g).breakthroughPicksUp) return NO_PICKING_UP;
  if (f.rate !== 'bonus' || !f.isFirstGroup || f.hasBrokenThrough || f.hasEnded) return NO_GROUP;
  const isFree = f.eligible.includes(u) && !f.moved.includes(u) && !f.units.includes(u);
  return isFree && tookPart(f.battle, u) && placeOf(g, u) === f.place && !f.battle.assisting.includes(u)
    ? undefined
    : NOT_TO_PICK;
}

/**
 * Why a party may not take this path. It ends where the party may end its advance [6.1] [15.4], or on the way where it
 * picks somebody up and can go on with him [16.2].
 */
export function pathRefusal(g: Game, f: AdvanceFrame, start: Party, path: readonly number[]): Refusal | undefined {
  const end = followPath(g, start, path);
  if (isRefusal(end)) return end;
  const refusal = endRefusal(g, end);
  const there = { ...f, ...end };
  const canGoOnWith = (u: Unit): boolean =>
    pickUpRefusal(g, there, u) === undefined && reachOf(g, { ...end, units: [...end.units, u] }).ends.length > 0;
  return refusal !== undefined && f.eligible.some(canGoOnWith) ? undefined : refusal;
}

export function pickUp(g: Game, f: AdvanceFrame, units: readonly Unit[]): void {
  f.units = [...f.units, ...units];
  emitEvent(g, 'picked-up', '16.2', { units: units.map(idOf), at: nameOf(GRID, hexOfPlace(f.place)) });
}

/** [16.3.1] One hex is paid and the attack begins. */
export function breakThrough(g: Game, f: AdvanceFrame, target: number): Flow<AdvanceFrame['step']> {
  const over = sideToward(f, target) ?? 0;
  const attackers = attackersOf(g, f, over, target);
  f.against = target;
  f.used += 1;
  f.hasBrokenThrough = true;
  emitEvent(g, 'breakthrough', '16.1', { units: f.units.map(idOf), target: nameOf(GRID, target) });
  return call(attackFrame(battleAgainst(f.battle.side, 'breakthrough', target, attackers)), 'fought');
}

/** [16.3.1] [16.3.2] [16.3.3] [25.3.5] What the group may still do after its Breakthrough Combat: no result earns hexes. */
export function fought(g: Game, f: AdvanceFrame): Flow<AdvanceFrame['step']> {
  const { result, advance, isVacated, wasFought } = attackResultIn(f.result);
  if (result === 'cancelled') {
    f.used -= 1;
    f.hasBrokenThrough = false;
    f.calledOff = [...f.calledOff, f.against];
    return go('on');
  }
  const isLeft = (u: Unit): boolean => placeOf(g, u) === f.place && isInGoodOrder(g, u);
  f.moved = [...f.moved, ...f.units.filter((u) => !isLeft(u))];
  f.units = f.units.filter(isLeft);
  // A lone Garrison is no combat: its hex has cost what any other costs.
  if (!wasFought) f.hasBrokenThrough = false;
  if (result !== 'DS' && result !== 'DMR') f.hasEnded = true;
  if (!isVacated || advance === 'none' || f.units.length === 0) return go('step');
  f.vacated = [...f.vacated, f.against];
  f.isOccupying = true;
  if (stepRefusal(g, f, hexPlace(f.against)) === undefined) return go('occupy');
  f.isOccupying = false;
  return go('step');
}

/** [16.5] One hex is paid, and the group waits for the attack that must come next. */
export function assist(g: Game, f: AdvanceFrame, target: number): Flow<AdvanceFrame['step']> {
  const helpers = attackersOf(g, f, sideToward(f, target) ?? 0, target).map(({ unit }) => unit);
  f.used += 1;
  f.hasBrokenThrough = true;
  f.assist = nameOf(GRID, target);
  for (const u of helpers) addMark(g, u, ASSISTING);
  emitEvent(g, 'assisting', '16.5', { units: helpers.map(idOf), target: f.assist });
  return go('finish');
}
