/** What hexes and units are called in reasons. */
import { nameOf } from '@bridgehead/hex';
import { GRID } from '../data/map.ts';
import { unitLabel } from '../labels.ts';
import type { Unit } from '../units.ts';

export const namesOf = (units: readonly Unit[]): string => units.map((u) => unitLabel(u)).join(', ');
export const hexName = (hex: number): string => nameOf(GRID, hex);
