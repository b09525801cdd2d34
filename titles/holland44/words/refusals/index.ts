import { BRIDGES_AND_STACKING_REFUSALS } from './chapter-05-to-06.en.ts';
import { MOVEMENT_REFUSALS } from './chapter-08.en.ts';
import { COMBAT_REFUSALS } from './chapter-09-to-12.en.ts';
import { RETREAT_REFUSALS } from './chapter-13-to-14.en.ts';
import { ADVANCE_REFUSALS } from './chapter-15-to-16.en.ts';
import { SUPPORT_REFUSALS } from './chapter-17-to-18.en.ts';
import { REPLACEMENT_REFUSALS } from './chapter-19-to-20.en.ts';
import { LANDING_REFUSALS } from './chapter-21-to-22.en.ts';
import { SPECIAL_REFUSALS } from './chapter-23-to-27.en.ts';

/** Why something may not be done. */
export const REFUSALS = {
  ...BRIDGES_AND_STACKING_REFUSALS,
  ...MOVEMENT_REFUSALS,
  ...COMBAT_REFUSALS,
  ...RETREAT_REFUSALS,
  ...ADVANCE_REFUSALS,
  ...SUPPORT_REFUSALS,
  ...REPLACEMENT_REFUSALS,
  ...LANDING_REFUSALS,
  ...SPECIAL_REFUSALS,
} as const;
