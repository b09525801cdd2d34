/** The language of Holland '44. */
import type { TitleWords } from '@bridgehead/client-kit/title';
import { CONTRACT } from '../src/facts.ts';
import { HOLLAND44_EN } from '../words/en.ts';
import { DICTIONARY } from '../words/index.ts';
import { RULE_TITLES } from '../words/rule-titles.en.ts';
import { SIDE_LOOKS } from './looks/sides.ts';

export const HOLLAND44_WORDS: TitleWords = {
  messages: HOLLAND44_EN,
  dictionary: DICTIONARY,
  decisions: CONTRACT.decisions,
  sides: SIDE_LOOKS,
  ruleTitle: (rule) => RULE_TITLES[rule] ?? '',
};
