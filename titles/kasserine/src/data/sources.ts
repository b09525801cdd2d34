/** [6.3] The sources of supply: those that the map marks, and where a road leads out of an Allied holding box. */
import { NONE } from '@bridgehead/map';
import { MAP } from './map.ts';
import type { Side } from './unit-data.ts';

export interface Source {
  readonly hex: number;
  readonly side: Side;
}

const MARKED: readonly Source[] = MAP.marks
  .filter(({ mark }) => mark === 'supply')
  .map(({ hex, side }) => ({ hex, side: side === 'allied' ? 'allied' : 'axis' }));

/** [6.3.2] Units in a box are in supply, so a road out of it carries supply [design: map.md 3]. */
const OF_BOXES: readonly Source[] = MAP.areas
  .filter(({ side }) => side === 'allied')
  .flatMap(({ sides }) => sides.filter((hexside) => (MAP.road[hexside] ?? NONE) !== NONE))
  .map((hexside) => ({ hex: MAP.grid.sideHexes[hexside * 2] ?? 0, side: 'allied' }));

export const SOURCES: readonly Source[] = [...MARKED, ...OF_BOXES];
