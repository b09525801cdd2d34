/** A thread that plays the games it is handed, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import type { HandOptions } from './crew.ts';
import { openBench } from './guests.ts';
import type { GamePlan } from './plan.ts';
import { playGame } from './play-game.ts';

const { tournament, guests } = workerData as HandOptions;
const bench = openBench(guests);

parentPort?.on('message', async (plan: GamePlan) => {
  parentPort?.postMessage(await playGame(tournament, plan, bench));
});
