import { centre, type Grid, hexNamed } from '@bridgehead/hex';
import { type MapFile, PLACE_CLASSES, type PlaceClass, type PlaceRecord } from '@bridgehead/map';
import { HEX, leaning, mix, type Point, toUnits } from '../geometry/geometry.ts';
import type { Waters } from '../routes/streams.ts';

/** A place as it is drawn: near where it really lies, but clearly in its hex and on dry land. */
export interface Settlement {
  readonly place: PlaceRecord;
  readonly hex: number;
  readonly at: Point;
}

const REACH = HEX * 0.2;
const DRY: Readonly<Record<PlaceClass, number>> = {
  city: HEX * 0.14,
  town: HEX * 0.2,
  village: HEX * 0.12,
  hamlet: HEX * 0.08,
  pass: 0,
  airfield: HEX * 0.12,
};

export function settlementsOf(map: MapFile, grid: Grid, waters: Waters): Settlement[] {
  return map.places.map((place) => {
    const hex = hexNamed(grid, place.hex);
    if (hex === undefined) throw new RangeError(`${place.name} lies in «${place.hex}», which the map does not have`);
    const middle = toUnits(centre(grid, hex));
    const home = leaning(middle, toUnits(place.at), REACH);
    return { place, hex, at: dryPoint(home, middle, DRY[place.class], waters) };
  });
}

/** Steps back towards the middle of the hex until the banks are far enough. */
function dryPoint(from: Point, middle: Point, room: number, waters: Waters): Point {
  for (let t = 0; t < 1; t += 0.2) {
    const point = mix(from, middle, t);
    if (waters.clearance(point) >= room) return point;
  }
  return middle;
}

/** Greatest first; in the order of the file among equals. */
export const byClass = (settlements: readonly Settlement[]): Settlement[] =>
  [...settlements].sort((a, b) => PLACE_CLASSES.indexOf(a.place.class) - PLACE_CLASSES.indexOf(b.place.class));
