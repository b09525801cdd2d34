/** How titles are spoken: the sentences of each, and what a language does beyond its tables. */
import type { TitleManifest } from '@bridgehead/client-kit/title';
import { ENGINE_EN } from '@bridgehead/engine';
import {
  createSpeech,
  type Dictionary,
  type Languages,
  languageOf,
  PROTOCOL_EN,
  PSEUDO_LANGUAGE,
  pseudoDictionary,
  pseudoText,
  type Speech,
  type TitleNames,
} from '@bridgehead/protocol';
import { manifestOf } from './load.ts';
import { CATALOGUE } from './titles.ts';

const ENGLISH = 'en';

const COMMON: Dictionary = { messages: { ...ENGINE_EN, ...PROTOCOL_EN }, words: {}, nameOf: (_kind, id) => id };

const speechIn = (lang: string, dictionary: Dictionary): Speech =>
  createSpeech(lang === PSEUDO_LANGUAGE ? pseudoDictionary(dictionary) : dictionary, languageOf(lang));

/** What is said where no title is known. */
export const COMMON_SPEECH: Speech = speechIn(ENGLISH, COMMON);

async function dictionaryOf(manifest: TitleManifest): Promise<Dictionary> {
  const own = await manifest.loadWords();
  return { ...own, messages: { ...COMMON.messages, ...own.messages } };
}

/** How a title is spoken in English. */
export const loadSpeech = async (manifest: TitleManifest): Promise<Speech> =>
  speechIn(ENGLISH, await dictionaryOf(manifest));

/** What a title and its versions are called. */
function namesIn(lang: string, { start: { name, costUnit, scenarios, options } }: TitleManifest): TitleNames {
  const told = lang === PSEUDO_LANGUAGE ? pseudoText : (text: string) => text;
  const named = (table: Readonly<Record<string, { readonly name: string }>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(table).map(([id, one]) => [id, told(one.name)]));
  return { name: told(name), costUnit: told(costUnit), scenarios: named(scenarios), options: named(options) };
}

/** The languages of a session, and how it learns to speak of one more title. */
export interface LearningLanguages {
  readonly languages: Languages;
  readonly learn: (manifest: TitleManifest) => Promise<void>;
}

/** Names are known of every title, sentences only of those that have been learnt. */
export function openLanguages(catalogue: readonly TitleManifest[] = CATALOGUE): LearningLanguages {
  const dictionaries = new Map<string, Dictionary>();
  const speeches = new Map<string, Speech>();
  const speechOf = (lang: string, title: string): Speech => {
    const dictionary = dictionaries.get(title);
    const key = dictionary === undefined ? lang : `${lang} ${title}`;
    const speech = speeches.get(key) ?? speechIn(lang, dictionary ?? COMMON);
    speeches.set(key, speech);
    return speech;
  };
  const languages: Languages = {
    known: [ENGLISH, PSEUDO_LANGUAGE],
    speak: (lang, title = '') => speechOf(lang, title).say,
    names: (lang, title) => {
      const manifest = manifestOf(title, catalogue);
      return manifest === undefined ? undefined : namesIn(lang, manifest);
    },
  };
  const learn = async (manifest: TitleManifest): Promise<void> => {
    dictionaries.set(manifest.facts.id, await dictionaryOf(manifest));
  };
  return { languages, learn };
}

/** The languages of a session that plays these titles from the beginning. */
export async function loadLanguages(titles: readonly { readonly manifest: TitleManifest }[]): Promise<Languages> {
  const manifests = titles.map(({ manifest }) => manifest);
  const { languages, learn } = openLanguages(manifests);
  await Promise.all(manifests.map(learn));
  return languages;
}
