/** [5.2.4] [8.3.1] [8.3.2] [8.3.3] [18.2.5] Where a unit that is not on the map, and out of everybody’s reach, may come on. */
import type { Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, OFF_MAP } from '@bridgehead/hex';
import { HOLDING_BOXES } from '../../data/boxes.ts';
import { GRID } from '../../data/map.ts';
import { arrivalOf, optionOf } from '../../scenario/arrivals.ts';
import { usesBoxes } from '../../scenario/options.ts';
import { boxOfPlace, EXPECTED } from '../../state/places.ts';
import { isRain, placeOf, turnOf } from '../../state/state.ts';
import type { Unit } from '../../state/units.ts';
import { isRoad } from '../07-movement/ground.ts';

/** [5.2.2] Whether an expected unit may come on now, or on any later turn. */
export function isDue(g: Game, u: Unit): boolean {
  if (placeOf(g, u) !== EXPECTED) return false;
  const arrival = arrivalOf(g.setUp.scenario, u, optionOf(g));
  return arrival !== undefined && arrival.turn <= turnOf(g) && arrival.hexes.length > 0;
}

/** The hexes by which a unit off the map comes on: of its entry, or of its holding box. */
export function entryHexes(g: Game, u: Unit): readonly number[] {
  const box = boxOfPlace(placeOf(g, u));
  if (box >= 0) return usesBoxes(g) ? (HOLDING_BOXES[box]?.hexes ?? []) : [];
  return isDue(g, u) ? (arrivalOf(g.setUp.scenario, u, optionOf(g))?.hexes ?? []) : [];
}

/** [5.2.4] Whether a road leads into the hex from beyond the map, or, inside the map, any road. */
export function entersByRoad(g: Game, hex: number): boolean {
  const rain = isRain(g);
  let [isEdge, overEdge, overAny] = [false, false, false];
  for (let slot = hex * DIRECTION_COUNT; slot < (hex + 1) * DIRECTION_COUNT; slot++) {
    const byRoad = isRoad(GRID.sides[slot] ?? 0, rain);
    overAny ||= byRoad;
    if (GRID.neighbours[slot] !== OFF_MAP) continue;
    isEdge = true;
    overEdge ||= byRoad;
  }
  return isEdge ? overEdge : overAny;
}
