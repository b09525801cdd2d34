/** What hexes and units are called in reasons, and hexes by their names. */
import { hexNamed, nameOf } from '@bridgehead/hex';
import { GRID } from '../src/data/map.ts';
import { unitLabel } from '../src/labels.ts';
import type { Unit } from '../src/state/units.ts';

export const namesOf = (units: readonly Unit[]): string => units.map((u) => unitLabel(u)).join(', ');
export const hexName = (hex: number): string => nameOf(GRID, hex);

export function hexAt(name: string): number {
  const hex = hexNamed(GRID, name);
  if (hex === undefined) throw new RangeError(`no hex ${name}`);
  return hex;
}
