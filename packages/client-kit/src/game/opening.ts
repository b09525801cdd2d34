/** How a game is to be opened, and what is told of it then. */
import type { Choice, HostEngine, JsonObject, OpenGame } from './contract.ts';
import type { Done, DoneAgain, Step } from './steps.ts';

/** Begun, or from a save. */
type Opening =
  | { readonly setUp: JsonObject; readonly save?: never }
  | { readonly save: JsonObject; readonly setUp?: never };

export interface OpenOptions {
  readonly engine: HostEngine;
  readonly id: string;
  readonly opening: Opening;
  /** What was done after the save was written. */
  readonly steps?: readonly Step[];
  /** Scripted dice for what comes, in order. */
  readonly dice?: readonly (number | string)[];
  /** Two people share this device: it changes hands with the decision. */
  readonly hotSeat: boolean;
  /** Who plays each side; left out, people do. */
  readonly players?: Readonly<Record<string, string>>;
  /** Who last sat at the screen; left out, the side that is asked. */
  readonly seat?: string;
  /** What had been taken back when the game was kept. */
  readonly undone?: readonly Choice[];
  /** Called when the scripted dice are given up. */
  readonly diceDropped?: () => void;
  /** Only to be looked at, from its beginning or from where it stands. */
  readonly replay?: 'start' | 'end';
  /** Called after every change that is worth keeping; the next change waits for it. */
  readonly keep?: (done: Done) => Promise<void>;
  /** Keeps this save as a game of its own and gives its id. */
  readonly keepBranch?: (save: JsonObject) => Promise<string>;
}

export interface Opened {
  readonly game: OpenGame;
  /** Why the game goes on from its last position rather than from its record. */
  readonly warning?: string;
  /** How far the steps after the save could be done again. */
  readonly again: DoneAgain;
}
