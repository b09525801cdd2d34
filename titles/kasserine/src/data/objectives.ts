/** [18] The hexes that decide, and those that are watched because they are sources [6.3.1]. */
import { hexOf } from './map.ts';
import { SOURCES } from './sources.ts';
import type { Side } from './unit-data.ts';

/** [18.2.6] The eight locations of the campaign. */
export const LOCATIONS = {
  'Bou Chebka': hexOf('2123'),
  'El Ala': hexOf('5706'),
  'Kasserine Pass': hexOf('3119'),
  Sbeitla: hexOf('4420'),
  Sbiba: hexOf('4109'),
  'Sidi bou Zid': hexOf('5726'),
  Tebessa: hexOf('1016'),
  Thala: hexOf('2809'),
} as const;
export type Location = keyof typeof LOCATIONS;
export const LOCATION_NAMES = Object.keys(LOCATIONS) as readonly Location[];

/** [18.1.5] Faid, printed 5324, and the hexes of which three are needed. */
export const FAID = hexOf('6324');
export const FAID_OBJECTIVES: readonly number[] = ['6326', '6322', '6127', '5823', '5726', '5228'].map(hexOf);

/** Every hex of which somebody may ask whose it is, in order. */
export const WATCHED: readonly number[] = [
  ...new Set([...Object.values(LOCATIONS), FAID, ...FAID_OBJECTIVES, ...SOURCES.map(({ hex }) => hex)]),
].sort((a, b) => a - b);

/** [3.1.1] Whose a watched hex is before anybody has come: a source its owner's, all others Allied. */
export const firstHolder = (hex: number): Side => SOURCES.find((source) => source.hex === hex)?.side ?? 'allied';
