import { expect, test } from 'vitest';
import { BARE_APP } from '../../../test/bare-app.ts';
import type { LogEntry } from '../../game/contract.ts';
import { createStory } from './story.ts';

const entry = (at: number): LogEntry => ({
  at,
  turn: 1,
  phase: 'first.movement',
  by: 'first',
  depth: 1,
  choice: { kind: 'march' },
  events: [],
  passages: [],
});

test('is told from its first entry on, back and forth, and is over beyond its last', () => {
  const story = createStory(BARE_APP);
  story.tell([entry(3), entry(4)]);
  const now = (): number | undefined => story.told.value?.entries[story.told.value.at]?.at;
  expect(now()).toBe(3);
  story.turnTo(1);
  expect(now()).toBe(4);
  story.turnTo(-1);
  expect(now()).toBe(3);
  story.turnTo(2);
  expect(story.told.value).toBeUndefined();
});

test('is not told where there is nothing to tell, nor when it was ended', () => {
  const story = createStory(BARE_APP);
  story.tell([]);
  expect(story.told.value).toBeUndefined();
  story.tell([entry(3)]);
  story.end();
  story.turnTo(0);
  expect(story.told.value).toBeUndefined();
});

test('a report stays until it is put aside, and why the computer did so for good', () => {
  const story = createStory(BARE_APP);
  const span = { from: 3, to: 4, turn: 1, side: 'german', told: [] };
  story.reportOn({ span, lines: [] });
  const explained = { choice: { kind: 'march' }, reasons: [{ code: 'the-bridge' }] };
  story.explain(3, explained);
  expect(story.report.value?.span).toBe(span);
  story.putAside();
  expect([story.report.value, story.explanations.value.get(3)]).toEqual([undefined, explained]);
});

test('battles are stepped through over their ends, and not beyond the first and the last step', () => {
  const story = createStory(BARE_APP);
  const fought = (target: string, steps: number) => ({
    at: 0,
    rolledAt: 0,
    turn: 1,
    phase: 'combat',
    target,
    side: 'allied',
    attackers: [],
    defenders: [],
    isCleared: false,
    lost: {},
    gone: [],
    asked: {},
    steps: Array.from({ length: steps }, () => ({ text: '', rule: '', lost: {} })),
  });
  const now = () => [story.battles.value?.at, story.battles.value?.step];
  story.showBattles([fought('a', 2), fought('b', 1)], 0, true);
  story.stepBattle(-1);
  expect(now()).toEqual([0, 1]);
  story.stepBattle(1);
  story.stepBattle(1);
  expect(now()).toEqual([1, 1]);
  story.stepBattle(1);
  expect(now()).toEqual([1, 1]);
  story.stepBattle(-1);
  expect(now()).toEqual([0, 2]);
  story.endBattles();
  expect(story.battles.value).toBeUndefined();
  story.showBattles([], 0, false);
  expect(story.battles.value).toBeUndefined();
});
