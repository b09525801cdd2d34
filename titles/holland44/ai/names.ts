/** How hexes, units and numbers read in reasons, and hexes by their names. */
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

/** Numbers in reasons: to a hundredth, and shares as whole percents. */
export const rounded = (value: number): number => Math.round(100 * value) / 100;
export const percent = (share: number): number => Math.round(100 * share);
