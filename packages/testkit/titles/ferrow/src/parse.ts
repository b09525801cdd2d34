/** Strict reading of plain data in this title's words. */
import { namedAt } from '@bridgehead/toolkit';
import { GRID } from './data/map.ts';
import { says } from './says.ts';
import { unitNamed } from './units.ts';

export const hexIn = namedAt(
  (name) => GRID.indexByName.get(name),
  (value) => says('not-a-hex', { value }),
  'unknown-hex',
);

export const unitIn = namedAt(unitNamed, (value) => says('not-a-unit', { value }), 'unknown-unit');
