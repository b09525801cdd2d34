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

test('what the computer has done stays until it is put aside, and why it did so for good', () => {
  const story = createStory(BARE_APP);
  story.finish([entry(3)]);
  const explained = { choice: { kind: 'march' }, reasons: [{ code: 'the-bridge' }] };
  story.explain(3, explained);
  expect(story.finished.value.map(({ at }) => at)).toEqual([3]);
  story.putAside();
  expect([story.finished.value, story.explanations.value.get(3)]).toEqual([[], explained]);
});
