/** The names of phases in the notation and in views: `upland.movement`. */
import type { Frame } from '@bridgehead/engine';

/** No frame is left: the game has ended. */
export const OVER = 'over';
/** [2.2] Before the first turn. */
export const NAMING = 'decoys';

/** [3.1] The phases of a turn in their order. */
export const PHASE_NAMES = ['upland.movement', 'upland.combat', 'lowland.movement', 'lowland.combat'] as const;

/** The step of the game after its last turn. */
const RECKONING = 'end';

/** The phase in which these frames stand: while a phase runs, the turn waits at the step after it. */
export function phaseOf(frames: readonly Frame[]): string {
  const [game, turn] = frames;
  if (game === undefined) return OVER;
  if (turn?.proc !== 'turn') return game.step === RECKONING ? OVER : NAMING;
  const at = (PHASE_NAMES as readonly string[]).indexOf(turn.step);
  if (frames.length === 2) return PHASE_NAMES[at] ?? PHASE_NAMES[3];
  return (at < 0 ? PHASE_NAMES.at(-1) : PHASE_NAMES[at - 1]) ?? PHASE_NAMES[0];
}
