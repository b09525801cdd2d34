/** What a person calls a unit or a hex. */
import { MAP } from '../src/data/map.ts';
import { dataOf, unitNamed } from '../src/state/units.ts';
import { OFF_THE_MAP } from './words.en.ts';

/** `2IG/5/GDS` for a unit, `8,4 Arnhem` for a hex with a name, any other word as it is. */
export function labelOf(id: string): string {
  const u = unitNamed(id);
  if (u !== undefined) return dataOf(u).name;
  const hex = MAP.grid.indexByName.get(id);
  const name = hex === undefined ? undefined : MAP.hexNames.get(hex);
  return name === undefined ? id : `${id} ${name}`;
}

const isHexName = (word: string): boolean => /^\d+,\d+$/.test(word);
const isOnMap = (hex: string): boolean => MAP.grid.indexByName.has(hex);

const hexName = (hex: string): string =>
  isHexName(hex) && !isOnMap(hex) ? OFF_THE_MAP.replace('{hex}', hex) : labelOf(hex);

/** What a person calls a thing of this kind. */
export function nameOf(kind: string, id: string): string {
  if (kind === 'hexside') return id.split('/').map(labelOf).join(' – ');
  return kind === 'hex' || kind === 'place' ? hexName(id) : labelOf(id);
}
