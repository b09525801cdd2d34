/** The questions of this title, as its contract declares them. */
import { sideName, sideNamed } from '@bridgehead/hex';
import { asking, commonNames, type Vocabulary } from '@bridgehead/toolkit';
import { DECISIONS } from './contract/decisions.ts';
import { FORMATIONS } from './data/formations.ts';
import { GRID, MAP } from './data/map.ts';
import { says } from './says.ts';
import { areaPlace, hexPlace } from './state/places.ts';
import { unitNamed } from './state/units.ts';

/** A hex or an Entry Area. */
function placeNamed(name: string): number | undefined {
  const hex = GRID.indexByName.get(name);
  if (hex !== undefined) return hexPlace(hex);
  const area = MAP.areaByName.get(name);
  return area === undefined ? undefined : areaPlace(area);
}

/** Its two hexes in one order only, so that nothing has two names. */
function hexsideNamed(name: string): number | undefined {
  const side = sideNamed(GRID, name);
  return side !== undefined && sideName(GRID, side) === name ? side : undefined;
}

const FORMATION_NUMBERS: ReadonlyMap<string, number> = new Map(FORMATIONS.map((name, i) => [name, i]));

export const VOCABULARY: Vocabulary = {
  ...commonNames(GRID, unitNamed),
  place: { find: placeNamed, unknown: (value) => says('not-a-place', { value }), fault: 'unknown-hex' },
  area: {
    find: (name) => MAP.areaByName.get(name),
    unknown: (value) => says('not-an-area', { value }),
    fault: 'bad-request',
  },
  hexside: { find: hexsideNamed, unknown: (value) => says('not-a-hexside', { value }), fault: 'bad-request' },
  formation: {
    find: (name) => FORMATION_NUMBERS.get(name),
    unknown: (value) => says('not-a-formation', { value }),
    fault: 'bad-request',
  },
};

export const { ask, roll, read, readLegal, listed, readAbout } = asking(DECISIONS, VOCABULARY);
