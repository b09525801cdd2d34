/** [8.10] Command control, Advanced game only. */
import type { Game } from '@bridgehead/engine';
import { distanceBetween } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { isAdvanced } from '../../scenario/options.ts';
import { GONE } from '../../state/places.ts';
import { ARRIVED, addMark, hasMark, hexAt, OUT_OF_COMMAND, placeOf, removeMark } from '../../state/state.ts';
import { headquartersOf, UNIT_COUNT, type Unit } from '../../state/units.ts';

/** [8.10] In the hex of its headquarters or next to it. Without one, or before it has come, everybody is in command. */
function isInCommand(g: Game, u: Unit): boolean {
  const headquarters = headquartersOf(u);
  if (headquarters < 0 || headquarters === u) return true;
  if (placeOf(g, headquarters) === GONE) return false;
  const at = hexAt(g, headquarters);
  return at < 0 || distanceBetween(GRID, at, hexAt(g, u)) <= 1;
}

/** [8.10] At the beginning of the turn; who has just come on is in command. */
export function markCommand(g: Game): void {
  if (!isAdvanced(g)) return;
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (hexAt(g, u) < 0) continue;
    if (hasMark(g, u, ARRIVED) || isInCommand(g, u)) removeMark(g, u, OUT_OF_COMMAND);
    else addMark(g, u, OUT_OF_COMMAND);
  }
}

export const isOutOfCommand = (g: Game, u: Unit): boolean => isAdvanced(g) && hasMark(g, u, OUT_OF_COMMAND);
