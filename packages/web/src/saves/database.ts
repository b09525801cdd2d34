/** The browser's database: opened when it is needed, and again when the browser has closed it. */
import type { Step } from '@bridgehead/client-kit/game';
import { browserFactory, type Factory } from './idb-factory.ts';
import type { KeptGame, SavedGame } from './saved-game.ts';
import { Blocked, isClosed } from './store-fault.ts';

const DATABASE = 'bridgehead';
/** 1: `about` and `text`. 2: `steps` beside them. */
const VERSION = 2;
const ABOUT = 'about';
const TEXT = 'text';
const STEPS = 'steps';

/** How long an older window may take to let go of the database, and the browser to open it. */
const PATIENCE_MS = { blocked: 1500, open: 15_000 };

/** An entry of the list; `fault` where the browser cannot read it. */
export interface Entry {
  readonly id: string;
  readonly about?: unknown;
  readonly fault?: unknown;
}

/** What is put in the place of what was there; what is left out stays. */
export interface Change {
  readonly about: SavedGame;
  readonly text?: string;
  /** Numbered from the one given. With a text the old ones go. */
  readonly steps?: { readonly from: number; readonly list: readonly Step[] };
}

export interface Database {
  entries(): Promise<readonly Entry[]>;
  game(id: string): Promise<KeptGame | undefined>;
  /** Looks and writes in one transaction: no other window can come between. What `decide` throws ends it. */
  change(id: string, decide: (about: unknown) => Change | undefined): Promise<void>;
  remove(id: string): Promise<void>;
}

export function createDatabase(factory: Factory = browserFactory()): Database {
  const connection = new Connection(factory);
  return {
    entries: () => connection.use(entriesOf),
    game: (id) => connection.use((database) => gameOf(database, id)),
    change: (id, decide) => connection.use((database) => change(database, id, decide)),
    remove: (id) => connection.use((database) => remove(database, id)),
  };
}

class Connection {
  readonly #factory: Factory;
  #opening: Promise<IDBDatabase> | undefined;
  /** The last opening has failed. */
  #hasFailed = false;

  constructor(factory: Factory) {
    this.#factory = factory;
  }

  /** A connection that the browser has closed meanwhile is opened again, once. */
  async use<T>(act: (database: IDBDatabase) => Promise<T>): Promise<T> {
    const opening = this.#opened();
    try {
      return await act(await opening);
    } catch (error) {
      if (!isClosed(error)) throw error;
      this.#forget(opening);
      return act(await this.#opened());
    }
  }

  #opened(): Promise<IDBDatabase> {
    if (this.#opening !== undefined) return this.#opening;
    const isFresh = this.#hasFailed;
    const opening = opened(
      () => this.#factory(isFresh),
      () => this.#forget(opening),
    );
    opening.then(
      () => {
        this.#hasFailed = false;
      },
      () => {
        this.#hasFailed = true;
        this.#forget(opening);
      },
    );
    this.#opening = opening;
    return opening;
  }

  #forget(opening: Promise<IDBDatabase>): void {
    if (this.#opening === opening) this.#opening = undefined;
  }
}

/** Asked inside the promise, since there are browsers where the very name throws. */
function opened(factory: () => IDBFactory, closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory().open(DATABASE, VERSION);
    let isLate = false;
    const giveUp = (): void => {
      isLate = true;
      reject(new Blocked('the database does not open'));
    };
    let timer = setTimeout(giveUp, PATIENCE_MS.open);
    request.onblocked = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, PATIENCE_MS.blocked);
    };
    request.onupgradeneeded = () => upgrade(request.result);
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      const { result: database } = request;
      if (isLate) database.close();
      database.onclose = closed;
      // A newer version of the program wants to change it: whoever holds on would keep it from starting.
      database.onversionchange = () => {
        database.close();
        closed();
      };
      resolve(database);
    };
  });
}

/** From whatever version: what is there stays as it is. */
function upgrade(database: IDBDatabase): void {
  const known = database.objectStoreNames;
  if (!known.contains(ABOUT)) database.createObjectStore(ABOUT, { keyPath: 'id' });
  if (!known.contains(TEXT)) database.createObjectStore(TEXT);
  if (!known.contains(STEPS)) database.createObjectStore(STEPS, { keyPath: ['id', 'n'] });
}

/** All at once; where one of them keeps the others from being read, each by itself. */
async function entriesOf(database: IDBDatabase): Promise<readonly Entry[]> {
  const store = () => database.transaction(ABOUT).objectStore(ABOUT);
  const keys = await answered(store().getAllKeys());
  try {
    const abouts: readonly unknown[] = await answered(store().getAll());
    if (abouts.length === keys.length) return keys.map((key, at) => ({ id: String(key), about: abouts[at] }));
  } catch (error) {
    if (isClosed(error)) throw error;
  }
  return Promise.all(
    keys.map((key) =>
      answered<unknown>(store().get(key)).then(
        (about) => ({ id: String(key), about }),
        (fault: unknown) => ({ id: String(key), fault }),
      ),
    ),
  );
}

const stepsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

async function gameOf(database: IDBDatabase, id: string): Promise<KeptGame | undefined> {
  const reading = database.transaction([ABOUT, TEXT, STEPS]);
  const [about, text, steps] = await Promise.all([
    answered<unknown>(reading.objectStore(ABOUT).get(id)),
    answered<unknown>(reading.objectStore(TEXT).get(id)),
    answered<unknown[]>(reading.objectStore(STEPS).getAll(stepsOf(id))),
  ]);
  return about === undefined && text === undefined ? undefined : { about, text, steps };
}

async function change(
  database: IDBDatabase,
  id: string,
  decide: (about: unknown) => Change | undefined,
): Promise<void> {
  const writing = database.transaction([ABOUT, TEXT, STEPS], 'readwrite', { durability: 'strict' });
  const done = finished(writing);
  // Whoever waits for it may be stopped by what comes before.
  done.catch(() => {});
  const known = await answered<unknown>(writing.objectStore(ABOUT).get(id)).catch(async (error: unknown) => {
    await done;
    throw error;
  });
  try {
    const wanted = decide(known);
    if (wanted !== undefined) put(writing, id, wanted);
  } catch (error) {
    writing.abort();
    throw error;
  }
  await done;
}

function put(writing: IDBTransaction, id: string, { about, text, steps }: Change): void {
  writing.objectStore(ABOUT).put(about);
  if (text !== undefined) {
    writing.objectStore(TEXT).put(text, id);
    writing.objectStore(STEPS).delete(stepsOf(id));
  }
  for (const [at, step] of (steps?.list ?? []).entries()) {
    writing.objectStore(STEPS).put({ ...step, id, n: (steps?.from ?? 1) + at });
  }
}

async function remove(database: IDBDatabase, id: string): Promise<void> {
  const writing = database.transaction([ABOUT, TEXT, STEPS], 'readwrite', { durability: 'strict' });
  writing.objectStore(ABOUT).delete(id);
  writing.objectStore(TEXT).delete(id);
  writing.objectStore(STEPS).delete(stepsOf(id));
  await finished(writing);
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** What went wrong stands with the transaction; with its requests, only that it was aborted. */
const finished = (writing: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error ?? new Error('the change was taken back'));
  });
