/** How titles are spoken: the sentences of each, and what a language does beyond its tables. */
import type { TitleManifest } from '@bridgehead/client-kit/title';
import { ENGINE_EN, type Title } from '@bridgehead/engine';
import { createSpeech, type Languages, languageOf, PROTOCOL_EN, type Speech } from '@bridgehead/protocol';

const ENGLISH = 'en';

const COMMON = { ...ENGINE_EN, ...PROTOCOL_EN };

/** What is said where no title is known. */
export const COMMON_SPEECH: Speech = createSpeech(
  { messages: COMMON, words: {}, nameOf: (_kind, id) => id },
  languageOf(ENGLISH),
);

/** How a title is spoken in English. */
export async function loadSpeech(manifest: TitleManifest): Promise<Speech> {
  const { messages, words, labelOf } = await manifest.loadWords();
  const dictionary = {
    messages: { ...COMMON, ...messages },
    words,
    nameOf: (_kind: string, id: string) => labelOf(id),
  };
  return createSpeech(dictionary, languageOf(ENGLISH));
}

/** The languages of a session that plays these titles. */
export async function loadLanguages(
  titles: readonly { readonly manifest: TitleManifest; readonly title: Title }[],
): Promise<Languages> {
  const speeches = new Map(
    await Promise.all(titles.map(async ({ manifest, title }) => [title.id, await loadSpeech(manifest)] as const)),
  );
  return {
    known: [ENGLISH],
    speak: (_lang, title) => (speeches.get(title ?? '') ?? COMMON_SPEECH).say,
  };
}
