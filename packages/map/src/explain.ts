import { DIRECTION_COUNT, directionName, nameOf, neighbourOf, OFF_MAP, sideOf } from '@bridgehead/hex';
import type { HexMap, Mark } from './hex-map.ts';
import type { BridgeRecord, MarkKind, PlaceClass, SideRecord } from './map-file.ts';
import {
  areaBeyond,
  boundaryOf,
  bridgesOf,
  hasEscarpment,
  hasFeature,
  hasFord,
  hasRailway,
  isInRegion,
  marksOf,
  placesOf,
  roadOf,
  terrainOf,
  waterOf,
} from './readers.ts';

/** All that the map knows of a hex, in names; fields that say nothing are left out. */
export interface HexDescription {
  readonly hex: string;
  readonly terrain: string;
  readonly features: readonly string[];
  readonly name?: string;
  readonly places: readonly { readonly name: string; readonly class: PlaceClass }[];
  readonly regions: readonly string[];
  readonly marks: readonly MarkDescription[];
  /** Six, in direction order. */
  readonly sides: readonly SideDescription[];
}

export interface MarkDescription {
  readonly mark: MarkKind;
  readonly code: string;
  readonly side?: string;
  readonly note?: string;
}

export interface SideDescription extends Omit<SideRecord, 'side' | 'bridges'> {
  readonly direction: string;
  readonly hex?: string;
  readonly area?: string;
  readonly waterNames?: readonly string[];
  readonly bridges: readonly BridgeRecord[];
}

export function describeHex(map: HexMap, hex: number): HexDescription {
  const { vocabulary, grid } = map;
  const name = map.hexNames.get(hex);
  return {
    hex: nameOf(grid, hex),
    terrain: vocabulary.terrain[terrainOf(map, hex)] ?? '',
    features: vocabulary.features.filter((_, code) => hasFeature(map, hex, code)),
    ...(name === undefined ? {} : { name }),
    places: placesOf(map, hex).map((place) => ({ name: place.name, class: place.class })),
    regions: map.regions.filter((_, code) => isInRegion(map, hex, code)).map(({ region }) => region),
    marks: marksOf(map, hex).map(describeMark),
    sides: Array.from({ length: DIRECTION_COUNT }, (_, direction) => describeSide(map, hex, direction)),
  };
}

function describeMark({ mark, code, side, note }: Mark): MarkDescription {
  return { mark, code, ...(side === undefined ? {} : { side }), ...(note === undefined ? {} : { note }) };
}

function describeSide(map: HexMap, hex: number, direction: number): SideDescription {
  const { vocabulary, grid } = map;
  const side = sideOf(grid, hex, direction);
  const beyond = neighbourOf(grid, hex, direction);
  const area = map.areas[areaBeyond(map, side)];
  const water = vocabulary.waters[waterOf(map, side)];
  const waterNames = map.waterNames.get(side);
  const ferry = map.ferryNames.get(side);
  const road = vocabulary.roads[roadOf(map, side)];
  const boundary = vocabulary.boundaries[boundaryOf(map, side)];
  return {
    direction: directionName(grid.layout.orientation, direction),
    ...(beyond === OFF_MAP ? {} : { hex: nameOf(grid, beyond) }),
    ...(area === undefined ? {} : { area: area.name }),
    ...(water === undefined ? {} : { water }),
    ...(waterNames === undefined ? {} : { waterNames }),
    bridges: bridgesOf(map, side),
    ...(ferry === undefined ? {} : { ferry }),
    ...(hasFord(map, side) ? { ford: true } : {}),
    ...(road === undefined ? {} : { road }),
    ...(hasRailway(map, side) ? { railway: true } : {}),
    ...(boundary === undefined ? {} : { boundary }),
    ...(hasEscarpment(map, side) ? { escarpment: true } : {}),
  };
}
