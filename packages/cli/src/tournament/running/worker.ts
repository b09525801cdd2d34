/** A thread that plays the games it is handed, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GamePlan } from '../plan.ts';
import { openBench } from './other-build-players.ts';
import { playGame } from './play-game.ts';
import type { HandWish } from './worker-pool.ts';

const { tournament, guests } = workerData as HandWish;
const bench = openBench(guests);

parentPort?.on('message', async (plan: GamePlan) => {
  parentPort?.postMessage(await playGame(tournament, plan, bench));
});
