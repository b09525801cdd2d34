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
} as const;

/** Words for words of the engine. */
export const WORDS: Readonly<Record<string, string>> = {
  ...SIDE_NAMES,
  ...FORMATIONS,
  'polder-woods': 'polder with woods',
};
