import { EVENTS } from '../src/contract/events.ts';
import { EVENT_CODES, EVENT_SENTENCES } from './events.en.ts';
import { MESSAGES } from './messages.en.ts';
import { WORDS } from './names.en.ts';
import { nameOf } from './names.ts';

/** How Holland '44 is told in English. */
export const DICTIONARY = {
  messages: MESSAGES,
  words: WORDS,
  nameOf,
  events: { declared: EVENTS, sentences: EVENT_SENTENCES, codes: EVENT_CODES },
} as const;
