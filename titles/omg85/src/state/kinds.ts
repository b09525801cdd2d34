/** The kinds of which the frames of this title are made. */
import { kindsOf } from '@bridgehead/toolkit';
import { GRID } from '../data/map.ts';
import { SIDES } from '../data/unit-data.ts';
import { UNIT_COUNT } from './units.ts';

export const {
  unit: UNIT,
  units: UNITS,
  hex: HEX,
  hexes: HEXES,
  path: PATH,
  side: SIDE,
} = kindsOf({ units: UNIT_COUNT, hexes: GRID.hexCount, sides: SIDES });
