/** A place where troops are wanted, and how many. */
import type { Message } from '@bridgehead/engine/contract';
import type { Unit } from '../../src/state/units.ts';

export interface Slot {
  readonly hex: number;
  /** What the first who comes is worth there, in points of strength. */
  readonly value: number;
  /** The strength that is wanted. */
  readonly need: number;
  /** What it is for. */
  readonly name: Message;
  /** How well a unit suits: 1 as any other, 0 not at all. */
  readonly suits?: (u: Unit) => number;
}
