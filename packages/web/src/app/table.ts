/** The game that this window has open: found, claimed, played, kept, given away. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Fault, JsonObject, OpenGame } from '../game/contract.ts';
import { openGame } from '../game/open-game.ts';
import { faultOf } from '../game/wire-fault.ts';
import { t } from '../messages/index.ts';
import { type Autosave, createAutosave } from '../saves/autosave.ts';
import type { Claim } from '../saves/other-tabs.ts';
import { answersIn, diceLeft } from '../saves/save-text.ts';
import { newId, type SavedGame, TakenOver } from '../saves/store.ts';
import type { Shell } from './shell.ts';

export type TableState =
  | { readonly is: 'opening' | 'missing' | 'elsewhere' | 'taken' }
  | { readonly is: 'refused'; readonly fault: Fault }
  | { readonly is: 'open'; readonly game: OpenGame; readonly about: SavedGame };

/** Why the last answers are not kept. */
export interface KeepingFault {
  readonly isFull: boolean;
  readonly why: string;
}

export interface Table {
  readonly state: ReadonlySignal<TableState>;
  readonly keepingFault: ReadonlySignal<KeepingFault | undefined>;
  /** Plays on here what another window plays. */
  takeOver(): Promise<void>;
  lookOnly(): Promise<void>;
  keepAgain(): void;
  leave(): Promise<void>;
}

export type Manner = 'play' | 'replay';

export function openTable(shell: Shell, id: string, manner: Manner): Table {
  const table = new GameTable(shell, id);
  table.begin(manner === 'play' ? 'play' : 'start');
  return table;
}

type Way = 'play' | 'start' | 'end';

class GameTable implements Table {
  readonly state = signal<TableState>({ is: 'opening' });
  readonly keepingFault = signal<KeepingFault | undefined>(undefined);
  readonly #shell: Shell;
  readonly #id: string;
  #autosave: Autosave | undefined;
  #claim: Claim | undefined;
  #hasLeft = false;
  /** What the list of saves tells of the game, as it was when it was opened. */
  #about: SavedGame | undefined;

  constructor(shell: Shell, id: string) {
    this.#shell = shell;
    this.#id = id;
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

  keepAgain(): void {
    this.keepingFault.value = undefined;
    this.#autosave?.changed();
  }

  async leave(): Promise<void> {
    this.#hasLeft = true;
    await this.#close();
  }

  async #close(): Promise<void> {
    const { value: state } = this.state;
    await this.#autosave?.settled();
    this.#autosave?.stop();
    this.#claim?.release();
    if (state.is === 'open') await state.game.close();
  }

  async #open(way: Way): Promise<void> {
    const { store, owner } = this.#shell;
    const about = await store.about(this.#id);
    const text = await store.text(this.#id);
    if (about === undefined || text === undefined) {
      this.state.value = { is: 'missing' };
      return;
    }
    if (way === 'play') await store.claim(this.#id, owner);
    const game = await this.#openGame(way, about, JSON.parse(text) as JsonObject);
    if (this.#hasLeft) await game.close();
    else this.state.value = { is: 'open', game, about };
  }

  async #openGame(way: Way, about: SavedGame, save: JsonObject): Promise<OpenGame> {
    const { game, warning } = await openGame({
      wire: this.#shell.engine(),
      id: this.#id,
      opening: { save },
      hotSeat: about.hotSeat,
      ...(about.players === undefined ? {} : { players: about.players }),
      ...(about.dice === undefined || way !== 'play' ? {} : { dice: diceLeft(about.dice, save) }),
      ...(about.seat === undefined ? {} : { seat: about.seat }),
      ...(about.undone === undefined || way !== 'play' ? {} : { undone: about.undone }),
      diceDropped: () => this.#dropDice(),
      ...(way === 'play' ? { changed: () => this.#autosave?.changed() } : { replay: way }),
      keepBranch: (branch) => this.#keepBranch(about, branch),
    });
    if (warning !== undefined) {
      this.#shell.notice.value = { text: t('files.warning', { why: warning }), tone: 'bad' };
    }
    if (way === 'play') this.#startKeeping(game, about);
    return game;
  }

  #dropDice(): void {
    if (this.#about === undefined) return;
    const { dice: _, ...about } = this.#about;
    this.#about = about;
  }

  #startKeeping(game: OpenGame, about: SavedGame): void {
    this.#about = about;
    this.#autosave = createAutosave(
      () => this.#keep(game, this.#about ?? about),
      (error) => this.#failed(error),
    );
    this.#claim?.whenAsked(() => this.#giveAway());
  }

  async #keep(game: OpenGame, about: SavedGame): Promise<void> {
    if (game.fault.value !== undefined) return;
    const text = await game.exportText();
    const kept = { ...about, ...nowOf(game), owner: this.#shell.owner };
    await this.#shell.store.write(kept, text);
    this.#shell.kept.value += 1;
    this.keepingFault.value = undefined;
  }

  #failed(error: unknown): void {
    if (error instanceof TakenOver) {
      this.#autosave?.stop();
      this.state.value = { is: 'taken' };
      return;
    }
    const { code, message } = faultOf(error);
    // A game that cannot go on tells so itself; what is kept stays as it was before the fault.
    if (code === 'crashed' || code === 'unknown-game') return;
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    this.keepingFault.value = { isFull, why: message };
  }

  async #giveAway(): Promise<void> {
    await this.#close();
    this.state.value = { is: 'taken' };
  }

  async #keepBranch({ owner: _, undone: __, ...about }: SavedGame, save: JsonObject): Promise<string> {
    const id = newId();
    const position = save.position as { readonly turn?: number } | undefined;
    await this.#shell.store.write(
      {
        ...about,
        id,
        isBranch: true,
        isOver: false,
        turn: position?.turn ?? about.turn,
        answers: answersIn(save),
        changed: Date.now(),
      },
      JSON.stringify(save),
    );
    return id;
  }
}

/** What has changed in the list of saves. */
function nowOf(game: OpenGame): Partial<SavedGame> {
  const { turn } = game.view.value ?? {};
  return {
    ...(typeof turn === 'number' ? { turn } : {}),
    isOver: game.decision.value === undefined,
    answers: game.log.value.length,
    changed: Date.now(),
    seat: game.seat.value,
    undone: game.undone.value,
  };
}
