import type { HexMap, Mark, Place } from './hex-map.ts';
import { BRIDGE_KINDS, type BridgeKind, type BridgeRecord } from './map-file.ts';

/** How rules read a map. Hexes, hexsides and words are numbers; names are for the border. */

/** What a table holds. Each reader loads from its own table, so that the engine knows the type of every load. */
function held(value: number | undefined): number {
  if (value === undefined) throw new RangeError('no such hex or hexside on the map');
  return value;
}

/** The number of a word in one list of the vocabulary: `codeOf(map.vocabulary.terrain, 'woods')`. */
export function codeOf(words: readonly string[], word: string): number {
  const code = words.indexOf(word);
  if (code < 0) throw new RangeError(`the map has no word «${word}»`);
  return code;
}

export const terrainOf = (map: HexMap, hex: number): number => held(map.terrain[hex]);

export const hasFeature = (map: HexMap, hex: number, feature: number): boolean =>
  ((held(map.features[hex]) >>> feature) & 1) === 1;

export const isInRegion = (map: HexMap, hex: number, region: number): boolean =>
  ((held(map.regionFlags[hex]) >>> region) & 1) === 1;

/** The class of water along a hexside, or NONE. */
export const waterOf = (map: HexMap, side: number): number => held(map.water[side]);

/** The class of road across a hexside, or NONE. */
export const roadOf = (map: HexMap, side: number): number => held(map.road[side]);

/** The class of boundary along a hexside, or NONE. */
export const boundaryOf = (map: HexMap, side: number): number => held(map.boundary[side]);

export const hasRailway = (map: HexMap, side: number): boolean => held(map.railway[side]) === 1;

export const hasFerry = (map: HexMap, side: number): boolean => held(map.ferry[side]) === 1;

export const hasFord = (map: HexMap, side: number): boolean => held(map.ford[side]) === 1;

export const hasEscarpment = (map: HexMap, side: number): boolean => held(map.escarpment[side]) === 1;

const bitOf = (kind: BridgeKind): number => 1 << BRIDGE_KINDS.indexOf(kind);

/** Whether the map prints a bridge of this kind there; whether it still stands is the game's affair. */
export const hasBridge = (map: HexMap, side: number, kind: BridgeKind): boolean =>
  (held(map.bridges[side]) & bitOf(kind)) !== 0;

export const isPermanentBridge = (map: HexMap, side: number, kind: BridgeKind): boolean =>
  (held(map.permanentBridges[side]) & bitOf(kind)) !== 0;

/** The area beyond a hexside of the edge, or NONE. */
export const areaBeyond = (map: HexMap, side: number): number => held(map.area[side]);

const NO_BRIDGES: readonly BridgeRecord[] = [];
const NO_PLACES: readonly Place[] = [];
const NO_MARKS: readonly Mark[] = [];

export const bridgesOf = (map: HexMap, side: number): readonly BridgeRecord[] =>
  map.bridgesBySide.get(side) ?? NO_BRIDGES;

export const placesOf = (map: HexMap, hex: number): readonly Place[] => map.placesByHex.get(hex) ?? NO_PLACES;

export const marksOf = (map: HexMap, hex: number): readonly Mark[] => map.marksByHex.get(hex) ?? NO_MARKS;

/** The places of this name, in the order of the file: often one, sometimes two, or none. */
export const placesNamed = (map: HexMap, name: string): readonly Place[] => map.placesByName.get(name) ?? NO_PLACES;
