/** The one road of the campaign, hex by hex. */
import { neighbourOf, OFF_MAP, sideOf } from '@bridgehead/hex';
import { roadOf } from '@bridgehead/map';
import { GRID, MAP, PRIMARY_ROAD } from '../src/data/map.ts';
import { hexAt } from './names.ts';

const HIGHWAY_START = hexAt('1303');
const HIGHWAY_END = hexAt('6122');

/** The Primary road from Joe's Bridge to Arnhem, hex by hex, as the map has it. */
export const HIGHWAY: readonly number[] = traceHighway();

function traceHighway(): readonly number[] {
  const previous = new Map([[HIGHWAY_START, OFF_MAP]]);
  for (const hex of previous.keys()) {
    for (let d = 0; d < 6; d++) {
      const next = neighbourOf(GRID, hex, d);
      if (next === OFF_MAP || previous.has(next) || roadOf(MAP, sideOf(GRID, hex, d)) !== PRIMARY_ROAD) continue;
      previous.set(next, hex);
    }
  }
  const path: number[] = [];
  for (let hex = HIGHWAY_END; hex !== OFF_MAP; hex = previous.get(hex) ?? OFF_MAP) path.push(hex);
  return path.reverse();
}

const HIGHWAY_INDEX: Int8Array = new Int8Array(GRID.hexCount).fill(-1);
HIGHWAY.forEach((hex, i) => {
  HIGHWAY_INDEX[hex] = i;
});

/** How many hexes up the highway a hex lies: 0 at Joe's Bridge; -1 off the highway. */
export const highwayIndex = (hex: number): number => HIGHWAY_INDEX[hex] ?? -1;
