/**
 * Keeps an open game: each change as it is made, and now and then where the game stands. The next change of the game waits for the
 * one before to be kept: a computer that goes off may take the last one with it, but never two.
 */

import type { JsonObject } from '@bridgehead/client-kit/game';
import { changedLines, type SaveChange, type SaveLines, saveLines } from '@bridgehead/engine/save-text';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SavedGame } from './saved-game.ts';
import type { SaveStore } from './store.ts';

export interface Keeper {
  /** Resolves when it is kept, or when it has become clear that it will not be soon. Never rejects. */
  keep(change: SaveChange): Promise<void>;
  /** Whether everything that was done is kept. */
  readonly isSaved: ReadonlySignal<boolean>;
  /** When everything so far is kept with where the game stands, or has failed. */
  settled(): Promise<void>;
  /** Nothing more is kept. */
  stop(): void;
}

export interface KeeperOptions {
  readonly store: SaveStore;
  readonly id: string;
  /** The game as it was opened; left out where its record was not taken as it is. */
  readonly game?: SaveLines;
  /** The game as the list tells it now. */
  readonly about: () => SavedGame;
  readonly save: () => Promise<JsonObject>;
  /** The writing was refused for good, or the game itself cannot tell how it stands. */
  readonly failed: (error: unknown) => void;
}

/** After so many changes it is asked where the game stands: from there it goes on if the rules are others one day. */
export const MOST_CHANGES = 50;
/** A disk that is slower than this must not stop the play; what is not kept yet is then told. */
const PATIENCE_MS = 3000;

export const createKeeper = (options: KeeperOptions): Keeper => new LineKeeper(options);

class LineKeeper implements Keeper {
  readonly isSaved: ReadonlySignal<boolean>;
  readonly #isPending = signal(false);
  readonly #options: KeeperOptions;
  /** The game as it is now; undefined: it has to be asked for. */
  #game: SaveLines | undefined;
  /** How often it has changed, and had when it was last asked for. */
  #changes = 0;
  #asked = 0;
  #running: Promise<void> | undefined;
  #isStopped = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#game = options.game;
    this.isSaved = computed(() => !this.#isPending.value && !options.store.unsaved.value.has(options.id));
  }

  async keep(change: SaveChange): Promise<void> {
    if (this.#isStopped) return;
    this.#changes += 1;
    this.#game = this.#game === undefined ? undefined : changedLines(this.#game, change);
    const running = this.#run();
    // What waits for room on the disk is not waited for.
    if (!this.#options.store.unsaved.peek().has(this.#options.id)) await within(PATIENCE_MS, running);
  }

  async settled(): Promise<void> {
    await this.#running;
    if (this.#asked === this.#changes || this.#isStopped) return;
    this.#game = undefined;
    await this.#run();
  }

  stop(): void {
    this.#isStopped = true;
  }

  #run(): Promise<void> {
    this.#isPending.value = true;
    this.#running ??= this.#writeAll().finally(() => {
      this.#running = undefined;
      this.#isPending.value = false;
    });
    return this.#running;
  }

  /** As long as something has changed meanwhile. */
  async #writeAll(): Promise<void> {
    const { store, about, failed } = this.#options;
    let written: number;
    do {
      written = this.#changes;
      try {
        const now = about();
        await store.write(now, await this.#gameNow());
      } catch (error) {
        failed(error);
      }
    } while (written < this.#changes && !this.#isStopped);
  }

  async #gameNow(): Promise<SaveLines> {
    // What is taken back may take with it where the game stood.
    if (this.#game?.end !== undefined && this.#changes - this.#asked < MOST_CHANGES) return this.#game;
    const changes = this.#changes;
    const game = saveLines(await this.#options.save());
    // What has changed meanwhile may be in it or not: then it is asked for again.
    if (changes === this.#changes) {
      this.#game = game;
      this.#asked = changes;
    }
    return game;
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
