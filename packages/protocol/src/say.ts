/**
 * Sentences from what the engine says as data: the one place where codes become words, for the command line and the client alike.
 * Whatever depends on the language beyond its tables (plural forms, lists, figures) is handed in.
 */
import { isJsonObject, type Json } from '@bridgehead/engine';
import type { EventSpecs, Field, Fields, Message, Messages, Say, Template } from '@bridgehead/engine/contract';
import { hexside, list, name, path, place, text, unit, units, whole } from '@bridgehead/engine/contract';

/** What a language does that no table says. */
export interface Language {
  /** Which form goes with so many. */
  plural(count: number): string;
  /** `a, b and c` */
  list(words: readonly string[]): string;
  figure(value: number): string;
  /** A column of a table as it is printed: `3–1`. */
  odds(printed: string): string;
  /** A share of one: `45%`. */
  percent(share: number): string;
}

/** What is said, and what things are called. */
export interface Dictionary {
  readonly messages: Messages;
  /** Words for words of the engine: `clear` of the weather, `german` of a side. */
  readonly words: Words;
  /** The name of a unit, a hex, a place, by its id. */
  nameOf(kind: string, id: string): string;
  /** Left out where nothing happens. */
  readonly events?: EventWords;
}

type Words = Readonly<Record<string, string>>;

/** How it is told what happened. */
export interface EventWords {
  readonly declared: EventSpecs;
  /** By kind: words in braces are fields of the event. */
  readonly sentences: Readonly<Record<string, Template>>;
  /** Words for codes that one kind of event spells out, by kind, field and code. */
  readonly codes: Readonly<Record<string, Readonly<Record<string, Words>>>>;
}

type Values = { readonly [name: string]: Json | undefined };

export interface Speech {
  readonly say: Say;
  /** A template whose holes are declared fields: of an event or of a choice. */
  tell(template: Template, declared: Fields, values: Values): string;
  /** What happened; the rule stands in the event itself. */
  event(event: Happened): string;
  /** The name of a unit, a hex, a place, by its id. */
  name(kind: string, id: string): string;
  /** The word for a word of the engine. */
  word(code: string): string;
}

type Happened = Values & { readonly kind: string };

interface Speaker extends Dictionary {
  /** Words for the codes of a field that come before those of the language. */
  readonly spelled?: Readonly<Record<string, Words>>;
  readonly language: Language;
  readonly say: Say;
}

export function createSpeech(dictionary: Dictionary, language: Language): Speech {
  const { messages } = dictionary;
  const speaker: Speaker = { ...dictionary, language, say };
  function say({ code, params = {} }: Message): string {
    const template = Object.hasOwn(messages, code) ? messages[code] : undefined;
    return template === undefined ? code : fill(template, params, speaker, ({ kind }) => kindNamed(kind));
  }
  return {
    say,
    tell: (template, declared, values) => fill(template, values, speaker, (hole) => declared[hole.name] ?? text),
    event: (event) => eventSentence(event, speaker),
    name: dictionary.nameOf,
    word: (code) => wordFor(code, dictionary.words),
  };
}

const wordFor = (code: string, words: Words): string => (Object.hasOwn(words, code) ? (words[code] ?? code) : code);

function eventSentence(event: Happened, speaker: Speaker): string {
  const { kind } = event;
  const { sentences, declared, codes } = speaker.events ?? NO_EVENTS;
  const template = Object.hasOwn(sentences, kind) ? sentences[kind] : undefined;
  // A kind that nobody has foreseen is told plainly.
  if (template === undefined) return kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
  const fields = declared[kind] ?? {};
  return fill(template, event, { ...speaker, spelled: codes[kind] ?? {} }, ({ name }) => fields[name] ?? text);
}

const NO_EVENTS: EventWords = { declared: {}, sentences: {}, codes: {} };

/** A text whose holes have no kinds: they are filled with figures and with words as they are. */
export const fillText = (template: Template, values: Values, language: Language): string =>
  fill(template, values, { ...NO_SPEAKER, language }, ({ name }) => (typeof values[name] === 'number' ? FIGURE : text));

const FIGURE = whole(0, 0);
const NO_SPEAKER = { messages: {}, words: {}, nameOf: (_kind: string, id: string) => id, say: () => '' };

interface Hole {
  readonly name: string;
  /** Left out where the field is declared elsewhere. */
  readonly kind: string | undefined;
}

const HOLE = /\{(\w+)(?::(\w+))?\}/g;

/** `{name}` is replaced by its words; `[, modified by {drm}]` is left out where the hole has nothing, or zero, to tell. */
function fill(template: Template, values: Values, speaker: Speaker, fieldOf: (hole: Hole) => Field): string {
  const given = (key: string): Json | undefined => (Object.hasOwn(values, key) ? values[key] : undefined);
  return formOf(template, given, speaker.language)
    .replace(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(HOLE)].every(([, key = '']) => isWorthTelling(given(key))) ? part : '',
    )
    .replace(HOLE, (_, key: string, kind: string | undefined) => {
      const value = given(key);
      if (value === undefined) return '';
      if (kind === 'percent' && typeof value === 'number') return speaker.language.percent(value);
      return wordsFor(fieldOf({ name: key, kind }), value, speakerFor(key, speaker));
    });
}

function speakerFor(field: string, speaker: Speaker): Speaker {
  const words = speaker.spelled?.[field];
  return words === undefined ? speaker : { ...speaker, words: { ...speaker.words, ...words } };
}

function formOf(template: Template, given: (key: string) => Json | undefined, { plural }: Language): string {
  if (typeof template === 'string') return template;
  const counted = given(template.by) ?? 0;
  const count = Array.isArray(counted) ? counted.length : Number(counted);
  return plural(count) === 'one' ? template.one : template.other;
}

const isWorthTelling = (value: Json | undefined): boolean =>
  value !== undefined && value !== 0 && value !== '' && !(Array.isArray(value) && value.length === 0);

/** What the kind of a hole stands for. */
const KINDS: Readonly<Record<string, Field>> = {
  unit,
  units,
  hex: name('hex'),
  place,
  path,
  hexside,
  side: { is: 'code', words: [] },
  number: whole(0, 0),
  word: { is: 'code', words: [] },
  words: list({ is: 'code', words: [] }),
  text,
  message: { is: 'said', as: 'label', fields: {} },
  messages: list({ is: 'said', as: 'label', fields: {} }),
};
const kindNamed = (kind: string | undefined): Field => KINDS[kind ?? ''] ?? text;

function wordsFor(declared: Field, value: Json, speaker: Speaker): string {
  switch (declared.is) {
    case 'optional':
      return wordsFor(declared.of, value, speaker);
    case 'either':
      return wordsFor(typeof value === 'number' ? numberOf(declared) : declared.first, value, speaker);
    case 'list':
      return Array.isArray(value)
        ? speaker.language.list(value.map((item: Json) => wordsFor(declared.of, item, speaker)))
        : String(value);
    case 'name':
      return speaker.nameOf(declared.of, String(value));
    case 'code':
      return wordFor(String(value), speaker.words);
    case 'whole':
    case 'amount':
      return typeof value === 'number' ? speaker.language.figure(value) : String(value);
    case 'said':
    case 'sentence':
      return isMessage(value) ? speaker.say(value) : '';
    case 'group':
      return isJsonObject(value) ? groupWords(declared.fields, value, speaker) : '';
    default:
      return typeof value === 'object' ? '' : speaker.language.odds(String(value));
  }
}

/** What belongs together is told one after the other: `2IG/5/GDS 4`. */
const groupWords = (declared: Fields, values: Values, speaker: Speaker): string =>
  Object.entries(declared)
    .flatMap(([key, one]) => {
      const value = values[key];
      return value === undefined ? [] : [wordsFor(one, value, speaker)];
    })
    .join(' ');

const numberOf = ({ first, second }: { readonly first: Field; readonly second: Field }): Field =>
  first.is === 'whole' || first.is === 'amount' ? first : second;

const isMessage = (value: Json): value is Message => isJsonObject(value) && typeof value.code === 'string';
