import type { Motion, MotionPlan } from './motion.ts';

/** [design 4] A step between hexes, and the longest march. */
const STEP_MS = 90;
const LONGEST_MS = 600;
const FADE_MS = 120;
const TURN_MS = 240;
const FLASH_MS = 420;

/** When a motion begins and how long it lasts, in milliseconds. */
export interface Timed {
  readonly motion: Motion;
  readonly delay: number;
  readonly duration: number;
}

const walkMs = (places: number): number => Math.min(LONGEST_MS, STEP_MS * Math.max(0, places - 1));

/** The part of a leave that is walked, before the fade. */
export const walkedPart = (places: number): number => walkMs(places) / (walkMs(places) + FADE_MS);

/** How long it would take by itself. */
function lengthOf(motion: Motion): number {
  switch (motion.kind) {
    case 'walk':
      return walkMs(motion.path.length);
    case 'leave':
      return walkMs(motion.path.length) + FADE_MS;
    case 'appear':
      return FADE_MS;
    case 'turn':
      return TURN_MS;
    case 'flash':
      return FLASH_MS;
  }
}

/** Stage after stage, each as long as its longest motion; all of it faster where it would not fit. */
export function schedule({ motions, within }: MotionPlan): readonly Timed[] {
  const stages = [...new Set(motions.map(({ stage }) => stage))].sort((a, b) => a - b);
  const lengths = stages.map((stage) =>
    Math.max(...motions.filter((motion) => motion.stage === stage).map((motion) => lengthOf(motion))),
  );
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const pace = total > within ? within / total : 1;
  const begins = new Map(
    stages.map((stage, i) => [stage, pace * lengths.slice(0, i).reduce((sum, length) => sum + length, 0)]),
  );
  return motions.map((motion) => ({
    motion,
    delay: begins.get(motion.stage) ?? 0,
    duration: pace * lengthOf(motion),
  }));
}
