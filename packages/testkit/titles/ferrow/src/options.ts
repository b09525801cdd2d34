/** [2.2] No decoys, one a side, or two. */
import type { OptionSpec, SetUp } from '@bridgehead/engine';

export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'decoys',
    name: 'Decoys a side [2.2]',
    values: [0, 1, 2],
    usual: 0,
    formerly: { 'one-decoy': 1, 'two-decoys': 2 },
  },
];

export const SCENARIOS = [{ id: 'crossing', name: 'The Crossing' }] as const;

/** How many decoys each side has. */
export const decoyCount = ({ options }: Pick<SetUp, 'options'>): number => Number(options.decoys ?? 0);
