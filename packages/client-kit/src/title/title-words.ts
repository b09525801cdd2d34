import type { Decisions } from '@bridgehead/engine/contract';
import {
  createSpeech,
  type Dictionary,
  languageOf,
  PSEUDO_LANGUAGE,
  pseudoDictionary,
  type Speech,
} from '@bridgehead/protocol';
import type { Sides } from '../looks/sides.ts';
import { language, spoken, spokenTable } from '../messages/language.ts';

/** The language of a title: its names for units, hexes and rules, its sentences, its words on the game screen. */
export interface TitleWords {
  readonly sides: Sides;
  /** Messages of the game screen that only this title needs, or that it says in its own way. */
  readonly messages: Readonly<Record<string, string>>;
  /** What its rules and its computer players say, by code, and the words for words of theirs. */
  readonly said: Pick<Dictionary, 'messages' | 'words'>;
  /** What its questions are about and how they are answered. */
  readonly decisions: Decisions;
  /** Events as sentences: words in braces are fields of the event. */
  readonly sentences: Readonly<Record<string, string>>;
  /** What the codes of results mean, by kind of event. */
  readonly results: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The name of a unit or a hex; any other word as it is. */
  labelOf(id: string): string;
  /** A hex with its name, or a place beside the map. */
  placeName(place: string): string;
  /** Whether a word of an event names a hex or a place beside the map. */
  isPlace(word: string): boolean;
  ruleTitle(rule: string): string;
}

const NO_WORDS: TitleWords = {
  sides: [],
  messages: {},
  said: { messages: {}, words: {} },
  decisions: {},
  sentences: {},
  results: {},
  labelOf: (id) => id,
  placeName: (place) => place,
  isPlace: () => false,
  ruleTitle: () => '',
};

/** In the language of this window. */
function speechOf({ said, labelOf }: TitleWords): Speech {
  const dictionary: Dictionary = { ...said, nameOf: (_kind, id) => labelOf(id) };
  return createSpeech(
    language() === PSEUDO_LANGUAGE ? pseudoDictionary(dictionary) : dictionary,
    languageOf(language()),
  );
}

let now: TitleWords = NO_WORDS;
let speech: Speech = speechOf(NO_WORDS);

/** A window shows one game at a time: its title's language is spoken until the next game is opened. */
export function setTitleWords(words: TitleWords): void {
  now = language() === PSEUDO_LANGUAGE ? accented(words) : words;
  speech = speechOf(words);
}

/** The same words in the language of accents. */
const accented = (words: TitleWords): TitleWords => ({
  ...words,
  sides: words.sides.map((side) => ({ ...side, name: spoken(side.name) })),
  messages: spokenTable(words.messages),
  sentences: spokenTable(words.sentences),
  results: Object.fromEntries(Object.entries(words.results).map(([kind, table]) => [kind, spokenTable(table)])),
  labelOf: (id) => spoken(words.labelOf(id)),
  placeName: (place) => spoken(words.placeName(place)),
  ruleTitle: (rule) => spoken(words.ruleTitle(rule)),
});

export const titleWords = (): TitleWords => now;

export const titleSpeech = (): Speech => speech;
