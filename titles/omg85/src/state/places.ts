/** Where a unit is: one number in one column, a hex or a box. */
import { GRID } from '../data/map.ts';

/** Not in play: a unit that only building up brings. */
export const POOL = 0;
const FIRST_HEX = 1;
/** On its way: a later turn brings it, or it has been delayed [6.2]. */
export const EXPECTED = 3001;
/** [7.1] Inside its parent unit. */
export const INSIDE = 3002;
/** Destroyed or disbanded. */
export const GONE = 3003;

export const BOXES = { pool: POOL, expected: EXPECTED, inside: INSIDE, gone: GONE } as const;
export type BoxName = keyof typeof BOXES;

const NOWHERE = -1;

export const hexPlace = (hex: number): number => hex + FIRST_HEX;
export const isHexPlace = (place: number): boolean => place >= FIRST_HEX && place < EXPECTED;
/** The hex of a place, or -1. */
export const hexOfPlace = (place: number): number => (isHexPlace(place) ? place - FIRST_HEX : NOWHERE);

/** `16,9` or the name of a box. */
export function placeName(place: number): string {
  if (isHexPlace(place)) return GRID.names[hexOfPlace(place)] ?? '';
  return Object.entries(BOXES).find(([, box]) => box === place)?.[0] ?? '';
}

/** `{hex}` or `{box}`. */
export const whereabouts = (place: number): { hex: string } | { box: string } =>
  isHexPlace(place) ? { hex: placeName(place) } : { box: placeName(place) };
