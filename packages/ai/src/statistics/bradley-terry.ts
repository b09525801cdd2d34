/**
 * Ratings by the model of Bradley and Terry, with an advantage of the first side beside them: the chance that the first
 * side wins is logistic in the difference of the ratings plus that advantage. Maximum likelihood by Newton's method; the
 * errors come from the curvature there.
 */
import { inverse, product } from './linear.ts';

export interface RatedGame {
  readonly first: string;
  readonly second: string;
  /** Of the player of the first side: 1, 0, or 0.5 for a draw. */
  readonly score: number;
}

export interface Estimate {
  readonly elo: number;
  /** The standard error; infinite where the games tell nothing. */
  readonly error: number;
}

export interface Ratings {
  /** Their mean is 0. */
  readonly players: ReadonlyMap<string, Estimate>;
  /** Of the first side of the title, against an equal opponent. */
  readonly firstSide: Estimate;
  /** How much better one player is than another. */
  between(better: string, worse: string): Estimate;
}

interface RatingOptions {
  readonly games: readonly RatedGame[];
  /** Drawn games added for each two players who met, so that winning every game is not an infinite rating. */
  readonly drawsAdded?: number;
}

const ELO = 400 / Math.LN10;
const ROUNDS = 200;
const FAR_STEP = 1;
const ENOUGH = 1e-10;

/** Games with equal players, counted together: the model needs no more. */
interface Cell {
  /** The coefficients of the parameters: +1 and −1 for the players, 1 for the first side's advantage. */
  readonly row: readonly number[];
  games: number;
  score: number;
}

export function rate({ games, drawsAdded = 1 }: RatingOptions): Ratings {
  const names = [...new Set(games.flatMap(({ first, second }) => [first, second]))].sort();
  const cells = cellsOf(games, names, drawsAdded);
  const { solution, covariance } = fitted(cells, Math.max(0, names.length - 1) + 1);
  // The last parameter is the advantage; the last player stands at 0 until the mean is taken off.
  const combined = (weights: readonly number[]): Estimate => estimate(weights, solution, covariance);
  const unit = (name: string): number[] => playerRow(names, name);
  const players = names.map((name) => {
    const mean = names.map(unit).reduce((sum, row) => added(sum, row, 1 / names.length), zeros(solution.length));
    return [name, combined(added(unit(name), mean, -1))] as const;
  });
  return {
    players: new Map(players),
    firstSide: combined(zeros(solution.length).with(-1, 1)),
    between: (better, worse) => combined(added(unit(better), unit(worse), -1)),
  };
}

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

const added = (a: readonly number[], b: readonly number[], times: number): number[] =>
  a.map((value, i) => value + times * (b[i] ?? 0));

function playerRow(names: readonly string[], name: string): number[] {
  const row = zeros(Math.max(0, names.length - 1) + 1);
  const at = names.indexOf(name);
  return at >= 0 && at < names.length - 1 ? row.with(at, 1) : row;
}

function cellsOf(games: readonly RatedGame[], names: readonly string[], drawsAdded: number): Cell[] {
  const cells = new Map<string, Cell>();
  const add = ({ first, second, score }: RatedGame, weight: number): void => {
    const key = JSON.stringify([first, second]);
    const row = added(playerRow(names, first), playerRow(names, second), -1).with(-1, 1);
    const cell = cells.get(key) ?? { row, games: 0, score: 0 };
    cell.games += weight;
    cell.score += weight * score;
    cells.set(key, cell);
  };
  for (const game of games) add(game, 1);
  if (drawsAdded > 0) for (const game of drawsOf(games)) add(game, drawsAdded / 2);
  return [...cells.values()];
}

/** One with the sides each way for each two who met: they favour nobody and no side. */
function drawsOf(games: readonly RatedGame[]): RatedGame[] {
  const met = new Map<string, RatedGame>();
  for (const { first, second } of games) {
    const [one = '', other = ''] = [first, second].sort();
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const) {
      met.set(JSON.stringify([a, b]), { first: a, second: b, score: 0.5 });
    }
  }
  return [...met.values()];
}

interface Fit {
  readonly solution: readonly number[];
  readonly covariance: readonly (readonly number[])[] | undefined;
}

function fitted(cells: readonly Cell[], size: number): Fit {
  let solution = zeros(size);
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, curvature } = likelihoodAt(cells, solution);
    const covariance = inverse(curvature);
    if (covariance === undefined) return { solution, covariance };
    const step = product(covariance, slope);
    const longest = Math.max(...step.map(Math.abs));
    if (longest < ENOUGH) return { solution, covariance };
    solution = added(solution, step, Math.min(1, FAR_STEP / longest));
  }
  return { solution, covariance: inverse(likelihoodAt(cells, solution).curvature) };
}

function likelihoodAt(cells: readonly Cell[], at: readonly number[]) {
  const slope = zeros(at.length);
  const curvature = at.map(() => zeros(at.length));
  for (const { row, games, score } of cells) {
    const logit = row.reduce((sum, value, i) => sum + value * (at[i] ?? 0), 0);
    const chance = 1 / (1 + Math.exp(-logit));
    const weight = games * chance * (1 - chance);
    row.forEach((value, i) => {
      slope[i] = (slope[i] ?? 0) + value * (score - games * chance);
      const line = curvature[i] ?? [];
      row.forEach((other, j) => {
        line[j] = (line[j] ?? 0) + weight * value * other;
      });
    });
  }
  return { slope, curvature };
}

function estimate(weights: readonly number[], solution: readonly number[], covariance: Fit['covariance']): Estimate {
  const elo = ELO * weights.reduce((sum, weight, i) => sum + weight * (solution[i] ?? 0), 0);
  if (covariance === undefined) return { elo, error: Number.POSITIVE_INFINITY };
  const spread = product(covariance, weights).reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);
  return { elo, error: ELO * Math.sqrt(Math.max(0, spread)) };
}
