import { EngineError } from './engine-error.ts';
import { EVERYBODY } from './event.ts';
import type { Flow, Frame } from './frame.ts';
import { chanceColumn, type Game, write } from './game.ts';
import type { Json } from './json.ts';
import { CHANCE, type Choice, type Question, question } from './question.ts';
import { drawBelow, nextBits } from './random.ts';

export interface Roll extends Choice {
  readonly kind: 'roll';
  readonly die: number;
}

const rollsOf = (sides: number): readonly Roll[] =>
  Object.freeze(Array.from({ length: sides }, (_, i) => Object.freeze({ kind: 'roll', die: i + 1 } as const)));

const SIX: readonly Roll[] = rollsOf(6);

/** A step at which chance rolls a die of six before everybody. */
export const die = <F extends Frame>(
  kind: string,
  rule: string,
  rolled: (g: Game, f: F, die: number) => Flow<F['step']>,
): Question<F, Choice> =>
  question<F, Roll>({
    kind,
    rule,
    by: () => CHANCE,
    audience: EVERYBODY,
    choices: () => SIX,
    chosen: (g, f, c) => rolled(g, f, c.die),
  });

/** A choice laid down beforehand that does not fit the question. */
export class ScriptFault extends Error {
  override readonly name = 'ScriptFault';
}

/** What chance would choose now: the script first, then the generator of the position. Changes nothing. */
export function chanceChoice(g: Game, listed: readonly Choice[]): Choice {
  if (hasScript(g)) {
    const entry = g.script[g.scriptAt];
    const found = listed.find((choice) => fits(choice, entry));
    if (found !== undefined) return found;
    throw new ScriptFault(`dice[${g.scriptAt}] = ${JSON.stringify(entry)} fits none of ${inShort(listed)}`);
  }
  return rolledChoice(g, listed);
}

/** What the generator of the position rolls now, whatever has been laid down. Changes nothing. */
export function rolledChoice(g: Game, listed: readonly Choice[]): Choice {
  const words = chanceWords(g);
  const drawn = listed.length === 0 ? undefined : listed[drawBelow(words, listed.length)];
  if (drawn === undefined) throw new EngineError('chance has nothing to choose from');
  return drawn;
}

const chanceWords = (g: Game): number[] => [...(g.cells[chanceColumn(g)] ?? [])];

/** A die of a hundred is told by its ends. */
const MOST_TOLD = 12;

function inShort(listed: readonly Choice[]): string {
  const [first, last] = [listed[0], listed.at(-1)];
  if (listed.length <= MOST_TOLD) return JSON.stringify(listed);
  return `${listed.length} outcomes, from ${JSON.stringify(first)} to ${JSON.stringify(last)}`;
}

export const hasScript = (g: Game): boolean => g.scriptAt < g.script.length;

const fits = (choice: Choice, entry: Json | undefined): boolean =>
  Object.entries(choice).some(([key, value]) => key !== 'kind' && value === entry);

/**
 * Moves the generator on by one step, whether a die was rolled or laid down: a game replayed from its recorded choices
 * comes to the same state as the game in which they were rolled.
 */
export function advanceGenerator(g: Game): void {
  const words = chanceWords(g);
  nextBits(words);
  const column = chanceColumn(g);
  for (let i = 0; i < words.length; i++) write(g, column, i, words[i] ?? 0);
}
