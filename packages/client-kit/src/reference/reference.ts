/** What a rules reference is: the rules by chapter, each explained in our own words. */

/** A small table that belongs to a rule. */
/** In which a cell of a table is printed, where the book prints it in one. */
export type CellColour = 'red' | 'orange' | 'yellow';

export interface RuleTable {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[];
  /** The colours of the same cells, headings too; left out where nothing is coloured. */
  readonly colours?: readonly (readonly (CellColour | undefined)[])[];
  /** What changes the roll, or what the signs mean. */
  readonly note?: string;
}

/** The explanation of one rule; numbers in brackets, as [13.2], are other rules. */
export interface RuleText {
  readonly text: string;
  /** Rules worth reading besides those that the text names. */
  readonly see?: readonly string[];
  readonly tables?: readonly RuleTable[];
}

export interface ChapterText {
  /** `9`, `27`, `S1`. */
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
  readonly rules: Readonly<Record<string, RuleText>>;
}

export interface ReferenceRule {
  readonly rule: string;
  readonly title: string;
  /** The titles of what it is part of, the chapter first: `Combat Modifiers › The Armor Shift`. */
  readonly within: string;
  readonly text: string;
  /** Every rule that it refers to, once, in the order of its text. */
  readonly see: readonly string[];
  readonly tables: readonly RuleTable[];
}

export interface ReferenceChapter {
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
  readonly rules: readonly ReferenceRule[];
}

export interface Reference {
  readonly title: string;
  readonly chapters: readonly ReferenceChapter[];
  readonly rules: ReadonlyMap<string, ReferenceRule>;
}

/** A stretch of a text: words, or the number of a rule. */
type TextPart = { readonly words: string } | { readonly rule: string };

const MENTION = /\[(S?\d+(?:\.\d+)*)\]/;

/** `see [13.2].` is words, a rule, words: so that numbers can be shown as chips. */
export function textParts(text: string): readonly TextPart[] {
  return text
    .split(MENTION)
    .map((part, index) => (index % 2 === 1 ? { rule: part } : { words: part }))
    .filter((part) => !('words' in part) || part.words !== '');
}

export const mentionedIn = (text: string): readonly string[] =>
  textParts(text).flatMap((part) => ('rule' in part ? [part.rule] : []));

/** `9` for `9.4.1`, `S1` for `S1.2`. */
export const chapterOf = (rule: string): string => rule.split('.', 1)[0] ?? rule;
