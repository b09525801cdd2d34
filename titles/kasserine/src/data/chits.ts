/** [4.2] The strengths of untried units, attack and defense, one chit each [design: oob-notes 8]. */
import type { PoolName } from './unit-data.ts';

export type Chit = readonly [attack: number, defense: number];

const times = (count: number, attack: number, defense: number): readonly Chit[] =>
  Array.from({ length: count }, () => [attack, defense] as const);

export const CHITS: Readonly<Record<PoolName, readonly Chit[]>> = {
  'FR-inf': [...times(7, 1, 2), ...times(3, 2, 2), ...times(7, 2, 3), ...times(3, 2, 4), ...times(3, 3, 3)],
  'GE-marsch': [...times(2, 2, 2), ...times(1, 3, 3), ...times(2, 3, 4), ...times(1, 4, 4)],
  'IT-inf': [...times(2, 1, 1), ...times(1, 2, 2), ...times(2, 2, 3), ...times(1, 3, 3)],
  'US-inf': [...times(3, 1, 2), ...times(5, 2, 3), ...times(2, 3, 3), ...times(5, 3, 4), ...times(2, 4, 4)],
  'US-inf-v': [...times(2, 3, 4), ...times(2, 4, 4), ...times(4, 4, 5), ...times(2, 5, 5), ...times(2, 5, 6)],
};
