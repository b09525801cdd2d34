/** What the window asks the worker of the computer players, and what it replies. All of it is plain data. */
import type { Level } from '@bridgehead/ai';
import type { Advice, Choice, JsonObject, Reason } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';

export interface ThinkRequest {
  readonly ask: 'think';
  readonly title: string;
  /** What the side may know: the reply to the protocol's `sight`. */
  readonly known: JsonObject;
  readonly side: string;
  readonly level: Level;
  readonly seed: number;
}

export interface AdviceRequest {
  readonly ask: 'advice';
  readonly title: string;
  readonly known: JsonObject;
  readonly side: string;
}

export interface CurveRequest {
  readonly ask: 'curve';
  readonly title: string;
  readonly save: JsonObject;
}

export type AiRequest = ThinkRequest | AdviceRequest | CurveRequest;

/** A choice with what spoke for it. */
export interface ExplainedChoice {
  readonly choice: Choice;
  /** What a player would call the choice; left out where nothing was weighed. */
  readonly name?: Message;
  readonly reasons: readonly Reason[];
}

/** How the game stood after so many choices. */
export interface CurvePoint {
  readonly at: number;
  readonly turn: number;
  /** The chance that the first side of the title wins. */
  readonly chance: number;
}

export interface AiReplies {
  readonly think: ExplainedChoice;
  readonly advice: readonly Advice[];
  readonly curve: readonly CurvePoint[];
}
