/** [15.1] [16.3.1] [21.3] Units that have come so far together and go on apart. */
import type { Refusal } from '@bridgehead/engine';
import { refusal } from '../../says.ts';
import type { Unit } from '../../state/units.ts';
import type { AdvanceFrame, LeftBehind } from './advance.ts';

const NO_SUCH_PART = refusal('15.1', 'some-may-part');

/** [15.1] Each unit advances by itself: the members of a party need not stay together to its end. */
export function partRefusal(f: AdvanceFrame, units: readonly Unit[]): Refusal | undefined {
  const isPart = units.length < f.units.length && units.every((u) => f.units.includes(u));
  return isPart && f.used > 0 ? undefined : NO_SUCH_PART;
}

/** [16.3.1] [21.3] These part from the others here and go on, if they like, when those have finished. */
export function leaveBehind(f: AdvanceFrame, units: readonly Unit[]): void {
  const isNamed = (u: Unit): boolean => units.includes(u);
  const { place, entered, used, isByRoad } = f;
  f.waiting = [...f.waiting, ...units.map((u): LeftBehind => [u, place, entered, used, isByRoad])];
  f.units = f.units.filter((u) => !isNamed(u));
  f.eligible = f.eligible.filter((u) => !isNamed(u));
}
