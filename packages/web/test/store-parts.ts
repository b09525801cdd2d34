import type { SaveLines } from '@bridgehead/engine/save-text';
import { vi } from 'vitest';
import { type Copies, createCopies } from '../src/saves/copies.ts';
import { createDatabase } from '../src/saves/database.ts';
import type { SavedGame } from '../src/saves/saved-game.ts';
import { createStore, type SaveStore } from '../src/saves/store.ts';
import { type FakeIndexedDb, fakeIndexedDb, fakeStorage } from './fake-indexed-db.ts';

export const about = (id: string, changed = 1, more: Partial<SavedGame> = {}): SavedGame => ({
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

/** The lines of a game that is known by its name, after these choices. */
export const linesOf = (name: string, ...choices: readonly string[]): SaveLines => ({
  lines: [JSON.stringify({ format: name }), ...choices.map((kind) => JSON.stringify({ by: 'me', choice: { kind } }))],
  end: JSON.stringify({ hashes: [[choices.length, name]], position: {} }),
});

export interface Browser {
  readonly idb: FakeIndexedDb;
  readonly storage: Storage;
  /** What is kept beside the database, read anew. A store does not wait for it. */
  readonly copies: Copies;
  /** A window of it. */
  open(): SaveStore;
  /** Lets the time go by that a store waits before it tries again, until it has tried. */
  wake(): Promise<void>;
}

/** A browser of which windows can be opened; its clock stands still. */
export function browser(): Browser {
  const idb = fakeIndexedDb();
  const storage = fakeStorage();
  const stores: SaveStore[] = [];
  let waiting: (() => void)[] = [];
  const open = (): SaveStore => {
    const store = createStore({
      database: createDatabase((isFresh) => idb.door(isFresh), { blocked: 1, open: 15_000 }),
      copies: createCopies(() => storage),
      wait: () => new Promise((done) => waiting.push(done)),
    });
    stores.push(store);
    return store;
  };
  const wake = async (): Promise<void> => {
    const woken = waiting;
    waiting = [];
    for (const tryAgain of woken) tryAgain();
    const hasTried = () => waiting.length === woken.length || stores.every(({ unsaved }) => unsaved.value.size === 0);
    await vi.waitUntil(hasTried, { interval: 1 });
  };
  return { idb, storage, copies: createCopies(() => storage), open, wake };
}
