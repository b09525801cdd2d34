import { EVENTS } from '../src/contract.ts';
import { EVENT_SENTENCES, WORDS } from './events.en.ts';
import { MESSAGES } from './messages.en.ts';
import { nameOf } from './names.ts';

/** How Ferrow Water is told in English. */
export const DICTIONARY = {
  messages: MESSAGES,
  words: WORDS,
  nameOf,
  events: { declared: EVENTS, sentences: EVENT_SENTENCES, codes: {} },
} as const;
