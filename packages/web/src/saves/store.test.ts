import { describe, expect, test } from 'vitest';
import { memoryStore, newId, type SavedGame, TakenOver } from './store.ts';

const about = (id: string, changed: number, more: Partial<SavedGame> = {}): SavedGame => ({
  id,
  title: 'holland44',
  titleName: 'Holland ’44',
  scenario: 'short',
  scenarioName: 'The Short Game',
  turn: 1,
  isOver: false,
  answers: 0,
  changed,
  hotSeat: true,
  ...more,
});

describe('the store of a page that keeps nothing', () => {
  test('lists the newest first, and forgets what is removed', async () => {
    const store = memoryStore();
    await store.write(about('a', 1), 'A');
    await store.write(about('b', 2), 'B');
    expect((await store.list()).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(await store.text('a')).toBe('A');
    await store.remove('a');
    expect(await store.text('a')).toBeUndefined();
    expect(await store.about('a')).toBeUndefined();
  });

  test('refuses the writes of a window from which the game was taken', async () => {
    const store = memoryStore();
    await store.write(about('a', 1), 'A');
    await store.claim('a', 'first');
    await store.write(about('a', 2, { owner: 'first' }), 'by the first');
    await store.claim('a', 'second');
    await expect(store.write(about('a', 3, { owner: 'first' }), 'too late')).rejects.toThrow(TakenOver);
    expect(await store.text('a')).toBe('by the first');
  });
});

test('ids are new, and fit into an address', () => {
  const ids = new Set(Array.from({ length: 100 }, newId));
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]{21}$/);
});
