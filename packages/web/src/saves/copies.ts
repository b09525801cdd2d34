/**
 * A second copy of every game, outside the reach of what clears the database: a Chromium whose disk is full may delete
 * all that a site has, its databases, files and caches, even where it has promised to keep them, but not this.
 */
import type { Step } from '@bridgehead/client-kit/game';
import { type KeptGame, readAbout, type SavedGame } from './saved-game.ts';

const WHOLE = 'bridgehead-copy/';
const STEPS = 'bridgehead-steps/';
/** Browsers give a site five million characters; the settings want room as well. */
const MOST_CHARACTERS = 4_000_000;

export interface Copies {
  ids(): readonly string[];
  /** Whether the copy is of the game as it stands. */
  isCurrent(about: SavedGame): boolean;
  read(id: string): Promise<KeptGame | undefined>;
  whole(about: SavedGame, text: string, steps?: readonly Step[]): Promise<void>;
  /** One more step after the text that was copied last. */
  step(about: SavedGame, n: number, step: Step): void;
  remove(id: string): void;
}

/** What stands under a game's key, beginning with when it was changed. */
interface WholeCopy {
  readonly changed: number;
  /** The steps after this text carry the same mark. */
  readonly mark: string;
  readonly about: unknown;
  /** Packed. */
  readonly text: string;
}

interface StepsCopy {
  readonly mark: string;
  readonly about: unknown;
  readonly steps: readonly unknown[];
}

/** What stands or will stand beside the text, the game told as it is after the last step. */
type Tail = { readonly mark: string; about: SavedGame; readonly steps: (Step & { readonly n: number })[] };

export function createCopies(storage: () => Storage = () => localStorage, most = MOST_CHARACTERS): Copies {
  return new StoredCopies(storage, most);
}

class StoredCopies implements Copies {
  readonly #storage: () => Storage;
  readonly #most: number;
  readonly #tails = new Map<string, Tail>();

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
    const tail = this.#read<StepsCopy>(STEPS + id);
    const read = readAbout(tail?.mark === copy.mark ? tail.about : copy.about);
    return read.ok && read.value.changed === changed;
  }

  async read(id: string): Promise<KeptGame | undefined> {
    const copy = this.#read<WholeCopy>(WHOLE + id);
    if (copy === undefined) return undefined;
    const text = await unpacked(copy.text).catch(() => undefined);
    const tail = this.#read<StepsCopy>(STEPS + id);
    return tail?.mark === copy.mark
      ? { about: tail.about, text, steps: tail.steps }
      : { about: copy.about, text, steps: [] };
  }

  async whole(about: SavedGame, text: string, steps: readonly Step[] = []): Promise<void> {
    const { id, changed } = about;
    const mark = `${changed}-${text.length}`;
    const tail: Tail = { mark, about, steps: steps.map((step, at) => ({ ...step, n: at + 1 })) };
    this.#tails.set(id, tail);
    const packedText = await packed(text);
    if (this.#tails.get(id) !== tail) return;
    const copy: WholeCopy = { changed, mark, about, text: packedText };
    this.#try((storage) => {
      putWhole(storage, WHOLE + id, JSON.stringify(copy), this.#most);
      if (tail.steps.length === 0) storage.removeItem(STEPS + id);
      else storage.setItem(STEPS + id, JSON.stringify(tail));
    });
  }

  step(about: SavedGame, n: number, step: Step): void {
    const tail = this.#tails.get(about.id);
    if (tail === undefined || tail.steps.length !== n - 1) return;
    tail.steps.push({ ...step, n });
    tail.about = about;
    this.#try((storage) => storage.setItem(STEPS + about.id, JSON.stringify(tail)));
  }

  remove(id: string): void {
    this.#tails.delete(id);
    this.#try((storage) => {
      storage.removeItem(WHOLE + id);
      storage.removeItem(STEPS + id);
    });
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
    storage.removeItem(oldest.replace(WHOLE, STEPS));
    room += size;
  }
  // A browser that holds the same already in memory writes it anew only so.
  storage.removeItem(key);
  storage.setItem(key, copy);
}

function sizeOf(storage: Storage, key: string) {
  const text = storage.getItem(key) ?? '';
  const steps = storage.getItem(key.replace(WHOLE, STEPS)) ?? '';
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
