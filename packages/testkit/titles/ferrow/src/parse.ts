/** Strict reading of plain data in this title's words. */
import { namedAt } from '@bridgehead/toolkit';
import { GRID } from './data/map.ts';
import { unitNamed } from './units.ts';

export const hexIn = namedAt((name) => GRID.indexByName.get(name), 'not-a-hex', 'unknown-hex');

export const unitIn = namedAt(unitNamed, 'not-a-unit', 'unknown-unit');
