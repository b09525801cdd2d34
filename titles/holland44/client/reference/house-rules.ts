/** The rules of a game that are not as its edition has them, told where they stand. */
import type { ChapterText, RuleText } from '@bridgehead/client-kit/reference';
import { FIELD_NAMES, FIELDS } from '../../src/facts.ts';
import { EDITION_WORDS_EN, houseRuleEn } from '../../words/editions.en.ts';
import { bookOf, type HouseRules } from './book.ts';
import { houseTables } from './house-tables.ts';

/** By rule: `House rule of this game: Glider Pilot units: two.` */
function notesOf(edition: number, rules: HouseRules): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  const book = bookOf(edition);
  for (const id of FIELD_NAMES) {
    const value = rules[id];
    if (value === undefined) continue;
    const rule = FIELDS[id].rules[book];
    if (rule === undefined) continue;
    const { name, values } = EDITION_WORDS_EN[id];
    const told = houseRuleEn(name, values[String(value)] ?? String(value));
    notes.set(rule, `${notes.has(rule) ? `${notes.get(rule)} ` : ''}${told}`);
  }
  return notes;
}

export function withHouseRules(
  chapters: readonly ChapterText[],
  edition: number,
  rules: HouseRules,
): readonly ChapterText[] {
  const notes = notesOf(edition, rules);
  const played = houseTables(edition, rules);
  const noted = ([rule, { text, tables, ...others }]: readonly [string, RuleText]): readonly [string, RuleText] => {
    const note = notes.get(rule);
    const shown = tables?.map((table) => played.get(table) ?? table);
    const told = { ...others, text: note === undefined ? text : `${text} ${note}` };
    return [rule, shown === undefined ? told : { ...told, tables: shown }];
  };
  return chapters.map((chapter) => ({
    ...chapter,
    rules: Object.fromEntries(Object.entries(chapter.rules).map(noted)),
  }));
}
