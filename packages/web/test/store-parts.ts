import type { OpenGame } from '@bridgehead/client-kit/game';
import { createCopies } from '../src/saves/copies.ts';
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

export interface Browser {
  readonly idb: FakeIndexedDb;
  readonly storage: Storage;
  /** A window of it. */
  open(): SaveStore;
  /** Lets the time go by that a store waits before it tries again. */
  wake(): Promise<void>;
}

/** A browser of which windows can be opened; its clock stands still. */
export function browser(): Browser {
  const idb = fakeIndexedDb();
  const storage = fakeStorage();
  let waiting: (() => void)[] = [];
  return {
    idb,
    storage,
    open: () =>
      createStore({
        database: createDatabase((isFresh) => idb.door(isFresh)),
        copies: createCopies(() => storage),
        wait: () => new Promise((done) => waiting.push(done)),
      }),
    wake: async () => {
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
      await settled();
    },
  };
}

/** Long enough for everything under way in a fake to end. */
export const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 60));

export const textOf = async (game: OpenGame): Promise<string> => `${JSON.stringify(await game.save())}\n`;
