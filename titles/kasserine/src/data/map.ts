/** [2.1] The map as the rules read it, and its words as constants. */
import { buildHexMap, codeOf, type MapFile, NONE } from '@bridgehead/map';
import { MAP_TEXT } from './map-text.ts';

/** The map as a file, for those who draw it. `map.test.ts` reads it strictly: here it is only parsed. */
export const MAP_FILE: MapFile = JSON.parse(MAP_TEXT);

export const MAP = buildHexMap(MAP_FILE);
export const GRID = MAP.grid;

const terrain = (word: string): number => codeOf(MAP.vocabulary.terrain, word);
export const CLEAR = terrain('clear');
export const ROUGH = terrain('rough');
export const HILL = terrain('hill');
export const MOUNTAIN = terrain('mountain');

const feature = (word: string): Uint8Array => {
  const bit = 1 << codeOf(MAP.vocabulary.features, word);
  return Uint8Array.from(MAP.features, (bits) => ((bits & bit) === 0 ? 0 : 1));
};
/** By hex. */
export const IS_WOODS = feature('woods');
export const IS_TOWN = feature('town');

const road = (word: string): number => codeOf(MAP.vocabulary.roads, word);
export const TRAIL = road('trail');

/** By hexside. Wadis great and small are alike to the rules. */
export const IS_WADI = Uint8Array.from(MAP.water, (water) => (water === NONE ? 0 : 1));
export const IS_ESCARPMENT = MAP.escarpment;
/** [7.3.4] A bridge carries a road over the wadi, a ford leads it through. */
export const IS_BRIDGE = Uint8Array.from(MAP.bridges, (bridges, side) =>
  bridges !== 0 && MAP.road[side] !== NONE && IS_WADI[side] === 1 ? 1 : 0,
);
export const IS_FORD = MAP.ford;

export const isMountain = (hex: number): boolean => MAP.terrain[hex] === MOUNTAIN;

export function hexOf(name: string): number {
  const hex = GRID.indexByName.get(name);
  if (hex === undefined) throw new RangeError(`no hex «${name}»`);
  return hex;
}
