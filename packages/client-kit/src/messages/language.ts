/** The language of this window: one at a time, chosen before anything is shown. */
import { PSEUDO_LANGUAGE, pseudoTable, pseudoText } from '@bridgehead/protocol';

const ENGLISH = 'en';
const LANGUAGES: readonly string[] = [ENGLISH, PSEUDO_LANGUAGE];

let spokenNow = ENGLISH;

/** A language that nobody knows is not taken. */
export function setLanguage(lang: string | null): void {
  if (lang !== null && LANGUAGES.includes(lang)) spokenNow = lang;
}

export const language = (): string => spokenNow;

/** A text of a table in the language of this window. */
export const spoken = (text: string): string => (spokenNow === PSEUDO_LANGUAGE ? pseudoText(text) : text);

/** A table of texts likewise. */
export const spokenTable = (table: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  spokenNow === PSEUDO_LANGUAGE ? pseudoTable(table) : table;
