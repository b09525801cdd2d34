/** What of the map never changes and every plan turns on: the highway, the objectives, what lies around a hex. */
import { DIRECTION_COUNT, distanceBetween } from '@bridgehead/hex';
import { createFlood, floodFrom, pathTo } from '@bridgehead/map';
import { BORDER, GRID, hexOf, ROAD } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { reachesOver } from '../src/state/stacks.ts';
import { OBJECTIVES } from '../src/tables/campaign-tables.ts';

/** By hex: the neighbours that ZOC and attacks of a side reach. */
const zocNeighboursFor = (side: Side): readonly (readonly number[])[] =>
  Array.from({ length: GRID.hexCount }, (_, hex) =>
    Array.from({ length: DIRECTION_COUNT }, (__, d) => hex * DIRECTION_COUNT + d)
      .filter((slot) => (GRID.neighbours[slot] ?? -1) >= 0 && reachesOver(side, GRID.sides[slot] ?? 0))
      .map((slot) => GRID.neighbours[slot] ?? 0),
  );
const ZOC_NEIGHBOURS = { allied: zocNeighboursFor('allied'), german: zocNeighboursFor('german') } as const;

const NO_NEIGHBOURS: readonly number[] = [];
export const zocNeighbours = (side: Side, hex: number): readonly number[] => ZOC_NEIGHBOURS[side][hex] ?? NO_NEIGHBOURS;

const DISC_RADIUS = 5;
/** The grid of the title is laid row by row. */
const GRID_COLUMNS = 31;

function discOf(hex: number): (readonly [number, number])[] {
  const row = Math.floor(hex / GRID_COLUMNS);
  const found: (readonly [number, number])[] = [];
  for (let r = Math.max(0, row - DISC_RADIUS); r <= row + DISC_RADIUS; r++) {
    for (let column = 0; column < GRID_COLUMNS; column++) {
      const other = r * GRID_COLUMNS + column;
      if (other >= GRID.hexCount) continue;
      const distance = distanceBetween(GRID, hex, other);
      if (distance <= DISC_RADIUS) found.push([other, distance]);
    }
  }
  return found.sort((a, b) => a[1] - b[1]);
}

type Disc = readonly (readonly [hex: number, distance: number])[];
const DISCS: (Disc | undefined)[] = [];
/** The hexes within five of a hex, as far as the sheet goes, nearest first; found when first asked for. */
export function discAround(hex: number): Disc {
  const known = DISCS[hex];
  if (known !== undefined) return known;
  const disc = discOf(hex);
  DISCS[hex] = disc;
  return disc;
}

const flood = createFlood(GRID);

function roadBetween(from: number, to: number): number[] {
  floodFrom(flood, [from], (_from, _d, _to, side) => ROAD[side] === 1 && BORDER[side] === 0);
  return pathTo(flood, to);
}

/** [RULINGS 3] The highway by its towns, from Joe's Bridge to Arnhem and out of it to Westervoort. */
const STATIONS = [
  '29,31',
  '28,31',
  '27,30',
  '25,28',
  '21,27',
  '18,26',
  '15,25',
  '14,22',
  '14,20',
  '13,14',
  '12,9',
  '9,7',
  '8,4',
  '10,4',
].map(hexOf);

/** Every hex of the highway, from the Allied edge on. */
export const HIGHWAY: readonly number[] = [
  ...new Set(STATIONS.slice(1).flatMap((hex, i) => roadBetween(STATIONS[i] ?? hex, hex))),
];
const HIGHWAY_INDEX = new Int16Array(GRID.hexCount).fill(-1);
HIGHWAY.forEach((hex, i) => {
  HIGHWAY_INDEX[hex] = i;
});
/** How far along the highway a hex is, or -1. */
export const highwayIndex = (hex: number): number => HIGHWAY_INDEX[hex] ?? -1;

interface Objective {
  readonly hex: number;
  readonly points: number;
  /** The objective and all that must be held with it [10.1]. */
  readonly ground: readonly number[];
}
export const OBJECTIVE_GROUND: readonly Objective[] = OBJECTIVES.map(({ hex, points }) => ({
  hex: hexOf(hex),
  points,
  ground: [hexOf(hex), ...zocNeighbours('allied', hexOf(hex))],
}));

export const NIJMEGEN = hexOf('12,9');
export const ARNHEM = hexOf('8,4');
export const WESTERVOORT = hexOf('10,4');
