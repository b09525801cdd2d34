/** Where games are kept in this browser: what the list shows apart from the files, so that listing reads no game. */

import type { Choice } from '../game/contract.ts';

/** A kept game, as the list of saves tells it. */
export interface SavedGame {
  readonly id: string;
  readonly title: string;
  readonly titleName: string;
  readonly scenario: string;
  readonly scenarioName: string;
  readonly turn: number;
  readonly isOver: boolean;
  readonly answers: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly hotSeat: boolean;
  /** Who plays each side; left out, people do. */
  readonly players?: Readonly<Record<string, string>>;
  /** Who last sat at the screen. */
  readonly seat?: string;
  readonly isBranch?: boolean;
  /** Dice laid down when the game was begun, from its first; those that were rolled among them. */
  readonly dice?: readonly (number | string)[];
  /** What was taken back and may be given again. */
  readonly undone?: readonly Choice[];
  /** The window that plays it: no other may write. */
  readonly owner?: string;
}

export interface SaveStore {
  list(): Promise<readonly SavedGame[]>;
  about(id: string): Promise<SavedGame | undefined>;
  text(id: string): Promise<string | undefined>;
  /** Keeps a game; refused with `TakenOver` if another window has claimed it since. */
  write(about: SavedGame, text: string): Promise<void>;
  /** From now on only this window writes the game. */
  claim(id: string, owner: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Another window has claimed the game: nothing was written. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

/** A game that was deleted meanwhile belongs to whoever still plays it. */
const isOwnedBy = (known: SavedGame | undefined, owner: string | undefined): boolean =>
  known === undefined || known.owner === undefined || known.owner === owner;

const byDate = (a: SavedGame, b: SavedGame): number => b.changed - a.changed;

const DATABASE = 'bridgehead';
const VERSION = 1;
const ABOUT = 'about';
const TEXT = 'text';

/** The browser's own database; rejects where it keeps nothing. */
export async function openStore(): Promise<SaveStore> {
  const database = await opened();
  const read = <T>(store: string, ask: (from: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    answered(ask(database.transaction(store).objectStore(store)));
  return {
    list: async () => [...(await read<SavedGame[]>(ABOUT, (from) => from.getAll()))].sort(byDate),
    about: (id) => read<SavedGame | undefined>(ABOUT, (from) => from.get(id)),
    text: (id) => read<string | undefined>(TEXT, (from) => from.get(id)),
    write: (about, text) => write(database, about, text),
    claim: (id, owner) => claim(database, id, owner),
    remove: async (id) => {
      const change = database.transaction([ABOUT, TEXT], 'readwrite');
      change.objectStore(ABOUT).delete(id);
      change.objectStore(TEXT).delete(id);
      await finished(change);
    },
  };
}

/** Looks and writes in one transaction: no other window can come between. */
async function write(database: IDBDatabase, about: SavedGame, text: string): Promise<void> {
  const change = database.transaction([ABOUT, TEXT], 'readwrite', { durability: 'strict' });
  const done = finished(change);
  const known = await answered<SavedGame | undefined>(change.objectStore(ABOUT).get(about.id));
  if (!isOwnedBy(known, about.owner)) {
    change.abort();
    await done.catch(() => {});
    throw new TakenOver();
  }
  change.objectStore(ABOUT).put(about);
  change.objectStore(TEXT).put(text, about.id);
  await done;
}

async function claim(database: IDBDatabase, id: string, owner: string): Promise<void> {
  const change = database.transaction(ABOUT, 'readwrite');
  const done = finished(change);
  const known = await answered<SavedGame | undefined>(change.objectStore(ABOUT).get(id));
  if (known !== undefined) change.objectStore(ABOUT).put({ ...known, owner });
  await done;
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ABOUT, { keyPath: 'id' });
    request.result.createObjectStore(TEXT);
  };
  return answered(request);
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error ?? new Error('the change was taken back'));
  });

/** Where the browser keeps nothing: as long as the page lives, and no longer. */
export function memoryStore(): SaveStore {
  const abouts = new Map<string, SavedGame>();
  const texts = new Map<string, string>();
  return {
    list: async () => [...abouts.values()].sort(byDate),
    about: async (id) => abouts.get(id),
    text: async (id) => texts.get(id),
    write: async (about, text) => {
      if (!isOwnedBy(abouts.get(about.id), about.owner)) throw new TakenOver();
      abouts.set(about.id, about);
      texts.set(about.id, text);
    },
    claim: async (id, owner) => {
      const known = abouts.get(id);
      if (known !== undefined) abouts.set(id, { ...known, owner });
    },
    remove: async (id) => {
      abouts.delete(id);
      texts.delete(id);
    },
  };
}

/** Ids that also a page without a secure connection can make. */
export function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(3));
  return [...words].map((word) => word.toString(36).padStart(7, '0')).join('');
}
