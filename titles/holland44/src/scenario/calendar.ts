/** Turns and dates. */
import type { Message } from '@bridgehead/engine/contract';
import { says } from '../says.ts';

export type PartOfDay = 'am' | 'pm' | 'night';

/** Turn 1 is the afternoon of 17 September; three turns a day. */
export function partOf(turn: number): PartOfDay {
  return turn % 3 === 0 ? 'am' : turn % 3 === 1 ? 'pm' : 'night';
}

/** The day of September 1944. */
export const dayOf = (turn: number): number => 17 + Math.floor(turn / 3);

/** As people say it: `17 September`. */
export const dayNameOf = (turn: number): Message => says('day', { day: dayOf(turn) });

/** `17 September, pm`. */
export const dateOf = (turn: number): Message => says('date', { day: dayNameOf(turn), part: partOf(turn) });

const SHORT_GAME_LAST_TURN = 11;
const CAMPAIGN_LAST_TURN = 20;
export const lastTurnOf = (scenario: string): number =>
  scenario === 'short' ? SHORT_GAME_LAST_TURN : CAMPAIGN_LAST_TURN;
