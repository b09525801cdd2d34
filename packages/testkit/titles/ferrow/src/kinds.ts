/** The kinds of which the frames of this title are made. */
import { kindsOf } from '@bridgehead/toolkit';
import { GRID } from './data/map.ts';
import { SIDES } from './data/units.ts';
import { ALL_UNITS } from './units.ts';

const STOCK = { units: ALL_UNITS.length, hexes: GRID.hexCount, sides: SIDES };
export const { unit: UNIT, hex: HEX, side: SIDE } = kindsOf(STOCK);
