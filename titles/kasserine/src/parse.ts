/** Strict reading of plain data in this title's words; the rest is the same for every title. */
import { namedAt } from '@bridgehead/toolkit';
import { GRID } from './data/map.ts';
import { says } from './says.ts';
import { airNamed, unitNamed } from './state/units.ts';

export const hexIn = namedAt(
  (name) => GRID.indexByName.get(name),
  (value) => says('not-a-hex', { value }),
  'unknown-hex',
);
export const unitIn = namedAt(unitNamed, (value) => says('not-a-unit', { value }), 'unknown-unit');
export const airIn = namedAt(airNamed, (value) => says('not-an-air-unit', { value }), 'unknown-unit');
