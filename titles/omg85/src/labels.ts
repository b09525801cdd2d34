import { GRID, MAP } from './data/map.ts';
import { dataOf, unitNamed } from './state/units.ts';

/** `2IG/5/GDS` for a unit, `8,4 Arnhem` for a hex with a name, any other word as it is. */
export function labelOf(id: string): string {
  const u = unitNamed(id);
  if (u !== undefined) return dataOf(u).name;
  const hex = GRID.indexByName.has(id) ? MAP.grid.indexByName.get(id) : undefined;
  const name = hex === undefined ? undefined : MAP.hexNames.get(hex);
  return name === undefined ? id : `${id} ${name}`;
}
