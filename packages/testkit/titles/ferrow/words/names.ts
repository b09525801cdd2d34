import { GRID, MAP } from '../src/data/map.ts';
import { dataOf, unitNamed } from '../src/units.ts';

/** `Ash` for a unit, `0203 Ferrow` for a hex with a name, any other word as it is. */
export function nameOf(_kind: string, id: string): string {
  const u = unitNamed(id);
  if (u !== undefined) return dataOf(u).name;
  const name = MAP.hexNames.get(GRID.indexByName.get(id) ?? -1);
  return name === undefined ? id : `${id} ${name}`;
}
