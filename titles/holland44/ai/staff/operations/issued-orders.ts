/** The orders of this player-turn. Asked twice about the same position, the staff makes the same choice. */
import { remembered } from '@bridgehead/ai';
import type { Game, Thinking } from '@bridgehead/engine';
import type { Unit } from '../../../src/state/units.ts';

const positionOf = ({ hash: { low, high } }: Game): string => `${low} ${high}`;

/** Notes that the unit gets its order now; false if it got one before, in another position. */
export function isFirstOrder(known: Game, thinking: Thinking, key: string, unit: Unit): boolean {
  const assignments = remembered(thinking, key, () => new Map<Unit, string>());
  const now = positionOf(known);
  const before = assignments.get(unit) ?? now;
  assignments.set(unit, before);
  return before === now;
}

/** Notes that something is done in this position, and tells in how many it has been. */
export function timesActed(known: Game, thinking: Thinking, key: string): number {
  return remembered(thinking, key, () => new Set<string>()).add(positionOf(known)).size;
}
