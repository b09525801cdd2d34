import { speaking } from '@bridgehead/engine';
import type { TOOLKIT_EN } from './words.en.ts';

/** What this package says. */
export const { says, refusal } = speaking<typeof TOOLKIT_EN>();
