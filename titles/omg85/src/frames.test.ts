import { uncheckedLocals } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { OMG85 } from './index.ts';

const setUp = (scenario: string, options: Readonly<Record<string, boolean>>) => ({
  title: 'omg85',
  edition: 1,
  scenario,
  options,
  seed: 3,
});

test('a local that is missing, unknown or of another kind is refused with its place, wherever the rules stand', () => {
  const setUps = [setUp('historical', { advanced: true }), setUp('free', { hidden: true })];
  expect(uncheckedLocals(OMG85, setUps)).toEqual([]);
});
