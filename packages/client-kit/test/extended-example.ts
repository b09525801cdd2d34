/** The extended example of play: every choice and every die of the text. */
import { readFileSync } from 'node:fs';
import type { Choice, JsonObject, OpenGame } from '../src/game/contract.ts';
import { begin } from './in-process.ts';

export interface Step {
  readonly by: string;
  readonly decision: string;
  readonly choice: Choice;
}

interface Example {
  readonly setUp: JsonObject;
  readonly dice: readonly (number | string)[];
  readonly steps: readonly Step[];
}

const FILE = new URL('../../../titles/holland44/examples/extended-example.json', import.meta.url);

export const EXAMPLE = JSON.parse(readFileSync(FILE, 'utf8')) as Example;

/** The steps before the first German Bridge Phase: the Allied player-turn of turn 1. */
export const FIRST_TURN: readonly Step[] = EXAMPLE.steps.slice(
  0,
  EXAMPLE.steps.findIndex(({ decision }) => decision === 'bridges'),
);

export const choicesOf = (from: number, to: number): readonly Choice[] =>
  EXAMPLE.steps.slice(from, to).map(({ choice }) => choice);

export interface Moment {
  /** So many steps have been played. */
  readonly step: number;
  /** With so many of the text's dice; the seed rolls those that come. */
  readonly rolled?: number;
  readonly seed?: number;
}

/** The example at one of its moments, without a page. */
export async function exampleGame({ step, rolled = EXAMPLE.dice.length, seed = 1 }: Moment): Promise<OpenGame> {
  const setUp = { ...EXAMPLE.setUp, seed };
  const game = await begin({ hotSeat: false, opening: { setUp }, dice: EXAMPLE.dice.slice(0, rolled) });
  for (const choice of choicesOf(0, step)) await game.apply(choice);
  return game;
}

/** The same as a save file. */
export const exampleFile = async (moment: Moment): Promise<Buffer> =>
  Buffer.from(await (await exampleGame(moment)).exportText());
