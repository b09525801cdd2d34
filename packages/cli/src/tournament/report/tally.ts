/** What the games of a tournament say, in numbers: the report and the page print the same ones. */
import {
  countPairs,
  type Estimate,
  type PairCount,
  type PairResult,
  pairResult,
  type Ratings,
  rate,
  type Share,
  type Spread,
  type SprtOptions,
  type SprtState,
  spreadOf,
  sprt,
  wilson,
} from '@bridgehead/ai';
import { gameTitle } from '../../game-titles.ts';
import type { EntrantName } from '../entrants.ts';
import { isMirror, type Pairing, pairingsOf, type Tournament } from '../plan.ts';
import { type FailedGame, type FinishedGame, type GameResult, isFinished } from '../results/result.ts';

/** The first and the second side of a title. */
export type Sides = readonly [first: string, second: string];

export function sidesOf(title: string): Sides {
  const [first = '', second = ''] = gameTitle(title).sides;
  return [first, second];
}

export interface Counted extends Share {
  readonly of: number;
  readonly count: number;
}

export interface PairingTally {
  readonly pairing: Pairing;
  readonly games: readonly FinishedGame[];
  /** Of `one` against `other`; undefined for a mirror, which has no pairs. */
  readonly pairs: PairCount | undefined;
  /** Pairs won, a drawn one counted as half. */
  readonly pairShare: Counted | undefined;
  /** Games won by `one`: in all, with the first side and with the second. */
  readonly wins: Counted;
  readonly winsAsFirst: Counted;
  readonly winsAsSecond: Counted;
  /** Games won by the first side of the title, by any player. */
  readonly firstSideWins: Counted;
  readonly margins: Spread | undefined;
}

export interface PlayerTally {
  readonly level: EntrantName;
  readonly rating: Estimate;
  readonly wins: Counted;
  /** Milliseconds of computing for a player-turn of its own. */
  readonly turnMs: Spread | undefined;
  /** And for its choices in one of the other side. */
  readonly replyMs: Spread | undefined;
  readonly fallbacks: Readonly<Record<string, number>>;
}

export interface Tally {
  readonly tournament: Tournament;
  readonly sides: Sides;
  readonly players: readonly PlayerTally[];
  readonly pairings: readonly PairingTally[];
  readonly firstSide: Estimate;
  readonly firstSideWins: Counted;
  readonly finished: readonly FinishedGame[];
  readonly failed: readonly FailedGame[];
  readonly gameMs: Spread | undefined;
  readonly decisions: Spread | undefined;
}

export function tallyOf(tournament: Tournament, results: readonly GameResult[]): Tally {
  const sides = sidesOf(tournament.title);
  const finished = results.filter(isFinished);
  const failed = results.filter((result) => !isFinished(result)) as FailedGame[];
  const ratings = ratingsOf(finished, sides);
  return {
    tournament,
    sides,
    players: tournament.players
      .map((level) => playerTally(level, finished, sides, ratings))
      .sort((a, b) => b.rating.elo - a.rating.elo),
    pairings: pairingsOf(tournament).map((pairing) => pairingTally(pairing, finished, sides)),
    firstSide: ratings.firstSide,
    firstSideWins: counted(finished, ({ winner }) => winner === sides[0]),
    finished,
    failed,
    gameMs: spreadOf(finished.map(({ ms }) => ms)),
    decisions: spreadOf(finished.map(({ decisions }) => decisions)),
  };
}

const ratingsOf = (games: readonly FinishedGame[], [firstSide]: Sides): Ratings =>
  rate({ games: games.map(({ first, second, winner }) => ({ first, second, score: winner === firstSide ? 1 : 0 })) });

export function counted<T>(items: readonly T[], is: (item: T) => boolean): Counted {
  const count = items.filter(is).length;
  return { count, of: items.length, ...wilson(count, items.length) };
}

/** The level that won. */
const winnerOf = ({ winner, first, second }: FinishedGame, sides: Sides): EntrantName =>
  winner === sides[0] ? first : second;

function pairingTally(pairing: Pairing, all: readonly FinishedGame[], sides: Sides): PairingTally {
  const { one, other } = pairing;
  const games = all.filter(
    ({ first, second }) => (first === one && second === other) || (first === other && second === one),
  );
  const isWon = (game: FinishedGame): boolean => winnerOf(game, sides) === one;
  const results = isMirror(pairing) ? undefined : pairsOf(games, sides).map(({ result }) => result);
  const pairs = results === undefined ? undefined : countPairs(results);
  const isFirst = ({ first }: FinishedGame): boolean => first === one;
  return {
    pairing,
    games,
    pairs,
    pairShare: pairs === undefined ? undefined : shareOf(pairs),
    wins: counted(games, isWon),
    winsAsFirst: counted(games.filter(isFirst), isWon),
    winsAsSecond: counted(
      games.filter((game) => !isFirst(game)),
      isWon,
    ),
    firstSideWins: counted(games, ({ winner }) => winner === sides[0]),
    margins: spreadOf(games.map(({ margin }) => margin)),
  };
}

function shareOf({ won, drawn, lost }: PairCount): Counted {
  const of = won + drawn + lost;
  const count = won + drawn / 2;
  return { count, of, ...wilson(count, of) };
}

interface PairOutcome {
  readonly seed: number;
  readonly result: PairResult;
}

/** The complete pairs of one pairing by seed; the player of the game with the lower number is the one who wins or loses. */
function pairsOf(games: readonly FinishedGame[], [firstSide]: Sides): PairOutcome[] {
  const bySeed = new Map<number, FinishedGame[]>();
  for (const game of games) bySeed.set(game.seed, [...(bySeed.get(game.seed) ?? []), game]);
  return [...bySeed].flatMap(([seed, pair]) => {
    const [asFirst, asSecond] = pair.sort((a, b) => a.n - b.n);
    if (asFirst === undefined || asSecond === undefined) return [];
    const score = ({ winner, margin }: FinishedGame) => ({ firstSideWon: winner === firstSide, margin });
    return [{ seed, result: pairResult(score(asFirst), score(asSecond)) }];
  });
}

/**
 * The test over the pairs in their order, as far as they are complete without a gap: who ends first must not matter.
 * It stays with its first decision, whatever is played afterwards.
 */
export function testPairs(tournament: Tournament, results: readonly GameResult[], options: SprtOptions): SprtState {
  const count = { won: 0, drawn: 0, lost: 0 };
  let state = sprt(count, options);
  const byNumber = new Map(results.map((result) => [result.n, result]));
  for (let n = 0; state.verdict === 'undecided'; n += 2) {
    const pair = [byNumber.get(n), byNumber.get(n + 1)];
    if (pair.includes(undefined)) break;
    // A pair that failed tells nothing of strength; the report names it.
    const games = pair.filter((game): game is FinishedGame => game !== undefined && isFinished(game));
    const [outcome] = pairsOf(games, sidesOf(tournament.title));
    if (outcome === undefined) continue;
    count[outcome.result] += 1;
    state = sprt(count, options);
  }
  return state;
}

function playerTally(level: EntrantName, all: readonly FinishedGame[], sides: Sides, ratings: Ratings): PlayerTally {
  const games = all.filter(({ first, second }) => first === level || second === level);
  const levelOf = ({ first, second }: FinishedGame, side: string): EntrantName => (side === sides[0] ? first : second);
  const times = games.flatMap((game) => game.times.map((time) => ({ ...time, by: levelOf(game, time.side), game })));
  const otherSide = (side: string): string => (side === sides[0] ? sides[1] : sides[0]);
  const replies = times.filter(
    ({ game, side, replies: count }) => count > 0 && levelOf(game, otherSide(side)) === level,
  );
  return {
    level,
    rating: ratings.players.get(level) ?? { elo: 0, error: Number.POSITIVE_INFINITY },
    wins: counted(games, (game) => winnerOf(game, sides) === level),
    turnMs: spreadOf(times.filter(({ by }) => by === level).map(({ ms }) => ms)),
    replyMs: spreadOf(replies.map(({ replyMs }) => replyMs)),
    fallbacks: fallbacksOf(level, games, sides),
  };
}

function fallbacksOf(level: EntrantName, games: readonly FinishedGame[], sides: Sides) {
  const sum: Record<string, number> = {};
  for (const game of games) {
    for (const [side, kinds] of Object.entries(game.fallbacks)) {
      if ((side === sides[0] ? game.first : game.second) !== level) continue;
      for (const [kind, times] of Object.entries(kinds)) sum[kind] = (sum[kind] ?? 0) + times;
    }
  }
  return sum;
}
