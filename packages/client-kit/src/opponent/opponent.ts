/** Plays the computer's sides of an open game: thinks in its worker, chooses, and lets people see what it does. */
import { LEVELS, type Level } from '@bridgehead/ai';
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { LogEntry, OpenGame, Pace } from '../game/contract.ts';
import { PACES } from '../play/motion/paces.ts';
import { Stopped } from '../workers/worker-calls.ts';
import type { AiClient } from './ai-client.ts';
import type { ExplainedChoice, MadeChoice } from './ai-requests.ts';

type OpponentState = 'idle' | 'thinking' | 'showing' | 'paused' | 'failed';

export interface Opponent {
  readonly state: ReadonlySignal<OpponentState>;
  /** The computer's side that is asked, or was last. */
  readonly side: ReadonlySignal<string | undefined>;
  readonly fault: ReadonlySignal<string | undefined>;
  /** What it has done since a person last chose, as far as he heard of it. */
  readonly done: ReadonlySignal<readonly LogEntry[]>;
  play(): void;
  /** After the choice that it is thinking about. */
  pause(): void;
  /** One choice, then it waits. */
  step(): void;
  /** Without pauses until a person is asked; where none plays, until the other side's player-turn. */
  skip(): void;
  dispose(): void;
}

interface OpponentOptions {
  readonly game: OpenGame;
  readonly ai: AiClient;
  /** Shows a choice on the board. */
  readonly show: (entry: LogEntry) => void;
  /** Whether the one at the screen may know why it chooses as it does. */
  readonly isOpen: () => boolean;
  /** Keeps why a choice was made, by its number. */
  readonly remember: (at: number, explained: ExplainedChoice) => void;
  readonly pace: ReadonlySignal<Pace>;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Settles when what was done before has been shown; undefined where nothing is. */
  readonly ready: () => Promise<void> | undefined;
}

interface Asked {
  readonly side: string;
  readonly level: Level;
}

const isLevel = (player: string | undefined): player is Level => LEVELS.some((level) => level === player);

/** The same for every game: what varies is what is seen. */
const SEED = 1;

export function createOpponent(options: OpponentOptions): Opponent {
  return new OpponentDriver(options);
}

class OpponentDriver implements Opponent {
  readonly state = signal<OpponentState>('idle');
  readonly side = signal<string | undefined>(undefined);
  readonly fault = signal<string | undefined>(undefined);
  readonly done = signal<readonly LogEntry[]>([]);
  readonly #options: OpponentOptions;
  #isPaused = false;
  #stepsLeft = 0;
  #isSkipping = false;
  /** Whether the screen shows an earlier position: what is skipped is not looked at. */
  #isBehind = false;
  #isRunning = false;
  #isOver = false;
  #thinker: Asked | undefined;
  #stopWatching: () => void;

  constructor(options: OpponentOptions) {
    this.#options = options;
    this.#stopWatching = effect(() => {
      options.game.decision.value;
      options.game.handOver.value;
      options.game.players.value;
      untracked(() => {
        // The new player of the side is asked what it was thinking about.
        if (this.#isTaken()) options.ai.stop();
        void this.#run();
      });
    });
  }

  play(): void {
    this.#isPaused = false;
    void this.#run();
  }

  pause(): void {
    this.#isPaused = true;
    this.#isSkipping = false;
  }

  step(): void {
    this.#isPaused = true;
    this.#stepsLeft += 1;
    void this.#run();
  }

  skip(): void {
    this.#isSkipping = true;
    this.play();
  }

  dispose(): void {
    this.#isOver = true;
    this.#stopWatching();
    this.#options.ai.stop();
  }

  /** The computer's side that is asked now. */
  #asked(): Asked | undefined {
    const { decision, handOver, replay, players, fault } = this.#options.game;
    const side = decision.peek()?.by;
    const level = side === undefined ? undefined : players.peek()[side];
    const isOpen = handOver.peek() === undefined && replay.peek() === undefined && fault.peek() === undefined;
    return side !== undefined && isLevel(level) && isOpen ? { side, level } : undefined;
  }

  async #run(): Promise<void> {
    if (this.#isRunning || this.#isOver) return;
    this.#isRunning = true;
    try {
      for (let hasGivenWay = true; hasGivenWay; ) hasGivenWay = await this.#chooseOrGiveWay();
    } catch (error) {
      if (error instanceof Stopped) return;
      this.fault.value = error instanceof Error ? error.message : String(error);
      this.state.value = 'failed';
    } finally {
      this.#isRunning = false;
    }
  }

  /** Whether the side that it was thinking for is played by another now; what it had chosen by then stands. */
  async #chooseOrGiveWay(): Promise<boolean> {
    try {
      await this.#chooseWhileAsked();
      return false;
    } catch (error) {
      if (!(error instanceof Stopped) || this.#isOver || !this.#isTaken()) throw error;
    }
    this.#thinker = undefined;
    this.#isSkipping = false;
    this.state.value = 'idle';
    await this.#options.game.follow();
    return true;
  }

  #isTaken(): boolean {
    const thinker = this.#thinker;
    return thinker !== undefined && this.#options.game.players.peek()[thinker.side] !== thinker.level;
  }

  async #chooseWhileAsked(): Promise<void> {
    for (let asked = this.#asked(); asked !== undefined && !this.#isOver; asked = this.#asked()) {
      if (asked.side !== this.side.peek() || this.state.peek() === 'idle') this.#begin(asked.side);
      if (this.#isPaused && this.#stepsLeft === 0) {
        if (this.#isBehind) await this.#follow(false);
        this.state.value = 'paused';
        return;
      }
      const shown = this.#isSkipping ? undefined : this.#options.ready();
      if (shown !== undefined) await shown;
      if (this.#isOver) return;
      this.#stepsLeft = Math.max(0, this.#stepsLeft - 1);
      const heard = await this.#choose(asked.side, asked.level);
      if (this.#isOver) return;
      this.done.value = [...this.done.peek(), ...heard];
      for (const entry of heard) await this.#show(entry);
    }
    this.#isSkipping = false;
    if (!this.#isOver) this.state.value = 'idle';
  }

  #begin(side: string): void {
    if (this.side.peek() !== side && this.#isSkipping && this.#hasNoPerson()) this.#isSkipping = false;
    this.side.value = side;
    this.done.value = [];
  }

  #hasNoPerson(): boolean {
    return Object.values(this.#options.game.players.peek()).every(isLevel);
  }

  /** It thinks and chooses at its own seat; here is heard what the one at the screen may hear of it. */
  async #choose(side: string, level: Level): Promise<readonly LogEntry[]> {
    const { game, ai, isOpen } = this.#options;
    this.state.value = 'thinking';
    this.#thinker = { side, level };
    const seat = game.lend(side);
    const asked = { ask: 'think', title: game.title, seat, side, level, seed: SEED } as const;
    const made = await ai.ask({ ...asked, isOpen: isOpen(), isUnseen: this.#isSkipping });
    this.#thinker = undefined;
    const heard = await this.#follow(this.#isSkipping);
    this.#explain(heard, made);
    return heard;
  }

  async #follow(isUnseen: boolean): Promise<readonly LogEntry[]> {
    this.#isBehind = isUnseen;
    return this.#options.game.follow(isUnseen);
  }

  /** Who has no seat hears of every choice, others of those of which something was told. */
  #explain(heard: readonly LogEntry[], made: readonly MadeChoice[]): void {
    const known = heard.length === made.length ? made : made.filter(({ isTold }) => isTold);
    for (const [i, { explained }] of known.entries()) {
      const entry = heard[i];
      if (entry !== undefined && explained !== undefined) this.#options.remember(entry.at, explained);
    }
  }

  async #show(entry: LogEntry): Promise<void> {
    if (this.#isSkipping || entry.events.length === 0) return;
    this.state.value = 'showing';
    this.#options.show(entry);
    await this.#options.wait(PACES[this.#options.pace.peek()]);
  }
}
