/** [18] The hexes that decide, and those that are watched because they are sources [6.3.1]. */
import { FAID_OBJECTIVES_NEEDED } from '../tables/constants.ts';
import { hexOf } from './map.ts';
import { SOURCES } from './sources.ts';
import type { Side } from './unit-data.ts';

/** [18.2.6] The eight locations of the campaign. */
export const LOCATION_HEXES = {
  'Bou Chebka': '2123',
  'El Ala': '5706',
  'Kasserine Pass': '3119',
  Sbeitla: '4420',
  Sbiba: '4109',
  'Sidi bou Zid': '5726',
  Tebessa: '1016',
  Thala: '2809',
} as const;
export type Location = keyof typeof LOCATION_HEXES;
export const LOCATION_NAMES = Object.keys(LOCATION_HEXES) as readonly Location[];
export const LOCATIONS = Object.fromEntries(
  LOCATION_NAMES.map((name) => [name, hexOf(LOCATION_HEXES[name])]),
) as Readonly<Record<Location, number>>;

/** [18.1.5] Faid, printed 5324, and the hexes of which some are needed. */
export const FAID_GOALS = {
  key: '6324',
  others: ['6326', '6322', '6127', '5823', '5726', '5228'],
  needed: FAID_OBJECTIVES_NEEDED,
} as const;
export const FAID = hexOf(FAID_GOALS.key);
export const FAID_OBJECTIVES: readonly number[] = FAID_GOALS.others.map(hexOf);

/** Every hex of which somebody may ask whose it is, in order. */
export const WATCHED: readonly number[] = [
  ...new Set([...Object.values(LOCATIONS), FAID, ...FAID_OBJECTIVES, ...SOURCES.map(({ hex }) => hex)]),
].sort((a, b) => a - b);

/** [3.1.1] Whose a watched hex is before anybody has come: a source its owner's, all others Allied. */
export const firstHolder = (hex: number): Side => SOURCES.find((source) => source.hex === hex)?.side ?? 'allied';
