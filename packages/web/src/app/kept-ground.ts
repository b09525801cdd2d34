/**
 * The painted ground, kept on this device between loads. It belongs to one build: another throws all of it away. A browser
 * that refuses only makes us paint again.
 */
import type { KeptPictures, SheetDrawing } from '@bridgehead/board';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

const DATABASE = 'bridgehead-ground';
const PICTURES = 'pictures';
const SIZES = 'sizes';
const DRAWINGS = 'drawings';
const STORES = [PICTURES, SIZES, DRAWINGS] as const;
const BUILD = 'build';

/** The most that pictures may take, in bytes, and of what the browser would give: saved games need it more. */
const MOST_BYTES = 40_000_000;
const MOST_SHARE = 0.1;

/** What is drawn over the ground, without the ground itself. */
type Lettering = Omit<SheetDrawing, 'ground'>;

interface Kept extends DBSchema {
  [PICTURES]: { key: string; value: Blob };
  [SIZES]: { key: string; value: Size };
  [DRAWINGS]: { key: string; value: Lettering | string };
}

/** How large a picture is, and when it was kept. */
interface Size {
  readonly key: string;
  readonly bytes: number;
  readonly at: number;
}

export interface KeptGround {
  pictures(title: string): KeptPictures;
  drawing(title: string): Promise<Lettering | undefined>;
  keepDrawing(title: string, drawing: Lettering): void;
  /** Gives the room back. */
  clear(): void;
}

/** `build` is another word for every build of the app. */
export function createKeptGround(build: string): KeptGround {
  let opening: Promise<IDBPDatabase<Kept>> | undefined;
  const opened = (): Promise<IDBPDatabase<Kept>> => {
    opening ??= openFor(build);
    return opening;
  };
  const quietly = (act: (database: IDBPDatabase<Kept>) => Promise<unknown>): void => {
    opened()
      .then(act)
      .catch(() => undefined);
  };
  return {
    pictures: (title) => ({
      find: async (key) => (await opened()).get(PICTURES, `${title} ${key}`),
      keep: (key, picture) => quietly((database) => keepPicture(database, `${title} ${key}`, picture)),
    }),
    drawing: async (title) => {
      const found = await opened()
        .then((database) => database.get(DRAWINGS, title))
        .catch(() => undefined);
      return typeof found === 'string' ? undefined : found;
    },
    keepDrawing: (title, drawing) => quietly((database) => database.put(DRAWINGS, drawing, title)),
    clear: () => quietly(clearAll),
  };
}

async function openFor(build: string): Promise<IDBPDatabase<Kept>> {
  const database = await openDB<Kept>(DATABASE, 1, {
    upgrade: (fresh) => {
      for (const store of STORES) fresh.createObjectStore(store);
    },
  });
  if ((await database.get(DRAWINGS, BUILD)) === build) return database;
  await clearAll(database);
  await database.put(DRAWINGS, build, BUILD);
  return database;
}

async function clearAll(database: IDBPDatabase<Kept>): Promise<void> {
  const writing = database.transaction(STORES, 'readwrite');
  await Promise.all([...STORES.map((store) => writing.objectStore(store).clear()), writing.done]);
}

/** Those that were kept first make room for a new one. */
async function keepPicture(database: IDBPDatabase<Kept>, key: string, picture: Blob): Promise<void> {
  const most = await mostBytes();
  const writing = database.transaction([PICTURES, SIZES], 'readwrite');
  const [pictures, sizes] = [writing.objectStore(PICTURES), writing.objectStore(SIZES)];
  const known = (await sizes.getAll()).filter((one) => one.key !== key);
  const gone = outdone(known, most - picture.size);
  const changes: Promise<unknown>[] = gone.flatMap((old) => [pictures.delete(old), sizes.delete(old)]);
  if (picture.size <= most) {
    changes.push(pictures.put(picture, key), sizes.put({ key, bytes: picture.size, at: Date.now() }, key));
  }
  await Promise.all([...changes, writing.done]);
}

/** The oldest of them, as many as must go so that the others fit. */
export function outdone(known: readonly Size[], most: number): readonly string[] {
  let sum = known.reduce((total, { bytes }) => total + bytes, 0);
  const gone: string[] = [];
  for (const { key, bytes } of [...known].sort((a, b) => a.at - b.at)) {
    if (sum <= most) break;
    gone.push(key);
    sum -= bytes;
  }
  return gone;
}

async function mostBytes(): Promise<number> {
  const { quota = Number.POSITIVE_INFINITY } = (await globalThis.navigator?.storage?.estimate?.()) ?? {};
  return Math.min(MOST_BYTES, quota * MOST_SHARE);
}
