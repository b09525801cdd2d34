import { buildHexMap, codeOf, type MapFile } from '@bridgehead/map';
import { MAP_TEXT } from './map-text.ts';

/** [2.2] The map as a file, to be drawn. It is our own and `map.test.ts` reads it strictly: here it is only parsed. */
export const MAP_FILE: MapFile = JSON.parse(MAP_TEXT);

/** The map never changes; what changes on it (bridges, control) is in the position. */
export const MAP = buildHexMap(MAP_FILE);
export const GRID = MAP.grid;

/** [2.2.2] */
const terrain = (word: string): number => codeOf(MAP.vocabulary.terrain, word);
export const CLEAR = terrain('clear');
export const WOODS = terrain('woods');
export const POLDER = terrain('polder');
export const POLDER_WOODS = terrain('polder-woods');
export const MARSH = terrain('marsh');
export const CITY = terrain('city');

export const TOWN = codeOf(MAP.vocabulary.features, 'town');
export const VILLAGE = codeOf(MAP.vocabulary.features, 'village');

export const MINOR_RIVER = codeOf(MAP.vocabulary.waters, 'minor');
export const CANAL = codeOf(MAP.vocabulary.waters, 'canal');
export const LAKE = codeOf(MAP.vocabulary.waters, 'lake');
export const MAJOR_RIVER = codeOf(MAP.vocabulary.waters, 'major');

export const MINOR_ROAD = codeOf(MAP.vocabulary.roads, 'minor');
export const SECONDARY_ROAD = codeOf(MAP.vocabulary.roads, 'secondary');
export const PRIMARY_ROAD = codeOf(MAP.vocabulary.roads, 'primary');

export const CORPS_BOUNDARY = codeOf(MAP.vocabulary.boundaries, 'corps');
