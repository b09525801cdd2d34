/** [4.3] [18] Turns and dates: two turns a day. */
import type { Message } from '@bridgehead/engine/contract';
import { says } from '../says.ts';
import { PLAN_TURN } from '../tables/plans.ts';

/** [17] Turn 16 of the campaign is the afternoon of 21 February. */
const FIRST_DAY = 14;
const DAYS_OF_JANUARY = 31;
const FIRST_DAY_OF_FAID = 30;

export type PartOfDay = 'am' | 'pm';
export const partOf = (turn: number): PartOfDay => (turn % 2 === 1 ? 'am' : 'pm');

export interface Day {
  readonly month: 'january' | 'february';
  readonly day: number;
}

/** The day of a turn; [18.1.1] scenario 1 has a track of its own. */
export function dayOf(scenario: string, turn: number): Day {
  const days = Math.floor((turn - 1) / 2);
  if (scenario !== 'faid') return { month: 'february', day: FIRST_DAY + days };
  const day = FIRST_DAY_OF_FAID + days;
  return day <= DAYS_OF_JANUARY ? { month: 'january', day } : { month: 'february', day: day - DAYS_OF_JANUARY };
}

/** As people say it: 14 February, morning. */
export function dateOf(scenario: string, turn: number): Message {
  const { month, day } = dayOf(scenario, turn);
  return says(`${month}-${partOf(turn)}`, { day });
}

const LAST_TURN = 18;
const LAST_TURN_OF_FAID = 6;
/** [18.1.1] [18.2.1] [18.3.1] */
export const firstTurnOf = (scenario: string): number => (scenario === 'decide' ? PLAN_TURN : 1);
export const lastTurnOf = (scenario: string): number => (scenario === 'faid' ? LAST_TURN_OF_FAID : LAST_TURN);
