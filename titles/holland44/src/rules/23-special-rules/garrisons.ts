/** [23.6] The garrisons of Tiel and 's Hertogenbosch. */
import type { Game } from '@bridgehead/engine';
import { distanceBetween, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { emitEvent } from '../../state/events.ts';
import { addMark, hasMark, hexOf, parentOf, RELEASED } from '../../state/state.ts';
import { idOf, type Unit, unitNamed } from '../../state/units.ts';

const GARRISONS: readonly Unit[] = ['de.bloch', 'de.tiel'].flatMap((id) => unitNamed(id) ?? []);
const RELEASE_DISTANCE = 2;

/** [23.6] A garrison that no Allied unit has come near may not move; nor may a part of it. */
export function isFrozen(g: Game, u: Unit): boolean {
  const garrison = parentOf(g, u) ?? u;
  return GARRISONS.includes(garrison) && hexOf(g, garrison) !== OFF_MAP && !hasMark(g, garrison, RELEASED);
}

/** [23.6] To be told whenever an Allied unit has moved into a hex. */
export function releaseGarrisons(g: Game, hex: number): void {
  for (const u of GARRISONS) {
    const at = hexOf(g, u);
    if (at === OFF_MAP || hasMark(g, u, RELEASED) || distanceBetween(GRID, at, hex) > RELEASE_DISTANCE) continue;
    addMark(g, u, RELEASED);
    emitEvent(g, 'garrison-released', '23.6', { unit: idOf(u) });
  }
}
