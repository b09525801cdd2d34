/** The browser's database: opened when it is needed, and again when the browser has closed it. */
import type { Step } from '@bridgehead/client-kit/game';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, wrap } from 'idb';
import { browserFactory, type Factory } from './idb-factory.ts';
import type { KeptGame, SavedGame } from './saved-game.ts';
import { Blocked, isClosed } from './store-fault.ts';

const DATABASE = 'bridgehead';
/** 1: `about` and `text`. 2: `steps` beside them. */
const VERSION = 2;
const ABOUT = 'about';
const TEXT = 'text';
const STEPS = 'steps';
const STORES = [ABOUT, TEXT, STEPS] as const;

/** As it is written. What is read may be anything. */
interface Games extends DBSchema {
  [ABOUT]: { key: string; value: SavedGame };
  [TEXT]: { key: string; value: string };
  [STEPS]: { key: [id: string, n: number]; value: Step & { readonly id: string; readonly n: number } };
}

type GamesDatabase = IDBPDatabase<Games>;
type Writing = IDBPTransaction<Games, typeof STORES, 'readwrite'>;

/** Milliseconds that an older window may take to let go of the database, and the browser to open it. */
export interface OpenPatience {
  readonly blocked: number;
  readonly open: number;
}

const PATIENCE: OpenPatience = { blocked: 1500, open: 15_000 };

/** An entry of the list; `fault` where the browser cannot read it. */
export interface Entry {
  readonly id: string;
  readonly about?: unknown;
  readonly fault?: unknown;
}

/** What is put in the place of what was there; what is left out stays. */
interface Change {
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

export function createDatabase(factory: Factory = browserFactory(), patience: OpenPatience = PATIENCE): Database {
  const connection = new Connection(factory, patience);
  return {
    entries: () => connection.use(entriesOf),
    game: (id) => connection.use((database) => gameOf(database, id)),
    change: (id, decide) => connection.use((database) => change(database, id, decide)),
    remove: (id) => connection.use((database) => remove(database, id)),
  };
}

class Connection {
  readonly #factory: Factory;
  readonly #patience: OpenPatience;
  #opening: Promise<GamesDatabase> | undefined;
  /** The last opening has failed. */
  #hasFailed = false;

  constructor(factory: Factory, patience: OpenPatience) {
    this.#factory = factory;
    this.#patience = patience;
  }

  /** A connection that the browser has closed meanwhile is opened again, once. */
  async use<T>(act: (database: GamesDatabase) => Promise<T>): Promise<T> {
    const opening = this.#opened();
    try {
      return await act(await opening);
    } catch (error) {
      if (!isClosed(error)) throw error;
      this.#forget(opening);
      return act(await this.#opened());
    }
  }

  #opened(): Promise<GamesDatabase> {
    if (this.#opening !== undefined) return this.#opening;
    const isFresh = this.#hasFailed;
    const opening = connect(
      () => this.#factory(isFresh),
      () => this.#forget(opening),
      this.#patience,
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

  #forget(opening: Promise<GamesDatabase>): void {
    if (this.#opening === opening) this.#opening = undefined;
  }
}

/** Asked inside the promise, since there are browsers where the very name throws. */
async function connect(factory: () => IDBFactory, closed: () => void, patience: OpenPatience): Promise<GamesDatabase> {
  const request = factory().open(DATABASE, VERSION);
  request.addEventListener('upgradeneeded', () => upgrade(request.result));
  const database = await openedInTime(request, patience);
  database.addEventListener('close', closed);
  // A newer version of the program wants to change it: to hold on would keep that from starting.
  database.addEventListener('versionchange', () => {
    database.close();
    closed();
  });
  return database;
}

function openedInTime(request: IDBOpenDBRequest, patience: OpenPatience): Promise<GamesDatabase> {
  const opening = wrap<GamesDatabase>(request as unknown as IDBRequest<GamesDatabase>);
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      reject(new Blocked('the database does not open'));
      opening.then((database) => database.close()).catch(() => {});
    };
    let timer = setTimeout(giveUp, patience.open);
    request.addEventListener('blocked', () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience.blocked);
    });
    opening.finally(() => clearTimeout(timer)).then(resolve, reject);
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
async function entriesOf(database: GamesDatabase): Promise<readonly Entry[]> {
  const store = () => reading(database, [ABOUT]).objectStore(ABOUT);
  const keys = await store().getAllKeys();
  try {
    const abouts: readonly unknown[] = await store().getAll();
    if (abouts.length === keys.length) return keys.map((key, at) => ({ id: String(key), about: abouts[at] }));
  } catch (error) {
    if (isClosed(error)) throw error;
  }
  return Promise.all(
    keys.map((key) =>
      store()
        .get(key)
        .then(
          (about: unknown) => ({ id: String(key), about }),
          (fault: unknown) => ({ id: String(key), fault }),
        ),
    ),
  );
}

/** What cannot be read is said by its request; nobody waits for the transaction. */
function reading<const Names extends (typeof STORES)[number][]>(
  database: GamesDatabase,
  names: Names,
): IDBPTransaction<Games, Names> {
  const transaction = database.transaction(names);
  transaction.done.catch(() => {});
  return transaction;
}

const stepsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

async function gameOf(database: GamesDatabase, id: string): Promise<KeptGame | undefined> {
  const kept = reading(database, [...STORES]);
  const [about, text, steps] = await Promise.all([
    kept.objectStore(ABOUT).get(id),
    kept.objectStore(TEXT).get(id),
    kept.objectStore(STEPS).getAll(stepsOf(id)),
  ]);
  return about === undefined && text === undefined ? undefined : { about, text, steps };
}

async function change(
  database: GamesDatabase,
  id: string,
  decide: (about: unknown) => Change | undefined,
): Promise<void> {
  const writing = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  await committed(writing, async () => {
    const wanted = decide(await writing.objectStore(ABOUT).get(id));
    if (wanted !== undefined) await put(writing, id, wanted);
  });
}

async function put(writing: Writing, id: string, { about, text, steps }: Change): Promise<void> {
  const requests: Promise<unknown>[] = [writing.objectStore(ABOUT).put(about)];
  if (text !== undefined) {
    requests.push(writing.objectStore(TEXT).put(text, id));
    requests.push(writing.objectStore(STEPS).delete(stepsOf(id)));
  }
  for (const [at, step] of (steps?.list ?? []).entries()) {
    requests.push(writing.objectStore(STEPS).put({ ...step, id, n: (steps?.from ?? 1) + at }));
  }
  await Promise.all(requests);
}

async function remove(database: GamesDatabase, id: string): Promise<void> {
  const writing = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  await committed(writing, () =>
    Promise.all([
      writing.objectStore(ABOUT).delete(id),
      writing.objectStore(TEXT).delete(id),
      writing.objectStore(STEPS).delete(stepsOf(id)),
    ]),
  );
}

/**
 * All of it or nothing. Why the browser has taken it back stands with the transaction; with its requests only that it
 * was, unless one of them was the reason.
 */
async function committed(writing: Writing, ask: () => Promise<unknown>): Promise<void> {
  try {
    await Promise.all([ask(), writing.done]);
  } catch (error) {
    const { error: reason } = writing;
    if (reason === null) abort(writing);
    throw reason ?? error;
  }
}

/** Nothing to do where the browser has ended it by itself. */
function abort(writing: Writing): void {
  try {
    writing.abort();
  } catch {
    return;
  }
}
