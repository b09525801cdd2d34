/** The language of Holland '44. */
import { filled } from '@bridgehead/client-kit/messages';
import type { TitleWords } from '@bridgehead/client-kit/title';
import { CONTRACT, GRID } from '../src/facts.ts';
import { HOLLAND44_EN } from '../words/en.ts';
import { EVENT_SENTENCES, RESULT_WORDS } from '../words/events.en.ts';
import { MESSAGES } from '../words/messages.en.ts';
import { WORDS } from '../words/names.en.ts';
import { labelOf } from '../words/names.ts';
import { RULE_TITLES } from '../words/rule-titles.en.ts';
import { SIDE_LOOKS } from './looks/sides.ts';

export const HOLLAND44_WORDS: TitleWords = {
  messages: HOLLAND44_EN,
  said: { messages: MESSAGES, words: WORDS },
  decisions: CONTRACT.decisions,
  sentences: EVENT_SENTENCES,
  results: RESULT_WORDS,
  sides: SIDE_LOOKS,
  labelOf,
  placeName: (place) =>
    GRID.indexByName.has(place) ? labelOf(place) : filled(HOLLAND44_EN['place.area'], { area: place }),
  isPlace: (word) => /^[0-9]{4}$|^[A-Z]$/.test(word),
  ruleTitle: (rule) => RULE_TITLES[rule] ?? '',
};
