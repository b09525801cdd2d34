/**
 * The map as the rules read it: the printed field and the off-board hexes around it in one grid. What lies inside the
 * border is the compiled map; the rest has no terrain and no roads [1.4].
 */
import { buildGrid, DIRECTION_COUNT, type Grid, nameOf, OFF_MAP, type Offset, sideOf } from '@bridgehead/hex';
import { buildHexMap, codeOf, type MapFile, NONE } from '@bridgehead/map';
import { MAP_TEXT } from './map-text.ts';

/** The map as a file, to be drawn. It is our own and `map.test.ts` reads it strictly: here it is only parsed. */
export const MAP_FILE: MapFile = JSON.parse(MAP_TEXT);

/** The printed field alone. */
export const MAP = buildHexMap(MAP_FILE);

const COLUMNS = 31;
const ROWS = 32;

/** [1.4] The whole grid, off-board hexes included, row by row. */
export const GRID: Grid = buildGrid(
  MAP_FILE.sheet,
  MAP_FILE.sheet.naming,
  Array.from({ length: COLUMNS * ROWS }, (_, i): Offset => ({ col: i % COLUMNS, row: Math.floor(i / COLUMNS) })),
);

const terrain = (word: string): number => codeOf(MAP.vocabulary.terrain, word);
export const CLEAR = terrain('clear');
export const ROUGH = terrain('rough');
export const FOREST = terrain('forest');
export const TOWN = terrain('town');
export const CITY = terrain('city');
/** [1.4] No terrain at all: strategic movement of the Germans. */
export const OFF_BOARD = MAP.vocabulary.terrain.length;
export const TERRAIN_NAMES: readonly string[] = [...MAP.vocabulary.terrain, 'off-board'];

export const RIVER = codeOf(MAP.vocabulary.waters, 'river');

const inField = (hex: number): number => MAP.grid.indexByName.get(nameOf(GRID, hex)) ?? OFF_MAP;

/** By hex: its terrain. */
export const TERRAIN: Uint8Array = Uint8Array.from({ length: GRID.hexCount }, (_, hex) => {
  const inside = inField(hex);
  return inside === OFF_MAP ? OFF_BOARD : (MAP.terrain[inside] ?? CLEAR);
});

/** By hexside: the class of water along it, or NONE. */
export const WATER: Int8Array = new Int8Array(GRID.sideCount).fill(NONE);
/** By hexside: 1 where a road crosses it. */
export const ROAD: Uint8Array = new Uint8Array(GRID.sideCount);
/** By hexside: 1 where the German ferry runs. */
export const FERRY: Uint8Array = new Uint8Array(GRID.sideCount);
/** By hexside: 1 on the border of the field. */
export const BORDER: Uint8Array = new Uint8Array(GRID.sideCount);

export interface BridgeSite {
  readonly side: number;
  readonly name: string;
  /** [8.12] One of the five that are never blown. */
  readonly isSafe: boolean;
}

/** The bridges by number, in the order of their hexsides. */
export const BRIDGES: readonly BridgeSite[] = readField();

/** The number of the bridge on a hexside, or NONE. */
export const BRIDGE_ON: Int8Array = new Int8Array(GRID.sideCount).fill(NONE);
BRIDGES.forEach(({ side }, i) => {
  BRIDGE_ON[side] = i;
});

/** Carries what the field prints on its hexsides over to the whole grid. */
function readField(): readonly BridgeSite[] {
  const bridges: BridgeSite[] = [];
  for (let hex = 0; hex < GRID.hexCount; hex++) {
    const inside = inField(hex);
    if (inside === OFF_MAP) continue;
    for (let d = 0; d < DIRECTION_COUNT; d++) {
      const from = sideOf(MAP.grid, inside, d);
      const to = sideOf(GRID, hex, d);
      WATER[to] = MAP.water[from] ?? NONE;
      ROAD[to] = (MAP.road[from] ?? NONE) === NONE ? 0 : 1;
      FERRY[to] = MAP.ferry[from] ?? 0;
      const other = GRID.neighbours[hex * DIRECTION_COUNT + d] ?? OFF_MAP;
      BORDER[to] = other === OFF_MAP || inField(other) === OFF_MAP ? 1 : 0;
      const bridge = MAP.bridgesBySide.get(from)?.[0];
      if (bridge === undefined || bridges.some(({ side }) => side === to)) continue;
      bridges.push({ side: to, name: bridge.name, isSafe: bridge.permanent === true });
    }
  }
  return bridges.sort((a, b) => a.side - b.side);
}

export function hexOf(name: string): number {
  const hex = GRID.indexByName.get(name);
  if (hex === undefined) throw new RangeError(`no hex «${name}»`);
  return hex;
}

export const isInside = (hex: number): boolean => TERRAIN[hex] !== OFF_BOARD;

/** The hexes of the field, in order. */
export const FIELD: readonly number[] = Array.from({ length: GRID.hexCount }, (_, hex) => hex).filter(isInside);

/** [10.1] */
export const TOWNS: readonly number[] = FIELD.filter((hex) => TERRAIN[hex] === TOWN || TERRAIN[hex] === CITY);

/** [5.1] The hexes of the field from which a road leaves it, in order. */
export const ROAD_EXITS: readonly number[] = FIELD.filter((hex) =>
  Array.from({ length: DIRECTION_COUNT }, (_, d) => sideOf(GRID, hex, d)).some(
    (side) => BORDER[side] === 1 && ROAD[side] === 1,
  ),
);

/** [6.2] */
export const ALLIED_ENTRIES: readonly number[] = ['27,31', '28,31', '29,31'].map(hexOf);
/** [6.1] Where German columns come on. */
export const GERMAN_ENTRIES: readonly number[] = MAP.marks
  .filter(({ mark, side }) => mark === 'entry' && side === 'german')
  .map(({ hex }) => hexOf(nameOf(MAP.grid, hex)));
