/** The browser's database: opened when it is needed, and again when the browser has closed it. */
import type { SaveLines } from '@bridgehead/engine/save-text';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, wrap } from 'idb';
import { browserFactory, type Factory } from './idb-factory.ts';
import { olderGame } from './older-games.ts';
import type { KeptGame, SavedGame } from './saved-game.ts';
import { Blocked, isClosed } from './store-fault.ts';

const DATABASE = 'bridgehead';
/** 1: `about` and `text`. 2: `steps` beside them. 3: `lines` instead of both; older games stay where they are until they change. */
const VERSION = 3;
const ABOUT = 'about';
const LINES = 'lines';
const OLD_TEXT = 'text';
const OLD_STEPS = 'steps';
const STORES = [ABOUT, LINES, OLD_TEXT, OLD_STEPS] as const;

/** The number of the line that says where a game stands; the others are numbered as they follow each other, from 0. */
const END = -1;

/** As it is written. What is read may be anything. */
interface Games extends DBSchema {
  [ABOUT]: { key: string; value: SavedGame };
  [LINES]: { key: [id: string, n: number]; value: { readonly id: string; readonly n: number; readonly line: string } };
  [OLD_TEXT]: { key: string; value: string };
  [OLD_STEPS]: { key: [id: string, n: number]; value: never };
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
  readonly game?: ChangedGame;
}

interface ChangedGame extends SaveLines {
  /** The first line that is another, and whether that is so of the last. */
  readonly from: number;
  readonly isOtherEnd: boolean;
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
      reject(new Blocked('blocked'));
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
  const keyPaths = { [ABOUT]: 'id', [LINES]: ['id', 'n'], [OLD_TEXT]: null, [OLD_STEPS]: ['id', 'n'] };
  for (const store of STORES) {
    if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, { keyPath: keyPaths[store] });
  }
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

/** All rows of a game, or its lines from one on. */
const rowsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);
const linesFrom = (id: string, n: number): IDBKeyRange => IDBKeyRange.bound([id, n], [id, []]);

async function gameOf(database: GamesDatabase, id: string): Promise<KeptGame | undefined> {
  const kept = reading(database, [...STORES]);
  const [about, rows, text, steps] = await Promise.all([
    kept.objectStore(ABOUT).get(id),
    kept.objectStore(LINES).getAll(rowsOf(id)),
    kept.objectStore(OLD_TEXT).get(id),
    kept.objectStore(OLD_STEPS).getAll(rowsOf(id)),
  ]);
  if (rows.length > 0) return { about, ...inOrder(rows) };
  return about === undefined && text === undefined ? undefined : olderGame(about, text, steps);
}

/** Each line at its place; undefined where one is missing. */
function inOrder(rows: readonly { readonly n: number; readonly line: unknown }[]): Pick<KeptGame, 'lines' | 'end'> {
  const byNumber = new Map(rows.map(({ n, line }) => [n, line]));
  const { n: last = 0 } = rows.at(-1) ?? {};
  return { lines: Array.from({ length: last + 1 }, (_, n) => byNumber.get(n)), end: byNumber.get(END) };
}

async function change(
  database: GamesDatabase,
  id: string,
  decide: (about: unknown) => Change | undefined,
): Promise<void> {
  const writing = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  await committed(writing, async () => {
    const wanted = decide(await writing.objectStore(ABOUT).get(id));
    if (wanted === undefined) return;
    await Promise.all([
      writing.objectStore(ABOUT).put(wanted.about),
      wanted.game === undefined ? undefined : putGame(writing, id, wanted.game),
    ]);
  });
}

async function putGame(writing: Writing, id: string, { lines, end, from, isOtherEnd }: ChangedGame): Promise<void> {
  const store = writing.objectStore(LINES);
  // What is not as it was thought to be is written anew.
  const before = from === 0 ? undefined : await store.get([id, from - 1]);
  const first = before !== undefined && before.line === lines[from - 1] ? from : 0;
  const requests: Promise<unknown>[] = [store.delete(linesFrom(id, first))];
  for (const [at, line] of lines.slice(first).entries()) requests.push(store.put({ id, n: first + at, line }));
  if (isOtherEnd || first === 0)
    requests.push(end === undefined ? store.delete([id, END]) : store.put({ id, n: END, line: end }));
  if (first === 0) requests.push(...removeOlder(writing, id));
  await Promise.all(requests);
}

const removeOlder = (writing: Writing, id: string): readonly Promise<unknown>[] => [
  writing.objectStore(OLD_TEXT).delete(id),
  writing.objectStore(OLD_STEPS).delete(rowsOf(id)),
];

async function remove(database: GamesDatabase, id: string): Promise<void> {
  const writing = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  await committed(writing, () =>
    Promise.all([
      writing.objectStore(ABOUT).delete(id),
      writing.objectStore(LINES).delete(rowsOf(id)),
      ...removeOlder(writing, id),
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
