/**
 * As much of a browser's database as the client uses, in memory. It can fail in the ways that were seen on a real full
 * disk: docs/browser-storage.md.
 */

type Key = string | number | readonly Key[];
type Rows = Map<string, unknown>;
/** What is on the disk: stores by name, rows by key. */
export type Disk = Map<string, { readonly keyPath: string | readonly string[] | null; readonly rows: Rows }>;

export interface FakeIndexedDb extends IDBFactory {
  disk: Disk;
  version: number;
  /** Thrown by the next transactions that write, which also closes the connection, as Chromium does. */
  failure: DOMException | undefined;
  /** Answers to `open`. */
  openFailure: DOMException | undefined;
  /** Every opening fails but through a new door: as after Chromium has deleted what a site had. */
  isLocked: boolean;
  door(isFresh: boolean): IDBFactory;
  /** Another window holds the old version and does not let go. */
  isBlocked: boolean;
  /** Rows whose reading fails, by store and key. */
  readonly unreadable: Set<string>;
  readonly opened: FakeConnection[];
}

interface FakeConnection {
  isClosed: boolean;
  onclose: (() => void) | null;
  onversionchange: (() => void) | null;
}

const NO_SPACE =
  'Connection is closing because of: IO error: .../x.leveldb/000003.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE: 3::WritableFileAppend::8)';

export const fullDisk = (): DOMException => new DOMException(NO_SPACE, 'UnknownError');

const later = (act: () => void): void => void setTimeout(act);
const textOf = (key: Key): string => JSON.stringify(key);
/** Numbers before texts, as the browser sorts them. */
const byKey = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

export function fakeIndexedDb(): FakeIndexedDb {
  // The client makes ranges by this name.
  Object.assign(globalThis, { IDBKeyRange: { bound: (lower: Key, upper: Key) => ({ lower, upper }) } });
  const fake: Record<string, unknown> = {
    disk: new Map() as Disk,
    version: 0,
    failure: undefined,
    openFailure: undefined,
    isLocked: false,
    door: (isFresh: boolean) => {
      if (isFresh && fake.failure === undefined) fake.isLocked = false;
      return fake;
    },
    isBlocked: false,
    unreadable: new Set<string>(),
    opened: [],
    open: (_: string, version = 1) => openRequest(fake as unknown as FakeIndexedDb, version),
  };
  return fake as unknown as FakeIndexedDb;
}

function openRequest(fake: FakeIndexedDb, version: number): unknown {
  const request: Record<string, unknown> & { error?: unknown; result?: unknown } = {};
  const fire = (event: string): void => (request[event] as (() => void) | undefined)?.();
  const refuse = (error: DOMException): void => {
    request.error = error;
    fire('onerror');
  };
  later(() => {
    if (fake.openFailure !== undefined) return refuse(fake.openFailure);
    if (fake.isLocked) return refuse(new DOMException('Internal error.', 'UnknownError'));
    if (version < fake.version) return refuse(new DOMException('the version is less', 'VersionError'));
    if (fake.isBlocked) return fire('onblocked');
    const connection = new Connection(fake);
    fake.opened.push(connection);
    request.result = connection;
    if (version > fake.version) {
      fake.version = version;
      fire('onupgradeneeded');
    }
    fire('onsuccess');
  });
  return request;
}

class Connection implements FakeConnection {
  isClosed = false;
  onclose: (() => void) | null = null;
  onversionchange: (() => void) | null = null;
  readonly #fake: FakeIndexedDb;

  constructor(fake: FakeIndexedDb) {
    this.#fake = fake;
  }

  get objectStoreNames() {
    return { contains: (name: string) => this.#fake.disk.has(name) };
  }

  createObjectStore(name: string, { keyPath = null }: { keyPath?: string | string[] | null } = {}): void {
    this.#fake.disk.set(name, { keyPath, rows: new Map() });
  }

  close(): void {
    this.isClosed = true;
  }

  transaction(_: unknown, mode = 'readonly'): Transaction {
    if (this.isClosed) throw new DOMException('The database connection is closing.', 'InvalidStateError');
    return new Transaction(this.#fake, this, mode);
  }
}

/** Works on a copy of the disk, which takes its place when nothing more is asked. */
class Transaction {
  oncomplete: (() => void) | null = null;
  onabort: (() => void) | null = null;
  error: DOMException | null = null;
  readonly #fake: FakeIndexedDb;
  readonly #connection: FakeConnection;
  readonly #isWriting: boolean;
  readonly #copy: Disk;
  #asked = 0;
  #isOver = false;

  constructor(fake: FakeIndexedDb, connection: FakeConnection, mode: string) {
    this.#fake = fake;
    this.#connection = connection;
    this.#isWriting = mode === 'readwrite';
    this.#copy = new Map([...fake.disk].map(([name, store]) => [name, { ...store, rows: new Map(store.rows) }]));
    later(() => this.#endIfDone());
  }

  abort(): void {
    this.#isOver = true;
    later(() => this.onabort?.());
  }

  objectStore(name: string) {
    const store = this.#copy.get(name);
    if (store === undefined) throw new DOMException('no such store', 'NotFoundError');
    const { rows, keyPath } = store;
    const inRange = ({ lower }: { lower: Key }): string[] =>
      [...rows.keys()].filter((key) => key.startsWith(textOf(lower).slice(0, -1)));
    const keysOf = (range?: { lower: Key }): string[] => (range === undefined ? [...rows.keys()] : inRange(range));
    const value = (key: string): unknown => {
      if (this.#fake.unreadable.has(`${name} ${key}`)) throw new DOMException('Failed to read', 'DataError');
      return structuredClone(rows.get(key));
    };
    return {
      get: (key: Key) => this.#ask(() => value(textOf(key))),
      getAll: (range?: { lower: Key }) => this.#ask(() => keysOf(range).sort(byKey).map(value)),
      getAllKeys: () =>
        this.#ask(() =>
          keysOf()
            .sort(byKey)
            .map((key) => JSON.parse(key) as Key),
        ),
      put: (row: Record<string, Key>, key?: Key) =>
        this.#ask(() => void rows.set(textOf(key ?? keyIn(row, keyPath)), structuredClone(row))),
      delete: (key: Key | { lower: Key }) =>
        this.#ask(() => {
          const gone = typeof key === 'object' && 'lower' in key ? inRange(key) : [textOf(key)];
          for (const one of gone) rows.delete(one);
        }),
    };
  }

  #ask(act: () => unknown) {
    const request: { result?: unknown; error?: unknown; onsuccess?: () => void; onerror?: () => void } = {};
    this.#asked += 1;
    later(() => {
      this.#asked -= 1;
      try {
        request.result = act();
        request.onsuccess?.();
      } catch (error) {
        request.error = error;
        request.onerror?.();
      }
      later(() => this.#endIfDone());
    });
    return request;
  }

  #endIfDone(): void {
    if (this.#isOver || this.#asked > 0) return;
    this.#isOver = true;
    const { failure } = this.#fake;
    if (!this.#isWriting) return;
    if (failure === undefined) {
      for (const [name, store] of this.#copy) this.#fake.disk.set(name, store);
      this.oncomplete?.();
      return;
    }
    this.error = failure;
    this.#connection.isClosed = true;
    this.onabort?.();
    this.#connection.onclose?.();
  }
}

function keyIn(row: Record<string, Key>, keyPath: string | readonly string[] | null): Key {
  if (keyPath === null) throw new DOMException('no key', 'DataError');
  const named = (name: string): Key => row[name] ?? '';
  return typeof keyPath === 'string' ? named(keyPath) : keyPath.map(named);
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
