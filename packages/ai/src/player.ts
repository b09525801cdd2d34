/** A computer player: a function of what its side sees and of its seed. */
import type { Candidate, Choice, Game } from '@bridgehead/engine';

export const LEVELS = ['random', 'recruit', 'staff'] as const;
export type Level = (typeof LEVELS)[number];

/** How long it may think. Nodes decide; the clock only cuts short what took far too long. */
export interface Budget {
  readonly nodes: number;
  /** Asked now and then; true means: choose at once the best so far. */
  readonly isStopped?: () => boolean;
}

export interface Thought {
  readonly choice: Choice;
  /** What it thought of, best first; empty if it did not weigh anything. */
  readonly candidates: readonly Candidate[];
  readonly nodes: number;
  /** Its budget was spent or somebody asked it to stop: this is the best so far. */
  readonly isCutShort: boolean;
}

/** Who plays a side, wherever it thinks. */
export interface Entrant {
  /** What it is called. */
  readonly level: string;
  readonly side: string;
  /** By kind of decision, how often it had no candidate and drew any legal choice instead. */
  readonly fallbacks: ReadonlyMap<string, number>;
}

export interface Player extends Entrant {
  readonly level: Level;
  /** Decides the question on top of the known position, which must be its side's. */
  think(known: Game, budget?: Budget): Thought;
}
