/** Plays what is missing of a tournament, writes each game down as it ends, and stops early once a test has decided. */
import { performance } from 'node:perf_hooks';
import type { SprtOptions, SprtState } from '@bridgehead/ai';
import { Stopped, type StopSignal } from '../../process/exit-codes.ts';
import type { Shell } from '../../shell.ts';
import { gamePlan } from '../plan.ts';
import { testPairs } from '../report/tally.ts';
import { type GameResult, isFinished } from '../results/result.ts';
import type { OpenResultFile } from '../results/result-file.ts';
import { openProgress } from './progress.ts';
import { spawnWorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

export interface RunOptions extends WorkerPoolOptions {
  /** In all. */
  readonly games: number;
  readonly sprt: SprtOptions | undefined;
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

export async function runTournament(file: OpenResultFile, options: RunOptions, shell: Shell): Promise<Run> {
  const { sprt, games: total } = options;
  const { tournament } = file;
  const results = new Map(file.known.filter(({ n }) => n < total).map((result) => [result.n, result]));
  const ordered = (): GameResult[] => [...results.values()].sort((a, b) => a.n - b.n);
  const missing = Array.from({ length: total }, (_, n) => n).filter((n) => !results.has(n));
  const test = (): SprtState | undefined => (sprt === undefined ? undefined : testPairs(tournament, ordered(), sprt));
  const isDecided = (): boolean => (test()?.verdict ?? 'undecided') !== 'undecided';
  const start = performance.now();
  const before = results.size;
  let failed = ordered().filter((result) => !isFinished(result)).length;
  const progress = options.quiet ? undefined : openProgress(shell, { total, before, label: options.label });
  const ended = (result: GameResult): boolean => {
    file.append(result);
    results.set(result.n, result);
    failed += Number(!isFinished(result));
    progress?.show({ done: results.size, failed, test: test() });
    return isDecided();
  };
  try {
    const signal = await playMissing(file, options, { missing: isDecided() ? [] : missing, ended }, shell);
    if (signal !== undefined)
      throw new Stopped(
        signal,
        `stopped after ${results.size} of ${total} games: the same line again goes on with them`,
      );
  } finally {
    progress?.clear();
  }
  const played = results.size - before;
  const gamesPerSecond = played === 0 ? undefined : (played * 1000) / (performance.now() - start);
  return { results: ordered(), test: test(), gamesPerSecond };
}

interface Work {
  readonly missing: readonly number[];
  /** Told of each game; says whether that is enough. */
  readonly ended: (result: GameResult) => boolean;
}

/** Each worker takes the next game when it has ended one, until it is enough or somebody stops them. */
async function playMissing(
  { tournament }: OpenResultFile,
  options: RunOptions,
  { missing, ended }: Work,
  shell: Shell,
): Promise<StopSignal | undefined> {
  if (missing.length === 0) return undefined;
  const pool = spawnWorkerPool(tournament, { ...options, workers: Math.min(options.workers, missing.length) });
  const queue = missing.values();
  let isEnough = false;
  let isOver = false;
  const all = Promise.all(
    pool.map(async (worker) => {
      for (const n of queue) {
        const result = await worker.play(gamePlan(tournament, n));
        // The file is closed by then.
        if (isOver) return;
        isEnough = ended(result) || isEnough;
        if (isEnough) return;
      }
    }),
  );
  try {
    // In this thread a game is played without a pause: a signal is left to the system, which ends it at once.
    return await Promise.race([all.then(() => undefined), ...(options.workers === 0 ? [] : [shell.untilStopped()])]);
  } finally {
    isOver = true;
    await Promise.all(pool.map((worker) => worker.close()));
  }
}
