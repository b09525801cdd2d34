/** Who plays the games: worker threads, one for each core, or this thread alone. */
import { Worker } from 'node:worker_threads';
import type { GamePlan, Tournament } from '../plan.ts';
import { type FailedGame, type GameResult, packAnswers } from '../results/result.ts';
import { type Guests, openBench } from './other-build-players.ts';
import { playGame } from './play-game.ts';

/** Plays one game at a time. */
export interface Hand {
  play(plan: GamePlan): Promise<GameResult>;
  dismiss(): Promise<void>;
}

export interface CrewWish {
  /** So many threads; with none the games are played here. */
  readonly workers: number;
  /** A game that takes longer in a thread has stalled: it is broken off and has failed. */
  readonly patienceMs: number;
  readonly guests: Guests;
}

/** What a hand must know to play any game of the tournament. */
export interface HandWish {
  readonly tournament: Tournament;
  readonly guests: Guests;
}

export const hireCrew = (tournament: Tournament, { workers, patienceMs, guests }: CrewWish): readonly Hand[] =>
  workers === 0
    ? [ownHand({ tournament, guests })]
    : Array.from({ length: workers }, () => workerHand(() => hired({ tournament, guests }), patienceMs));

function ownHand({ tournament, guests }: HandWish): Hand {
  const bench = openBench(guests);
  return {
    play: (plan) => new Promise((resolve) => setImmediate(() => resolve(playGame(tournament, plan, bench)))),
    dismiss: async () => bench.close(),
  };
}

const hired = (wish: HandWish): Worker => new Worker(new URL('./worker.js', import.meta.url), { workerData: wish });

function workerHand(hire: () => Worker, patienceMs: number): Hand {
  let worker = hire();
  return {
    play: async (plan) => {
      const result = await resultOf(worker, plan, patienceMs);
      if (result !== undefined) return result;
      await worker.terminate();
      worker = hire();
      return stalled(plan, patienceMs);
    },
    dismiss: async () => {
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

/** Its answers are lost with the thread; players and seed lead there again. */
const stalled = (plan: GamePlan, patienceMs: number): FailedGame => ({
  ...plan,
  decisions: 0,
  ms: patienceMs,
  answers: packAnswers([]),
  fault: `no end after ${patienceMs / 1000} s`,
});
