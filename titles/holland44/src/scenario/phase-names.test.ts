import { expect, test } from 'vitest';
import { phaseOf } from './phase-names.ts';

test('[19.2.2] what happens when a turn begins belongs to its first phase, not to the set-up', () => {
  expect(phaseOf([{ proc: 'game', step: 'next' }])).toBe('weather');
  expect(phaseOf([{ proc: 'game', step: 'begin' }])).toBe('set-up');
});
