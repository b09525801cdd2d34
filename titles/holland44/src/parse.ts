/** Strict reading of plain data in this title's words; the rest is the same for every title. */
import type { Json } from '@bridgehead/engine';
import { sideNamed } from '@bridgehead/hex';
import { commonNames, listAt, readersOf, refuse } from '@bridgehead/toolkit';
import { GRID } from './data/map.ts';
import { says } from './says.ts';
import { unitNamed } from './state/units.ts';

export { field, listAt, objectAt, quoted, refuse, refuseBy, wholeAt, wordAt } from '@bridgehead/toolkit';

export const { hex: hexAt, unit: unitAt } = readersOf(commonNames(GRID, unitNamed));

/** A hexside by its two hexes, or by a hex and a direction on the edge of the map: `["4816", "4817"]`, `["5626", "E"]`. */
export function betweenAt(value: Json | undefined, place: string): number {
  const names = listAt(value, place, 2);
  if (names.length !== 2) return refuse(place, says('two-hexes'));
  hexAt(names[0], `${place}[0]`);
  const side = typeof names[1] === 'string' ? sideNamed(GRID, names.join('/')) : undefined;
  if (side !== undefined) return side;
  hexAt(names[1], `${place}[1]`);
  return refuse(place, says('do-not-touch', { hexes: names.map(String) }));
}
