/** The catalogue: every word of the app by its key. Another language is another table with the same keys. */
import type { HoleNames, Template } from '@bridgehead/engine/contract';
import { fillText } from '@bridgehead/protocol';
import { EN } from './en.ts';
import { languageNow, spokenText } from './language.ts';
import { PLAY_EN, type PlayKey } from './play.en.ts';

type AppKey = keyof typeof EN;
export type Params = Readonly<Record<string, string | number>>;

type ParamsOf<Key extends AppKey> = Readonly<Record<HoleNames<(typeof EN)[Key]>, string | number>>;
type Arguments<Key extends AppKey> = [HoleNames<(typeof EN)[Key]>] extends [never] ? [] : [params: ParamsOf<Key>];

const MESSAGES: Readonly<Record<string, Template>> = { ...PLAY_EN, ...EN };

/** The words for a key; the compiler asks for what stands in its braces. */
export function t<Key extends AppKey>(key: Key, ...params: Arguments<Key>): string;
export function t(key: PlayKey, params?: Params): string;
export function t(key: string, params: Params = {}): string {
  return filled(spokenText(MESSAGES[key] ?? key), params);
}

/** A message with what stands in its braces. */
export const filled = (text: Template, params: Params): string => fillText(text, params, languageNow());

/** The words for a key that is put together from names of the engine, or those names as they are. */
export const tOr = (key: string, otherwise: string): string =>
  Object.hasOwn(MESSAGES, key) ? filled(spokenText(MESSAGES[key] ?? otherwise), {}) : otherwise;
