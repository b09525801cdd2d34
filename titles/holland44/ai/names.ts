/** Hexes by their names, and numbers as reasons give them. */
import { hexNamed, nameOf } from '@bridgehead/hex';
import { GRID } from '../src/data/map.ts';

export const hexName = (hex: number): string => nameOf(GRID, hex);

export function hexAt(name: string): number {
  const hex = hexNamed(GRID, name);
  if (hex === undefined) throw new RangeError(`no hex ${name}`);
  return hex;
}

/** To a hundredth. */
export const rounded = (value: number): number => Math.round(100 * value) / 100;
