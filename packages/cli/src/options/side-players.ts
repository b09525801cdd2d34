import { LEVELS, type Level } from '@bridgehead/ai';
import type { Seating, TitleFacts } from '@bridgehead/engine';
import { readWord } from '../arguments.ts';
import { BadInput, oneOf } from '../bad-input.ts';
import { GAME_TITLES } from '../game-titles.ts';

/** Every side of every title: each has an option that names its player. */
export const EVERY_SIDE: readonly string[] = [...new Set(GAME_TITLES.flatMap(({ sides }) => sides))];

/** By side of the title, who plays it; random where nobody is named. An option of another title's side is refused. */
export function readSidePlayers(
  { id, sides }: Pick<TitleFacts, 'id' | 'sides'>,
  playerOf: (option: string) => string | undefined,
): ReadonlyMap<string, Level> {
  const foreign = EVERY_SIDE.find((side) => !sides.includes(side) && playerOf(side) !== undefined);
  if (foreign !== undefined) {
    const expected = oneOf(sides.map((side) => `--${side}`));
    throw new BadInput(`option «--${foreign}»: ${id} has no such side: expected ${expected}`);
  }
  return new Map(sides.map((side) => [side, readWord('player', playerOf(side), LEVELS) ?? 'random']));
}

/** The same as a save says it. */
export const seatingOf = (levels: ReadonlyMap<string, Level>): Seating => ({
  players: Object.fromEntries([...levels].map(([side, level]) => [side, { by: 'computer', level }])),
  hotSeat: false,
});
