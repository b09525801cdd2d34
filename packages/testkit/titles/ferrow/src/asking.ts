/** The questions of this title, as its contract declares them. */
import { asking, type Vocabulary } from '@bridgehead/toolkit';
import { DECISIONS } from './contract.ts';
import { GRID } from './data/map.ts';
import { says } from './says.ts';
import { unitNamed } from './units.ts';

export const VOCABULARY: Vocabulary = {
  hex: {
    find: (name) => GRID.indexByName.get(name),
    unknown: (value) => says('not-a-hex', { value }),
    fault: 'unknown-hex',
  },
  unit: { find: unitNamed, unknown: (value) => says('not-a-unit', { value }), fault: 'unknown-unit' },
};

export const { ask, roll } = asking(DECISIONS, VOCABULARY);
