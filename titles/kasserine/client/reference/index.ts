/** The rules in our own words, by chapter. */
import { type ChapterText, compileReference, type Reference, rulesToTell } from '@bridgehead/client-kit/reference';
import { RULES } from '../../src/facts.ts';
import { RULE_TITLES } from '../../words/rule-titles/index.ts';
import { CHAPTER_2, CHAPTER_3, CHAPTER_4 } from './chapter-01-to-04.en.ts';
import { CHAPTER_5, CHAPTER_6 } from './chapter-05-to-06.en.ts';
import { CHAPTER_7, CHAPTER_8 } from './chapter-07-to-08.en.ts';
import { CHAPTER_9, CHAPTER_10, CHAPTER_11 } from './chapter-09-to-11.en.ts';
import { CHAPTER_12, CHAPTER_13 } from './chapter-12-to-13.en.ts';
import { CHAPTER_14, CHAPTER_15, CHAPTER_16 } from './chapter-14-to-16.en.ts';
import { CHAPTER_17, CHAPTER_18 } from './chapter-17-to-18.en.ts';

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
];

export const KASSERINE_REFERENCE: Reference = compileReference('kasserine', rulesToTell(RULES), RULE_TITLES, CHAPTERS);
