/** The position as one side may know it: what it may not know is blank. */
import type { Game, State } from '@bridgehead/engine';
import type { Side } from './data/units.ts';
import { isShown } from './state.ts';
import { enemyOf, unitsOf } from './units.ts';

/** [2.2] Of the decoys of the enemy a side knows those that were shown. */
export function knownTo(g: Game, side: string): State {
  const decoy = [...(g.state.columns.decoy ?? [])];
  for (const u of unitsOf(enemyOf(side as Side))) if (!isShown(g, u)) decoy[u] = 0;
  return { columns: { ...g.state.columns, decoy }, frames: g.state.frames };
}
