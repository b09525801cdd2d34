/** A copy of the game that follows it, for questions about what would be. */
import { keptScratch } from '@bridgehead/toolkit';
import { LAYOUT } from './state.ts';

export const supposedOf = keptScratch(LAYOUT);
