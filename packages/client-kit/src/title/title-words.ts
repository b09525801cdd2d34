import type { Decisions, Template } from '@bridgehead/engine/contract';
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

/** The language of a title: how it is told, its words on the game screen. */
export interface TitleWords {
  readonly sides: Sides;
  /** Messages of the game screen that only this title needs, or that it says in its own way. */
  readonly messages: Readonly<Record<string, Template>>;
  /** What its rules and its computer players say, what happened, and what things are called. */
  readonly dictionary: Dictionary;
  /** What its questions are about and how they are answered. */
  readonly decisions: Decisions;
  ruleTitle(rule: string): string;
}

const NO_WORDS: TitleWords = {
  sides: [],
  messages: {},
  dictionary: { messages: {}, words: {}, nameOf: (_kind, id) => id },
  decisions: {},
  ruleTitle: () => '',
};

/** In the language of this window. */
const speechOf = ({ dictionary }: TitleWords): Speech =>
  createSpeech(language() === PSEUDO_LANGUAGE ? pseudoDictionary(dictionary) : dictionary, languageOf(language()));

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
  ruleTitle: (rule) => spoken(words.ruleTitle(rule)),
});

export const titleWords = (): TitleWords => now;

export const titleSpeech = (): Speech => speech;
