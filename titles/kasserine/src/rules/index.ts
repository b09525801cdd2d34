/** Every numbered rule of the book, where it stands and the file that states it. */
import { readRuleList } from '@bridgehead/toolkit';
import { FIRST_CHAPTERS } from './chapters-01-to-09.ts';
import { LAST_CHAPTERS } from './chapters-10-to-19.ts';

export const RULES = [...readRuleList(FIRST_CHAPTERS), ...readRuleList(LAST_CHAPTERS)];
