import { describe, expect, it } from 'vitest';
import { type RuleSpec, readHouseRules, ruleInEdition } from './house-rules.ts';

const FIRST = [1];
const SECOND = [2];
const RULES: readonly RuleSpec[] = [
  {
    id: 'points',
    values: [
      { value: 8, editions: FIRST },
      { value: 9, editions: SECOND },
      { value: 10, editions: SECOND },
    ],
  },
  {
    id: 'reveal',
    group: 'unknown',
    values: [
      { value: 'entered', editions: FIRST },
      { value: 'adjacent', editions: SECOND },
    ],
  },
  {
    id: 'fights',
    group: 'unknown',
    values: [
      { value: true, editions: FIRST },
      { value: false, editions: SECOND },
    ],
  },
];

const read = (edition: number, given: Record<string, string | number | boolean>) =>
  readHouseRules({ rules: RULES }, edition, given);

describe('house rules', () => {
  it('of each rule the first value that fits an edition is what its book says', () => {
    expect(RULES.map((spec) => [ruleInEdition(spec, 1), ruleInEdition(spec, 2)])).toEqual([
      [8, 9],
      ['entered', 'adjacent'],
      [true, false],
    ]);
  });
  it('are kept in one order, and only where they are not what the edition says anyway', () => {
    expect(read(1, { fights: false, points: 9, reveal: 'adjacent' })).toMatchObject({ ok: true });
    const kept = read(1, { fights: false, points: 9, reveal: 'adjacent' });
    expect(kept.ok && Object.keys(kept.value ?? {})).toEqual(['points', 'reveal', 'fights']);
    expect(read(2, { points: 9 })).toEqual({ ok: true, value: undefined });
    expect(read(1, {})).toEqual({ ok: true, value: undefined });
  });
  it('may take a value that no book has but an edition fits', () => {
    expect(read(2, { points: 10 })).toEqual({ ok: true, value: { points: 10 } });
    expect(read(2, { points: 11 })).toMatchObject({ ok: false, fault: { place: 'rules.points' } });
  });
  it('that name no rule are refused', () => {
    expect(read(1, { mud: true })).toMatchObject({
      ok: false,
      fault: { place: 'rules.mud', says: { code: 'unknown-rule' } },
    });
  });
  it('that split a group are refused with both its rules, in either edition', () => {
    const split = { ok: false, fault: { says: { code: 'split-rules', params: { one: 'reveal', other: 'fights' } } } };
    expect(read(1, { reveal: 'adjacent' })).toMatchObject(split);
    expect(read(2, { fights: true })).toMatchObject(split);
    expect(read(2, { fights: true, reveal: 'entered' })).toMatchObject({ ok: true });
  });
});
