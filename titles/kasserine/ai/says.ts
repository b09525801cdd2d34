import { speaking } from '@bridgehead/engine';
import type { AI_MESSAGES } from '../words/ai.en.ts';

/** What the players say: a code without a sentence does not compile. */
export const { says, saysBy } = speaking<typeof AI_MESSAGES>();
