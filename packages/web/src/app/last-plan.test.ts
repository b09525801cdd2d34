import { expect, test } from 'vitest';
import { readPlans } from './last-plan.ts';

const PLAN = { scenario: 'short', players: { allied: 'person', german: 'staff' }, hotSeat: false };

test('the last plan of each title is read, and which title was last', () => {
  const text = JSON.stringify({ title: 'a', plans: { a: PLAN, b: PLAN } });
  expect(readPlans(text)).toEqual({ title: 'a', plans: { a: PLAN, b: PLAN } });
});

test.each([
  null,
  'no JSON',
  '[]',
  '{"plans":3}',
  JSON.stringify({ plans: { a: { ...PLAN, players: { allied: 3 } } } }),
  JSON.stringify({ plans: { a: { ...PLAN, hotSeat: 'yes' } } }),
])('%s is no plan', (text) => {
  expect(readPlans(text)).toEqual({ plans: {} });
});
