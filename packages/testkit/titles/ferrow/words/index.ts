export { EVENT_RESULTS, EVENT_SENTENCES } from './events.en.ts';
