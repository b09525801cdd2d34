/** What the rules of Operation Market Garden say, in English: a hole names what fills it and of what kind that is. */
import { TOOLKIT_EN } from '@bridgehead/toolkit';
import { AI_MESSAGES } from './ai.en.ts';

/** By code: everything that may be said of this title. */
export const MESSAGES = { ...TOOLKIT_EN, ...AI_MESSAGES };
