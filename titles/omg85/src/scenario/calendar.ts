/** [1.1] Turns and dates: one turn a day. */
const FIRST_DAY = 17;

/** [1.4] The day of September 1944. */
export const dayOf = (turn: number): number => FIRST_DAY + turn - 1;

/** As people say it. */
export const dateOf = (turn: number): string => `${dayOf(turn)} September`;
