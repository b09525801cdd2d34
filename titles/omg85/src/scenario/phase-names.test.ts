import { expect, test } from 'vitest';
import { phaseOf } from './phase-names.ts';

test('[10.2] the score is told when the game is over, not in the set-up', () => {
  expect(phaseOf([{ proc: 'game', step: 'end' }])).toBe('over');
  expect(phaseOf([{ proc: 'game', step: 'begin' }])).toBe('set-up');
});
