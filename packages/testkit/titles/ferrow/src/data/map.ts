/** [1.1] The map as the rules read it. */
import { buildHexMap, codeOf, type MapFile, NONE } from '@bridgehead/map';
import { MAP_TEXT } from './map-text.ts';

/** The map as a file, for those who draw it. `map.test.ts` reads it strictly: here it is only parsed. */
export const MAP_FILE: MapFile = JSON.parse(MAP_TEXT);

export const MAP = buildHexMap(MAP_FILE);
export const GRID = MAP.grid;

const terrain = (word: string): number => codeOf(MAP.vocabulary.terrain, word);
export const WOOD = terrain('wood');
export const FELL = terrain('fell');
export const TOWN = terrain('town');

/** [4.3] Whether a hexside is water that no bridge crosses. */
export const isUnbridged = (side: number): boolean =>
  (MAP.water[side] ?? NONE) !== NONE && !MAP.bridgesBySide.has(side);

export function hexOf(name: string): number {
  const hex = GRID.indexByName.get(name);
  if (hex === undefined) throw new RangeError(`no hex «${name}»`);
  return hex;
}

interface Objective {
  readonly hex: number;
  readonly points: number;
  /** Who holds it at the start. */
  readonly side: string;
}

/** [6.1] The places that are worth points, in the order of the map file. */
export const OBJECTIVES: readonly Objective[] = MAP.marks
  .filter(({ mark }) => mark === 'objective')
  .map(({ hex, code, side = '' }) => ({ hex, points: Number(code), side }));
