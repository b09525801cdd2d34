export { EVENT_SENTENCES } from './events.en.ts';
