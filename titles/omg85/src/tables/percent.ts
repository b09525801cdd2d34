/** Chances and shares are counted in parts of a hundred. */
export const PERCENT = 100;
