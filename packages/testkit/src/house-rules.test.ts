import { type RuleSpec, randomFrom, readHouseRules } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { drawHouseRules } from './house-rules.ts';

const rule = (id: string, more: Partial<RuleSpec> = {}): RuleSpec => ({
  id,
  values: [
    { value: 1, editions: [1] },
    { value: 2, editions: [2] },
    { value: 3, editions: [2] },
  ],
  ...more,
});
const SPECS = [rule('alone'), rule('one', { group: 'pair' }), rule('other', { group: 'pair' })];
const DRAWN = Array.from({ length: 200 }, (_, seed) => drawHouseRules(SPECS, randomFrom(seed)));

describe('house rules drawn for a random game', () => {
  it('take every value of every rule', () => {
    for (const { id } of SPECS) expect(new Set(DRAWN.map((rules) => rules[id]))).toEqual(new Set([1, 2, 3]));
  });
  it('never split a group', () => {
    const read = DRAWN.map((rules) => readHouseRules({ rules: SPECS }, 1, { ...rules }));
    expect(read.filter(({ ok }) => !ok)).toEqual([]);
    expect(readHouseRules({ rules: SPECS }, 1, { one: 1, other: 2 }).ok).toBe(false);
  });
  it('are the same for the same seed, and none where a title has none', () => {
    expect(drawHouseRules(SPECS, randomFrom(7))).toEqual(DRAWN[7]);
    expect(drawHouseRules([], randomFrom(7))).toEqual({});
  });
});
