/** What a title offers to computer players, and what they hand it: types only, so that neither knows the other. */
import type { Message } from './contract/values.ts';
import type { Game } from './game.ts';
import type { Choice } from './question.ts';
import type { Random } from './random.ts';

/** Why a choice is worth making, for people, with the number behind it. */
export type Reason = Message & { readonly value?: number };

/** One sensible choice at the question on top. */
export interface Candidate {
  readonly choice: Choice;
  /** What a player would call it: `2IG and 5CG by road to 1705`. */
  readonly name: Message;
  /** Comparable within one decision only. */
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** A plan or an attack worth considering, for a person who asks. */
export interface Advice {
  readonly name: Message;
  readonly reasons: readonly Reason[];
  /** What can go wrong, with its chance. */
  readonly risk: readonly Reason[];
  /** What the other side could do about it. */
  readonly answer: readonly Reason[];
  /** The first choices to make, if the plan is followed. */
  readonly choices: readonly Choice[];
  /** Hexes and units to show on the map. */
  readonly places: readonly string[];
  readonly units: readonly string[];
}

/** The means of a player while it thinks about one decision. */
export interface Thinking {
  /** How it thinks: the name of a method that the title AI knows. */
  readonly style: string;
  /** Its own generator, the same for the same known position and seed. */
  readonly random: Random;
  /** Counts nodes; false when the budget is spent or somebody asked to stop, and a choice must be made now. */
  spend(nodes?: number): boolean;
  /** What it has worked out before in this player-turn; empty when a new one begins. */
  readonly memory: Map<string, unknown>;
}

/** How a finished game is measured. */
export interface Score {
  /** The side that has won, or would win if the game ended now. */
  readonly winner: string;
  /** By how much, in the scenario's own measure; positive for the first side of the title. */
  readonly margin: number;
  /** Which of several ways to win it was, in a word of the title; only where there are several. */
  readonly how?: string;
}

/** A title's own sense of its game. Every function sees a known position, never the position itself. */
export interface TitleAi {
  readonly title: string;
  readonly styles: readonly string[];
  /** Names the player-turn: memory lasts as long as this stays the same. */
  occasion(known: Game): string;
  /** A few sensible choices at the question on top, best first, every one legal. */
  candidates(known: Game, thinking: Thinking): readonly Candidate[];
  /** The two or three best plans for the side to decide. */
  advice(known: Game, thinking: Thinking): readonly Advice[];
  /** Named numbers that tell how the game stands, each positive where it is good for the first side of the title. */
  features(known: Game): Readonly<Record<string, number>>;
  /** The chance that the first side of the title wins, from 0 to 1. */
  winProbability(known: Game): number;
  score(known: Game): Score;
  /** What has been reached so far, for the course of a game: `highway` as an index, each key place as 1 or 0. */
  milestones(known: Game): Readonly<Record<string, number>>;
}
