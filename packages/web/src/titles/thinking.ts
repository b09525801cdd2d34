/** Titles that a computer can play: those of `minds.ts`, which only its worker loads. */
export const THINKING_TITLES: readonly string[] = ['holland44', 'omg85'];
