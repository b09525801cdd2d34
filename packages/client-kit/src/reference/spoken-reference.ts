/** A reference in the language of this window. */
import { spoken } from '../messages/language.ts';
import { type Reference, type ReferenceChapter, type ReferenceRule, type RuleTable, textParts } from './reference.ts';

/** Numbers of rules stay what they are. */
const spokenText = (text: string): string =>
  textParts(text)
    .map((part) => ('rule' in part ? `[${part.rule}]` : spoken(part.words)))
    .join('');

const spokenTable = ({ caption, columns, rows, note, ...others }: RuleTable): RuleTable => ({
  ...others,
  caption: spoken(caption),
  columns: columns.map(spoken),
  rows: rows.map((row) => row.map(spoken)),
  ...(note === undefined ? {} : { note: spoken(note) }),
});

const spokenRule = (rule: ReferenceRule): ReferenceRule => ({
  ...rule,
  title: spoken(rule.title),
  within: spoken(rule.within),
  text: spokenText(rule.text),
  tables: rule.tables.map(spokenTable),
});

export function spokenReference({ title, chapters, rules }: Reference): Reference {
  const told = new Map([...rules].map(([number, rule]) => [number, spokenRule(rule)] as const));
  const toldChapter = (chapter: ReferenceChapter): ReferenceChapter => ({
    ...chapter,
    title: spoken(chapter.title),
    text: spokenText(chapter.text),
    rules: chapter.rules.map((rule) => told.get(rule.rule) ?? spokenRule(rule)),
  });
  return { title: spoken(title), chapters: chapters.map(toldChapter), rules: told };
}
