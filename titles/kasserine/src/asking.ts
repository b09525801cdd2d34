/** The questions of this title, as its contract declares them. */
import { asking, commonNames, type Vocabulary } from '@bridgehead/toolkit';
import { DECISIONS } from './contract/decisions.ts';
import { GRID } from './data/map.ts';
import { says } from './says.ts';
import { placeNamed } from './state/places.ts';
import { airNamed, unitNamed } from './state/units.ts';

export const VOCABULARY: Vocabulary = {
  ...commonNames(GRID, unitNamed),
  air: { find: airNamed, unknown: (value) => says('not-an-air-unit', { value }), fault: 'unknown-unit' },
  place: { find: placeNamed, unknown: (value) => says('not-a-place', { value }), fault: 'unknown-hex' },
};

export const { ask, roll, read } = asking(DECISIONS, VOCABULARY);
