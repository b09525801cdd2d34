/** Puts the texts of the chapters and the titles of a title's numbered rules together. */
import { capital } from '../messages/text.ts';
import {
  type ChapterText,
  chapterOf,
  mentionedIn,
  type Reference,
  type ReferenceChapter,
  type ReferenceRule,
  type RuleText,
} from './reference.ts';

interface Numbered {
  readonly rule: string;
}

/** The rules of a book that have a place in its reference: sections that are no rules (how to load a disk, advice, history) have none. */
export const rulesToTell = <R extends Numbered & { readonly state: string }>(rules: readonly R[]): readonly R[] =>
  rules.filter(({ rule, state }) => state !== 'not-applicable' && rule.includes('.'));

const NO_TEXT: RuleText = { text: '' };

/** `9`, `9.4`, `9.4.1`. */
function lineage(rule: string): readonly string[] {
  const parts = rule.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

function seenFrom(rule: string, { text, see = [] }: RuleText): readonly string[] {
  return [...new Set([...mentionedIn(text), ...see])].filter((other) => other !== rule);
}

export function compileReference(
  title: string,
  numbered: readonly Numbered[],
  titles: Readonly<Record<string, string>>,
  texts: readonly ChapterText[],
): Reference {
  const names = new Map([
    ...texts.map((one) => [one.chapter, one.title] as const),
    ...numbered.map(({ rule }) => [rule, capital(titles[rule] ?? '')] as const),
  ]);
  const within = (rule: string): string =>
    lineage(rule)
      .slice(0, -1)
      .flatMap((part) => names.get(part) ?? [])
      .join(' › ');
  const ruleOf = (chapter: ChapterText, { rule }: Numbered): ReferenceRule => {
    const found = chapter.rules[rule] ?? NO_TEXT;
    return {
      rule,
      title: names.get(rule) ?? '',
      within: within(rule),
      text: found.text,
      see: seenFrom(rule, found),
      tables: found.tables ?? [],
    };
  };
  const chapters: readonly ReferenceChapter[] = texts.map((chapter) => ({
    chapter: chapter.chapter,
    title: chapter.title,
    text: chapter.text,
    rules: numbered.filter(({ rule }) => chapterOf(rule) === chapter.chapter).map((one) => ruleOf(chapter, one)),
  }));
  const all = chapters.flatMap(({ rules }) => rules);
  return { title, chapters, rules: new Map(all.map((one) => [one.rule, one])) };
}
