import { manifestOf } from '@bridgehead/catalogue';
import { readHouseRules } from '@bridgehead/engine';
import { expect, it } from 'vitest';
import type { NewGamePlan } from './begin-game.ts';
import { byChapter, withRule } from './house-rules.tsx';

const specs = manifestOf('holland44')?.facts.rules ?? [];
const specOf = (id: string) => specs.find((one) => one.id === id) ?? { id: '', values: [] };
const plan = (edition: number, rules: NewGamePlan['rules'] = {}): NewGamePlan => ({
  scenario: 'short',
  edition,
  options: {},
  rules,
  hotSeat: false,
  players: {},
  seed: '',
  dice: '',
});

it('a rule of the other edition is kept, and one that the edition has anyway is not', () => {
  const recovery = specOf('recoveryRollNeeded');
  expect(withRule(specs, plan(1), recovery, recovery.values[1])).toEqual({ recoveryRollNeeded: 5 });
  expect(withRule(specs, plan(1, { recoveryRollNeeded: 5 }), recovery, recovery.values[0])).toEqual({});
});

it('the rules of a group go together, so that no set-up is refused', () => {
  for (const spec of specs) {
    for (const edition of [1, 2]) {
      for (const value of spec.values) {
        const rules = withRule(specs, plan(edition), spec, value);
        expect(readHouseRules({ rules: specs }, edition, rules)).toMatchObject({ ok: true });
      }
    }
  }
  const reveal = specOf('unknownReveal');
  expect(Object.keys(withRule(specs, plan(1), reveal, reveal.values[1]))).toEqual([
    'unknownReveal',
    'unknownFoughtInMovement',
    'unknownGarrisonClosesExtended',
  ]);
});

it('every difference stands under a chapter that has a name, in either book, S1 after the numbers', () => {
  const names = manifestOf('holland44')?.start.chapters ?? {};
  for (const edition of [1, 2]) {
    const chapters = byChapter(specs, edition);
    expect([...chapters.keys()].filter((chapter) => names[chapter] === undefined)).toEqual([]);
    expect([...chapters.keys()].slice(0, 2)).toEqual(['2', '4']);
    expect([...chapters.keys()].at(-1)).toBe('S1');
    expect([...chapters.values()].flat()).toHaveLength(specs.length);
  }
});
