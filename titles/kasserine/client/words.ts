/** The language of Decision at Kasserine. */
import type { TitleWords } from '@bridgehead/client-kit/title';
import { gridOf } from '@bridgehead/map';
import { CONTRACT, MAP_FILE } from '../src/facts.ts';
import { KASSERINE_EN } from '../words/en.ts';
import { DICTIONARY } from '../words/index.ts';
import { RULE_TITLES } from '../words/rule-titles/index.ts';
import { SIDE_LOOKS } from './looks/sides.ts';

export const GRID = gridOf(MAP_FILE);

export const KASSERINE_WORDS: TitleWords = {
  sides: SIDE_LOOKS,
  messages: KASSERINE_EN,
  dictionary: DICTIONARY,
  decisions: CONTRACT.decisions,
  ruleTitle: (rule) => RULE_TITLES[rule] ?? '',
};
