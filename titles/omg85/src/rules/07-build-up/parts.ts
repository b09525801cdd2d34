/** [7.1] What is inside a parent unit, and what the order of battle gives it for that. */
import type { Game } from '@bridgehead/engine';
import { INSIDE } from '../../state/places.ts';
import { placeOf } from '../../state/state.ts';
import { componentsOf, isParent, printedCp, type Unit } from '../../state/units.ts';

/** [7.1] The units that are inside this one now, in order. */
export const partsInside = (g: Game, u: Unit): readonly Unit[] =>
  componentsOf(u).filter((part) => placeOf(g, part) === INSIDE);

/** [1.5] The strength of the order of battle: of a parent unit that of the units inside it, however many they are. */
export function fullStrength(g: Game, u: Unit): number {
  if (!isParent(u)) return printedCp(u);
  return partsInside(g, u).reduce((sum, part) => sum + fullStrength(g, part), 0);
}
