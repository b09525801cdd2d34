/** The rules of Holland '44 in our own words, by chapter, as the edition that is played has them. */

import { type ChapterText, compileReference, type Reference } from '@bridgehead/client-kit/reference';
import type { PlayedRules } from '@bridgehead/client-kit/title';
import { EDITIONS, RULES, SECOND_RULES } from '../../src/facts.ts';
import { RULE_TITLES } from '../../words/rule-titles.en.ts';
import { SECOND_RULE_TITLES } from '../../words/second-rule-titles.en.ts';
import { bookOf } from './book.ts';
import { CHAPTER_2 } from './chapter-02.en.ts';
import { CHAPTER_3, CHAPTER_4, CHAPTER_5 } from './chapter-03-to-05.en.ts';
import { CHAPTER_6, CHAPTER_7 } from './chapter-06-to-07.en.ts';
import { CHAPTER_8 } from './chapter-08.en.ts';
import { CHAPTER_9 } from './chapter-09.en.ts';
import { CHAPTER_10 } from './chapter-10.en.ts';
import { CHAPTER_11, CHAPTER_12 } from './chapter-11-to-12.en.ts';
import { CHAPTER_13, CHAPTER_14 } from './chapter-13-to-14.en.ts';
import { CHAPTER_15, CHAPTER_16 } from './chapter-15-to-16.en.ts';
import { CHAPTER_17 } from './chapter-17.en.ts';
import { CHAPTER_18 } from './chapter-18.en.ts';
import { CHAPTER_19, CHAPTER_20 } from './chapter-19-to-20.en.ts';
import { CHAPTER_21, CHAPTER_22 } from './chapter-21-to-22.en.ts';
import { CHAPTER_23, CHAPTER_24, CHAPTER_25 } from './chapter-23-to-25.en.ts';
import { CHAPTER_26, CHAPTER_27, SCENARIO_1, SCENARIO_2 } from './chapter-26-to-scenarios.en.ts';
import { withHouseRules } from './house-rules.ts';
import { secondChapters } from './second/chapters.ts';

export const CHAPTERS: readonly ChapterText[] = [
  CHAPTER_2,
  CHAPTER_3,
  CHAPTER_4,
  CHAPTER_5,
  CHAPTER_6,
  CHAPTER_7,
  CHAPTER_8,
  CHAPTER_9,
  CHAPTER_10,
  CHAPTER_11,
  CHAPTER_12,
  CHAPTER_13,
  CHAPTER_14,
  CHAPTER_15,
  CHAPTER_16,
  CHAPTER_17,
  CHAPTER_18,
  CHAPTER_19,
  CHAPTER_20,
  CHAPTER_21,
  CHAPTER_22,
  CHAPTER_23,
  CHAPTER_24,
  CHAPTER_25,
  CHAPTER_26,
  CHAPTER_27,
  SCENARIO_1,
  SCENARIO_2,
];

/** The book of each edition, in their order. */
const BOOKS = [
  { rules: RULES, titles: RULE_TITLES, chapters: CHAPTERS },
  { rules: SECOND_RULES, titles: SECOND_RULE_TITLES, chapters: secondChapters(CHAPTERS) },
] as const;

export function referenceOf({ edition = EDITIONS[0], rules: houseRules }: PlayedRules): Reference {
  const { rules, titles, chapters } = BOOKS[bookOf(edition)] ?? BOOKS[0];
  const told = houseRules === undefined ? chapters : withHouseRules(chapters, edition, houseRules);
  return compileReference('holland44', rules, titles, told);
}

export const HOLLAND44_REFERENCE: Reference = referenceOf({});
