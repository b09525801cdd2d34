/** The result of one game, as it stands in a result file. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { MatchRecord, Stage, TurnTime } from '@bridgehead/ai';
import type { Choice } from '@bridgehead/engine';
import type { GamePlan } from '../plan.ts';

interface Played extends GamePlan {
  /** Every choice of the players, packed: with set-up and seed they are the whole game. */
  readonly answers: string;
  readonly decisions: number;
  readonly ms: number;
}

export interface FinishedGame extends Played {
  readonly winner: string;
  readonly margin: number;
  /** Which of several ways to win it was. */
  readonly how?: string;
  readonly hash: string;
  readonly course: readonly Stage[];
  readonly times: readonly TurnTime[];
  readonly fallbacks: MatchRecord['fallbacks'];
}

/** A game that a player or the rules broke off. */
export interface FailedGame extends Played {
  readonly fault: string;
}

export type GameResult = FinishedGame | FailedGame;

export const isFinished = (result: GameResult): result is FinishedGame => !('fault' in result);

/** The words of a choice come again and again: packed, a game takes a tenth. */
export const packChoices = (choices: readonly Choice[]): string =>
  deflateRawSync(JSON.stringify(choices)).toString('base64');

export const unpackChoices = (packed: string): readonly Choice[] =>
  JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString('utf8'));
