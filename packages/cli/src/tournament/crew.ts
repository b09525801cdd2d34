/** Who plays the games: worker threads, one for each core, or this thread alone. */
import { Worker } from 'node:worker_threads';
import { Unable } from '../bad-input.ts';
import type { GamePlan, Tournament } from './plan.ts';
import { playGame } from './play-game.ts';
import type { GameResult } from './result.ts';

/** Plays one game at a time. */
export interface Hand {
  play(plan: GamePlan): Promise<GameResult>;
  dismiss(): Promise<void>;
}

/** So many threads; with none the games are played here. */
export const hireCrew = (tournament: Tournament, workers: number): readonly Hand[] =>
  workers === 0 ? [ownHand(tournament)] : Array.from({ length: workers }, () => workerHand(tournament));

const ownHand = (tournament: Tournament): Hand => ({
  play: (plan) => new Promise((resolve) => setImmediate(() => resolve(playGame(tournament, plan)))),
  dismiss: async () => {},
});

function workerHand(tournament: Tournament): Hand {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: tournament });
  return {
    play: (plan) =>
      new Promise((resolve, reject) => {
        const fail = (cause: unknown): void => reject(new Unable(`game ${plan.n}: the worker ended`, { cause }));
        worker.once('error', fail);
        worker.once('exit', fail);
        worker.once('message', (result: GameResult) => {
          worker.off('error', fail);
          worker.off('exit', fail);
          resolve(result);
        });
        worker.postMessage(plan);
      }),
    dismiss: async () => {
      await worker.terminate();
    },
  };
}
