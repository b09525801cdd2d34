/** Words of the play screen: its messages, and the names that the title gives to units and hexes. */

import type { Message, Template } from '@bridgehead/engine/contract';
import { isSide, sideLook } from '../looks/sides.ts';
import { spokenText } from '../messages/language.ts';
import { type Arguments, filled, type Params } from '../messages/messages.ts';
import { PLAY_EN } from '../messages/play.en.ts';
import { titleSpeech, titleWords } from '../title/title-words.ts';

export type { Params };

const MESSAGES: Readonly<Record<string, Template>> = PLAY_EN;

/** The title's own words come first. */
function textOf(key: string): Template | undefined {
  const { messages } = titleWords();
  if (Object.hasOwn(messages, key)) return messages[key];
  return Object.hasOwn(MESSAGES, key) ? spokenText(MESSAGES[key] ?? '') : undefined;
}

/** Messages of the play screen, and of a title that has its own or says them in its own way. */
type Both<Own> = Own & Omit<typeof PLAY_EN, keyof Own>;
/** The compiler asks for what stands in the braces of a message. */
export type Say<Own> = <Key extends keyof Both<Own> & string>(key: Key, ...params: Arguments<Both<Own>, Key>) => string;

export const sayer =
  <Own>(): Say<Own> =>
  (key, ...[params = {}]: readonly Params[]) =>
    sayOr(key, key, params);

export const say: Say<unknown> = sayer<unknown>();

/** A message whose key is put together from the engine's words; without one, those words as they are. */
export function sayOr(key: string, otherwise: string, params: Params = {}): string {
  const text = textOf(key);
  return text === undefined ? otherwise : filled(text, named(params));
}

/** What the title's rules or players say, as a sentence. */
export const sayMessage = (message: Message): string => titleSpeech().say(message);

/** A side goes by its name. */
function named({ side, ...others }: Params): Params {
  if (side === undefined) return others;
  return { ...others, side: isSide(titleWords().sides, side) ? sideName(side) : side };
}

/** Throws for a side that the title does not have. */
export const sideName = (side: string): string => sideLook(titleWords().sides, side).name;

export const unitName = (id: string): string => titleSpeech().name('unit', id);

/** `5320 Nijmegen`, `Entry Area N`. */
export const placeName = (place: string): string => titleSpeech().name('place', place);

/** A word of the engine in the words of the title. */
export const wordFor = (code: string): string => titleSpeech().word(code);

export const unitNames = (ids: readonly string[]): string => ids.map(unitName).join(', ');
