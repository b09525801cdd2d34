/** A thread that plays the games it is handed, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GamePlan } from '../plan.ts';
import { openOtherEngines } from './other-build-players.ts';
import { playGame } from './play-game.ts';
import type { WorkerData } from './worker-pool.ts';

const { tournament, engineCommands } = workerData as WorkerData;
const engines = openOtherEngines(engineCommands);

parentPort?.on('message', async (plan: GamePlan) => {
  parentPort?.postMessage(await playGame(tournament, plan, engines));
});
