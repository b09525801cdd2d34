/** The questions of this title, as its contract declares them. */
import { asking, type Vocabulary } from '@bridgehead/toolkit';
import { DECISIONS } from './contract.ts';
import { GRID } from './data/map.ts';
import { unitNamed } from './units.ts';

export const VOCABULARY: Vocabulary = {
  hex: { find: (name) => GRID.indexByName.get(name), unknown: 'not-a-hex', fault: 'unknown-hex' },
  unit: { find: unitNamed, unknown: 'not-a-unit', fault: 'unknown-unit' },
};

export const { ask, roll } = asking(DECISIONS, VOCABULARY);
