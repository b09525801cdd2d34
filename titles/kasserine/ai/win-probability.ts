/** The chance that the Allies win, from a few features of the position; the numbers are in the table of weights. */
import { logisticChance } from '@bridgehead/ai';
import { decision, type Game } from '@bridgehead/engine';
import { firstTurnOf, lastTurnOf } from '../src/scenario/calendar.ts';
import { turnOf } from '../src/state/state.ts';
import { lacking, score, stepsLeft } from './score.ts';
import { WIN_PROBABILITY } from './weights.ts';

/** Each is good for the Allies where it is positive. */
function winProbabilityFeatures(known: Game): Readonly<Record<string, number>> {
  const { scenario } = known.setUp;
  const [first, last] = [firstTurnOf(scenario), lastTurnOf(scenario)];
  const past = (turnOf(known) - first) / (last - first);
  const lack = Math.min(WIN_PROBABILITY.mostLacking, lacking(known));
  const allied = stepsLeft(known, 'allied');
  const axis = stepsLeft(known, 'axis');
  return { lack, lackLate: past * (lack - WIN_PROBABILITY.even), steps: (allied - axis) / Math.max(1, allied + axis) };
}

/** From 0 to 1. */
export function winProbability(known: Game): number {
  if (decision(known) === undefined) return score(known).winner === 'allied' ? 1 : 0;
  const weights = WIN_PROBABILITY.weights[known.setUp.scenario] ?? WIN_PROBABILITY.weights.campaign;
  return logisticChance(weights, winProbabilityFeatures(known));
}
