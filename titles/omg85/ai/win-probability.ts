/**
 * The chance that the Allies win, from a few features of the position: a logistic regression on 620 games of the
 * historical set-up at level 3 between computer players (`tools/fit-win-probability.mjs`). Every phase of a game is a sample, all
 * games weigh the same, the winner is the label (232 were Allied). Brier score 0.17, with games left out of the fit 0.17;
 * to say the same of every position would give 0.23.
 */
import { logisticChance } from '@bridgehead/ai';
import { decision, type Game } from '@bridgehead/engine';
import { turnOf } from '../src/state/state.ts';
import { LAST_TURN } from '../src/tables/campaign-tables.ts';
import { features, score } from './score.ts';
import { WIN_PROBABILITY } from './weights.ts';

/** Each is good for the Allies where it is positive. Read by tools/fit-win-probability.mjs. @public */
export function winProbabilityFeatures(known: Game): Readonly<Record<string, number>> {
  const found = features(known);
  const past = turnOf(known) / LAST_TURN;
  const ground = (found.ground ?? 0) / WIN_PROBABILITY.ground;
  const supplied = (found.supplied ?? 0) / WIN_PROBABILITY.highway;
  return {
    marginLate: (past * (found.margin ?? 0)) / WIN_PROBABILITY.margin,
    ground,
    groundLate: past * ground,
    supplied,
    suppliedLate: past * supplied,
    time: -past,
  };
}

/** From 0 to 1. */
export function winProbability(known: Game): number {
  if (decision(known) === undefined) return score(known).winner === 'allied' ? 1 : 0;
  return logisticChance(WIN_PROBABILITY.weights, winProbabilityFeatures(known));
}
