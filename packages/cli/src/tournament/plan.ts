/** Which games a tournament has: every two players meet, each seed twice with the sides swapped, all on common seeds. */
import type { Level } from '@bridgehead/ai';

/** What makes two tournaments the same: a result file is resumed only by the one that wrote it. */
export interface Tournament {
  readonly title: string;
  readonly edition: number;
  readonly scenario: string;
  readonly players: readonly Level[];
  /** The seed of the first games; the others follow it. */
  readonly seed: number;
  /** The budget of a decision. */
  readonly nodes: number;
}

export interface GamePlan {
  /** Its number in the tournament, from 0. */
  readonly n: number;
  readonly seed: number;
  /** Who plays the first side of the title. */
  readonly first: Level;
  readonly second: Level;
}

export interface Pairing {
  readonly one: Level;
  readonly other: Level;
}

/** Every two players; one alone plays itself, which tells of the sides rather than of the players. */
export function pairingsOf(players: readonly Level[]): readonly Pairing[] {
  const [only] = players;
  if (only !== undefined && players.length === 1) return [{ one: only, other: only }];
  return players.flatMap((one, i) => players.slice(i + 1).map((other) => ({ one, other })));
}

export const isMirror = ({ one, other }: Pairing): boolean => one === other;

/** A mirror has one game a seed: with the sides swapped it would be the same again. */
const gamesOfSeed = (pairings: readonly Pairing[]): number => pairings.filter((p) => !isMirror(p)).length * 2 || 1;

export const gamesInAll = ({ players }: Tournament, gamesEach: number): number =>
  gamesEach * pairingsOf(players).length;

/**
 * The game of this number. Seed by seed, so that a longer tournament goes on where a shorter one ended; the two games of
 * a pair follow each other.
 */
export function gamePlan({ players, seed }: Tournament, n: number): GamePlan {
  const pairings = pairingsOf(players);
  const each = gamesOfSeed(pairings);
  const within = n % each;
  const pairing = pairings[within >> 1];
  if (pairing === undefined) throw new RangeError('a tournament without players');
  const isSwapped = within % 2 === 1;
  const [first, second] = isSwapped ? [pairing.other, pairing.one] : [pairing.one, pairing.other];
  return { n, seed: seed + Math.floor(n / each), first, second };
}
