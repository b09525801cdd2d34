/**
 * Keeps an open game: each step by itself as it is done, and now and then the whole of it. The next change of the game
 * waits for the step before to be kept: a computer that goes off may take the last one with it, but never two.
 */

import type { Done } from '@bridgehead/client-kit/game';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SavedGame } from './saved-game.ts';
import type { SaveStore } from './store.ts';
import { TakenOver } from './store-fault.ts';

export interface Keeper {
  /** Resolves when it is kept, or when it has become clear that it will not be soon. Never rejects. */
  keep(done: Done): Promise<void>;
  /** Whether everything that was done is kept. */
  readonly isSaved: ReadonlySignal<boolean>;
  /** When everything so far is kept, or has failed. */
  settled(): Promise<void>;
  /** Nothing more is kept. */
  stop(): void;
}

export interface KeeperOptions {
  readonly store: SaveStore;
  readonly id: string;
  /** The game as the list tells it now. */
  readonly about: () => SavedGame;
  readonly text: () => Promise<string>;
  /** The writing was refused for good, or the game itself cannot tell how it stands. */
  readonly failed: (error: unknown) => void;
}

/** After so many steps the whole game is written: opening it does no more than these again. */
export const MOST_STEPS = 24;
/** A disk that is slower than this must not stop the play; what is not kept yet is then told. */
const PATIENCE_MS = 3000;

export const createKeeper = (options: KeeperOptions): Keeper => new StepKeeper(options);

class StepKeeper implements Keeper {
  readonly isSaved: ReadonlySignal<boolean>;
  readonly #isPending = signal(false);
  readonly #options: KeeperOptions;
  /** Since the whole was written; undefined: it has to be written first. */
  #steps: number | undefined;
  /** Something that was done is in no writing yet. */
  #isStale = false;
  #running: Promise<void> | undefined;
  #isStopped = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.isSaved = computed(() => !this.#isPending.value && !options.store.unsaved.value.has(options.id));
  }

  async keep(done: Done): Promise<void> {
    if (this.#isStopped) return;
    this.#isPending.value = true;
    const isBehind = this.#running !== undefined || this.#isUnsaved();
    if (isBehind || done.did === 'dice' || this.#steps === undefined || this.#steps >= MOST_STEPS) this.#isStale = true;
    else this.#running = this.#keepStep(done).finally(() => this.#end());
    this.#running ??= this.#keepAll().finally(() => this.#end());
    // What waits for room on the disk is not waited for.
    if (!this.#isUnsaved()) await within(PATIENCE_MS, this.#running);
  }

  async settled(): Promise<void> {
    if ((this.#steps ?? 0) > 0) this.#isStale = true;
    this.#running ??= this.#keepAll().finally(() => this.#end());
    await this.#running;
  }

  stop(): void {
    this.#isStopped = true;
  }

  #isUnsaved(): boolean {
    return this.#options.store.unsaved.peek().has(this.#options.id);
  }

  #end(): void {
    this.#running = undefined;
    this.#isPending.value = false;
  }

  async #keepStep(done: Exclude<Done, { readonly did: 'dice' }>): Promise<void> {
    const { store, about, failed } = this.#options;
    const steps = this.#steps ?? 0;
    try {
      if (done.did === 'seat') await store.note(about());
      else {
        await store.append(about(), steps + 1, done);
        this.#steps = steps + 1;
      }
    } catch (error) {
      // Who sits at the screen is nothing that another window would miss.
      if (error instanceof TakenOver && done.did === 'seat') {
        failed(error);
        return;
      }
      // Gone, or no room for it: the whole is written, or held until there is room.
      this.#isStale = true;
    }
    await this.#keepAll();
  }

  /** As long as something has changed meanwhile. */
  async #keepAll(): Promise<void> {
    const { store, about, text, failed } = this.#options;
    while (this.#isStale && !this.#isStopped) {
      this.#isStale = false;
      this.#steps = undefined;
      try {
        const now = about();
        await store.write(now, await text());
        this.#steps = 0;
      } catch (error) {
        failed(error);
      }
    }
  }
}

function within(milliseconds: number, act: Promise<void>): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    act
      .catch(() => {})
      .finally(() => {
        clearTimeout(timer);
        done();
      });
  });
}
