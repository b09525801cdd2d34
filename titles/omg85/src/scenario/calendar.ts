/** [1.1] Turns and dates: one turn a day. */
import type { Message } from '@bridgehead/engine/contract';
import { says } from '../says.ts';

const FIRST_DAY = 17;

/** [1.4] The day of September 1944. */
export const dayOf = (turn: number): number => FIRST_DAY + turn - 1;

/** As people say it: `17 September`. */
export const dateOf = (turn: number): Message => says('day', { day: dayOf(turn) });
