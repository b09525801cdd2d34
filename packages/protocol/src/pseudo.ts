/**
 * A language for tests: English with every letter under an accent. What is shown without accents has not come from a table of words,
 * and would stay English in any other language.
 */
import type { Messages, Template } from '@bridgehead/engine/contract';
import type { Dictionary, EventWords } from './say.ts';

/** As browsers and systems call it. */
export const PSEUDO_LANGUAGE = 'en-XA';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = 'áƀćďéƒǧĥíĵķĺɱńóþɋŕśťúṽŵẋýžÁƁĆĎÉƑǦĤÍĴĶĹṀŃÓÞɊŔŚŤÚṼŴẊÝŽ';

/** The same text with accents; what stands in braces is no text. */
export const pseudoText = (text: string): string =>
  text.replace(/\{[^}]*\}|[a-zA-Z]/g, (found) => (found.length > 1 ? found : (MARKED[PLAIN.indexOf(found)] ?? found)));

export const pseudoTemplate = (template: Template): Template =>
  typeof template === 'string'
    ? pseudoText(template)
    : { ...template, one: pseudoText(template.one), other: pseudoText(template.other) };

export const pseudoTable = <T extends string | Template>(
  table: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> =>
  // A text becomes a text, a plural form a plural form.
  Object.fromEntries(Object.entries(table).map(([key, one]) => [key, pseudoTemplate(one) as T]));

/** A dictionary that says everything with accents, names included. */
export const pseudoDictionary = ({ messages, words, nameOf, events }: Dictionary): Dictionary => ({
  messages: pseudoTable<Template>(messages) as Messages,
  words: pseudoTable(words),
  nameOf: (kind, id) => pseudoText(nameOf(kind, id)),
  ...(events === undefined ? {} : { events: pseudoEvents(events) }),
});

const pseudoEvents = ({ declared, sentences, codes }: EventWords): EventWords => ({
  declared,
  sentences: pseudoTable(sentences),
  codes: mapped(codes, (fields) => mapped(fields, pseudoTable)),
});

const mapped = <T, U>(table: Readonly<Record<string, T>>, change: (one: T) => U): Readonly<Record<string, U>> =>
  Object.fromEntries(Object.entries(table).map(([key, one]) => [key, change(one)]));
