/** A thread that plays the games it is handed, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GamePlan, Tournament } from './plan.ts';
import { playGame } from './play-game.ts';

const tournament = workerData as Tournament;

parentPort?.on('message', (plan: GamePlan) => parentPort?.postMessage(playGame(tournament, plan)));
