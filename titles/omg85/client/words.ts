/** The language of Operation Market Garden. */
import type { TitleWords } from '@bridgehead/client-kit/title';
import { gridOf } from '@bridgehead/map';
import { DECISIONS, MAP_FILE } from '../src/facts.ts';
import { OMG85_EN } from '../words/en.ts';
import { DICTIONARY } from '../words/index.ts';
import { RULE_TITLES } from '../words/rule-titles.en.ts';
import { SIDE_LOOKS } from './looks/sides.ts';

/** The field; hexes around it have names too, but nothing is drawn of them. */
export const GRID = gridOf(MAP_FILE);

export const isOnField = (place: string): boolean => GRID.indexByName.has(place);

export const OMG85_WORDS: TitleWords = {
  messages: OMG85_EN,
  dictionary: DICTIONARY,
  decisions: DECISIONS,
  sides: SIDE_LOOKS,
  ruleTitle: (rule) => RULE_TITLES[rule] ?? '',
};
