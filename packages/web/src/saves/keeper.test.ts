import type { Step } from '@bridgehead/client-kit/game';
import { describe, expect, test } from 'vitest';
import { fullDisk } from '../../test/fake-indexed-db.ts';
import { about, browser } from '../../test/store-parts.ts';
import { createKeeper, MOST_STEPS } from './keeper.ts';
import type { SaveStore } from './store.ts';

const STEP: Step = { did: 'answer', choice: { kind: 'x' }, came: '0' };

const textOf = (answers: number): string => JSON.stringify({ answers });

/** A game of which only the number of answers is known, and its keeper. */
function played(store: SaveStore) {
  let answers = 0;
  const faults: unknown[] = [];
  const keeper = createKeeper({
    store,
    id: 'a',
    about: () => about('a', answers, { answers, owner: 'me' }),
    text: async () => textOf(answers),
    failed: (error) => faults.push(error),
  });
  const answer = (): Promise<void> => {
    answers += 1;
    return keeper.keep(STEP);
  };
  return { keeper, answer, faults };
}

/** How many answers would be there if the computer went off now. */
async function keptIn(store: SaveStore): Promise<number> {
  const kept = await store.game('a');
  const text = typeof kept?.text === 'string' ? kept.text : textOf(0);
  return Number(JSON.parse(text).answers) + (kept?.steps.length ?? 0);
}

describe('a game that is played', () => {
  test('is kept whole first, then step by step, and now and then whole again', async () => {
    const { open } = browser();
    const store = open();
    const { answer, keeper } = played(store);
    for (let n = 1; n <= MOST_STEPS + 3; n++) {
      await answer();
      expect(await keptIn(open())).toBe(n);
      expect(keeper.isSaved.value).toBe(true);
    }
    const kept = await open().game('a');
    expect(kept).toMatchObject({ text: textOf(MOST_STEPS + 2), about: { answers: MOST_STEPS + 3 } });
    expect(kept?.steps).toHaveLength(1);
  });

  test('is whole when it is left', async () => {
    const { open } = browser();
    const { answer, keeper } = played(open());
    for (let n = 1; n <= 3; n++) await answer();
    expect((await open().game('a'))?.steps).toHaveLength(2);
    await keeper.settled();
    expect(await open().game('a')).toMatchObject({ text: textOf(3), steps: [] });
  });

  test('is not said to be saved before it is', async () => {
    const { open } = browser();
    const { answer, keeper } = played(open());
    const kept = answer();
    expect(keeper.isSaved.value).toBe(false);
    await kept;
    expect(keeper.isSaved.value).toBe(true);
  });

  test('nothing more is kept once it is stopped', async () => {
    const { open } = browser();
    const { answer, keeper } = played(open());
    keeper.stop();
    await answer();
    expect(await open().game('a')).toBeUndefined();
  });

  test('is written whole where it was deleted meanwhile', async () => {
    const { open } = browser();
    const { answer } = played(open());
    await answer();
    await answer();
    await open().remove('a');
    await answer();
    expect(await open().game('a')).toMatchObject({ text: textOf(3), steps: [] });
  });
});

describe('a game without room', () => {
  test('goes on, is not said to be saved, and is written when there is room', async () => {
    const { open, idb, wake } = browser();
    const store = open();
    const { answer, keeper } = played(store);
    for (let n = 1; n <= 3; n++) await answer();
    idb.failure = fullDisk();
    for (let n = 4; n <= 6; n++) await answer();
    expect(keeper.isSaved.value).toBe(false);
    await expect.poll(() => store.unsaved.value.get('a')?.kind).toBe('full');
    await keeper.settled();
    expect(keeper.isSaved.value).toBe(false);
    expect(await keptIn(open())).toBe(3);

    idb.failure = undefined;
    await wake();
    await expect.poll(() => keeper.isSaved.value).toBe(true);
    expect(await keptIn(open())).toBe(6);
    await answer();
    expect(await keptIn(open())).toBe(7);
  });

  test('whose database was thrown away is whole again', async () => {
    const { open, idb, wake } = browser();
    const { answer } = played(open());
    for (let n = 1; n <= 3; n++) await answer();
    idb.failure = fullDisk();
    await answer();
    idb.clear();
    idb.failure = undefined;
    await wake();
    await expect.poll(() => open().game('a')).toMatchObject({ text: textOf(4), steps: [], about: { answers: 4 } });
  });
});

describe('a game that another window has taken', () => {
  test('is told so, and the answer that came too late becomes a game of its own', async () => {
    const { open } = browser();
    const store = open();
    const { answer, faults } = played(store);
    await answer();
    await answer();
    await open().claim('a', 'you');
    await answer();
    expect(faults).toMatchObject([{ name: 'TakenOver' }]);
    expect(await keptIn(open())).toBe(2);
    const { games } = await open().list();
    expect(games).toMatchObject([{ about: { isBranch: true, answers: 3 } }, { about: { id: 'a', owner: 'you' } }]);
  });

  test('only who sits at the screen has changed: nothing new comes of it', async () => {
    const { open } = browser();
    const { answer, faults, keeper } = played(open());
    await answer();
    await open().claim('a', 'you');
    await keeper.keep({ did: 'seat' });
    expect(faults).toMatchObject([{ name: 'TakenOver' }]);
    expect((await open().list()).games).toHaveLength(1);
  });
});
