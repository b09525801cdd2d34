/**
 * The Movement Phase lets its player do many things in any order: march, break down, merge, place a Replacement. Each
 * chapter offers its orders in this shape, and the phase asks one question made of all of them.
 */
import type { Flow, Game, Random, Ruling } from '@bridgehead/engine';
import type { Choices, ReadChoices } from './contract/index.ts';
import type { Side } from './data/unit-data.ts';

type OfPhase = Choices['movement-orders'];
export type OrderKind = Exclude<keyof OfPhase, 'end-movement'>;
/** An order as it is written. */
export type WrittenOrder<K extends OrderKind = OrderKind> = OfPhase[K];
/** An order as it was read. */
export type ReadOrder<K extends OrderKind = OrderKind> = ReadChoices['movement-orders'][K];

export interface Order<K extends OrderKind = OrderKind> {
  readonly kind: K;
  /** Every legal order of this kind now, in a fixed order. */
  list(g: Game, side: Side): Iterable<WrittenOrder<K>>;
  /** The rule that an order of the declared form breaks. */
  check(g: Game, side: Side, order: ReadOrder<K>): Ruling;
  /** Carries out a checked order; a flow if it needs a procedure of its own, which then returns to `ready`. */
  perform(g: Game, side: Side, order: ReadOrder<K>): Flow<'ready'> | undefined;
  /** One legal order at random, or undefined if there is none; left out where listing is cheap. */
  sample?(g: Game, side: Side, random: Random): WrittenOrder<K> | undefined;
}
