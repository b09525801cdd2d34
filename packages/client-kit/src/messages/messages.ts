/** The catalogue: every word of the app by its key. Another language is another table with the same keys. */
import type { HoleNames, Template } from '@bridgehead/engine/contract';
import { fillText } from '@bridgehead/protocol';
import { EN } from './en.ts';
import { languageNow, spokenText } from './language.ts';
import { PLAY_EN, type PlayKey } from './play.en.ts';

type AppKey = keyof typeof EN;
export type Params = Readonly<Record<string, string | number>>;

type Holes<Table, Key extends keyof Table> = Table[Key] extends Template ? HoleNames<Table[Key]> : never;
/** What fills the messages of a table: nothing where they have no holes. */
export type Arguments<Table, Key extends keyof Table> = [Holes<Table, Key>] extends [never]
  ? []
  : [params: Readonly<Record<Holes<Table, Key>, string | number>>];

const MESSAGES: Readonly<Record<string, Template>> = { ...PLAY_EN, ...EN };

/** The words for a key; the compiler asks for what stands in its braces. */
export function t<Key extends AppKey>(key: Key, ...params: Arguments<typeof EN, Key>): string;
export function t<Key extends PlayKey>(key: Key, ...params: Arguments<typeof PLAY_EN, Key>): string;
export function t(key: string, params: Params = {}): string {
  return filled(spokenText(MESSAGES[key] ?? key), params);
}

/** A message with what stands in its braces. */
export const filled = (text: Template, params: Params): string => fillText(text, params, languageNow());

/** The words for a key that is put together from names of the engine, or those names as they are. */
export const tOr = (key: string, otherwise: string): string =>
  Object.hasOwn(MESSAGES, key) ? filled(spokenText(MESSAGES[key] ?? otherwise), {}) : otherwise;
