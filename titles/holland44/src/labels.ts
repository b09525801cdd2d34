import { GRID, MAP } from './data/map.ts';
import { dataOf, isBreakdown, isBridging, isEngineer, isRemnantCounter, type Unit, unitNamed } from './units.ts';

/** `2/505/82` or `A Breakdown` for a unit, `4816` or `5320 Nijmegen` for a hex, and any other word as it is. */
export function labelOf(id: string): string {
  const u = unitNamed(id);
  if (u !== undefined) return dataOf(u).name + kindOf(u);
  const hex = GRID.indexByName.get(id);
  const name = hex === undefined ? undefined : MAP.hexNames.get(hex);
  return name === undefined ? id : `${id} ${name}`;
}

/** What a name alone would not tell. */
function kindOf(u: Unit): string {
  if (isEngineer(u)) return ' Engineers';
  if (isBridging(u)) return ' Bridging';
  if (isRemnantCounter(u)) return ' Remnant';
  return isBreakdown(u) ? ' Breakdown' : '';
}
