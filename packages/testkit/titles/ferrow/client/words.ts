/** The language of Ferrow Water. */
import type { TitleWords } from '@bridgehead/client-kit/title';
import { gridOf } from '@bridgehead/map';
import { CONTRACT, MAP_FILE } from '../src/facts.ts';
import { FERROW_EN } from '../words/en.ts';
import { DICTIONARY } from '../words/index.ts';
import { RULE_TITLES } from '../words/rule-titles.en.ts';
import { SIDE_LOOKS } from './sides.ts';

export const GRID = gridOf(MAP_FILE);

export const FERROW_WORDS: TitleWords = {
  sides: SIDE_LOOKS,
  messages: FERROW_EN,
  dictionary: DICTIONARY,
  decisions: CONTRACT.decisions,
  ruleTitle: (rule) => RULE_TITLES[rule] ?? '',
};
