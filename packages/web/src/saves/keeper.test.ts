import type { JsonObject } from '@bridgehead/client-kit/game';
import { readSaveText, type SaveLines, saveLines, textOfLines } from '@bridgehead/engine/save-text';
import { describe, expect, test } from 'vitest';
import { fullDisk } from '../../test/fake-indexed-db.ts';
import { about, browser } from '../../test/store-parts.ts';
import { createKeeper, MOST_CHANGES } from './keeper.ts';
import { linesIn } from './saved-game.ts';
import type { SaveStore } from './store.ts';

const choiceOf = (n: number): JsonObject => ({ by: 'me', choice: { kind: `x${n}` } });

/** A save after so many answers. */
const saveOf = (answers: number): JsonObject => ({
  format: 'a save',
  choices: Array.from({ length: answers }, (_, n) => choiceOf(n)),
  hashes: [[answers, '']],
  position: { answers },
});

/** A game of which only the number of answers is known, and its keeper. */
function played(store: SaveStore, game?: SaveLines) {
  let answers = game === undefined ? 0 : game.lines.length - 1;
  let asked = 0;
  const faults: unknown[] = [];
  const keeper = createKeeper({
    store,
    id: 'a',
    ...(game === undefined ? {} : { game }),
    about: () => about('a', answers, { answers, owner: 'me' }),
    save: async () => {
      asked += 1;
      return saveOf(answers);
    },
    failed: (error) => faults.push(error),
  });
  const answer = (): Promise<void> => {
    answers += 1;
    return keeper.keep({ after: answers - 1, choices: [choiceOf(answers - 1)] });
  };
  const takeBack = (): Promise<void> => {
    answers -= 1;
    return keeper.keep({ after: answers, choices: [] });
  };
  return { keeper, answer, takeBack, faults, asked: () => asked };
}

/** The save that would be there if the computer went off now. */
async function savedIn(store: SaveStore): Promise<JsonObject> {
  const kept = await store.game('a');
  return (kept === undefined ? {} : readSaveText(textOfLines(linesIn(kept)))) as JsonObject;
}

async function keptIn(store: SaveStore): Promise<number> {
  const { choices } = await savedIn(store);
  return Array.isArray(choices) ? choices.length : 0;
}

describe('a game that is played', () => {
  test('is kept line by line, and now and then it is asked where it stands', async () => {
    const { open } = browser();
    const { answer, keeper, asked } = played(open());
    for (let n = 1; n <= MOST_CHANGES + 3; n++) {
      await answer();
      expect(await keptIn(open())).toBe(n);
      expect(keeper.isSaved.value).toBe(true);
    }
    expect(asked()).toBe(2);
    const saved = await savedIn(open());
    expect(saved).toMatchObject({ position: { answers: MOST_CHANGES + 1 } });
  });

  test('is not asked for at all where its lines are known', async () => {
    const { open } = browser();
    const { answer, asked } = played(open(), saveLines(saveOf(7)));
    for (let n = 1; n <= 10; n++) await answer();
    expect(asked()).toBe(0);
    expect(await savedIn(open())).toMatchObject({ choices: saveOf(17).choices, position: { answers: 7 } });
  });

  test('has lost what is taken back, and never says that it stands where it no longer does', async () => {
    const { open } = browser();
    const { answer, takeBack } = played(open(), saveLines(saveOf(5)));
    await answer();
    await takeBack();
    expect(await savedIn(open())).toMatchObject({ choices: { length: 5 }, position: { answers: 5 } });
    await takeBack();
    expect(await savedIn(open())).toEqual(saveOf(4));
  });

  test('is told where it stands when it is left', async () => {
    const { open } = browser();
    const { answer, keeper } = played(open(), saveLines(saveOf(0)));
    for (let n = 1; n <= 3; n++) await answer();
    expect(await savedIn(open())).toMatchObject({ position: { answers: 0 } });
    await keeper.settled();
    expect(await savedIn(open())).toEqual(saveOf(3));
  });

  test('is left as it lies where nothing was done', async () => {
    const { open } = browser();
    const { keeper, asked } = played(open());
    await keeper.settled();
    expect(asked()).toBe(0);
    expect(await open().game('a')).toBeUndefined();
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
    expect(await keptIn(open())).toBe(3);
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
    await expect.poll(() => keptIn(open())).toBe(4);
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
    await keeper.keep({ after: 1, choices: [] });
    expect(faults).toMatchObject([{ name: 'TakenOver' }]);
    expect((await open().list()).games).toHaveLength(1);
  });
});
