/** What holding a hex is worth to a side, by scenario and turn. */

import type { Game } from '@bridgehead/engine';
import { GRID } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { turnOf } from '../src/state/state.ts';
import { gameLength } from './game-length.ts';
import { KEY_PLACES, PERIOD_ENDS } from './key-terrain.ts';
import { hexAt } from './names.ts';

const PERIODS = PERIOD_ENDS.length + 1;
const periodOf = (turn: number): number => {
  const period = PERIOD_ENDS.findIndex((last) => turn <= last);
  return period < 0 ? PERIOD_ENDS.length : period;
};

type ValueTable = readonly Uint8Array[];

/** By period and hex. */
function valueTable(side: Side, isShort: boolean): ValueTable {
  const table = Array.from({ length: PERIODS }, () => new Uint8Array(GRID.hexCount));
  for (const place of KEY_PLACES) {
    if (isShort && place.onlyPoints === true) continue;
    for (const name of place.hexes) {
      table.forEach((value, period) => {
        value[hexAt(name)] = (side === 'allied' ? place.allied : place.german)[period] ?? 0;
      });
    }
  }
  return table;
}

const VALUES: Readonly<Record<Side, Readonly<Record<'short' | 'campaign', ValueTable>>>> = {
  allied: { short: valueTable('allied', true), campaign: valueTable('allied', false) },
  german: { short: valueTable('german', true), campaign: valueTable('german', false) },
};

const valuesNow = (known: Game, side: Side): Uint8Array =>
  VALUES[side][gameLength(known)][periodOf(turnOf(known))] ?? new Uint8Array();

/** What holding the hex is worth to the side this turn, from 0 to 10. */
export const hexValue = (known: Game, side: Side, hex: number): number => valuesNow(known, side)[hex] ?? 0;

/** The hexes that are worth anything to the side on this turn. */
export function keyHexes(known: Game, side: Side): readonly number[] {
  const value = valuesNow(known, side);
  return KEY_HEXES.filter((hex) => (value[hex] ?? 0) > 0);
}
const KEY_HEXES: readonly number[] = [...new Set(KEY_PLACES.flatMap(({ hexes }) => hexes.map(hexAt)))];
