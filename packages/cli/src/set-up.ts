import {
  beginGame,
  type Game,
  type Options,
  optionsFromWords,
  optionWord,
  readOptions,
  type SetUp,
  type Title,
} from '@bridgehead/engine';
import { BadInput } from './bad-input.ts';
import { faultIn } from './speech.ts';

/** `advanced,level=1`: options of the title as words, in its order. */
export function readOptionWords(title: Title, text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined;
  const read = optionsOf(title, text.split(','));
  return title.options.flatMap(({ id }) => {
    const value = read[id];
    return value === undefined ? [] : [optionWord(id, value)];
  });
}

/** The edition that was asked for, or the usual one. */
export function readEdition({ id, editions }: Pick<Title, 'id' | 'editions'>, text: string | undefined): number {
  const [usual = 1] = editions;
  const found = text === undefined ? usual : editions.find((edition) => String(edition) === text);
  if (found !== undefined) return found;
  throw new BadInput(`option «--edition» cannot be «${text}»: ${id} has ${editions.join(', ')}`);
}

/** What such words stand for; those of older versions are read too. */
export function optionsOf(title: Title, words: readonly string[]): Options {
  const read = readOptions(title.options, optionsFromWords(title.options, words));
  if (read.ok) return read.value;
  throw new BadInput(`${title.id}, ${faultIn(title, read.fault)}`);
}

/** A new game; options that do not go together are refused with the rule that says so. */
export function expectGame(title: Title, setUp: SetUp): Game {
  const begun = beginGame(title, setUp);
  if (begun.ok) return begun.value;
  throw new BadInput(`${title.id}, ${faultIn(title, begun.fault)}`);
}
