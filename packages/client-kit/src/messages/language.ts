/** The language of this window: one at a time, chosen before anything is shown. */
import type { Template } from '@bridgehead/engine/contract';
import {
  type Language,
  languageOf,
  PSEUDO_LANGUAGE,
  pseudoTable,
  pseudoTemplate,
  pseudoText,
} from '@bridgehead/protocol';

const ENGLISH = 'en';
const LANGUAGES: readonly string[] = [ENGLISH, PSEUDO_LANGUAGE];

let spokenNow = ENGLISH;
let does: Language = languageOf(ENGLISH);

/** A language that nobody knows is not taken. */
export function setLanguage(lang: string | null): void {
  if (lang === null || !LANGUAGES.includes(lang)) return;
  spokenNow = lang;
  does = languageOf(lang);
}

export const language = (): string => spokenNow;

/** Plural forms, lists and figures of the language. */
export const languageNow = (): Language => does;

/** A text of a table in the language of this window. */
export const spoken = (text: string): string => (spokenNow === PSEUDO_LANGUAGE ? pseudoText(text) : text);

/** The same with its plural forms. */
export const spokenText = (text: Template): Template => (spokenNow === PSEUDO_LANGUAGE ? pseudoTemplate(text) : text);

/** A table of texts likewise. */
export const spokenTable = <T extends Template>(table: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  spokenNow === PSEUDO_LANGUAGE ? pseudoTable(table) : table;
