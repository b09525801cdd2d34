/** What the numbers of several commands may be. */
import type { NumberRange } from '../arguments.ts';

export const GAMES: NumberRange = { from: 1, to: 1_000_000, whole: true };
export const SEEDS: NumberRange = { from: 0, to: 2 ** 40, whole: true };
export const NODES: NumberRange = { from: 0, to: 1e12, whole: true };
/** None: the games are played in the program's own thread. */
export const WORKERS: NumberRange = { from: 0, to: 256, whole: true };
