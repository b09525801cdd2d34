/** What the rules of Holland '44 say, in English: a hole names what fills it and of what kind that is. */
import type { Messages } from '@bridgehead/engine/contract';
import { TOOLKIT_EN } from '@bridgehead/toolkit';
import { AI_MESSAGES } from './ai/index.ts';
import { FAULTS } from './faults.en.ts';
import { LABELS } from './labels.en.ts';
import { PHASES_EN } from './phases.en.ts';
import { REFUSALS } from './refusals/index.ts';

/** By code: everything that may be said of this title. */
export const MESSAGES: Messages = { ...TOOLKIT_EN, ...REFUSALS, ...FAULTS, ...LABELS, ...AI_MESSAGES, ...PHASES_EN };
