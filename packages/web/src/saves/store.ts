/**
 * Where games are kept: in the browser's database, with a second copy beside it, and in memory what neither takes. What
 * could not be written is written again as soon as there is room.
 */

import type { Step } from '@bridgehead/client-kit/game';
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Copies, createCopies } from './copies.ts';
import { createDatabase, type Database, type Entry } from './database.ts';
import { saveIn } from './save-text.ts';
import { type KeptGame, newId, readAbout, readSteps, type SavedGame } from './saved-game.ts';
import { isDamage, Missing, type StoreFault, storeFaultOf, TakenOver } from './store-fault.ts';

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
  /** Keeps a whole game; refused with `TakenOver` if another window has claimed it since. */
  write(about: SavedGame, text: string): Promise<void>;
  /** Keeps what was done since; refused also with `Missing` where the game itself is gone. */
  append(about: SavedGame, n: number, step: Step): Promise<void>;
  /** Who sits at the screen, what may be given again: nothing that was done. */
  note(about: SavedGame): Promise<void>;
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

type Held = { readonly about: SavedGame; readonly text: string };

class LayeredStore implements SaveStore {
  readonly unsaved = signal<ReadonlyMap<string, StoreFault>>(new Map());
  readonly writing = signal(0);
  readonly kept = signal(0);
  readonly #parts: StoreParts;
  /** On its way into the database, or waiting for room there. */
  readonly #held = new Map<string, Held>();
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
    if (held !== undefined) return { ...held, steps: [] };
    const { database, copies } = this.#parts;
    const kept = await database.game(id).catch((error: unknown) => {
      if (!isDamage(error)) throw error;
      return DAMAGED;
    });
    if (kept === undefined) {
      const lost = await copies.read(id);
      if (lost !== undefined) void this.#bringBack(lost);
      return lost;
    }
    if (isSound(kept)) return kept;
    const copy = await copies.read(id);
    return copy !== undefined && isSound(copy) ? { ...copy, isCopy: true } : kept;
  }

  async write(about: SavedGame, text: string): Promise<void> {
    this.#held.set(about.id, { about, text });
    try {
      await this.#counted(this.#attempt(about.id));
    } catch (error) {
      await this.#refused(about.id, error);
      throw error;
    }
  }

  async append(about: SavedGame, n: number, step: Step): Promise<void> {
    const steps = { from: n, list: [step] };
    await this.#counted(this.#change(about, { steps })).catch((error: unknown) => {
      this.#faultOf(error);
      throw error;
    });
    this.#parts.copies.step(about, n, step);
    this.kept.value += 1;
  }

  note(about: SavedGame): Promise<void> {
    return this.#counted(this.#change(about, {}));
  }

  #change(about: SavedGame, more: object): Promise<void> {
    return this.#parts.database.change(about.id, (known) => {
      if (known === undefined) throw new Missing();
      if (!isOwnedBy(known, about.owner)) throw new TakenOver();
      return { about, ...more };
    });
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
    const { about, text } = held;
    try {
      await this.#parts.database.change(id, (known) => {
        if (!isOwnedBy(known, about.owner)) throw new TakenOver();
        return { about, text };
      });
    } catch (error) {
      if (!(error instanceof TakenOver)) this.#fail(id, error);
      throw error;
    }
    if (this.#held.get(id) === held) this.#held.delete(id);
    const wasUnsaved = this.unsaved.peek().has(id);
    this.#isFull = false;
    this.#tell(id, undefined);
    this.kept.value += 1;
    void this.#parts.copies.whole(about, text);
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
    await this.write(asBranch(held.about), held.text).catch(() => {});
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
  async #bringBack({ about: told, text, steps }: KeptGame): Promise<void> {
    const { database, copies } = this.#parts;
    const read = readAbout(told);
    if (!read.ok || typeof text !== 'string') return;
    const { value: about } = read;
    const { steps: list } = readSteps(steps);
    let isBack = false;
    const change = (known: unknown) => {
      isBack = known === undefined;
      return isBack ? { about, text, steps: { from: 1, list } } : undefined;
    };
    await database.change(about.id, change).catch(() => {
      isBack = false;
    });
    if (isBack) await copies.whole(about, text, list);
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
      if (typeof game?.text === 'string') await copies.whole(one.about, game.text, readSteps(game.steps).steps);
    }
  }
}

/** Keeps a game that has just come to be. Without room for it, it is held in memory, and can be played from there. */
export async function keepNew(store: SaveStore, about: SavedGame, text: string): Promise<void> {
  try {
    await store.write(about, text);
  } catch (error) {
    if (!store.unsaved.peek().has(about.id)) throw error;
  }
}

const isSound = ({ about, text }: KeptGame): boolean => readAbout(about).ok && saveIn(text) !== undefined;

/** Where the browser cannot read what it has kept of one game. */
const DAMAGED: KeptGame = { about: undefined, text: undefined, steps: [] };

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
