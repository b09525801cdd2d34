/** Finds rules by number or by words, the best first. */
import type { Reference, ReferenceRule, RuleTable } from './reference.ts';

/** What a word is worth where it is found; a rule's own title tells most about it. */
const WORTH = {
  exactNumber: 100,
  partOfNumber: 60,
  titleWord: 12,
  titleStart: 8,
  within: 5,
  text: 2,
  table: 1,
} as const;
const NOT_FOUND = 0;
/** Many mentions in one text say little more than a few. */
const MOST_MENTIONS = 3;

const isNumber = (word: string): boolean => /^s?\d+(\.\d+)*\.?$/.test(word);

/** `advances` is looked for as `advance`, `bond` is found in `Bonds`: words are compared by their beginnings. */
const stemOf = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}/.'’-]*/gu) ?? [];

const tableText = ({ caption, columns, rows, note = '' }: RuleTable): string =>
  [caption, ...columns, ...rows.flat(), note].join(' ');

/** The words of a rule, taken apart once. */
interface Entry {
  readonly rule: ReferenceRule;
  readonly title: readonly string[];
  readonly within: readonly string[];
  readonly text: readonly string[];
  readonly tables: readonly string[];
}

const ENTRIES = new WeakMap<Reference, readonly Entry[]>();

function entriesOf(reference: Reference): readonly Entry[] {
  const known = ENTRIES.get(reference);
  if (known !== undefined) return known;
  const entries = [...reference.rules.values()].map((rule) => ({
    rule,
    title: wordsOf(rule.title),
    within: wordsOf(rule.within),
    text: wordsOf(rule.text),
    tables: rule.tables.flatMap((table) => wordsOf(tableText(table))),
  }));
  ENTRIES.set(reference, entries);
  return entries;
}

function numberScore({ rule: { rule, see } }: Entry, word: string): number {
  const wanted = word.replace(/\.$/, '');
  const number = rule.toLowerCase();
  if (number === wanted) return WORTH.exactNumber;
  if (number.startsWith(`${wanted}.`)) return WORTH.partOfNumber;
  return see.some((other) => other.toLowerCase() === wanted) ? WORTH.text : NOT_FOUND;
}

function wordScore({ title, within, text, tables }: Entry, word: string): number {
  const stem = stemOf(word);
  const begins = (one: string): boolean => one.startsWith(stem);
  if (title.some((one) => stemOf(one) === stem)) return WORTH.titleWord;
  if (title.some(begins)) return WORTH.titleStart;
  if (within.some(begins)) return WORTH.within;
  const mentions = Math.min(text.filter(begins).length, MOST_MENTIONS);
  if (mentions > 0) return WORTH.text * mentions;
  return tables.some(begins) ? WORTH.table : NOT_FOUND;
}

/** 0 if one of the words is missing. */
function scoreOf(entry: Entry, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const score = isNumber(word) ? numberScore(entry, word) : wordScore(entry, word);
    if (score === NOT_FOUND) return NOT_FOUND;
    sum += score;
  }
  return sum;
}

/** Every word must be found; of rules equally good the order of the book decides. Nothing for no words. */
export function searchReference(reference: Reference, words: string): readonly ReferenceRule[] {
  const wanted = words
    .toLowerCase()
    .replace(/[[\]«»“”",;:!?()]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  return entriesOf(reference)
    .map((entry) => ({ rule: entry.rule, score: scoreOf(entry, wanted) }))
    .filter(({ score }) => score > NOT_FOUND)
    .sort((a, b) => b.score - a.score)
    .map(({ rule }) => rule);
}
