/** [2.2] One option of three values: no decoys, one a side, or two. No option is the first of them. */
import type { SetUp } from '@bridgehead/engine';

export const OPTIONS = [
  { id: 'one-decoy', name: 'One decoy a side [2.2]' },
  { id: 'two-decoys', name: 'Two decoys a side [2.2]' },
] as const;

export const SCENARIOS = [{ id: 'crossing', name: 'The Crossing' }] as const;

const COUNTS: readonly (readonly [option: string, count: number])[] = [
  ['one-decoy', 1],
  ['two-decoys', 2],
];

/** The numbers that a set-up asks for; more than one is a mistake. */
export const countsAsked = ({ options }: Pick<SetUp, 'options'>): number[] =>
  COUNTS.flatMap(([id, count]) => (options[id] === true ? [count] : []));

/** How many decoys each side has. */
export const decoyCount = (setUp: Pick<SetUp, 'options'>): number => countsAsked(setUp)[0] ?? 0;
