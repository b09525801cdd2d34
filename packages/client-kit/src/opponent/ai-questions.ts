/** What the window asks the worker of the computer players, and what it hears. All of it is plain data. */
import type { Level } from '@bridgehead/ai';
import type { Advice, Choice, JsonObject, Reason } from '@bridgehead/engine';

export interface ThinkQuestion {
  readonly ask: 'think';
  readonly title: string;
  /** What the side may know: the protocol's `sight`. */
  readonly sight: JsonObject;
  readonly side: string;
  readonly level: Level;
  readonly seed: number;
}

export interface AdviceQuestion {
  readonly ask: 'advice';
  readonly title: string;
  readonly sight: JsonObject;
  readonly side: string;
}

export interface CurveQuestion {
  readonly ask: 'curve';
  readonly title: string;
  readonly save: JsonObject;
}

export type AiQuestion = ThinkQuestion | AdviceQuestion | CurveQuestion;

/** An answer with what spoke for it. */
export interface Thoughtful {
  readonly choice: Choice;
  /** What a player would call the answer; left out where nothing was weighed. */
  readonly name?: string;
  readonly reasons: readonly Reason[];
}

/** How the game stood after so many answers. */
export interface CurvePoint {
  readonly at: number;
  readonly turn: number;
  /** The chance that the first side of the title wins. */
  readonly chance: number;
}

export interface AiAnswers {
  readonly think: Thoughtful;
  readonly advice: readonly Advice[];
  readonly curve: readonly CurvePoint[];
}

export type AiReply =
  | { readonly id: number; readonly answer: AiAnswers[keyof AiAnswers] }
  | { readonly id: number; readonly fault: string };
