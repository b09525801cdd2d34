import { expect, test } from 'vitest';
import { createRest } from './rest.ts';

test('a unit that is skipped waits again in the next phase, one that sleeps does not until it is woken', () => {
  const rest = createRest();
  rest.skip(['a'], '1 movement');
  rest.sleep(['b']);
  expect(['a', 'b', 'c'].map((unit) => rest.isResting(unit, '1 movement'))).toEqual([true, true, false]);
  expect(['a', 'b', 'c'].map((unit) => rest.isResting(unit, '2 movement'))).toEqual([false, true, false]);
  rest.wake(['b']);
  expect(rest.isResting('b', '2 movement')).toBe(false);
});
