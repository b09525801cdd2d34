import { type Game, openKnownPosition } from '@bridgehead/engine';
import { refuse } from '@bridgehead/toolkit';
import type { Side } from '../data/unit-data.ts';
import { says } from '../says.ts';
import { sideOfUnit, type Unit } from '../state/units.ts';

/** The game as a side may know it: nothing is answered from what is hidden. */
export const asKnownTo = (g: Game, side: Side | undefined): Game =>
  side === undefined ? g : openKnownPosition(g, side);

/** The side of units that are asked about together. */
export function sideOfAll([first = 0, ...others]: readonly Unit[], place: string): Side {
  if (others.some((u) => sideOfUnit(u) !== sideOfUnit(first))) refuse(place, says('units-of-one-side'));
  return sideOfUnit(first);
}
