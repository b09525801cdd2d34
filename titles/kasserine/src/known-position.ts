/** [3.3.4] The position as one side may know it. */
import type { Frame, Game } from '@bridgehead/engine';
import { knowing } from '@bridgehead/toolkit';
import { isPlanOpen, type Knowledge, LAYOUT, markerSeen } from './state/state.ts';
import { sideOfUnit } from './state/units.ts';

interface Look {
  readonly g: Game;
  readonly side: string;
}

/** [10.3.4] Which markers a side has laid in this phase, the other does not know. */
const withoutMarkers = (frame: Frame, side: string): Frame =>
  (frame as Frame & { readonly side?: string }).side === side ? frame : { ...frame, ...{ assigned: [] } };

/** [10.3.4] In the set-up both lay markers: the side that is asked knows its own. */
const setUpFor = (frame: Frame, side: string): Frame =>
  frame.step === side ? frame : { ...frame, ...{ assigned: [] } };

export const knownTo = knowing<Look, Knowledge>(LAYOUT, {
  look: (g, side) => ({ g, side }),
  cells: {
    /** [10.3.4] The enemy sees whether a marker is used, not where it lies. */
    marker: ({ side }, u, value) => (sideOfUnit(u) === side ? value : markerSeen(value)),
    /** [18.2.7] [18.2.8] The Axis knows its plan, the Allied player once Enigma has shown it, or when the game is over. */
    plan: ({ g, side }, _i, value) => (side === 'axis' || isPlanOpen(g) ? value : 0),
  },
  frames: { reserve: withoutMarkers, reaction: withoutMarkers, 'set-up': setUpFor },
});
