/** Every numbered rule of the book, where it stands and the file that states it. */
import { readRuleList } from '@bridgehead/toolkit';
import { RULE_LIST } from '../data/rule-list.ts';

export const RULES = readRuleList(RULE_LIST);
