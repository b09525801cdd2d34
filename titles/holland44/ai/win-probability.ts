/**
 * The chance that the Allies win, from a few features of the position. The weights of each edition's scenarios are those of a
 * logistic regression on games between computer players of all levels (`tools/fit-win-probability.mjs`): every player-turn of a
 * game is a sample, all games weigh the same, its winner is the label. Short game: 320 games, 80 of them won by the Allies,
 * Brier score 0.08, with games left out of the fit 0.08, the same said of every position 0.19; campaign: 100 games, 31
 * won, 0.13, 0.13 and 0.21. Second edition: 240 short games, 53 won, 0.08, 0.08 and 0.17; 100 campaigns, 21 won, 0.09, 0.10 and 0.17.
 */

import { logisticChance } from '@bridgehead/ai';
import type { Game } from '@bridgehead/engine';
import { pointsOf, victoryItems } from '../src/rules/26-victory.ts';
import { lastTurnOf } from '../src/scenario/calendar.ts';
import { turnOf } from '../src/state/state.ts';
import { gameLength, isShort } from './game-length.ts';
import { spearheadIndex, suppliedIndex } from './ground-army.ts';
import { brokenBridges } from './staff/highway-bridges.ts';
import { WIN_PROBABILITY } from './weights.ts';

/** Each is good for the Allies where it is positive. Read by tools/fit-win-probability.mjs. @public */
export function winProbabilityFeatures(known: Game): Readonly<Record<string, number>> {
  const items = victoryItems(known);
  const allied = pointsOf(items, 'allied');
  const past = turnOf(known) / lastTurnOf(known.setUp.scenario);
  const score = isShort(known)
    ? Math.min(WIN_PROBABILITY.mostSteps, allied) / WIN_PROBABILITY.steps
    : allied / WIN_PROBABILITY.points;
  const supplied = suppliedIndex(known) / WIN_PROBABILITY.hexes;
  return {
    score,
    scoreLate: score * past,
    supplied,
    suppliedLate: supplied * past,
    lead: spearheadIndex(known) / WIN_PROBABILITY.hexes,
    losses: -pointsOf(items, 'german') / WIN_PROBABILITY.losses,
    gaps: -brokenBridges(known).length / WIN_PROBABILITY.bridges,
    time: -past,
  };
}

type Fits = (typeof WIN_PROBABILITY.weights)[keyof typeof WIN_PROBABILITY.weights];
const FITS: Readonly<Record<number, Fits>> = WIN_PROBABILITY.weights;

/** From 0 to 1; with house rules as the edition without them. */
export function winProbability(known: Game): number {
  const fits = FITS[known.setUp.edition] ?? WIN_PROBABILITY.weights[1];
  return logisticChance(fits[gameLength(known)], winProbabilityFeatures(known));
}
