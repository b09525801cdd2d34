/** [25.3] [25.3.1] [25.3.2] [25.3.3] An Unknown unit met on the march proves to be a combat unit and is attacked at once. */
import { type Game, OK, type Ruling } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { refusal } from '../../says.ts';
import { type Battle, battleAgainst, NOBODY, type Outcome } from '../../state/battle.ts';
import { emitEvent } from '../../state/events.ts';
import { unitsIn } from '../../state/stacks.ts';
import { addMark, ENGAGED, hasMark, hexOf, isInGoodOrder, REPLACEMENT, SPENT } from '../../state/state.ts';
import { idOf, type Unit } from '../../state/units.ts';
import { figuresOf } from '../02-contents.ts';
import { largestStacks } from '../06-stacking/largest-stacks.ts';
import { type Passage, passageOf } from '../08-movement/costs.ts';

/** [9.1] [11.5.1] [14.2] Whether a unit on the march could attack at once over such a hexside. */
export const canAttackAtOnce = (g: Game, u: Unit, passage: Passage): boolean =>
  figuresOf(g, u)[0] > 0 && isInGoodOrder(g, u) && !(passage === 'canal' && hasMark(g, u, ENGAGED));

/** [20.2.5] Whether a Replacement marker in the stack, or in the hex it stands in, prevents all attacks. */
export const isHeldByReplacement = (g: Game, units: readonly Unit[], hex: number): boolean =>
  [...units, ...(hex === OFF_MAP ? [] : unitsIn(g, 'allied', hex))].some((u) => hasMark(g, u, REPLACEMENT));

/**
 * [25.3.1] [6.4.2] Who of a marching stack attacks: all who can, or as many as the Stacking Limit allows; [6.2] who
 * stands in the hex that it attacks from counts in judging who is free.
 */
export function attackersOnTheMarch(g: Game, units: readonly Unit[], hexside: number): readonly (readonly Unit[])[] {
  const passage = passageOf(g, hexside);
  const able = units.filter((u) => canAttackAtOnce(g, u, passage));
  const hex = hexOf(g, units[0] ?? NOBODY);
  return largestStacks(g, able, hex === OFF_MAP ? units : unitsIn(g, 'allied', hex));
}

const NOT_OF_THE_STACK = refusal('25.3.1', 'not-of-marching-stack');
const NOT_AS_MANY = refusal('6.4.2', 'stack-attacks-in-full');

/** [25.3.1] [6.4.2] */
export function checkMarchAttack(g: Game, stack: readonly Unit[], hexside: number, units: readonly Unit[]): Ruling {
  const sets = attackersOnTheMarch(g, stack, hexside);
  if (!units.every((u) => sets.some((set) => set.includes(u)))) return NOT_OF_THE_STACK;
  return sets.some((set) => set.length === units.length && set.every((u) => units.includes(u))) ? OK : NOT_AS_MANY;
}

/** [25.3.1] Only the marching stack attacks, all over one hexside. */
export const battleOnTheMarch = (target: number, units: readonly Unit[], over: number): Battle =>
  battleAgainst(
    'allied',
    'on-the-march',
    target,
    units.map((unit) => ({ unit, over })),
  );

/** [25.3.2] After these results the march goes on without delay. */
export const isOverrun = ({ result }: Outcome): boolean => result === 'DS' || result === 'DMR';

/** [25.3.2] [25.3.3] [12.3] Whether the stack may go into the hex it attacked. */
export const mayOccupy = (outcome: Outcome): boolean =>
  outcome.isVacated && (isOverrun(outcome) || outcome.advance !== 'none');

/** [25.3.3] They stop and attack no more this turn. */
export function spend(g: Game, units: readonly Unit[]): void {
  for (const u of units) addMark(g, u, SPENT);
  emitEvent(g, 'spent', '25.3.3', { units: units.map(idOf) });
}

/** [25.3.3] Whether a marching stack has been stopped so. */
export const isSpent = (g: Game, units: readonly Unit[]): boolean => units.some((u) => hasMark(g, u, SPENT));
