/** A map file with its hexes and hexsides looked up by number, for the checks. */
import { type Grid, hexNamed, neighbourOf, OFF_MAP, sideNamed, sideOf } from '@bridgehead/hex';
import { type AreaRecord, gridOf, type HexRecord, type MapFile, type SideRecord } from '@bridgehead/map';

export interface MapIndex {
  readonly map: MapFile;
  readonly grid: Grid;
  readonly sides: ReadonlyMap<number, SideRecord>;
}

export function indexMap(map: MapFile): MapIndex {
  const grid = gridOf(map);
  const sides = new Map<number, SideRecord>();
  for (const record of map.sides) {
    const side = sideNamed(grid, record.side);
    if (side !== undefined) sides.set(side, record);
  }
  return { map, grid, sides };
}

/** A hex or hexside that a fact names but the map does not have. */
export class NotOnMap extends Error {
  override readonly name = 'NotOnMap';
}

export function hexIn(index: MapIndex, name: string): number {
  const hex = hexNamed(index.grid, name);
  if (hex === undefined) throw new NotOnMap(`${name} is not on the map`);
  return hex;
}

export function sideIn(index: MapIndex, name: string): number {
  const side = sideNamed(index.grid, name);
  if (side === undefined) throw new NotOnMap(`${name} is no hexside of the map`);
  return side;
}

export function recordIn(index: MapIndex, name: string): HexRecord {
  const record = index.map.hexes[hexIn(index, name)];
  if (record === undefined) throw new NotOnMap(`${name} is not on the map`);
  return record;
}

export function areaIn(index: MapIndex, name: string): AreaRecord {
  const area = index.map.areas.find((known) => known.area === name);
  if (area === undefined) throw new NotOnMap(`area ${name} is not on the map`);
  return area;
}

export const sideRecordIn = (index: MapIndex, name: string): SideRecord =>
  index.sides.get(sideIn(index, name)) ?? { side: name };

/** The hexsides of all waters of these names. */
export function sidesOfWaters(index: MapIndex, names: readonly string[]): Set<number> {
  for (const name of names) {
    if (!index.map.waters.some((water) => water.name === name)) throw new NotOnMap(`the ${name} is not on the map`);
  }
  const chains = index.map.waters.filter((water) => names.includes(water.name));
  return new Set(chains.flatMap((water) => water.sides.map((side) => sideIn(index, side))));
}

/** All hexes that can be reached by steps the caller allows. */
export function floodMap(index: MapIndex, start: number, mayPass: (side: number) => boolean): Set<number> {
  const reached = new Set([start]);
  for (const hex of reached) {
    for (let d = 0; d < 6; d++) {
      const next = neighbourOf(index.grid, hex, d);
      if (next !== OFF_MAP && mayPass(sideOf(index.grid, hex, d))) reached.add(next);
    }
  }
  return reached;
}

/** The terrain and the features of a hex in one list: facts do not care which of the two a word is. */
export const wordsOf = (record: HexRecord): string[] => [record.terrain, ...(record.features ?? [])];
