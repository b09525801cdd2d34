/** How long a step is shown, in milliseconds: its motion fits into that time. */

import type { Pace } from '../../game/contract.ts';

/** Of a computer, as its opponent likes it. */
export const PACES: Readonly<Record<Pace, number>> = { slow: 1800, normal: 800, fast: 120 };

/** Of a replay that plays by itself, and of what was done while the device was in other hands. */
export const REPLAY_MS = 900;
export const STORY_MS = 1600;

/** Of one's own: nobody waits for it, so that this is only the longest. */
export const OWN_MS = 1200;
