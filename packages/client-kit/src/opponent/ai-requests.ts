/** What the window asks the worker of the computer players, and what it replies. All of it is plain data. */
import type { Level } from '@bridgehead/ai';
import type { Advice, JsonObject, Reason } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';

/** A choice of a computer player. It is made at its own seat: what the player knows and what it chooses is not told here. */
export interface ThinkRequest {
  readonly ask: 'think';
  readonly title: string;
  /** A wire to the seat, for this thought. */
  readonly seat: MessagePort;
  readonly side: string;
  readonly level: Level;
  readonly seed: number;
  /** Whether the window that asks may know why: in a game with secrets the reasons tell them. */
  readonly isOpen: boolean;
  /** Whether nobody looks on: then it goes on choosing while its seat is asked, for as long as a window may stand still. */
  readonly isUnseen: boolean;
}

export interface AdviceRequest {
  readonly ask: 'advice';
  readonly title: string;
  /** What the side may know: the reply to the protocol's `sight`. */
  readonly known: JsonObject;
  readonly side: string;
}

export interface CurveRequest {
  readonly ask: 'curve';
  readonly title: string;
  readonly save: JsonObject;
}

export type AiRequest = ThinkRequest | AdviceRequest | CurveRequest;

/** What spoke for a choice. */
export interface ExplainedChoice {
  /** What a player would call it; left out where nothing was weighed. */
  readonly name?: Message;
  readonly reasons: readonly Reason[];
}

/** A choice that a computer player made. */
export interface MadeChoice {
  /** Whether anything was told of it. */
  readonly isTold: boolean;
  /** Left out where it may not be told. */
  readonly explained?: ExplainedChoice;
}

/** How the game stood after so many choices. */
export interface CurvePoint {
  readonly at: number;
  readonly turn: number;
  /** The chance that the first side of the title wins. */
  readonly chance: number;
}

export interface AiReplies {
  readonly think: readonly MadeChoice[];
  readonly advice: readonly Advice[];
  readonly curve: readonly CurvePoint[];
}
