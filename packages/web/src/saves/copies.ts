/**
 * A second copy of every game, outside the reach of what clears the database: a Chromium whose disk is full may delete
 * all that a site has, its databases, files and caches, even where it has promised to keep them, but not this.
 */
import { readSaveText, type SaveLines, saveLines, textOfLines } from '@bridgehead/engine/save-text';
import { olderGame } from './older-games.ts';
import { type KeptGame, readAbout, type SavedGame } from './saved-game.ts';

const WHOLE = 'bridgehead-copy/';
/** What was done since the whole was written. */
const LATER = 'bridgehead-steps/';
/** Browsers give a site five million characters; the settings want room as well. */
const MOST_CHARACTERS = 4_000_000;

export interface Copies {
  ids(): readonly string[];
  /** Whether the copy is of the game as it stands. */
  isCurrent(about: SavedGame): boolean;
  read(id: string): Promise<KeptGame | undefined>;
  /** The whole; or, where the game only goes on, what came after the text that was copied last. */
  keep(about: SavedGame, game: SaveLines): Promise<void>;
  keepWhole(about: SavedGame, game: SaveLines): Promise<void>;
  remove(id: string): void;
}

/** What stands under a game's key, beginning with when it was changed. */
interface WholeCopy {
  readonly changed: number;
  /** The lines after this text carry the same mark. */
  readonly mark: string;
  readonly about: unknown;
  /** Packed. */
  readonly text: string;
}

interface LaterCopy {
  readonly mark: string;
  readonly about: unknown;
  readonly lines?: readonly unknown[];
  /** As an older version of the client kept it. */
  readonly steps?: readonly unknown[];
}

/** The text that stands or will stand there, and the game as it is told now. */
interface Base extends SaveLines {
  readonly mark: string;
  now: { readonly about: SavedGame; readonly lines: readonly string[] };
}

export function createCopies(storage: () => Storage = () => localStorage, most = MOST_CHARACTERS): Copies {
  return new StoredCopies(storage, most);
}

class StoredCopies implements Copies {
  readonly #storage: () => Storage;
  readonly #most: number;
  readonly #bases = new Map<string, Base>();

  constructor(storage: () => Storage, most: number) {
    this.#storage = storage;
    this.#most = most;
  }

  ids(): readonly string[] {
    return this.#try((storage) => keysIn(storage).map((key) => key.slice(WHOLE.length))) ?? [];
  }

  isCurrent({ id, changed }: SavedGame): boolean {
    const copy = this.#read<WholeCopy>(WHOLE + id);
    if (copy === undefined) return false;
    const read = readAbout((this.#later(id, copy) ?? copy).about);
    return read.ok && read.value.changed === changed;
  }

  async read(id: string): Promise<KeptGame | undefined> {
    const copy = this.#read<WholeCopy>(WHOLE + id);
    if (copy === undefined) return undefined;
    const text = await unpacked(copy.text).catch(() => undefined);
    const { about, lines = [], steps } = this.#later(id, copy) ?? { about: copy.about };
    const save = text === undefined ? undefined : readSaveText(text);
    if (steps !== undefined || save?.version === 1) return olderGame(about, text, steps ?? []);
    const whole = save === undefined ? { lines: [text] } : saveLines(save);
    return { about, ...whole, lines: [...whole.lines, ...lines] };
  }

  async keep(about: SavedGame, game: SaveLines): Promise<void> {
    const base = this.#bases.get(about.id);
    if (base === undefined || !isLater(game, base)) return this.keepWhole(about, game);
    base.now = { about, lines: game.lines };
    this.#try((storage) => putLater(storage, about.id, base));
  }

  async keepWhole(about: SavedGame, game: SaveLines): Promise<void> {
    const { id, changed } = about;
    const text = textOfLines(game);
    const base: Base = { mark: `${changed}-${text.length}`, ...game, now: { about, lines: game.lines } };
    this.#bases.set(id, base);
    const packedText = await packed(text);
    if (this.#bases.get(id) !== base) return;
    const copy: WholeCopy = { changed, mark: base.mark, about, text: packedText };
    this.#try((storage) => {
      putWhole(storage, WHOLE + id, JSON.stringify(copy), this.#most);
      putLater(storage, id, base);
    });
  }

  remove(id: string): void {
    this.#bases.delete(id);
    this.#try((storage) => {
      storage.removeItem(WHOLE + id);
      storage.removeItem(LATER + id);
    });
  }

  #later(id: string, { mark }: WholeCopy): LaterCopy | undefined {
    const later = this.#read<LaterCopy>(LATER + id);
    return later?.mark === mark ? later : undefined;
  }

  /** A second copy that cannot be had is no fault: the first one is what counts. */
  #try<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(this.#storage());
    } catch {
      return undefined;
    }
  }

  #read<T>(key: string): T | undefined {
    return this.#try((storage) => {
      const text = storage.getItem(key);
      const value: unknown = text === null ? undefined : JSON.parse(text);
      return typeof value === 'object' && value !== null ? (value as T) : undefined;
    });
  }
}

/** Whether it only has more lines, and stands where it stood: now and then it does not. */
const isLater = ({ lines, end }: SaveLines, before: SaveLines): boolean =>
  end === before.end && before.lines.every((line, at) => line === lines[at]);

/** Only where the whole is there: without it the rest is worth nothing. */
function putLater(storage: Storage, id: string, { mark, lines, now }: Base): void {
  if (now.lines === lines) storage.removeItem(LATER + id);
  else storage.setItem(LATER + id, JSON.stringify({ mark, about: now.about, lines: now.lines.slice(lines.length) }));
}

function keysIn(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.filter((key) => key.startsWith(WHOLE));
}

/** Where the room is not enough, the copies of the games that were not touched for longest give way. */
function putWhole(storage: Storage, key: string, copy: string, most: number): void {
  const others = keysIn(storage)
    .filter((other) => other !== key)
    .map((other) => sizeOf(storage, other))
    .sort((a, b) => a.changed - b.changed);
  let room = most - copy.length - others.reduce((sum, { size }) => sum + size, 0);
  if (copy.length > most) return;
  for (const { key: oldest, size } of others) {
    if (room >= 0) break;
    storage.removeItem(oldest);
    storage.removeItem(oldest.replace(WHOLE, LATER));
    room += size;
  }
  // A browser that holds the same already in memory writes it anew only so.
  storage.removeItem(key);
  storage.setItem(key, copy);
}

function sizeOf(storage: Storage, key: string) {
  const text = storage.getItem(key) ?? '';
  const steps = storage.getItem(key.replace(WHOLE, LATER)) ?? '';
  return { key, size: text.length + steps.length, changed: Number(/^\{"changed":(\d+)/.exec(text)?.[1] ?? 0) };
}

async function packed(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('gzip'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

async function unpacked(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('gzip')));
}

async function through(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
}
