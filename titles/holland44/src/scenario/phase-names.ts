/** The names of phases in the notation, in views and on the command line: `allied.movement`, `weather`. */
import type { Frame } from '@bridgehead/engine';
import { SIDES, type Side } from '../data/unit-data.ts';
import { PHASES, type Phase } from '../state/frames.ts';

/** No frame is left: the game has ended. */
export const OVER = 'over';
/** [S2.3] Before the first turn. */
const SET_UP = 'set-up';

const phasesOf = (side: Side): readonly Phase[] =>
  PHASES.filter((phase) => phase !== (side === 'allied' ? 'traffic-marker' : 'airlanding'));

/** [3] Every phase of a turn by its full name, in order. */
export const PHASE_NAMES: readonly string[] = [
  'weather',
  ...SIDES.flatMap((side) => phasesOf(side).map((phase) => `${side}.${phase}`)),
  'victory-check',
];

/** [19.2.2] What happens when a turn has begun and none of its phases yet belongs to the first of them. */
const BETWEEN_TURNS = 'next';

/** The phase in which these frames stand. */
export function phaseOf(frames: readonly Frame[]): string {
  if (frames.length === 0) return OVER;
  const at = frames.findIndex(({ proc }) => proc === 'player-turn');
  if (at >= 0) {
    const { side } = frames[at] as Frame & { readonly side?: unknown };
    return `${String(side)}.${frames[at + 1]?.proc ?? frames[at]?.step ?? ''}`;
  }
  const turn = frames.findIndex(({ proc }) => proc === 'turn');
  if (turn >= 0) return frames[turn + 1]?.proc ?? frames[turn]?.step ?? '';
  return frames[0]?.step === BETWEEN_TURNS ? 'weather' : SET_UP;
}
