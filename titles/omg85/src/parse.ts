/** Strict reading of plain data in this title's words. */
import type { Json } from '@bridgehead/engine';
import { sideNamed } from '@bridgehead/hex';
import { commonNames, listAt, readersOf, refuse } from '@bridgehead/toolkit';
import { GRID } from './data/map.ts';
import { says } from './says.ts';
import { unitNamed } from './state/units.ts';

export const { hex: hexIn, unit: unitIn } = readersOf(commonNames(GRID, unitNamed));

/** A hexside by its two hexes: `["8,4", "8,5"]`. */
export function betweenIn(value: Json | undefined, place: string): number {
  const names = listAt(value, place, 2);
  if (names.length !== 2) return refuse(place, says('two-hexes'));
  hexIn(names[0], `${place}[0]`);
  hexIn(names[1], `${place}[1]`);
  return (
    sideNamed(GRID, names.join('/')) ??
    refuse(place, says('do-not-touch', { first: String(names[0]), second: String(names[1]) }))
  );
}
