/** Where a unit is: one number in one column, a hex, a holding box or one of the boxes beside the map. */
import { OFF_MAP } from '@bridgehead/hex';
import { HOLDING_BOXES } from '../data/boxes.ts';
import { GRID } from '../data/map.ts';

/** Not used in this scenario. */
export const POOL = 0;
const FIRST_HEX = 1;
const FIRST_BOX = 3001;
export const ELIMINATED = 4001;
/** [4.1.6] On the set-up card: a later turn brings it, or it may enter now. */
export const EXPECTED = 4002;
/** [15.3] An HQ that comes back. */
export const REBUILDING = 4003;
/** [18.2.4] To be placed by its owner before the first turn. */
export const TO_PLACE = 4004;

const BESIDE_MAP = {
  pool: POOL,
  eliminated: ELIMINATED,
  expected: EXPECTED,
  rebuilding: REBUILDING,
  'to-place': TO_PLACE,
} as const;

export const hexPlace = (hex: number): number => hex + FIRST_HEX;
export const boxPlace = (box: number): number => box + FIRST_BOX;
export const isHexPlace = (place: number): boolean => place >= FIRST_HEX && place < FIRST_BOX;
export const isBoxPlace = (place: number): boolean => place >= FIRST_BOX && place < FIRST_BOX + HOLDING_BOXES.length;

/** The hex of a place, or OFF_MAP. */
export const hexOfPlace = (place: number): number => (isHexPlace(place) ? place - FIRST_HEX : OFF_MAP);
/** The holding box of a place, or -1. */
export const boxOfPlace = (place: number): number => (isBoxPlace(place) ? place - FIRST_BOX : -1);

export const BOX_NAMES: readonly string[] = [...Object.keys(BESIDE_MAP), ...HOLDING_BOXES.map(({ name }) => name)];

/** `4420`, `Maktar` or the name of a box beside the map. */
export function placeName(place: number): string {
  if (isHexPlace(place)) return GRID.names[hexOfPlace(place)] ?? '';
  if (isBoxPlace(place)) return HOLDING_BOXES[boxOfPlace(place)]?.name ?? '';
  return Object.entries(BESIDE_MAP).find(([, box]) => box === place)?.[0] ?? '';
}

/** The place of a hex or a holding box by its name, or undefined. */
export function placeNamed(name: string): number | undefined {
  const hex = GRID.indexByName.get(name);
  if (hex !== undefined) return hexPlace(hex);
  const box = HOLDING_BOXES.findIndex((one) => one.name === name);
  return box < 0 ? undefined : boxPlace(box);
}

/** The place of any box by its name. */
export const boxNamed = (name: string): number | undefined =>
  Object.entries(BESIDE_MAP).find(([key]) => key === name)?.[1] ?? placeNamed(name);

/** `{ hex: "4420" }` or `{ box: "Maktar" }`. */
export const whereabouts = (place: number): { readonly hex?: string; readonly box?: string } =>
  isHexPlace(place) ? { hex: placeName(place) } : { box: placeName(place) };
