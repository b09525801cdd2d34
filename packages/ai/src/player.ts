/** A computer player: a function of what its side sees and of its seed. */
import type { Candidate, Choice, Game } from '@bridgehead/engine';

export const LEVELS = ['random', 'recruit', 'staff'] as const;
export type Level = (typeof LEVELS)[number];

/** How long it may think. Nodes decide; the clock only cuts short what took far too long. */
export interface Budget {
  readonly nodes: number;
  /** Asked now and then; true means: answer at once with the best so far. */
  readonly isStopped?: () => boolean;
}

export interface Thought {
  readonly choice: Choice;
  /** What it thought of, best first; empty if it did not weigh anything. */
  readonly candidates: readonly Candidate[];
  readonly nodes: number;
}

export interface Player {
  readonly level: Level;
  readonly side: string;
  /** Answers the question on top of the sight; undefined if it is not its side's to answer. */
  think(sight: Game, budget?: Budget): Thought;
}
