/** The questions of this title, as its contract declares them. */
import { asking, type Vocabulary } from '@bridgehead/toolkit';
import { DECISIONS } from './contract/decisions.ts';
import { GRID } from './data/map.ts';
import { says } from './says.ts';
import { placeNamed } from './state/places.ts';
import { airNamed, unitNamed } from './state/units.ts';

export const VOCABULARY: Vocabulary = {
  unit: { find: unitNamed, unknown: (value) => says('not-a-unit', { value }), fault: 'unknown-unit' },
  air: { find: airNamed, unknown: (value) => says('not-an-air-unit', { value }), fault: 'unknown-unit' },
  hex: {
    find: (name) => GRID.indexByName.get(name),
    unknown: (value) => says('not-a-hex', { value }),
    fault: 'unknown-hex',
  },
  place: { find: placeNamed, unknown: (value) => says('not-a-place', { value }), fault: 'unknown-hex' },
};

export const { ask, roll, read } = asking(DECISIONS, VOCABULARY);
