/** How titles are spoken: the sentences of each, and what a language does beyond its tables. */
import type { TitleManifest } from '@bridgehead/client-kit/title';
import { ENGINE_EN, type Title } from '@bridgehead/engine';
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

/** The languages of a session that plays these titles. */
export async function loadLanguages(
  titles: readonly { readonly manifest: TitleManifest; readonly title: Title }[],
): Promise<Languages> {
  const dictionaries = new Map(
    await Promise.all(titles.map(async ({ manifest, title }) => [title.id, await dictionaryOf(manifest)] as const)),
  );
  const speeches = new Map<string, Speech>();
  return {
    known: [ENGLISH, PSEUDO_LANGUAGE],
    speak: (lang, title = '') => {
      const key = `${lang} ${title}`;
      const speech = speeches.get(key) ?? speechIn(lang, dictionaries.get(title) ?? COMMON);
      speeches.set(key, speech);
      return speech.say;
    },
    names: (lang, title) => {
      const manifest = titles.find((one) => one.title.id === title)?.manifest;
      return manifest === undefined ? undefined : namesIn(lang, manifest);
    },
  };
}
