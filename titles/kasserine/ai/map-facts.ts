/** What never changes on the map: hexes around a hex, and where the ground before each location is held. */
import { neighboursOf } from '@bridgehead/hex';
import { GRID, hexOf } from '../src/data/map.ts';
import { LOCATIONS, type Location } from '../src/data/objectives.ts';
import { hexesApart } from '../src/state/stacks.ts';

interface Around {
  readonly hex: number;
  readonly apart: number;
}

const MOST_APART = 14;
const discs = new Map<number, readonly Around[]>();

/** Every hex within fourteen, the nearest first, the hex itself among them. */
export function discAround(hex: number): readonly Around[] {
  const known = discs.get(hex);
  if (known !== undefined) return known;
  const disc: Around[] = [];
  for (let other = 0; other < GRID.hexCount; other++) {
    const apart = hexesApart(hex, other);
    if (apart <= MOST_APART) disc.push({ hex: other, apart });
  }
  disc.sort((a, b) => a.apart - b.apart || a.hex - b.hex);
  discs.set(hex, disc);
  return disc;
}

const BESIDE: readonly (readonly number[])[] = Array.from({ length: GRID.hexCount }, (_, hex) =>
  neighboursOf(GRID, hex),
);
/** The hexes that touch a hex. */
export const besideOf = (hex: number): readonly number[] => BESIDE[hex] ?? [];

/** The ground on which each location is defended besides itself, the most important first. */
const BLOCKS: Readonly<Record<Location, readonly string[]>> = {
  'Sidi bou Zid': ['5624', '5625', '5424'],
  Sbeitla: ['4520', '4519', '4421', '4319'],
  'Kasserine Pass': ['3120', '3019', '3118'],
  'Bou Chebka': ['2224', '2427', '2122'],
  Sbiba: ['4211', '4212', '4111', '4110'],
  'El Ala': ['5806', '5807', '5705'],
  Thala: ['2810', '2910', '2811', '3010'],
  Tebessa: ['2018', '1917', '1117'],
};

const blocksByHex = new Map<number, readonly number[]>(
  Object.entries(BLOCKS).map(([name, hexes]) => [LOCATIONS[name as Location], hexes.map(hexOf)]),
);
export const blocksOf = (location: number): readonly number[] => blocksByHex.get(location) ?? [];
