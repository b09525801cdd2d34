/**
 * The chance that the Allies win, from a few features of the position. The weights of each scenario are those of a
 * logistic regression on games between computer players of all levels (`tools/fit-win-probability.mjs`): every player-turn of a
 * game is a sample, all games weigh the same, its winner is the label. Short game: 320 games, 80 of them won by the Allies,
 * Brier score 0.08, with games left out of the fit 0.08, the same said of every position 0.19; campaign: 100 games, 31
 * won, 0.13, 0.13 and 0.21.
 */
import { type LogisticWeights, logisticChance } from '@bridgehead/ai';
import type { Game } from '@bridgehead/engine';
import { pointsOf, victoryItems } from '../src/rules/26-victory.ts';
import { lastTurnOf } from '../src/scenario/calendar.ts';
import { turnOf } from '../src/state/state.ts';
import { spearheadIndex, suppliedIndex } from './ground-army.ts';
import { brokenBridges } from './staff/highway-bridges.ts';

/** So that all features are of about the same size. */
const STEPS = 4;
const MOST_STEPS = 12;
const POINTS = 5;
const LOSSES = 6;
const HEXES = 50;
const BRIDGES = 3;

/** Each is good for the Allies where it is positive. */
export function winProbabilityFeatures(known: Game): Readonly<Record<string, number>> {
  const items = victoryItems(known);
  const allied = pointsOf(items, 'allied');
  const isShort = known.setUp.scenario === 'short';
  const past = turnOf(known) / lastTurnOf(known.setUp.scenario);
  const score = isShort ? Math.min(MOST_STEPS, allied) / STEPS : allied / POINTS;
  const supplied = suppliedIndex(known) / HEXES;
  return {
    score,
    scoreLate: score * past,
    supplied,
    suppliedLate: supplied * past,
    lead: spearheadIndex(known) / HEXES,
    losses: -pointsOf(items, 'german') / LOSSES,
    gaps: -brokenBridges(known).length / BRIDGES,
    time: -past,
  };
}

const WEIGHTS: Readonly<Record<'short' | 'campaign', LogisticWeights>> = {
  short: {
    bias: -1,
    by: { score: 1.18, scoreLate: 0.92, supplied: 3.08, suppliedLate: -0.84, lead: 2.64, time: 5.15 },
  },
  campaign: {
    bias: -1.45,
    by: {
      score: 1.35,
      scoreLate: 0.61,
      supplied: 0.61,
      suppliedLate: 0.53,
      lead: 0.18,
      losses: 2.71,
      gaps: 0.64,
      time: 0.89,
    },
  },
};

/** From 0 to 1. */
export const winProbability = (known: Game): number =>
  logisticChance(WEIGHTS[known.setUp.scenario === 'short' ? 'short' : 'campaign'], winProbabilityFeatures(known));
