import { beginGame, type Game, type SetUp, type Title } from '@bridgehead/engine';
import { readWord } from './arguments.ts';
import { BadInput } from './bad-input.ts';
import { faultIn } from './speech.ts';

/** `advanced,hidden`: options of the title, in its order. */
export function readOptions({ options }: Title, text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined;
  const known = options.map(({ id }) => id);
  const named = text.split(',').map((word) => readWord('option of the title', word, known));
  return known.filter((id) => named.includes(id));
}

export const switchedOn = (options: readonly string[]): Readonly<Record<string, boolean>> =>
  Object.fromEntries(options.map((option) => [option, true]));

/** A new game; options that do not go together are refused with the rule that says so. */
export function expectGame(title: Title, setUp: SetUp): Game {
  const begun = beginGame(title, setUp);
  if (begun.ok) return begun.value;
  throw new BadInput(`${title.id}, ${faultIn(title, begun.fault)}`);
}
