/** [7.1] What happens when units have moved. */
import type { Game } from '@bridgehead/engine';
import { tell } from '../../state/events.ts';
import { hexOfPlace, isHexPlace, placeName } from '../../state/places.ts';
import { placeUnit } from '../../state/state.ts';
import { idOf, isLeader, sideOfUnit, type Unit } from '../../state/units.ts';
import { passThrough } from '../03-concepts/control.ts';
import { updateAfterMove } from '../after-moves.ts';

/** Units go along a path to its end. */
export function arrive(g: Game, units: readonly Unit[], path: readonly number[], cost: number): void {
  const end = path.at(-1);
  if (end === undefined) return;
  const isCombat = units.some((u) => !isLeader(u));
  for (const place of path)
    if (isCombat && isHexPlace(place)) passThrough(g, sideOfUnit(units[0] ?? 0), hexOfPlace(place));
  for (const u of units) placeUnit(g, u, end);
  const to = placeName(end);
  tell(g, 'moved', '7.1', { units: units.map(idOf), path: path.map(placeName), to, cost });
  updateAfterMove(g);
}
