/** The chapters of the second book: the texts of the first by their new numbers, and its own where it says something else. */
import type { ChapterText, RuleText } from '@bridgehead/client-kit/reference';
import { numberInSecond, SECOND_RULES, type SecondEntry } from '../../../src/facts.ts';
import { TEXTS_FROM_15 } from './later-texts.en.ts';
import { SECOND_TABLES, withPrintedResults } from './tables.en.ts';
import { CHAPTER_TEXTS, TEXTS_TO_14 } from './texts.en.ts';

/** By their numbers in the second book. */
export const OWN_TEXTS: Readonly<Record<string, RuleText>> = { ...TEXTS_TO_14, ...TEXTS_FROM_15 };

const MENTION = /\[(S?\d+(?:\.\d+)*)\]/g;

/** A rule that the second book has no longer keeps its number: a test finds the text that still names it. */
const renumbered = (rule: string): string => numberInSecond(rule) ?? rule;

const inSecond = (text: string): string =>
  withPrintedResults(text.replaceAll(MENTION, (_all, rule: string) => `[${renumbered(rule)}]`));

function textOf({ rule, identity }: SecondEntry, first: Readonly<Record<string, RuleText>>): RuleText {
  const own = OWN_TEXTS[rule];
  const { text = '', see, tables: printed } = first[identity] ?? {};
  const tables = own?.tables ?? printed?.map((table) => SECOND_TABLES.get(table) ?? table);
  const base: RuleText = own ?? { text: inSecond(text), ...(see === undefined ? {} : { see: see.map(renumbered) }) };
  return tables === undefined ? base : { ...base, tables };
}

const chapterOf = (rule: string): string => rule.split('.', 1)[0] ?? rule;

export function secondChapters(chapters: readonly ChapterText[]): readonly ChapterText[] {
  const first: Readonly<Record<string, RuleText>> = Object.assign({}, ...chapters.map(({ rules }) => rules));
  return chapters.map(({ chapter, title, text }) => ({
    chapter,
    title,
    text: CHAPTER_TEXTS[chapter] ?? inSecond(text),
    rules: Object.fromEntries(
      SECOND_RULES.filter(({ rule }) => chapterOf(rule) === chapter).map((entry) => [entry.rule, textOf(entry, first)]),
    ),
  }));
}
