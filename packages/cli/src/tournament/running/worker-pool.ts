/** Who plays the games: worker threads, one for each core, or this thread alone. */
import { Worker } from 'node:worker_threads';
import type { GamePlan, Tournament } from '../plan.ts';
import { type FailedGame, type GameResult, packChoices } from '../results/result.ts';
import { type EngineCommands, openOtherEngines } from './other-build-players.ts';
import { playGame } from './play-game.ts';

/** Plays one game at a time. */
interface PoolWorker {
  play(plan: GamePlan): Promise<GameResult>;
  close(): Promise<void>;
}

export interface WorkerPoolOptions {
  /** So many threads; with none the games are played here. */
  readonly workers: number;
  /** A game that takes longer in a thread has stalled: it is broken off and has failed. */
  readonly patienceMs: number;
  readonly engineCommands: EngineCommands;
}

/** What a worker must know to play any game of the tournament. */
export interface WorkerData {
  readonly tournament: Tournament;
  readonly engineCommands: EngineCommands;
}

export const spawnWorkerPool = (
  tournament: Tournament,
  { workers, patienceMs, engineCommands }: WorkerPoolOptions,
): readonly PoolWorker[] =>
  workers === 0
    ? [inThreadWorker({ tournament, engineCommands })]
    : Array.from({ length: workers }, () =>
        threadWorker(() => spawnThread({ tournament, engineCommands }), patienceMs),
      );

function inThreadWorker({ tournament, engineCommands }: WorkerData): PoolWorker {
  const engines = openOtherEngines(engineCommands);
  return {
    play: (plan) => new Promise((resolve) => setImmediate(() => resolve(playGame(tournament, plan, engines)))),
    close: async () => engines.close(),
  };
}

const spawnThread = (workerData: WorkerData): Worker =>
  new Worker(new URL('./worker.js', import.meta.url), { workerData });

function threadWorker(spawn: () => Worker, patienceMs: number): PoolWorker {
  let worker = spawn();
  return {
    play: async (plan) => {
      const result = await resultOf(worker, plan, patienceMs);
      if (result !== undefined) return result;
      await worker.terminate();
      worker = spawn();
      return stalled(plan, patienceMs);
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

/** Undefined when patience has ended. */
function resultOf(worker: Worker, plan: GamePlan, patienceMs: number): Promise<GameResult | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(timer);
      worker.off('error', fail).off('exit', fail).off('message', succeed);
    };
    const fail = (cause: unknown): void => {
      settle();
      const why = cause instanceof Error ? cause.message : `code ${String(cause)}`;
      reject(new Error(`game ${plan.n}: the worker ended (${why})`, { cause }));
    };
    const succeed = (result: GameResult | undefined): void => {
      settle();
      resolve(result);
    };
    const timer = setTimeout(succeed, patienceMs, undefined);
    worker.on('error', fail).on('exit', fail).on('message', succeed);
    worker.postMessage(plan);
  });
}

/** Its choices are lost with the thread; players and seed lead there again. */
const stalled = (plan: GamePlan, patienceMs: number): FailedGame => ({
  ...plan,
  decisions: 0,
  ms: patienceMs,
  answers: packChoices([]),
  fault: `no end after ${patienceMs / 1000} s`,
});
