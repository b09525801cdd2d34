/** [4.3] [18] Turns and dates: two turns a day. */
import { PLAN_TURN } from '../tables/plans.ts';

/** [17] Turn 16 of the campaign is the afternoon of 21 February. */
const FIRST_DAY = 14;
const DAYS_OF_JANUARY = 31;
const FIRST_DAY_OF_FAID = 30;

export type PartOfDay = 'am' | 'pm';
export const partOf = (turn: number): PartOfDay => (turn % 2 === 1 ? 'am' : 'pm');

/** `14 February`; [18.1.1] scenario 1 has a track of its own. */
export function dayNameOf(scenario: string, turn: number): string {
  const days = Math.floor((turn - 1) / 2);
  if (scenario !== 'faid') return `${FIRST_DAY + days} February`;
  const day = FIRST_DAY_OF_FAID + days;
  return day <= DAYS_OF_JANUARY ? `${day} January` : `${day - DAYS_OF_JANUARY} February`;
}

export const dateOf = (scenario: string, turn: number): string => `${dayNameOf(scenario, turn)}, ${partOf(turn)}`;

const LAST_TURN = 18;
const LAST_TURN_OF_FAID = 6;
/** [18.1.1] [18.2.1] [18.3.1] */
export const firstTurnOf = (scenario: string): number => (scenario === 'decide' ? PLAN_TURN : 1);
export const lastTurnOf = (scenario: string): number => (scenario === 'faid' ? LAST_TURN_OF_FAID : LAST_TURN);
