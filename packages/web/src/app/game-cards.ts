/**
 * What the list of saved games shows beside what is kept of each: its name, who stands where, who has won. A database of
 * its own: nothing that is lost here is lost of a game.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

const DATABASE = 'bridgehead-cards';
const CARDS = 'cards';

export interface GameCard {
  /** As the player calls it. */
  readonly name?: string;
  /** Who stands where, as `dotsOf` writes it, on a sheet that is so much wider than high. */
  readonly dots?: string;
  readonly ratio?: number;
  /** The side that has won. */
  readonly winner?: string;
}

interface Kept extends DBSchema {
  [CARDS]: { key: string; value: GameCard };
}

/** Where the browser keeps nothing, all cards are empty. */
export interface GameCards {
  all(): Promise<ReadonlyMap<string, GameCard>>;
  change(id: string, changes: GameCard): Promise<void>;
  remove(id: string): Promise<void>;
}

export function createGameCards(): GameCards {
  let opening: Promise<IDBPDatabase<Kept>> | undefined;
  const use = async <T>(act: (database: IDBPDatabase<Kept>) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      opening ??= openDB<Kept>(DATABASE, 1, { upgrade: (fresh) => void fresh.createObjectStore(CARDS) });
      return await act(await opening);
    } catch {
      return otherwise;
    }
  };
  return {
    all: () => use(allOf, new Map()),
    change: (id, changes) => use((database) => change(database, id, changes), undefined),
    remove: (id) => use((database) => database.delete(CARDS, id), undefined),
  };
}

async function allOf(database: IDBPDatabase<Kept>): Promise<ReadonlyMap<string, GameCard>> {
  const reading = database.transaction(CARDS);
  const [ids, cards] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()]);
  return new Map(ids.map((id, at) => [id, cards[at] ?? {}]));
}

async function change(database: IDBPDatabase<Kept>, id: string, changes: GameCard): Promise<void> {
  const writing = database.transaction(CARDS, 'readwrite');
  await writing.store.put({ ...(await writing.store.get(id)), ...changes }, id);
  await writing.done;
}

/** A dot of the small map: its place in shares of the sheet, and the number of its side. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

const STEPS = 36 ** 2 - 1;

const inShort = (share: number): string =>
  Math.round(Math.max(0, Math.min(1, share)) * STEPS)
    .toString(36)
    .padStart(2, '0');

/** Five letters a dot. */
export const dotsText = (dots: readonly Dot[]): string =>
  dots.map(({ x, y, side }) => inShort(x) + inShort(y) + side.toString(36)).join('');

export function readDots(text: string): readonly Dot[] {
  const words = /^([0-9a-z]{5})*$/.test(text) ? (text.match(/.{5}/g) ?? []) : [];
  const share = (word: string): number => Number.parseInt(word, 36) / STEPS;
  return words.map((word) => ({
    x: share(word.slice(0, 2)),
    y: share(word.slice(2, 4)),
    side: Number.parseInt(word.slice(4), 36),
  }));
}
