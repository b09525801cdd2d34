/** The course of the games, turn by turn, for each two players with their sides. */
import { quantile } from '@bridgehead/ai';
import type { EntrantName } from '../entrants.ts';
import type { FinishedGame } from '../results/result.ts';

export interface Matchup {
  /** Who plays the first side of the title. */
  readonly first: EntrantName;
  readonly second: EntrantName;
  readonly games: readonly FinishedGame[];
}

export function matchupsOf(games: readonly FinishedGame[]): Matchup[] {
  const found = new Map<string, FinishedGame[]>();
  for (const game of games) {
    const key = `${game.first} ${game.second}`;
    found.set(key, [...(found.get(key) ?? []), game]);
  }
  return [...found.values()].flatMap((list) => {
    const [game] = list;
    return game === undefined ? [] : [{ first: game.first, second: game.second, games: list }];
  });
}

export const lastTurnOf = (games: readonly FinishedGame[]): number =>
  Math.max(0, ...games.flatMap(({ course }) => course.map(({ turn }) => turn)));

/** The names of everything that some game tells of, in their order. */
export const milestoneNames = (games: readonly FinishedGame[]): string[] => [
  ...new Set(games.flatMap(({ course }) => course.flatMap(({ milestones }) => Object.keys(milestones)))),
];

type Reading = (stage: FinishedGame['course'][number]) => number;

export const milestone =
  (name: string): Reading =>
  ({ milestones }) =>
    milestones[name] ?? 0;

export const outlook: Reading = (stage) => stage.outlook;

/** What was read when this turn had ended; a game that was over earlier keeps its last value. */
export function valueAt({ course }: FinishedGame, turn: number, read: Reading): number {
  const stage = course.findLast((one) => one.turn <= turn);
  return stage === undefined ? 0 : read(stage);
}

export interface TurnSpread {
  readonly turn: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** Median and middle half at the end of every turn, from the start on. */
export function spreadByTurn(games: readonly FinishedGame[], lastTurn: number, read: Reading): TurnSpread[] {
  return Array.from({ length: lastTurn + 1 }, (_, turn) => {
    const sorted = games.map((game) => valueAt(game, turn, read)).sort((a, b) => a - b);
    return { turn, low: quantile(sorted, 0.25), median: quantile(sorted, 0.5), high: quantile(sorted, 0.75) };
  });
}

/** The share of the games in which a place was held at the end of a turn. */
export const heldShare = (games: readonly FinishedGame[], turn: number, name: string): number =>
  games.filter((game) => valueAt(game, turn, milestone(name)) > 0).length / Math.max(1, games.length);

/** The turn in which a place first fell, or infinity if it never did. */
const turnReached = ({ course }: FinishedGame, name: string): number =>
  course.find(({ milestones }) => (milestones[name] ?? 0) > 0)?.turn ?? Number.POSITIVE_INFINITY;

export const placeReached = (game: FinishedGame, name: string): boolean =>
  turnReached(game, name) < Number.POSITIVE_INFINITY;

export interface Reached {
  /** In the median game; infinity if most games never saw it. */
  readonly medianTurn: number;
  /** Of the middle half of the games the first and the last; infinity as above. */
  readonly earlyTurn: number;
  readonly lateTurn: number;
  readonly count: number;
  readonly of: number;
  /** The share of games in which it had fallen by the end of each turn, from the start on. */
  readonly byTurn: readonly number[];
}

export function reachedOf(games: readonly FinishedGame[], lastTurn: number, name: string): Reached {
  const turns = games.map((game) => turnReached(game, name)).sort((a, b) => a - b);
  const share = (turn: number): number => turns.filter((at) => at <= turn).length / Math.max(1, turns.length);
  // A turn that is one of them, for nothing lies between a turn and never.
  const at = (index: number): number => turns[index] ?? Number.POSITIVE_INFINITY;
  const last = turns.length - 1;
  return {
    medianTurn: at(Math.floor(last / 2)),
    earlyTurn: at(Math.floor(last / 4)),
    lateTurn: at(Math.ceil((last * 3) / 4)),
    count: turns.filter((turn) => turn < Number.POSITIVE_INFINITY).length,
    of: turns.length,
    byTurn: Array.from({ length: lastTurn + 1 }, (_, turn) => share(turn)),
  };
}
