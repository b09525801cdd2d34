import { type Grid, sideNamed } from '@bridgehead/hex';
import {
  type AreaRecord,
  BRIDGE_KINDS,
  type BridgeRecord,
  type Edge,
  type MapFile,
  type MarkKind,
  type PlaceClass,
  type Vocabulary,
} from './map-file.ts';
import { gridOf } from './sheet.ts';

/** In a table of words, areas or hexsides: nothing there. */
export const NONE = -1;

/** The fixed map as integer tables. Words are numbers: their index in the vocabulary, or NONE. */
export interface HexMap {
  readonly title: string;
  readonly name: string;
  readonly grid: Grid;
  readonly vocabulary: Vocabulary;
  /** By hex. */
  readonly terrain: Uint8Array;
  /** By hex: bit f is set where the hex has feature f. */
  readonly features: Uint32Array;
  /** By hex: bit r is set where the hex lies in region r. */
  readonly regionFlags: Uint32Array;
  readonly hexNames: ReadonlyMap<number, string>;
  /** By hexside, as are the following. */
  readonly water: Int8Array;
  readonly road: Int8Array;
  readonly boundary: Int8Array;
  /** Bit k: a bridge of BRIDGE_KINDS[k]. */
  readonly bridges: Uint8Array;
  /** Bit k: a bridge of BRIDGE_KINDS[k] that can never be destroyed. */
  readonly permanentBridges: Uint8Array;
  readonly ferry: Uint8Array;
  /** 1 where a road goes through a water without a bridge. */
  readonly ford: Uint8Array;
  readonly escarpment: Uint8Array;
  readonly railway: Uint8Array;
  /** The area beyond a hexside of the edge. */
  readonly area: Int16Array;
  readonly bridgesBySide: ReadonlyMap<number, readonly BridgeRecord[]>;
  readonly ferryNames: ReadonlyMap<number, string>;
  readonly waterNames: ReadonlyMap<number, readonly string[]>;
  readonly areas: readonly Area[];
  readonly areaByName: ReadonlyMap<string, number>;
  readonly places: readonly Place[];
  /** Places may share a name. */
  readonly placesByName: ReadonlyMap<string, readonly Place[]>;
  readonly placesByHex: ReadonlyMap<number, readonly Place[]>;
  readonly regions: readonly Region[];
  readonly regionByName: ReadonlyMap<string, number>;
  readonly marks: readonly Mark[];
  readonly marksByHex: ReadonlyMap<number, readonly Mark[]>;
}

/** A place off the map; areas go by their index in the map's list. */
export interface Area {
  readonly name: string;
  readonly side: string;
  readonly note: string | undefined;
  readonly edge: Edge;
  readonly sides: readonly number[];
  readonly touches: readonly number[];
}

export interface Place {
  readonly name: string;
  readonly class: PlaceClass;
  readonly hex: number;
}

export interface Region {
  readonly region: string;
  readonly name: string;
  readonly hexes: readonly number[];
}

export interface Mark {
  readonly mark: MarkKind;
  readonly hex: number;
  readonly code: string;
  readonly side: string | undefined;
  readonly note: string | undefined;
}

/** Builds the tables of a checked map file. */
export function buildHexMap(file: MapFile): HexMap {
  const grid = gridOf(file);
  const { title, name, vocabulary } = file;
  return {
    title,
    name,
    grid,
    vocabulary,
    ...landTables(file, grid),
    ...sideTables(file, grid),
    ...sideNames(file, grid),
    ...areaTables(file.areas, grid),
    ...placeTables(file, grid),
    ...regionTables(file, grid),
    ...markTables(file, grid),
  };
}

/** Names in a checked file always mean something; this says which one did not, should the file not be checked. */
function known(index: number | undefined, name: string): number {
  if (index === undefined || index < 0) throw new RangeError(`the map does not know «${name}»`);
  return index;
}

const hexOf = (grid: Grid, name: string): number => known(grid.indexByName.get(name), name);
const sideOf = (grid: Grid, name: string): number => known(sideNamed(grid, name), name);
const codeIn = (words: readonly string[], word: string): number => known(words.indexOf(word), word);
const codeOrNone = (words: readonly string[], word: string | undefined): number =>
  word === undefined ? NONE : codeIn(words, word);

function flags(codes: readonly number[]): number {
  return codes.reduce((bits, code) => bits | (1 << code), 0);
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

function landTables({ hexes, vocabulary }: MapFile, grid: Grid) {
  const featureCodes = (features: readonly string[] = []): number[] =>
    features.map((feature) => codeIn(vocabulary.features, feature));
  const hexNames = new Map<number, string>();
  for (const { hex, name } of hexes) if (name !== undefined) hexNames.set(hexOf(grid, hex), name);
  return {
    terrain: Uint8Array.from(hexes, ({ terrain }) => codeIn(vocabulary.terrain, terrain)),
    features: Uint32Array.from(hexes, ({ features }) => flags(featureCodes(features))),
    hexNames,
  };
}

function sideTables({ sides, vocabulary }: MapFile, grid: Grid) {
  const tables = {
    water: new Int8Array(grid.sideCount).fill(NONE),
    road: new Int8Array(grid.sideCount).fill(NONE),
    boundary: new Int8Array(grid.sideCount).fill(NONE),
    bridges: new Uint8Array(grid.sideCount),
    permanentBridges: new Uint8Array(grid.sideCount),
    ferry: new Uint8Array(grid.sideCount),
    ford: new Uint8Array(grid.sideCount),
    escarpment: new Uint8Array(grid.sideCount),
    railway: new Uint8Array(grid.sideCount),
  };
  for (const record of sides) {
    const side = sideOf(grid, record.side);
    tables.water[side] = codeOrNone(vocabulary.waters, record.water);
    tables.road[side] = codeOrNone(vocabulary.roads, record.road);
    tables.boundary[side] = codeOrNone(vocabulary.boundaries, record.boundary);
    tables.bridges[side] = bridgeFlags(record.bridges ?? []);
    tables.permanentBridges[side] = bridgeFlags((record.bridges ?? []).filter((bridge) => bridge.permanent));
    tables.ferry[side] = record.ferry === undefined ? 0 : 1;
    tables.ford[side] = record.ford ? 1 : 0;
    tables.escarpment[side] = record.escarpment ? 1 : 0;
    tables.railway[side] = record.railway ? 1 : 0;
  }
  return tables;
}

const bridgeFlags = (bridges: readonly BridgeRecord[]): number =>
  flags(bridges.map((bridge) => BRIDGE_KINDS.indexOf(bridge.kind)));

function sideNames({ sides, waters }: MapFile, grid: Grid) {
  const bridgesBySide = new Map<number, readonly BridgeRecord[]>();
  const ferryNames = new Map<number, string>();
  for (const { side, bridges, ferry } of sides) {
    if (bridges !== undefined) bridgesBySide.set(sideOf(grid, side), bridges);
    if (ferry !== undefined) ferryNames.set(sideOf(grid, side), ferry);
  }
  const waterNames = new Map<number, string[]>();
  for (const water of waters) {
    for (const name of water.sides) {
      const side = sideOf(grid, name);
      waterNames.set(side, [...(waterNames.get(side) ?? []), water.name]);
    }
  }
  return { bridgesBySide, ferryNames, waterNames };
}

function areaTables(records: readonly AreaRecord[], grid: Grid) {
  const area = new Int16Array(grid.sideCount).fill(NONE);
  const areaByName = new Map(records.map((record, i) => [record.area, i]));
  const areas = records.map((record, i): Area => {
    const sides = record.sides.map((name) => sideOf(grid, name));
    for (const side of sides) area[side] = i;
    return {
      name: record.area,
      side: record.side,
      note: record.note,
      edge: record.edge,
      sides,
      touches: record.touches.map((name) => known(areaByName.get(name), name)),
    };
  });
  return { area, areas, areaByName };
}

function placeTables(file: MapFile, grid: Grid) {
  const places = file.places.map((record): Place => {
    return { name: record.name, class: record.class, hex: hexOf(grid, record.hex) };
  });
  return {
    places,
    placesByName: groupBy(places, (place) => place.name),
    placesByHex: groupBy(places, (place) => place.hex),
  };
}

function regionTables(file: MapFile, grid: Grid) {
  const regionFlags = new Uint32Array(grid.hexCount);
  const regions = file.regions.map((record, i): Region => {
    const hexes = record.hexes.map((name) => hexOf(grid, name));
    for (const hex of hexes) regionFlags[hex] = (regionFlags[hex] ?? 0) | (1 << i);
    return { region: record.region, name: record.name, hexes };
  });
  return { regionFlags, regions, regionByName: new Map(regions.map(({ region }, i) => [region, i])) };
}

function markTables(file: MapFile, grid: Grid) {
  const marks = file.marks.map((record): Mark => {
    const { mark, code, side, note } = record;
    return { mark, hex: hexOf(grid, record.hex), code, side, note };
  });
  return { marks, marksByHex: groupBy(marks, (mark) => mark.hex) };
}
