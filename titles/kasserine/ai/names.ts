/** Hexes by their names, and numbers as reasons give them. */
import { nameOf } from '@bridgehead/hex';
import { GRID } from '../src/data/map.ts';

export const hexName = (hex: number): string => nameOf(GRID, hex);
/** To a tenth. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;
