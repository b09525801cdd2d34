/** Strict reading of plain data in this title's words; the rest is the same for every title. */
import { commonNames, namedAt, readersOf } from '@bridgehead/toolkit';
import { GRID } from './data/map.ts';
import { says } from './says.ts';
import { airNamed, unitNamed } from './state/units.ts';

export const { hex: hexIn, unit: unitIn } = readersOf(commonNames(GRID, unitNamed));
export const airIn = namedAt(airNamed, (value) => says('not-an-air-unit', { value }), 'unknown-unit');
