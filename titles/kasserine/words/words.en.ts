import type { CodeWord } from '@bridgehead/engine/contract';
import type { DECISIONS } from '../src/contract/decisions.ts';
import type { EVENTS } from '../src/contract/events.ts';
import { SIDE_NAMES } from './start.en.ts';

type Coded = CodeWord<typeof EVENTS> | CodeWord<typeof DECISIONS>;

/** Words for the codes of events, choices and questions. */
const CODES: Readonly<Record<Coded, string>> = {
  ...SIDE_NAMES,
  assault: 'Assault',
  mobile: 'Mobile',
  evasion: 'evasion',
  dry: 'dry',
  cloudy: 'cloudy',
  rain: 'rain',
  travel: 'travel mode',
  deployed: 'Deployed',
  A: 'A',
  B: 'B',
  C: 'C',
  R: 'back to Ready',
  U: 'to Used',
  AE: 'AE',
  A2: 'A2',
  'A2/D1': 'A2/D1',
  A1: 'A1',
  '-': 'no effect',
  'A1/D1': 'A1/D1',
  'A1/D1R': 'A1/D1R',
  DR: 'DR',
  'A1/D2R': 'A1/D2R',
  D1R: 'D1R',
  D2R: 'D2R',
  DE: 'DE',
};

/** Words for words of the engine, in English. */
export const WORDS: Readonly<Record<string, string>> = CODES;
