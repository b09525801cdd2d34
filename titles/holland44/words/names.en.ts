import type { CodeWord } from '@bridgehead/engine/contract';
import type { DECISIONS } from '../src/contract/decisions.ts';
import type { EVENTS } from '../src/contract/events.ts';
import type { PartOfDay } from '../src/scenario/calendar.ts';
import { CHOICE_KINDS } from './choice-kinds.en.ts';
import type { MAP_NAMES } from './map.en.ts';
import { SIDE_NAMES } from './start.en.ts';

/** Formations by their ids. */
export const FORMATIONS: Readonly<Record<string, string>> = {
  '1ABN': '1st Airborne Division',
  '1POL': '1st Polish Parachute Brigade',
  '82ABN': '82nd Airborne Division',
  '101ABN': '101st Airborne Division',
  GDS: 'Guards Armoured Division',
  '3DIV': '3rd Division',
  '11ARM': '11th Armoured Division',
  '15DIV': '15th Division',
  '43DIV': '43rd Division',
  '50DIV': '50th Division',
  '8ARM': '8th Armoured Brigade',
  CORPS: 'Corps units',
  '1PA': '1st Parachute Army',
  '15A': '15th Army',
  '2SS': 'II SS Panzer Corps',
  CF: 'Corps Feldt',
  VT: 'Division von Tettau',
};

/** What the name on a counter alone would not tell. */
export const UNIT_KINDS = {
  engineers: 'Engineers',
  bridging: 'Bridging',
  remnant: 'Remnant',
  breakdown: 'Breakdown',
  tanks: 'tanks',
} as const;

/** What a place beside the map is called. */
export const AREA_NAME = 'Entry Area {area}';

type Coded = CodeWord<typeof EVENTS> | CodeWord<typeof DECISIONS> | PartOfDay;

/** Words for the codes of events, choices and questions; results of the tables are told as printed. */
const CODES: Readonly<Record<Coded, string>> = {
  ...SIDE_NAMES,
  am: 'am',
  pm: 'pm',
  night: 'night',
  road: 'road',
  rail: 'rail',
  intact: 'intact',
  blown: 'blown',
  clear: 'clear',
  cloudy: 'cloudy',
  overcast: 'overcast',
  'good-order': 'good order',
  disrupted: 'Disrupted',
  'full-retreat': 'Full Retreat',
  unchanged: 'unchanged',
  normal: 'normal',
  extended: 'extended',
  tactical: 'tactical',
  none: 'none',
  limited: 'limited',
  bonus: 'bonus',
  combat: 'combat',
  breakthrough: 'breakthrough',
  'on-the-march': 'on the march',
  automatic: 'automatic',
  landing: 'landing',
  adjacent: 'adjacent',
  crossing: 'crossing',
  attack: 'attack',
  no: 'no',
  'yes-1': 'yes −1',
  other: 'other',
  town: 'town',
  city: 'city',
  yes: 'yes',
  '-1': '−1',
  '-': '–',
  A1: 'A1',
  'A1/ENG': 'A1/ENG',
  ENG: 'ENG',
  EX: 'EX',
  'A1/DR': 'A1/DR',
  'A1/DR2': 'A1/DR2',
  DR: 'DR',
  DR2: 'DR2',
  DRX: 'DRX',
  'A1/D1': 'A1/D1',
  D1: 'D1',
  DMR: 'DMR',
  DS: 'DS',
  '0/1': '0/1',
  'H 0/1': 'H 0/1',
  'H 1/1': 'H 1/1',
  'H 0/0': 'H 0/0',
  'H 1/0': 'H 1/0',
  S: 'S',
  S1: 'S1',
  S2: 'S2',
};

/** Terrain within a sentence. */
const TERRAIN: Readonly<Record<keyof (typeof MAP_NAMES)['terrain'], string>> = {
  clear: 'clear',
  woods: 'woods',
  polder: 'polder',
  'polder-woods': 'polder with woods',
  marsh: 'marsh',
  city: 'city',
};

/** Words for words of the engine. */
export const WORDS: Readonly<Record<string, string>> = {
  ...CHOICE_KINDS,
  ...TERRAIN,
  ...FORMATIONS,
  ...CODES,
};
