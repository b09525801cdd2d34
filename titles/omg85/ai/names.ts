/** What hexes and units are called in reasons. */
import { nameOf } from '@bridgehead/hex';
import { GRID } from '../src/data/map.ts';
import { labelOf } from '../src/labels.ts';
import { dataOf, type Unit } from '../src/state/units.ts';

export const hexName = (hex: number): string => nameOf(GRID, hex);
/** `8,4 Arnhem`. */
export const placeLabel = (hex: number): string => labelOf(hexName(hex));
export const unitName = (u: Unit): string => dataOf(u).name;
export const rounded = (value: number): number => Math.round(value * 10) / 10;
