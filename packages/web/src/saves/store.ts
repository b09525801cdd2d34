/**
 * Where games are kept: in the browser's database, with a second copy beside it, and in memory what neither takes. What
 * could not be written is written again as soon as there is room.
 */

import type { SaveLines } from '@bridgehead/engine/save-text';
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Copies, createCopies } from './copies.ts';
import { createDatabase, type Database, type Entry } from './database.ts';
import { isSound, type KeptGame, linesIn, newId, readAbout, type SavedGame } from './saved-game.ts';
import { isDamage, type StoreFault, storeFaultOf, TakenOver } from './store-fault.ts';

/** A game of the list, or what is wrong with it. */
export type Listed =
  | { readonly ok: true; readonly about: SavedGame; readonly isUnsaved: boolean }
  | { readonly ok: false; readonly id: string; readonly field: string };

export interface GameList {
  readonly games: readonly Listed[];
  /** Why those in the database are not among them. */
  readonly fault?: StoreFault;
}

export interface SaveStore {
  /** The newest first; those that are damaged last. */
  list(): Promise<GameList>;
  game(id: string): Promise<KeptGame | undefined>;
  /** Keeps a game: what has changed of it since. Refused with `TakenOver` if another window has claimed it. */
  write(about: SavedGame, game: SaveLines): Promise<void>;
  /** From now on only this window writes the game. */
  claim(id: string, owner: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Games of this window that are not kept, and why. */
  readonly unsaved: ReadonlySignal<ReadonlyMap<string, StoreFault>>;
  /** How many writings are under way. */
  readonly writing: ReadonlySignal<number>;
  /** Goes up when a game has been kept: a list that is shown meanwhile is out of date. */
  readonly kept: ReadonlySignal<number>;
  /** Tries to write what is not kept yet. */
  retry(): Promise<void>;
}

export interface StoreParts {
  readonly database: Database;
  readonly copies: Copies;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const browserParts = (): StoreParts => ({
  database: createDatabase(),
  copies: createCopies(),
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
});

export const createStore = (parts: StoreParts = browserParts()): SaveStore => new LayeredStore(parts);

/** A game that was deleted meanwhile belongs to the window that still plays it. */
function isOwnedBy(known: unknown, owner: string | undefined): boolean {
  const { owner: other } = (known ?? {}) as { readonly owner?: unknown };
  return typeof other !== 'string' || other === owner;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

type Held = { readonly about: SavedGame; readonly game: SaveLines };

class LayeredStore implements SaveStore {
  readonly unsaved = signal<ReadonlyMap<string, StoreFault>>(new Map());
  readonly writing = signal(0);
  readonly kept = signal(0);
  readonly #parts: StoreParts;
  /** On its way into the database, or waiting for room there. */
  readonly #held = new Map<string, Held>();
  /** What of a game is in the database, as far as this window knows. */
  readonly #known = new Map<string, SaveLines>();
  readonly #attempts = new Map<string, Promise<void>>();
  #isWaiting = false;
  #hasLooked = false;
  /** The disk was full when something was last written. */
  #isFull = false;

  constructor(parts: StoreParts) {
    this.#parts = parts;
  }

  async list(): Promise<GameList> {
    const { database, copies } = this.#parts;
    const games = new Map<string, Listed>();
    let fault: StoreFault | undefined;
    try {
      const entries = await database.entries();
      for (const entry of entries) games.set(entry.id, listed(entry));
      for (const id of copies.ids()) if (games.get(id)?.ok !== true) await this.#listCopy(games, id);
      this.#secondCopies(entries);
    } catch (error) {
      fault = this.#faultOf(error);
    }
    for (const [id, { about }] of this.#held) {
      if (fault !== undefined || this.unsaved.value.has(id)) games.set(id, { ok: true, about, isUnsaved: true });
    }
    return { games: [...games.values()].sort(byDate), ...(fault === undefined ? {} : { fault }) };
  }

  async game(id: string): Promise<KeptGame | undefined> {
    const held = this.#held.get(id);
    if (held !== undefined) return { about: held.about, ...held.game };
    const { database, copies } = this.#parts;
    const kept = await database.game(id).catch((error: unknown) => {
      if (!isDamage(error)) throw error;
      return DAMAGED;
    });
    this.#known.delete(id);
    if (kept === undefined) {
      const lost = await copies.read(id);
      if (lost !== undefined) void this.#bringBack(lost);
      return lost;
    }
    if (kept.steps === undefined) this.#known.set(id, linesIn(kept));
    if (isSound(kept)) return kept;
    const copy = await copies.read(id);
    return copy !== undefined && isSound(copy) ? { ...copy, isCopy: true } : kept;
  }

  async write(about: SavedGame, game: SaveLines): Promise<void> {
    this.#held.set(about.id, { about, game });
    try {
      await this.#counted(this.#attempt(about.id));
    } catch (error) {
      await this.#refused(about.id, error);
      throw error;
    }
  }

  claim(id: string, owner: string): Promise<void> {
    const held = this.#held.get(id);
    if (held !== undefined) this.#held.set(id, { ...held, about: { ...held.about, owner } });
    return this.#parts.database.change(id, (known) => {
      const about = readAbout(known);
      return about.ok ? { about: { ...about.value, owner } } : undefined;
    });
  }

  async remove(id: string): Promise<void> {
    this.#parts.copies.remove(id);
    this.#held.delete(id);
    this.#known.delete(id);
    this.#tell(id, undefined);
    await this.#parts.database.remove(id);
  }

  async retry(): Promise<void> {
    const waiting = [...this.#held.keys()].map((id) => this.#attempt(id).catch((error) => this.#refused(id, error)));
    await Promise.all(waiting);
  }

  /** One writing of a game at a time; what is held when it begins is what is written. */
  #attempt(id: string): Promise<void> {
    const before = this.#attempts.get(id) ?? Promise.resolve();
    const attempt = before.catch(() => {}).then(() => this.#writeHeld(id));
    this.#attempts.set(id, attempt);
    return attempt;
  }

  async #writeHeld(id: string): Promise<void> {
    const held = this.#held.get(id);
    if (held === undefined) return;
    const { about, game } = held;
    const before = this.#known.get(id);
    try {
      await this.#parts.database.change(id, (known) => {
        if (!isOwnedBy(known, about.owner)) throw new TakenOver();
        // A game that is gone is written whole.
        return { about, game: differing(game, known === undefined ? undefined : before) };
      });
    } catch (error) {
      if (!(error instanceof TakenOver)) this.#fail(id, error);
      throw error;
    }
    this.#known.set(id, game);
    if (this.#held.get(id) === held) this.#held.delete(id);
    const wasUnsaved = this.unsaved.peek().has(id);
    this.#isFull = false;
    this.#tell(id, undefined);
    this.kept.value += 1;
    void this.#parts.copies.keep(about, game);
    if (wasUnsaved) void this.#bringAllBack();
  }

  /** After a full disk a database that does not open has no other reason: the browser alone no longer says which. */
  #faultOf(error: unknown): StoreFault {
    const fault = storeFaultOf(error);
    if (fault.kind === 'full') this.#isFull = true;
    return this.#isFull && fault.kind === 'unreadable' ? { ...fault, kind: 'full' } : fault;
  }

  #fail(id: string, error: unknown): void {
    this.#tell(id, this.#faultOf(error));
    if (!this.#isWaiting) void this.#tryAgainAndAgain();
  }

  async #tryAgainAndAgain(): Promise<void> {
    this.#isWaiting = true;
    for (let ms = FIRST_WAIT_MS; this.unsaved.value.size > 0; ms = Math.min(ms * 2, LONGEST_WAIT_MS)) {
      await this.#parts.wait(ms);
      await this.retry();
    }
    this.#isWaiting = false;
  }

  /** The game goes on in another window: what this one could not write in time becomes a game of its own. */
  async #refused(id: string, error: unknown): Promise<void> {
    const held = this.#held.get(id);
    if (!(error instanceof TakenOver) || held === undefined) return;
    this.#held.delete(id);
    this.#tell(id, undefined);
    // Who sits at the screen is nothing that the other window would miss.
    if (isSameRecord(held.game, this.#known.get(id))) return;
    await this.write(asBranch(held.about), held.game).catch(() => {});
  }

  #tell(id: string, fault: StoreFault | undefined): void {
    const unsaved = new Map(this.unsaved.peek());
    if (fault === undefined && !unsaved.has(id)) return;
    if (fault === undefined) unsaved.delete(id);
    else unsaved.set(id, fault);
    this.unsaved.value = unsaved;
  }

  async #counted(writing: Promise<void>): Promise<void> {
    this.writing.value += 1;
    try {
      await writing;
    } finally {
      this.writing.value -= 1;
    }
  }

  /** The database has lost it or it is damaged there, the copy is here: shown, and what was lost is brought back. */
  async #listCopy(games: Map<string, Listed>, id: string): Promise<void> {
    const copy = await this.#parts.copies.read(id);
    if (copy === undefined || !isSound(copy)) return;
    games.set(id, listed({ id, about: copy.about }));
    void this.#bringBack(copy);
  }

  /** Into the database, and anew beside it: while the disk was full, the copy may have got no farther than into memory. */
  async #bringBack(copy: KeptGame): Promise<void> {
    const { database, copies } = this.#parts;
    const read = readAbout(copy.about);
    if (!read.ok || !isSound(copy) || copy.steps !== undefined) return;
    // The window that had claimed it then need not be there any more.
    const { owner: _, ...about } = read.value;
    const game = linesIn(copy);
    let isBack = false;
    const change = (known: unknown) => {
      isBack = known === undefined;
      return isBack ? { about, game: differing(game, undefined) } : undefined;
    };
    await database.change(about.id, change).catch(() => {
      isBack = false;
    });
    if (isBack) await copies.keepWhole(about, game);
  }

  /** After a full disk the database may have been emptied: what has a copy is brought back at once. */
  async #bringAllBack(): Promise<void> {
    const { database, copies } = this.#parts;
    const known = new Set((await database.entries().catch(() => undefined))?.map(({ id }) => id));
    for (const id of copies.ids()) {
      const copy = known.has(id) ? undefined : await copies.read(id);
      if (copy !== undefined) await this.#bringBack(copy);
    }
    this.kept.value += 1;
  }

  /** Games whose copy is missing or old get a new one, once, the newest first. */
  async #secondCopies(entries: readonly Entry[]): Promise<void> {
    if (this.#hasLooked) return;
    this.#hasLooked = true;
    const { database, copies } = this.#parts;
    for (const one of entries.map(listed).sort(byDate)) {
      if (!one.ok || copies.isCurrent(one.about)) continue;
      const game = await database.game(one.about.id).catch(() => undefined);
      if (game !== undefined && game.steps === undefined) await copies.keep(one.about, linesIn(game));
    }
  }
}

/** Keeps a game that has just come to be. Without room for it, it is held in memory, and can be played from there. */
export async function keepNew(store: SaveStore, about: SavedGame, game: SaveLines): Promise<void> {
  try {
    await store.write(about, game);
  } catch (error) {
    if (!store.unsaved.peek().has(about.id)) throw error;
  }
}

/** The first line in which a game is another than before, and whether it stands elsewhere. */
function differing(game: SaveLines, before: SaveLines = { lines: [] }) {
  const other = game.lines.findIndex((line, at) => line !== before.lines[at]);
  return { ...game, from: other < 0 ? game.lines.length : other, isOtherEnd: game.end !== before.end };
}

const isSameRecord = ({ lines }: SaveLines, before: SaveLines | undefined): boolean =>
  lines.length === before?.lines.length && lines.every((line, at) => line === before.lines[at]);

/** Where the browser cannot read what it has kept of one game. */
const DAMAGED: KeptGame = { about: undefined, lines: [] };

/** The same as a game of its own. */
function asBranch({ owner: _, ...about }: SavedGame): SavedGame {
  return { ...about, id: newId(), isBranch: true };
}

function listed({ id, about, fault }: Entry): Listed {
  if (fault !== undefined) return { ok: false, id, field: 'about' };
  const read = readAbout(about);
  return read.ok ? { ok: true, about: read.value, isUnsaved: false } : { ok: false, id, field: read.field };
}

const changedOf = (one: Listed): number => (one.ok ? one.about.changed : -1);
const byDate = (a: Listed, b: Listed): number => changedOf(b) - changedOf(a);
