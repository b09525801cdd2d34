/** How a game is to be opened, and what is told of it then. */
import type { SaveChange } from '@bridgehead/engine/save-text';
import type { Choice, HostEngine, JsonObject, OpenGame } from './contract.ts';

/** Begun, or from a save. */
type Opening =
  | { readonly setUp: JsonObject; readonly save?: never }
  | { readonly save: JsonObject; readonly setUp?: never };

export interface OpenOptions {
  readonly engine: HostEngine;
  readonly id: string;
  readonly opening: Opening;
  /** Scripted dice for what comes, in order. */
  readonly dice?: readonly (number | string)[];
  /** Two people share this device: it changes hands with the decision. Left out, as the save says. */
  readonly hotSeat?: boolean;
  /** Who plays each side; left out, those of the save, or people. */
  readonly players?: Readonly<Record<string, string>>;
  /** Who last sat at the screen; left out, the side that is asked. */
  readonly seat?: string;
  /** What had been taken back when the game was kept. */
  readonly undone?: readonly Choice[];
  /** Called when the scripted dice are given up. */
  readonly diceDropped?: () => void;
  /** Only to be looked at, from its beginning or from where it stands. */
  readonly replay?: 'start' | 'end';
  /** Called after every change that is worth keeping, with what it makes of the record; the next change waits for it. */
  readonly keep?: (change: SaveChange) => Promise<void>;
  /** Keeps this save as a game of its own and gives its id. */
  readonly keepBranch?: (save: JsonObject) => Promise<string>;
}

/** The reply of the engine to a new game or a save. */
export interface Loaded {
  readonly game: string;
  readonly players?: Readonly<Record<string, { readonly level?: string }>>;
  readonly hotSeat?: boolean;
  readonly warning?: string;
  readonly playersWarning?: string;
}

export interface Opened {
  readonly game: OpenGame;
  /** Why the game goes on from its last position rather than from its record. */
  readonly warning?: string;
  /** Why people play sides that the save gives to others. */
  readonly playersWarning?: string;
}
