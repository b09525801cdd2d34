/**
 * The Movement Phase lets its player do many things in any order: march, break down, merge, place a Replacement. Each
 * chapter offers its orders in this shape, and the phase asks one question made of all of them.
 */
import type { Choice, Flow, Game, Random, Ruling } from '@bridgehead/engine';
import type { Side } from './data/unit-data.ts';

export interface Order<C extends Choice = Choice> {
  /** The kind of choice, unique among the orders. */
  readonly kind: C['kind'];
  readonly rule: string;
  /** Every legal order of this kind now, in a fixed order. */
  list(g: Game, side: Side): Iterable<C>;
  /** A choice from outside: any field may be missing or nonsense. */
  check(g: Game, side: Side, choice: Choice): Ruling;
  /** Carries out a checked order; a flow if it needs a procedure of its own, which then returns to `ready`. */
  perform(g: Game, side: Side, choice: C): Flow<'ready'> | undefined;
  /** One legal order at random, or undefined if there is none; left out where listing is cheap. */
  sample?(g: Game, side: Side, random: Random): C | undefined;
}
