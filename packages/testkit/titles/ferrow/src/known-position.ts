/** The position as one side may know it. */
import type { Game } from '@bridgehead/engine';
import { knowing } from '@bridgehead/toolkit';
import { isShown, type Knowledge, LAYOUT } from './state.ts';
import { sideOfUnit } from './units.ts';

interface Look {
  readonly g: Game;
  readonly side: string;
}

export const knownTo = knowing<Look, Knowledge>(LAYOUT, {
  look: (g, side) => ({ g, side }),
  cells: {
    /** [2.2] Of the decoys of the enemy a side knows those that were shown. */
    decoy: ({ g, side }, u, value) => (sideOfUnit(u) === side || isShown(g, u) ? value : 0),
  },
});
