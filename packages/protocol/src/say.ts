/**
 * Sentences from what the engine says as data: the one place where codes become words, for the command line and the client alike.
 * Whatever depends on the language beyond its tables (plural forms, lists, figures) is handed in.
 */
import { isJsonObject, type Json } from '@bridgehead/engine';
import type { Field, Fields, Message, Messages, Say, Template } from '@bridgehead/engine/contract';
import { hexside, list, name, path, place, text, unit, units, whole } from '@bridgehead/engine/contract';

/** What a language does that no table says. */
export interface Language {
  /** Which form goes with so many. */
  plural(count: number): string;
  /** `a, b and c` */
  list(words: readonly string[]): string;
  figure(value: number): string;
  /** A share of one: `45%`. */
  percent(share: number): string;
}

/** What is said, and what things are called. */
export interface Dictionary {
  readonly messages: Messages;
  /** Words for words of the engine: `clear` of the weather, `german` of a side. */
  readonly words: Readonly<Record<string, string>>;
  /** The name of a unit, a hex, a place, by its id. */
  nameOf(kind: string, id: string): string;
}

type Values = { readonly [name: string]: Json | undefined };

export interface Speech {
  readonly say: Say;
  /** A template whose holes are declared fields: of an event or of a choice. */
  tell(template: Template, declared: Fields, values: Values): string;
}

interface Speaker extends Dictionary {
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
  };
}

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
      return wordsFor(fieldOf({ name: key, kind }), value, speaker);
    });
}

function formOf(template: Template, given: (key: string) => Json | undefined, { plural }: Language): string {
  if (typeof template === 'string') return template;
  return plural(Number(given(template.by) ?? 0)) === 'one' ? template.one : template.other;
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
      return Object.hasOwn(speaker.words, String(value)) ? (speaker.words[String(value)] ?? '') : String(value);
    case 'whole':
    case 'amount':
      return typeof value === 'number' ? speaker.language.figure(value) : String(value);
    case 'said':
      return isMessage(value) ? speaker.say(value) : '';
    case 'group':
      return isJsonObject(value) ? groupWords(declared.fields, value, speaker) : '';
    default:
      return typeof value === 'object' ? '' : String(value);
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
