/** The game that this window has open: found, claimed, played, kept, given away. */

import { manifestOf } from '@bridgehead/catalogue';
import { type Fault, faultOf, type JsonObject, type OpenGame, openGame } from '@bridgehead/client-kit/game';
import { type SaveLines, saveLines } from '@bridgehead/engine/save-text';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Found, foundIn, openFound, readKept } from '../saves/found-game.ts';
import { createKeeper, type Keeper } from '../saves/keeper.ts';
import type { Claim } from '../saves/other-tabs.ts';
import { answersIn } from '../saves/save-text.ts';
import { type KeptGame, newId, type SavedGame } from '../saves/saved-game.ts';
import { keepNew } from '../saves/store.ts';
import { type StoreFault, storeFaultOf, TakenOver } from '../saves/store-fault.ts';
import type { Shell } from './shell.ts';

export type SessionState =
  | { readonly is: 'opening' | 'missing' | 'elsewhere' }
  /** Another window plays it; whether everything that was done here is kept. */
  | { readonly is: 'taken'; readonly isSaved: boolean }
  /** What lies in the database is no game any more. */
  | { readonly is: 'damaged'; readonly kept: KeptGame; readonly field: string }
  /** This version has no such title; the game is as it was. */
  | { readonly is: 'gone'; readonly kept: KeptGame; readonly title: string }
  /** The database cannot be read. */
  | { readonly is: 'unread'; readonly fault: StoreFault }
  | { readonly is: 'refused'; readonly fault: Fault }
  | { readonly is: 'open'; readonly game: OpenGame; readonly about: SavedGame };

export interface GameSession {
  readonly state: ReadonlySignal<SessionState>;
  /** Why the last answers are not kept. */
  readonly keepingFault: ReadonlySignal<StoreFault | undefined>;
  /** Plays on here what another window plays. */
  takeOver(): Promise<void>;
  lookOnly(): Promise<void>;
  leave(): Promise<void>;
}

export type Manner = 'play' | 'replay';

export function openGameSession(shell: Shell, id: string, manner: Manner): GameSession {
  const session = new OpenSession(shell, id);
  session.begin(manner === 'play' ? 'play' : 'start');
  return session;
}

type Way = 'play' | 'start' | 'end';

class OpenSession implements GameSession {
  readonly state = signal<SessionState>({ is: 'opening' });
  readonly keepingFault: ReadonlySignal<StoreFault | undefined>;
  readonly #shell: Shell;
  readonly #id: string;
  #keeper: Keeper | undefined;
  #claim: Claim | undefined;
  #hasLeft = false;
  /** What the list of saves tells of the game, as it was when it was opened. */
  #about: SavedGame | undefined;

  constructor(shell: Shell, id: string) {
    this.#shell = shell;
    this.#id = id;
    this.keepingFault = computed(() => shell.store.unsaved.value.get(id));
  }

  begin(way: Way): void {
    this.#start(way === 'play' ? this.#openClaimed(this.#shell.presence.claim(this.#id)) : this.#open(way));
  }

  #start(opening: Promise<void>): void {
    opening
      .catch((error: unknown) => {
        this.state.value = { is: 'refused', fault: faultOf(error) };
      })
      .finally(() => {
        if (this.#hasLeft || this.state.value.is !== 'open') this.#claim?.release();
      });
  }

  async #openClaimed(claiming: Promise<Claim | undefined>): Promise<void> {
    this.#claim = await claiming;
    if (this.#claim === undefined) this.state.value = { is: 'elsewhere' };
    else await this.#open('play');
  }

  async takeOver(): Promise<void> {
    this.state.value = { is: 'opening' };
    this.#start(this.#openClaimed(this.#shell.presence.takeOver(this.#id)));
  }

  async lookOnly(): Promise<void> {
    this.state.value = { is: 'opening' };
    this.begin('end');
  }

  async leave(): Promise<void> {
    this.#hasLeft = true;
    await this.#close();
  }

  async #close(): Promise<void> {
    const { value: state } = this.state;
    await this.#keeper?.settled();
    this.#keeper?.stop();
    this.#claim?.release();
    if (state.is === 'open') await state.game.close();
  }

  async #open(way: Way): Promise<void> {
    const kept = await this.#find(way);
    if (kept === undefined) return;
    const read = readKept(kept);
    if (!read.ok) {
      this.state.value = { is: 'damaged', kept, field: read.field };
      return;
    }
    const { title } = read;
    if (manifestOf(title) === undefined) {
      this.state.value = { is: 'gone', kept, title };
      return;
    }
    const game = await this.#openGame(way, await foundIn(this.#shell.engine(), kept, read.about));
    if (this.#hasLeft) await game.close();
    else this.state.value = { is: 'open', game, about: read.about };
  }

  /** The game as it is kept; otherwise the state says why not. */
  async #find(way: Way): Promise<KeptGame | undefined> {
    const { store, owner } = this.#shell;
    try {
      // Where there is no room for that, the game can be played all the same; keeping it tells what is wrong.
      if (way === 'play') await store.claim(this.#id, owner).catch(() => {});
      const kept = await store.game(this.#id);
      if (kept === undefined) this.state.value = { is: 'missing' };
      return kept;
    } catch (error) {
      this.state.value = { is: 'unread', fault: storeFaultOf(error) };
      return undefined;
    }
  }

  async #openGame(way: Way, found: Found): Promise<OpenGame> {
    const { about, isWhole } = found;
    const { opened, game, warning } = await openFound(found, (save, dice) =>
      openGame({
        engine: this.#shell.engine(),
        id: this.#id,
        opening: { save },
        ...(way === 'play' ? { dice } : {}),
        ...(about.seat === undefined ? {} : { seat: about.seat }),
        ...(about.undone === undefined || way !== 'play' || !isWhole ? {} : { undone: about.undone }),
        diceDropped: () => this.#dropDice(),
        ...(way === 'play' ? { keep: (change) => this.#keeper?.keep(change) ?? Promise.resolve() } : { replay: way }),
        keepBranch: (branch) => this.#keepBranch(about, branch),
      }),
    );
    if (warning !== undefined) this.#shell.notice.value = { text: warning, tone: 'bad' };
    if (way === 'play') this.#startKeeping(opened.game, about, game);
    return opened.game;
  }

  #dropDice(): void {
    if (this.#about === undefined) return;
    const { dice: _, ...about } = this.#about;
    this.#about = about;
  }

  #startKeeping(game: OpenGame, about: SavedGame, lines: SaveLines | undefined): void {
    this.#about = about;
    this.#keeper = createKeeper({
      store: this.#shell.store,
      id: this.#id,
      ...(lines === undefined ? {} : { game: lines }),
      about: () => ({ ...(this.#about ?? about), ...nowOf(game), owner: this.#shell.owner }),
      save: () => {
        if (game.fault.value !== undefined) throw new Unkept();
        return game.save();
      },
      failed: (error) => this.#failed(error),
    });
    this.#claim?.whenAsked(() => this.#giveAway());
  }

  /** What has no room is told by the store; a game that cannot go on tells so itself, and what is kept stays. */
  #failed(error: unknown): void {
    if (!(error instanceof TakenOver)) return;
    this.#keeper?.stop();
    this.state.value = { is: 'taken', isSaved: false };
  }

  async #giveAway(): Promise<void> {
    await this.#close();
    this.state.value = { is: 'taken', isSaved: this.#keeper?.isSaved.value ?? true };
  }

  async #keepBranch({ owner: _, undone: __, ...about }: SavedGame, save: JsonObject): Promise<string> {
    const id = newId();
    const position = save.position as { readonly turn?: number } | undefined;
    const branch = {
      ...about,
      id,
      isBranch: true,
      isOver: false,
      turn: position?.turn ?? about.turn,
      answers: answersIn(save),
      changed: Date.now(),
    };
    await keepNew(this.#shell.store, branch, saveLines(save));
    return id;
  }
}

/** A game with a fault is not written over the one that is kept. */
class Unkept extends Error {
  override readonly name = 'Unkept';
}

/** What has changed in the list of saves. */
function nowOf(game: OpenGame): Partial<SavedGame> {
  const { turn } = game.view.value ?? {};
  return {
    ...(typeof turn === 'number' ? { turn } : {}),
    isOver: game.decision.value === undefined,
    ...(game.answers.value === undefined ? {} : { answers: game.answers.value }),
    hotSeat: game.hotSeat.value,
    players: game.players.value,
    changed: Date.now(),
    seat: game.seat.value,
    undone: game.undone.value,
  };
}
