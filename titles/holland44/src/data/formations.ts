import { UNITS } from './units.ts';

/** [2.3.3] Every Formation, by the code on its counters. */
export const FORMATIONS: readonly string[] = [...new Set(UNITS.map(({ formation }) => formation))];
