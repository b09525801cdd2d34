import { GRID, MAP } from './data/map.ts';
import { dataOf, isBridging, isEngineer, isRemnantCounter, unitNamed } from './units.ts';

/** `2/505/82` for a unit, `4816` or `5320 Nijmegen` for a hex, and any other word as it is. */
export function labelOf(id: string): string {
  const u = unitNamed(id);
  if (u !== undefined) {
    const kind = isEngineer(u) ? ' Engineers' : isBridging(u) ? ' Bridging' : isRemnantCounter(u) ? ' Remnant' : '';
    return dataOf(u).name + kind;
  }
  const hex = GRID.indexByName.get(id);
  const name = hex === undefined ? undefined : MAP.hexNames.get(hex);
  return name === undefined ? id : `${id} ${name}`;
}
