import type { CodeWord } from '@bridgehead/engine/contract';
import type { DECISIONS } from '../src/contract/decisions.ts';
import type { EVENTS } from '../src/contract/events.ts';
import { SIDE_NAMES } from './start.en.ts';

type Coded = CodeWord<typeof EVENTS> | CodeWord<typeof DECISIONS>;

/** Words for the codes of events, choices and questions. */
const CODES: Readonly<Record<Coded, string>> = {
  ...SIDE_NAMES,
  'allied-strategic': 'Allied Strategic',
  'allied-tactical': 'Allied Tactical',
  draw: 'Draw',
  'german-tactical': 'German Tactical',
  'german-strategic': 'German Strategic',
  'no-defense': 'no defense',
  'no-attack': 'no attack',
  supplied: 'supplied',
  'out-of-communications': 'out of communications',
  unsupplied: 'unsupplied',
  isolated: 'isolated',
  normal: 'normal',
  travel: 'travel',
  yes: 'yes',
  no: 'no',
  protective: 'protective',
  barrage: 'barrage',
  defensive: 'defensive',
  offensive: 'offensive',
  clear: 'clear',
  cloudy: 'cloudy',
  overcast: 'overcast',
  none: 'none',
  up: 'up',
  down: 'down',
};

/** Words for words of the engine, in English. */
export const WORDS: Readonly<Record<string, string>> = CODES;

/** What a hex beside the map is called. */
export const OFF_THE_MAP = '{hex}, off the map';
