/** How far a unit has to go, those beyond the map among them. */
import type { Game } from '@bridgehead/engine';
import { entryHexes } from '../../src/rules/08-special-movement/entries.ts';
import { hexAt } from '../../src/state/state.ts';
import type { Unit } from '../../src/state/units.ts';
import { type Field, UNREACHABLE } from '../distance-fields.ts';

/** What it costs to come on, in half points. */
const ENTRY = 2;

/** Half points from where the unit is; from beyond the map by the nearest entry. */
export function wayFrom(g: Game, u: Unit, field: Field): number {
  const at = hexAt(g, u);
  if (at >= 0) return field[at] ?? UNREACHABLE;
  let way = UNREACHABLE;
  for (const hex of entryHexes(g, u)) way = Math.min(way, ENTRY + (field[hex] ?? UNREACHABLE));
  return way;
}
