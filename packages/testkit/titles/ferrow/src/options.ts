/** [2.2] No decoys, one a side, or two. */
import type { OptionSpec, SetUp } from '@bridgehead/engine';

export const OPTIONS = [
  {
    id: 'decoys',
    values: [0, 1, 2],
    usual: 0,
    formerly: { 'one-decoy': 1, 'two-decoys': 2 },
  },
] as const satisfies readonly OptionSpec[];

export const SCENARIOS = [{ id: 'crossing' }] as const;

/** How many decoys each side has. */
export const decoyCount = ({ options }: Pick<SetUp, 'options'>): number => Number(options.decoys ?? 0);
