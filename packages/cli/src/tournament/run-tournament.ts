/** Plays what is missing of a tournament, writes each game down as it ends, and stops early once a test has decided. */
import { performance } from 'node:perf_hooks';
import type { SprtState, SprtWish } from '@bridgehead/ai';
import { Unable } from '../bad-input.ts';
import type { Shell } from '../shell.ts';
import { type CrewWish, hireCrew } from './crew.ts';
import { gamePlan, type Tournament } from './plan.ts';
import { openProgress } from './progress.ts';
import { type GameResult, isFinished } from './result.ts';
import { appendResult } from './result-file.ts';
import { testPairs } from './tally.ts';

export interface RunWish extends CrewWish {
  readonly tournament: Tournament;
  /** In all. */
  readonly games: number;
  readonly sprt: SprtWish | undefined;
  readonly path: string;
  /** Before the progress line, which `quiet` leaves out. */
  readonly label: string;
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
  const { tournament, sprt, games: total } = wish;
  const results = new Map(known.filter(({ n }) => n < total).map((result) => [result.n, result]));
  const ordered = (): GameResult[] => [...results.values()].sort((a, b) => a.n - b.n);
  const missing = Array.from({ length: total }, (_, n) => n).filter((n) => !results.has(n));
  const test = (): SprtState | undefined => (sprt === undefined ? undefined : testPairs(tournament, ordered(), sprt));
  const isDecided = (): boolean => (test()?.verdict ?? 'undecided') !== 'undecided';
  const start = performance.now();
  const before = results.size;
  let failed = ordered().filter((result) => !isFinished(result)).length;
  const progress = wish.quiet ? undefined : openProgress(shell, { total, before, label: wish.label });
  const end = await playMissing(wish, isDecided() ? [] : missing, shell, (result) => {
    results.set(result.n, result);
    appendResult(wish.path, result);
    failed += Number(!isFinished(result));
    progress?.show({ done: results.size, failed, test: test() });
    return isDecided();
  });
  progress?.clear();
  if (end === 'stopped')
    throw new Unable(`stopped after ${results.size} of ${total} games: the same line again goes on with them`);
  const played = results.size - before;
  const gamesPerSecond = played === 0 ? undefined : (played * 1000) / (performance.now() - start);
  return { results: ordered(), test: test(), gamesPerSecond };
}

/** Each hand takes the next game when it has ended one; nobody begins another after `ended` has said that it is enough. */
async function playMissing(
  wish: RunWish,
  missing: readonly number[],
  shell: Shell,
  ended: (result: GameResult) => boolean,
): Promise<'done' | 'stopped'> {
  if (missing.length === 0) return 'done';
  const { tournament, workers } = wish;
  const crew = hireCrew(tournament, { ...wish, workers: Math.min(workers, missing.length) });
  const queue = missing.values();
  let isEnough = false;
  const all = Promise.all(
    crew.map(async (hand) => {
      for (const n of queue) {
        isEnough = ended(await hand.play(gamePlan(tournament, n))) || isEnough;
        if (isEnough) return;
      }
    }),
  );
  try {
    return await Promise.race([all.then(() => 'done' as const), shell.untilStopped().then(() => 'stopped' as const)]);
  } finally {
    isEnough = true;
    await Promise.all(crew.map((hand) => hand.dismiss()));
  }
}
