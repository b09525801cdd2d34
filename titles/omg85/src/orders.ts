/**
 * An Operation Phase lets its player do many things in any order. Each chapter offers its orders in this shape, and the
 * phase asks one question made of all of them.
 */
import type { Choice, Flow, Game, Random, Ruling } from '@bridgehead/engine';
import { refusal } from '@bridgehead/engine';
import type { Unit } from './state/units.ts';

export interface Order<C extends Choice = Choice> {
  /** The kind of choice, unique among the orders. */
  readonly kind: C['kind'];
  readonly rule: string;
  /** Every legal order of this kind for a unit now, in a fixed order. */
  list(g: Game, u: Unit): Iterable<C>;
  /** A choice from outside about a unit of the side to move; other fields may be missing or nonsense. */
  check(g: Game, u: Unit, choice: Choice): Ruling;
  /** Carries out a checked order; a flow if it needs a procedure of its own, which then returns to `orders`. */
  perform(g: Game, u: Unit, choice: C): Flow<'orders'> | undefined;
  /** One legal order at random, or undefined if there is none; left out where listing is cheap. */
  sample?(g: Game, u: Unit, random: Random): C | undefined;
}

export const WRONG_FIELDS = refusal('8.5', 'the order has the wrong fields');
