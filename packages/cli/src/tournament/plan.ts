/** Which games a tournament has: every two players meet, each seed twice with the sides swapped, all on common seeds. */
import { manifestOf } from '@bridgehead/catalogue';
import type { EntrantName } from './entrants.ts';

/** What makes two tournaments the same: a result file is resumed only by the one that wrote it. */
export interface Tournament {
  readonly title: string;
  readonly edition: number;
  readonly scenario: string;
  /** Options of the title that are switched on, in its order; left out where there are none. */
  readonly options?: readonly string[];
  readonly players: readonly EntrantName[];
  /** The seed of the first games; the others follow it. */
  readonly seed: number;
  /** The budget of a decision. */
  readonly nodes: number;
  /** Each player also meets itself. */
  readonly mirrors?: true;
}

type Conditions = Pick<Tournament, 'title' | 'edition' | 'scenario' | 'options'>;

/** `edition 2` of a title that has several; of any other there is nothing to name. */
export const editionName = ({ title, edition }: Pick<Tournament, 'title' | 'edition'>): string | undefined =>
  (manifestOf(title)?.facts.editions.length ?? 1) > 1 ? `edition ${edition}` : undefined;

/** Title, scenario, edition and options: `… short, edition 1, hidden`. */
export const conditionsOf = ({ title, edition, scenario, options = [] }: Conditions): string =>
  [`${title} ${scenario}`, editionName({ title, edition }), ...options].filter((word) => word !== undefined).join(', ');

/** How a file of such games is called; the usual edition goes without saying. */
export function stemOf({ title, edition, scenario }: Conditions): string {
  const [usual = edition] = manifestOf(title)?.facts.editions ?? [];
  return [title, scenario, ...(edition === usual ? [] : ['edition', edition])].join('-');
}

export interface GamePlan {
  /** Its number in the tournament, from 0. */
  readonly n: number;
  readonly seed: number;
  /** Who plays the first side of the title. */
  readonly first: EntrantName;
  readonly second: EntrantName;
}

export interface Pairing {
  readonly one: EntrantName;
  readonly other: EntrantName;
}

type Entrants = Pick<Tournament, 'players' | 'mirrors'>;

/** Every two players; one alone plays itself, which tells of the sides rather than of the players. */
export function pairingsOf({ players, mirrors }: Entrants): readonly Pairing[] {
  const others = players.flatMap((one, i) => players.slice(i + 1).map((other) => ({ one, other })));
  const isAlone = players.length === 1;
  return isAlone || mirrors ? [...others, ...players.map((one) => ({ one, other: one }))] : others;
}

export const isMirror = ({ one, other }: Pairing): boolean => one === other;

/** Who plays the first side and who the second in the games of one seed. */
function gamesOfSeed(entrants: Entrants): readonly (readonly [EntrantName, EntrantName])[] {
  // A mirror has one game a seed: with the sides swapped it would be the same again.
  return pairingsOf(entrants).flatMap(({ one, other }): (readonly [EntrantName, EntrantName])[] =>
    one === other
      ? [[one, one]]
      : [
          [one, other],
          [other, one],
        ],
  );
}

export const gamesInAll = (entrants: Entrants, gamesEach: number): number => gamesEach * pairingsOf(entrants).length;

/**
 * The game of this number. Seed by seed, so that a longer tournament goes on where a shorter one ended; the two games of
 * a pair follow each other.
 */
export function gamePlan(tournament: Tournament, n: number): GamePlan {
  const games = gamesOfSeed(tournament);
  const game = games[n % games.length];
  if (game === undefined) throw new RangeError('a tournament without players');
  const [first, second] = game;
  return { n, seed: tournament.seed + Math.floor(n / games.length), first, second };
}
