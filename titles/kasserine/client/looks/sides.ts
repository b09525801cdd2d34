/** The sides as the screen shows them. */
import type { Sides } from '@bridgehead/client-kit/looks';
import { SIDE_NAMES } from '../../words/start.en.ts';

export const SIDE_LOOKS: Sides = [
  { id: 'allied', name: SIDE_NAMES.allied, tone: 'first', corner: 'round' },
  { id: 'axis', name: SIDE_NAMES.axis, tone: 'second', corner: 'cut' },
];
