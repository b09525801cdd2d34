import { FIRST_TITLES } from './chapters-01-to-09.en.ts';
import { LAST_TITLES } from './chapters-10-to-19.en.ts';

/** What the numbered rules are called. */
export const RULE_TITLES: Readonly<Record<string, string>> = { ...FIRST_TITLES, ...LAST_TITLES };
