export { labelOf } from '../src/labels.ts';
export { EVENT_SENTENCES } from './events.en.ts';
export { MESSAGES } from './messages.en.ts';
export { WORDS } from './words.en.ts';
