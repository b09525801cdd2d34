/**
 * A browser's database in memory, which can be made to fail in the ways that were seen on a real full disk:
 * docs/browser-storage.md.
 */
import 'fake-indexeddb/auto';
import { IDBFactory as Factory, forceCloseDatabase } from 'fake-indexeddb';
import { wrap } from 'idb';

const DATABASE = 'bridgehead';

export interface FakeIndexedDb {
  /** What transactions that write abort with; the connection is closed as well, as Chromium does. */
  failure: DOMException | undefined;
  /** How many did. */
  readonly aborted: number;
  /** What a single request to put a row fails with; the transaction goes with it. */
  putFailure: DOMException | undefined;
  /** Answers to `open`. */
  openFailure: DOMException | undefined;
  /** Every opening fails but through a new door: as after Chromium has deleted what a site had. */
  isLocked: boolean;
  /** Rows whose reading fails: store and key. */
  readonly unreadable: Set<string>;
  door(isFresh: boolean): IDBFactory;
  /** Opens it past the client, as another version of the program does. */
  connect(version?: number, upgrade?: (database: IDBDatabase) => void): Promise<IDBDatabase>;
  /** Puts a row past the client, which may be one that the client would never write. */
  put(store: string, row: unknown, key?: string): Promise<void>;
  remove(store: string, key: IDBValidKey): Promise<void>;
  count(store: string): Promise<number>;
  /** How many rows the client has put. */
  readonly puts: number;
  /** Deletes all that the site has. */
  clear(): void;
}

const NO_SPACE =
  'Connection is closing because of: IO error: .../x.leveldb/000003.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE: 3::WritableFileAppend::8)';

export const fullDisk = (): DOMException => new DOMException(NO_SPACE, 'UnknownError');

export const fakeIndexedDb = (): FakeIndexedDb => new FailingIndexedDb();

/** What the library has beyond the standard, and the faults are made with. */
type Transaction = IDBTransaction & {
  error: DOMException | null;
  _abort(name: string): void;
  _execRequestAsync(request: { source: IDBObjectStore; operation: () => unknown }): IDBRequest;
};

class FailingIndexedDb implements FakeIndexedDb {
  failure: DOMException | undefined;
  aborted = 0;
  puts = 0;
  putFailure: DOMException | undefined;
  openFailure: DOMException | undefined;
  isLocked = false;
  readonly unreadable = new Set<string>();
  #disk = new Factory();

  door(isFresh: boolean): IDBFactory {
    if (isFresh && this.failure === undefined) this.isLocked = false;
    return Object.assign(Object.create(this.#disk), {
      open: (name: string, version?: number) => this.#open(name, version),
    });
  }

  async connect(version?: number, upgrade: (database: IDBDatabase) => void = () => {}): Promise<IDBDatabase> {
    const request = this.#disk.open(DATABASE, version);
    request.addEventListener('upgradeneeded', () => upgrade(request.result));
    await wrap(request);
    return request.result;
  }

  async put(store: string, row: unknown, key?: string): Promise<void> {
    const database = await this.connect();
    await wrap(database.transaction(store, 'readwrite').objectStore(store).put(row, key));
    database.close();
  }

  async remove(store: string, key: IDBValidKey): Promise<void> {
    const database = await this.connect();
    await wrap(database.transaction(store, 'readwrite').objectStore(store).delete(key));
    database.close();
  }

  async count(store: string): Promise<number> {
    const database = await this.connect();
    const count = await wrap(database.transaction(store).objectStore(store).count());
    database.close();
    return count;
  }

  clear(): void {
    this.#disk = new Factory();
  }

  #open(name: string, version?: number): IDBOpenDBRequest {
    const failure =
      this.openFailure ?? (this.isLocked ? new DOMException('Internal error.', 'UnknownError') : undefined);
    if (failure !== undefined) throw failure;
    const request = this.#disk.open(name, version);
    request.addEventListener('success', () => this.#infect(request.result));
    return request;
  }

  /** Makes the connection fail as often as it is told to. */
  #infect(database: IDBDatabase): void {
    const begin = database.transaction.bind(database);
    database.transaction = (...options) => {
      const transaction = begin(...options) as Transaction;
      const { mode, durability } = transaction;
      if (mode === 'readwrite' && durability !== 'strict') throw new Error('what is written may be lost');
      for (const name of transaction.objectStoreNames) this.#infectStore(transaction.objectStore(name));
      return transaction;
    };
  }

  #infectStore(store: IDBObjectStore): void {
    const transaction = store.transaction as Transaction;
    const { get, getAll, put } = store;
    const isUnreadable = (key: unknown): boolean => this.unreadable.has(`${store.name} ${key}`);
    const failed = (failure = new DOMException('Failed to read', 'DataError')): IDBRequest =>
      transaction._execRequestAsync({
        source: store,
        operation: () => {
          throw failure;
        },
      });
    store.get = (key) => (isUnreadable(key) ? failed() : get.call(store, key));
    store.getAll = (...range) =>
      [...this.unreadable].some((row) => row.startsWith(`${store.name} `)) ? failed() : getAll.apply(store, range);
    store.put = (...row) => {
      if (this.putFailure !== undefined) return failed(this.putFailure);
      this.puts += 1;
      const request = put.apply(store, row);
      request.addEventListener('success', () => this.#failIfTold(transaction));
      return request;
    };
  }

  #failIfTold(transaction: Transaction): void {
    if (this.failure === undefined || transaction.error !== null) return;
    transaction._abort(this.failure.name);
    transaction.error = this.failure;
    this.aborted += 1;
    forceCloseDatabase(transaction.db as never);
  }
}

/** The part of a browser's `localStorage` that holds so many characters. */
export function fakeStorage(most = 5_000_000): Storage {
  const rows = new Map<string, string>();
  const size = (): number => [...rows].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    get length() {
      return rows.size;
    },
    key: (at) => [...rows.keys()][at] ?? null,
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => {
      const before = rows.get(key);
      rows.set(key, value);
      if (size() <= most) return;
      if (before === undefined) rows.delete(key);
      else rows.set(key, before);
      throw new DOMException('no room', 'QuotaExceededError');
    },
    removeItem: (key) => void rows.delete(key),
    clear: () => rows.clear(),
  };
}
