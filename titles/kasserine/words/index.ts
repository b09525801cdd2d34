import { EVENTS } from '../src/contract/events.ts';
import { EVENT_CODES } from './event-codes.en.ts';
import { EVENT_SENTENCES } from './events.en.ts';
import { MESSAGES } from './messages.en.ts';
import { nameOf } from './names.ts';
import { WORDS } from './words.en.ts';

/** How Decision at Kasserine is told in English. */
export const DICTIONARY = {
  messages: MESSAGES,
  words: WORDS,
  nameOf,
  events: { declared: EVENTS, sentences: EVENT_SENTENCES, codes: EVENT_CODES },
} as const;
