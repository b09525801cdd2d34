/** The questions of this title, as its contract declares them. */
import { asking, commonNames, type Vocabulary } from '@bridgehead/toolkit';
import { DECISIONS } from './contract.ts';
import { GRID } from './data/map.ts';
import { unitNamed } from './units.ts';

export const VOCABULARY: Vocabulary = commonNames(GRID, unitNamed);

export const { ask, roll } = asking(DECISIONS, VOCABULARY);
