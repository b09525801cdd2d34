import { GRID, MAP } from './data/map.ts';
import { dataOf, unitNamed } from './state/units.ts';

/** `2IG/5/GDS` for a unit, `2IG/5/GDS 4` for its loss, `8,4 Arnhem` for a hex with a name, any other word as it is. */
export function labelOf(id: string): string {
  const [, unit, loss] = LOSS.exec(id) ?? [];
  return unit === undefined || unitNamed(unit) === undefined ? nameOf(id) : `${nameOf(unit)} ${loss}`;
}

/** `A-2IG-5-GDS 4`: what a volley costs a unit. */
const LOSS = /^(\S+) (\d+)$/;

function nameOf(id: string): string {
  const u = unitNamed(id);
  if (u !== undefined) return dataOf(u).name;
  const hex = GRID.indexByName.has(id) ? MAP.grid.indexByName.get(id) : undefined;
  const name = hex === undefined ? undefined : MAP.hexNames.get(hex);
  return name === undefined ? id : `${id} ${name}`;
}
