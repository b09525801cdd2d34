/** Where a unit is: one number in one column, a hex, an Entry Area or a box. */
import { OFF_MAP } from '@bridgehead/hex';
import { GRID, MAP } from '../data/map.ts';

/** Not in play: in the counter mix, waiting to be used. */
export const POOL = 0;
const FIRST_HEX = 1;
const FIRST_AREA = 2001;
/** [20.2.4] The Eliminated Units box. */
export const ELIMINATED = 3001;
/** On the schedule: a later turn brings it. */
export const EXPECTED = 3002;
/** Airborne units that are due and have not yet landed [22.2.2]. */
export const AIRFIELDS = 3003;
/** [23.5] The box of the 406th Division. */
export const BOX_406 = 3004;
/** [25.5] The faces of Unknown units that nobody has seen. */
export const UNSEEN = 3005;

export const BOXES = {
  pool: POOL,
  eliminated: ELIMINATED,
  expected: EXPECTED,
  airfields: AIRFIELDS,
  'box-406': BOX_406,
  unseen: UNSEEN,
} as const;
export type BoxName = keyof typeof BOXES;

export const hexPlace = (hex: number): number => hex + FIRST_HEX;
export const areaPlace = (area: number): number => area + FIRST_AREA;

export const isHexPlace = (place: number): boolean => place >= FIRST_HEX && place < FIRST_AREA;
export const isAreaPlace = (place: number): boolean => place >= FIRST_AREA && place < ELIMINATED;

/** The hex of a place, or OFF_MAP. */
export const hexOfPlace = (place: number): number => (isHexPlace(place) ? place - FIRST_HEX : OFF_MAP);

/** The Entry Area of a place, or -1. */
export const areaOfPlace = (place: number): number => (isAreaPlace(place) ? place - FIRST_AREA : -1);

/** `4816`, `N` or the name of a box. */
export function placeName(place: number): string {
  if (isHexPlace(place)) return GRID.names[hexOfPlace(place)] ?? '';
  if (isAreaPlace(place)) return MAP.areas[areaOfPlace(place)]?.name ?? '';
  return Object.entries(BOXES).find(([, box]) => box === place)?.[0] ?? '';
}

/** The place of a name, or undefined. */
export function placeNamed(name: string): number | undefined {
  const hex = GRID.indexByName.get(name);
  if (hex !== undefined) return hexPlace(hex);
  const area = MAP.areaByName.get(name);
  if (area !== undefined) return areaPlace(area);
  return name in BOXES ? BOXES[name as BoxName] : undefined;
}
