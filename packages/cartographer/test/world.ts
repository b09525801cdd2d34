/** A small invented country for the tests: ten by eight hexes, a river from west to east, a canal into it, two roads. */

import type { Pin } from '../src/pins/pin.ts';
import type { Geography, LonLat } from '../src/source/geography.ts';
import type { MapSource } from '../src/source/recipe.ts';

/** One degree is one hex, and y runs down as the sheet's does: a position is written as the sheet has it. */
export const at = (x: number, y: number): LonLat => [x, -y];

/** Rows 0 to 7, columns 0 to 9, pointy-top, odd rows shifted; the centre of `RRCC` is (col [+ 0.5], row * 0.866). */
const GRID: MapSource['grid'] = {
  layout: { orientation: 'pointy', shifted: 'odd', rows: 'down' },
  naming: 'RRCC',
  hexKm: 2,
  extent: [{ rows: [10, 17], cols: [10, 19] }],
  georeference: { lon0: 0, lat0: 0, kmPerDegLon: 1, kmPerDegLat: 1, x: [10, 1, 0], y: [8.66, 0, -1] },
};

const COUNTRY: Geography = {
  rivers: [{ name: 'Stour', class: 'major', line: [at(-6, 3), at(4, 3.1), at(16, 2.9)] }],
  canals: [{ name: 'New Cut', class: 'canal', size: 'normal', line: [at(5.1, 10), at(5, 6), at(5.2, 3.05)] }],
  roads: [
    { name: 'North road', class: 'primary', line: [at(2, -6), at(2, 3.1), at(2, 12)] },
    { name: 'Canal road', class: 'secondary', line: [at(2, 5), at(8, 5.2)] },
  ],
  railways: [],
  borders: [],
  bridges: [
    { name: 'Stour bridge', kind: 'road', water: 'Stour', at: at(2, 3.1) },
    { name: 'Cut bridge', kind: 'road', water: 'New Cut', at: at(5.05, 5.1) },
  ],
  ferries: [{ name: 'Stour ferry', water: 'Stour', at: at(7, 3) }],
  escarpments: [],
  places: [
    { name: 'Northam', class: 'town', at: at(2.1, 2.4) },
    { name: 'Southam', class: 'village', at: at(2, 3.7) },
    { name: 'Eastcut', class: 'town', at: at(7, 5.2) },
  ],
  landcover: [
    { name: 'Old wood', class: 'woods', ring: [at(6, -1), at(10, -1), at(10, 2), at(6, 2), at(6, -1)] },
    { name: 'Fen', class: 'polder', ring: [at(6, 4), at(10, 4), at(10, 8), at(6, 8), at(6, 4)] },
  ],
};

const RECIPE: MapSource['recipe'] = {
  title: 'invented',
  name: 'Invented country',
  geography: 'geo/invented',
  attribution: ['Nobody surveyed it.'],
  vocabulary: {
    terrain: ['clear', 'woods', 'polder', 'city'],
    features: ['town', 'village'],
    waters: ['minor', 'canal', 'major'],
    roads: ['minor', 'secondary', 'primary'],
    boundaries: ['frontier', 'corps'],
  },
  landCover: {
    terrain: [
      { is: 'woods', shares: { woods: 0.5 } },
      { is: 'polder', shares: { polder: 0.5 } },
    ],
    otherwise: 'clear',
    features: [],
  },
  places: { town: 'town', village: 'village' },
  waters: { major: 'major', minor: 'minor', canal: 'canal' },
  bridgedWaters: ['canal', 'major'],
  roads: { primary: 'primary', secondary: 'secondary', minor: 'minor' },
  railways: true,
  ferries: true,
  frontier: 'drawn',
};

export interface WorldChanges {
  readonly pins?: readonly Pin[];
  readonly facts?: MapSource['facts'];
  readonly profiles?: MapSource['profiles'];
  readonly geography?: Partial<Geography>;
  readonly recipe?: Partial<MapSource['recipe']>;
}

export const world = (changes: WorldChanges = {}): MapSource => ({
  recipe: { ...RECIPE, ...changes.recipe },
  grid: GRID,
  geography: { ...COUNTRY, ...changes.geography },
  pins: changes.pins ?? [],
  facts: changes.facts ?? [],
  profiles: changes.profiles ?? {},
});

export const COUNTRY_OF_TESTS = COUNTRY;

/** The same country with a creek that the Canal road fords, and a cliff east of it with the low ground in the west. */
export const DRY: WorldChanges = {
  geography: {
    rivers: [...COUNTRY.rivers, { name: 'Creek', class: 'minor', line: [at(3.6, 7), at(3.5, 5), at(3.7, 3.05)] }],
    escarpments: [{ name: 'Cliff', low: 'left', line: [at(8.2, 2), at(8.3, 0.2)] }],
  },
  recipe: { fordedWaters: ['minor'] },
};
