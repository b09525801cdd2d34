/** The catalogue: every word of the app by its key. Another language is another table with the same keys. */
import { EN } from './en.ts';
import { spoken } from './language.ts';
import { PLAY_EN, type PlayKey } from './play.en.ts';

type AppKey = keyof typeof EN;
export type Params = Readonly<Record<string, string | number>>;

/** The names in braces of a message. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type ParamsOf<Key extends AppKey> = Readonly<Record<Names<(typeof EN)[Key]>, string | number>>;
type Arguments<Key extends AppKey> = [Names<(typeof EN)[Key]>] extends [never] ? [] : [params: ParamsOf<Key>];

const MESSAGES: Readonly<Record<string, string>> = { ...PLAY_EN, ...EN };

/** The words for a key; the compiler asks for what stands in its braces. */
export function t<Key extends AppKey>(key: Key, ...params: Arguments<Key>): string;
export function t(key: PlayKey, params?: Params): string;
export function t(key: string, params: Params = {}): string {
  return filled(spoken(MESSAGES[key] ?? key), params);
}

/** A message with what stands in its braces. */
export const filled = (text: string, params: Params): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => String(params[name] ?? braces));

const isAppKey = (key: string): key is AppKey => Object.hasOwn(EN, key);

/** The words for a key that is put together from names of the engine, or those names as they are. */
export const tOr = (key: string, otherwise: string): string =>
  isAppKey(key) ? spoken(MESSAGES[key] ?? otherwise) : otherwise;
