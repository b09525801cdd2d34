import { uncheckedLocals } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { HOLLAND44 } from '../index.ts';

const setUp = (seed: number) => ({
  title: 'holland44',
  edition: 1,
  scenario: 'short',
  options: { disengagement: true, isolation: true, balance: seed % 2 === 0 },
  seed,
});

test('a local that is missing, unknown or of another kind is refused with its place, wherever the rules stand', () => {
  expect(uncheckedLocals(HOLLAND44, [1, 2].map(setUp))).toEqual([]);
});
