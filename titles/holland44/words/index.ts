export { EVENT_SENTENCES, RESULT_WORDS } from './events.en.ts';
export { MESSAGES } from './messages.en.ts';
