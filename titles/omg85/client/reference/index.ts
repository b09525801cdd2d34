/** The rules of Operation Market Garden in our own words, by chapter. */

import { type ChapterText, compileReference, type Reference, rulesToTell } from '@bridgehead/client-kit/reference';
import { RULES } from '../../src/facts.ts';
import { RULE_TITLES } from '../../words/rule-titles.en.ts';
import { CHAPTER_1, CHAPTER_2, CHAPTER_3, CHAPTER_4 } from './chapter-01-to-04.en.ts';
import { CHAPTER_5, CHAPTER_6, CHAPTER_7 } from './chapter-05-to-07.en.ts';
import { CHAPTER_8 } from './chapter-08.en.ts';
import { CHAPTER_9, CHAPTER_10 } from './chapter-09-to-10.en.ts';

export const CHAPTERS: readonly ChapterText[] = [
  CHAPTER_1,
  CHAPTER_2,
  CHAPTER_3,
  CHAPTER_4,
  CHAPTER_5,
  CHAPTER_6,
  CHAPTER_7,
  CHAPTER_8,
  CHAPTER_9,
  CHAPTER_10,
];

export const OMG85_REFERENCE: Reference = compileReference('omg85', rulesToTell(RULES), RULE_TITLES, CHAPTERS);
