/** Which places touch: hexes, and Entry Areas beyond the edge of the map. */
import { DIRECTION_COUNT, neighbourOf, OFF_MAP } from '@bridgehead/hex';
import { areaBeyond, NONE } from '@bridgehead/map';
import { GRID, MAP } from '../../data/map.ts';
import { areaOfPlace, areaPlace, hexOfPlace, hexPlace, isAreaPlace } from '../../state/places.ts';
import { entrySides } from '../19-entry-areas.ts';

/** By hex: the places next to it, areas included, each once. */
const BESIDE: readonly (readonly number[])[] = Array.from({ length: GRID.hexCount }, (_, hex) => besideHex(hex));
/** By hex: the areas among them. */
export const AREAS_BESIDE: readonly (readonly number[])[] = BESIDE.map((places) => places.filter(isAreaPlace));

/** The places next to a place, areas included, each once. */
export function placesBeside(place: number): readonly number[] {
  if (isAreaPlace(place)) {
    return [...new Set(entrySides(areaOfPlace(place)).map((side) => hexPlace(GRID.sideHexes[side * 2] ?? 0)))];
  }
  return BESIDE[hexOfPlace(place)] ?? [];
}

function besideHex(hex: number): readonly number[] {
  const places: number[] = [];
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const next = neighbourOf(GRID, hex, d);
    const area = next === OFF_MAP ? areaBeyond(MAP, GRID.sides[hex * DIRECTION_COUNT + d] ?? 0) : NONE;
    if (next !== OFF_MAP) places.push(hexPlace(next));
    else if (area !== NONE && !places.includes(areaPlace(area))) places.push(areaPlace(area));
  }
  return places;
}
