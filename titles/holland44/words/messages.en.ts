/** What the rules of Holland '44 say, in English: a hole names what fills it and of what kind that is. */
import type { Messages } from '@bridgehead/engine/contract';
import { TOOLKIT_EN } from '@bridgehead/toolkit';

/** By code: everything that may be said of this title. */
export const MESSAGES = {
  ...TOOLKIT_EN,
  'not-an-area': '{value:text} is not an Entry Area',
  'not-a-formation': '{value:text} is not a Formation',
} as const satisfies Messages;
