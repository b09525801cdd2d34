/**
 * An Operation Phase lets its player do many things in any order. Each chapter offers its orders in this shape, and the
 * phase asks one question made of all of them.
 */
import type { Flow, Game, Random, Ruling } from '@bridgehead/engine';
import type { OrderChoice, OrderKind, ReadOrder } from './contract/decisions.ts';
import type { Unit } from './state/units.ts';

export interface Order<K extends OrderKind> {
  /** The kind of choice, unique among the orders. */
  readonly kind: K;
  /** Every legal order of this kind for a unit now, in a fixed order. */
  list(g: Game, u: Unit): Iterable<OrderChoice<K>>;
  /** Whether an order may be given to its unit, which is on the map and of the side to move. */
  check(g: Game, u: Unit, order: ReadOrder<K>): Ruling;
  /** Carries out a checked order; a flow if it needs a procedure of its own, which then returns to `orders`. */
  perform(g: Game, u: Unit, order: ReadOrder<K>): Flow<'orders'> | undefined;
  /** One legal order at random, or undefined if there is none; left out where listing is cheap. */
  sample?(g: Game, u: Unit, random: Random): OrderChoice<K> | undefined;
}
