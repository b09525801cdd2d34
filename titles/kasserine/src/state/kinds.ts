/** The kinds of which the frames of this title are made. */
import type { Kind } from '@bridgehead/engine';
import { code, kindsOf, number, set } from '@bridgehead/toolkit';
import { GRID } from '../data/map.ts';
import { SIDES } from '../data/unit-data.ts';
import { RESULTS } from '../tables/combat-results.ts';
import { MOST_ATTACKS } from './state.ts';
import { AIR_COUNT, UNIT_COUNT } from './units.ts';

export const {
  unit: UNIT,
  units: UNITS,
  hex: HEX,
  hexes: HEXES,
  path: PATH,
  side: SIDE,
} = kindsOf({ units: UNIT_COUNT, hexes: GRID.hexCount, sides: SIDES });

export const ATTACK: Kind<number> = number(1, MOST_ATTACKS);
const AIR: Kind<number> = number(0, AIR_COUNT - 1);
export const AIR_LIST: Kind<readonly number[]> = set(AIR, AIR_COUNT);
export const RESULT = code(RESULTS);
