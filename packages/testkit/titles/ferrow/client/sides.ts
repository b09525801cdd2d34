/** The sides as the screen shows them. */
import type { Sides } from '@bridgehead/client-kit/looks';
import { SIDE_NAMES } from '../words/start.en.ts';

export const SIDE_LOOKS: Sides = [
  { id: 'upland', name: SIDE_NAMES.upland, tone: 'first', corner: 'round' },
  { id: 'lowland', name: SIDE_NAMES.lowland, tone: 'second', corner: 'cut' },
];
