/** Strict reading of plain data in this title's words; the rest is the same for every title. */
import { namedAt } from '@bridgehead/toolkit';
import { GRID } from './data/map.ts';
import { airNamed, unitNamed } from './state/units.ts';

export const hexIn = namedAt((name) => GRID.indexByName.get(name), 'not-a-hex', 'unknown-hex');
export const unitIn = namedAt(unitNamed, 'not-a-unit', 'unknown-unit');
export const airIn = namedAt(airNamed, 'not-an-air-unit', 'unknown-unit');
