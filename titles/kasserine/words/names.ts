/** What a person calls a unit, an air unit or a hex. */
import { GRID, MAP } from '../src/data/map.ts';
import { airDataOf, airNamed, dataOf, unitNamed } from '../src/state/units.ts';

/** `I/7/10` for a unit, `2809 Thala` for a hex with a name, any other word as it is. */
export function nameOf(_kind: string, id: string): string {
  const u = unitNamed(id);
  if (u !== undefined) return dataOf(u).name;
  const air = airNamed(id);
  if (air !== undefined) return airDataOf(air).name;
  const name = MAP.hexNames.get(GRID.indexByName.get(id) ?? -1);
  return name === undefined ? id : `${id} ${name}`;
}
