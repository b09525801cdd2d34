/** [6.4.2] Who fights where too many stand together. */
import type { Game } from '@bridgehead/engine';
import type { Unit } from '../../state/units.ts';
import { exceedsLimit } from './stacking.ts';

/**
 * [6.4.2] [6.2] Every choice of these units that keeps the Stacking Limit and that nobody could join, in order; all who
 * are in the hex tell who of them stacks for free.
 */
export function largestStacks(g: Game, units: readonly Unit[], inHex: readonly Unit[]): readonly (readonly Unit[])[] {
  if (!exceedsLimit(g, units, inHex)) return [units];
  return stacksWithin(g, units, inHex).filter((stack) =>
    units.every((u) => stack.includes(u) || exceedsLimit(g, [...stack, u], inHex)),
  );
}

/** A stack that is too high already stays so with more units in it: those need not be followed up. */
function stacksWithin(g: Game, units: readonly Unit[], inHex: readonly Unit[]): Unit[][] {
  let open: Unit[][] = [[]];
  for (const u of units) {
    const joined = open.map((stack) => [...stack, u]).filter((stack) => !exceedsLimit(g, stack, inHex));
    open = [...open, ...joined];
  }
  return open;
}
