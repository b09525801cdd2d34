import { speaking } from '@bridgehead/engine';
import type { TOOLKIT_EN } from '@bridgehead/toolkit';
import type { FAULTS, LABELS, REFUSALS } from '../words/messages.en.ts';

/** What the rules say: a code without a sentence does not compile. */
export const { refusal } = speaking<typeof REFUSALS>();
export const { says, saysBy } = speaking<typeof FAULTS & typeof LABELS & typeof TOOLKIT_EN>();
