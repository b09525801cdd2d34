/** Plays what is missing of a tournament, writes each game down as it ends, and stops early once a test has decided. */
import { performance } from 'node:perf_hooks';
import type { SprtState, SprtWish } from '@bridgehead/ai';
import type { Shell } from '../shell.ts';
import { hireCrew } from './crew.ts';
import { gamePlan, gamesInAll, type Tournament } from './plan.ts';
import { openProgress } from './progress.ts';
import type { GameResult } from './result.ts';
import { appendResult } from './result-file.ts';
import { testPairs } from './tally.ts';

export interface RunWish {
  readonly tournament: Tournament;
  readonly gamesEach: number;
  readonly workers: number;
  readonly sprt: SprtWish | undefined;
  readonly path: string;
  readonly quiet: boolean;
}

export interface Run {
  /** All games, also those of earlier runs, in the order of their numbers. */
  readonly results: readonly GameResult[];
  readonly test: SprtState | undefined;
  /** How fast this run was; undefined if everything was there already. */
  readonly gamesPerSecond: number | undefined;
}

/** `known` are the games that the file holds already. */
export async function runTournament(wish: RunWish, known: readonly GameResult[], shell: Shell): Promise<Run> {
  const { tournament, sprt } = wish;
  const total = gamesInAll(tournament, wish.gamesEach);
  const results = new Map(known.filter(({ n }) => n < total).map((result) => [result.n, result]));
  const ordered = (): GameResult[] => [...results.values()].sort((a, b) => a.n - b.n);
  const missing = Array.from({ length: total }, (_, n) => n).filter((n) => !results.has(n));
  const test = (): SprtState | undefined => (sprt === undefined ? undefined : testPairs(tournament, ordered(), sprt));
  const isDecided = (): boolean => (test()?.verdict ?? 'undecided') !== 'undecided';
  const start = performance.now();
  const before = results.size;
  const progress = wish.quiet ? undefined : openProgress(shell, total, before);
  await playMissing(wish, isDecided() ? [] : missing, (result) => {
    results.set(result.n, result);
    appendResult(wish.path, result);
    progress?.show(results.size, test());
    return isDecided();
  });
  progress?.clear();
  const played = results.size - before;
  const gamesPerSecond = played === 0 ? undefined : (played * 1000) / (performance.now() - start);
  return { results: ordered(), test: test(), gamesPerSecond };
}

/** Each hand takes the next game when it has ended one; nobody begins another after `ended` has said that it is enough. */
async function playMissing(
  { tournament, workers }: RunWish,
  missing: readonly number[],
  ended: (result: GameResult) => boolean,
): Promise<void> {
  if (missing.length === 0) return;
  const crew = hireCrew(tournament, Math.min(workers, missing.length));
  const queue = missing.values();
  let isEnough = false;
  try {
    await Promise.all(
      crew.map(async (hand) => {
        for (const n of queue) {
          isEnough = ended(await hand.play(gamePlan(tournament, n))) || isEnough;
          if (isEnough) return;
        }
      }),
    );
  } finally {
    await Promise.all(crew.map((hand) => hand.dismiss()));
  }
}
