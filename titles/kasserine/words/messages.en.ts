/** By code: everything that may be said of this title. */
import type { Messages } from '@bridgehead/engine/contract';
import { TOOLKIT_EN } from '@bridgehead/toolkit';
import { AI_MESSAGES } from './ai.en.ts';
import { FAULTS } from './faults.en.ts';
import { LABELS } from './labels.en.ts';
import { REFUSALS } from './refusals.en.ts';

export const MESSAGES: Messages = { ...TOOLKIT_EN, ...AI_MESSAGES, ...REFUSALS, ...FAULTS, ...LABELS };
