/** The questions of this title, as its contract declares them. */
import { asking, type Vocabulary } from '@bridgehead/toolkit';
import { DECISIONS } from './contract/decisions.ts';
import { GRID } from './data/map.ts';
import { placeNamed } from './state/places.ts';
import { airNamed, unitNamed } from './state/units.ts';

export const VOCABULARY: Vocabulary = {
  unit: { find: unitNamed, unknown: 'not-a-unit', fault: 'unknown-unit' },
  air: { find: airNamed, unknown: 'not-an-air-unit', fault: 'unknown-unit' },
  hex: { find: (name) => GRID.indexByName.get(name), unknown: 'not-a-hex', fault: 'unknown-hex' },
  place: { find: placeNamed, unknown: 'not-a-place', fault: 'unknown-hex' },
};

export const { ask, roll, read } = asking(DECISIONS, VOCABULARY);
