/** The names of phases in the notation, in views and on the command line: `allied.operation-1`, `weather`. */
import type { Frame } from '@bridgehead/engine';

/** No frame is left: the game has ended. */
export const OVER = 'over';
/** [2.1] Before the first turn. */
const SET_UP = 'set-up';

/** [2.3] Every phase of a turn in its order; the Air Strike Phase has a half for each side. */
export const PHASE_NAMES = [
  'weather',
  'allied.air-strike',
  'german.air-strike',
  'supply',
  'reinforcement',
  'build-up',
  'allied.operation-1',
  'allied.combat-1',
  'german.operation-1',
  'german.combat-1',
  'allied.operation-2',
  'allied.combat-2',
  'german.operation-2',
  'german.combat-2',
] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

/** [2.3] The phases with which the rounds of a turn begin. */
const ROUNDS = ['allied.operation-1', 'allied.operation-2'] as const;

/** [2.3] The round that a phase belongs to, or 0 for the phases before the first. */
export function roundOf(phase: string): number {
  const names: readonly string[] = PHASE_NAMES;
  return ROUNDS.filter((first) => names.indexOf(first) <= names.indexOf(phase)).length;
}

/** The step of the turn after each phase: where the turn stands while the phase runs. */
const AFTER: Readonly<Record<string, string>> = {
  interdiction: 'build-up',
  'first-points': 'build-up',
  'second-points': 'german.combat-1',
  end: 'german.combat-2',
};

/** [10.2] The step of the game after its last turn: the score is told. */
const RECKONING = 'end';

/** The phase in which these frames stand. */
export function phaseOf(frames: readonly Frame[]): string {
  if (frames.length === 0) return OVER;
  const at = frames.findIndex(({ proc }) => proc === 'turn');
  const turn = frames[at];
  if (turn === undefined) return frames[0]?.step === RECKONING ? OVER : SET_UP;
  const isWithin = frames.length > at + 1;
  if (!isWithin) return AFTER[turn.step] ?? turn.step;
  const next = (PHASE_NAMES as readonly string[]).indexOf(turn.step);
  return AFTER[turn.step] ?? PHASE_NAMES[next - 1] ?? PHASE_NAMES[0];
}
