/** [26.2] [26.3] Victory Points with which a side has won. */
export const POINTS_TO_WIN = { allied: 10, german: 12 } as const;

/** [S1.3] Steps north of the Waal that win the short game. */
export const SHORT_GAME_STEPS = 4;
