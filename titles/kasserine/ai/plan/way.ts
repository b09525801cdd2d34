/** How far a unit has to go, those beyond the map among them. */
import type { Game } from '@bridgehead/engine';
import { entryHexes } from '../../src/rules/08-special-movement/entries.ts';
import { arrivalOf, optionOf } from '../../src/scenario/arrivals.ts';
import { EXPECTED } from '../../src/state/places.ts';
import { hexAt, placeOf, turnOf } from '../../src/state/state.ts';
import type { Unit } from '../../src/state/units.ts';
import { type Field, UNREACHABLE } from '../distance-fields.ts';

/** What it costs to come on, in half points. */
const ENTRY = 2;
/** Half points that a motorized unit marches in a turn. */
export const TURN_OF_MARCH = 16;

function nearestOf(field: Field, hexes: readonly number[]): number {
  let way = UNREACHABLE;
  for (const hex of hexes) way = Math.min(way, ENTRY + (field[hex] ?? UNREACHABLE));
  return way;
}

/** Half points from where the unit is; from beyond the map by the nearest entry. */
export function wayFrom(g: Game, u: Unit, field: Field): number {
  const at = hexAt(g, u);
  return at >= 0 ? (field[at] ?? UNREACHABLE) : nearestOf(field, entryHexes(g, u));
}

/** The same of an enemy, whose card says when he comes: a turn of waiting counts as one of marching. */
export function comingFrom(g: Game, u: Unit, field: Field): number {
  const at = hexAt(g, u);
  if (at >= 0) return field[at] ?? UNREACHABLE;
  const arrival = placeOf(g, u) === EXPECTED ? arrivalOf(g.setUp.scenario, u, optionOf(g)) : undefined;
  if (arrival === undefined) return UNREACHABLE;
  return nearestOf(field, arrival.hexes) + TURN_OF_MARCH * Math.max(0, arrival.turn - turnOf(g));
}
