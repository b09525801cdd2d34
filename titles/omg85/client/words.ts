/** The language of Operation Market Garden. */

import { filled } from '@bridgehead/client-kit/messages';
import type { TitleWords } from '@bridgehead/client-kit/title';
import { gridOf } from '@bridgehead/map';
import { DECISIONS, labelOf, MAP_FILE } from '../src/facts.ts';
import { OMG85_EN } from '../words/en.ts';
import { EVENT_SENTENCES } from '../words/events.en.ts';
import { MESSAGES } from '../words/messages.en.ts';
import { RULE_TITLES } from '../words/rule-titles.en.ts';
import { WORDS } from '../words/words.en.ts';
import { SIDE_LOOKS } from './looks/sides.ts';

/** The field; hexes around it have names too, but nothing is drawn of them. */
export const GRID = gridOf(MAP_FILE);

const isHexName = (word: string): boolean => /^\d+,\d+$/.test(word);
export const isOnField = (place: string): boolean => GRID.indexByName.has(place);

/** A word of the engine, or the name of what an id stands for. */
export const wordFor = (id: string): string => (Object.hasOwn(WORDS, id) ? (WORDS[id] ?? id) : labelOf(id));

export const OMG85_WORDS: TitleWords = {
  messages: OMG85_EN,
  said: { messages: MESSAGES, words: WORDS },
  decisions: DECISIONS,
  sentences: EVENT_SENTENCES,
  results: {},
  sides: SIDE_LOOKS,
  labelOf: wordFor,
  placeName: (place) =>
    isHexName(place) && !isOnField(place) ? filled(OMG85_EN['place.off'], { hex: place }) : labelOf(place),
  isPlace: isHexName,
  ruleTitle: (rule) => RULE_TITLES[rule] ?? '',
};
