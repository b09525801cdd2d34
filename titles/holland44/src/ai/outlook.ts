/**
 * The chance that the Allies win, from a few features of the position. The weights of each scenario are those of a
 * logistic regression on games between computer players of all levels: every player-turn of a game is a sample, its
 * winner the label. Short game: 63 games, 24 of them won by the Allies, 1449 samples, Brier score 0.10; campaign: 31
 * games, 13 won, 945 samples, 0.07.
 */
import type { Game } from '@bridgehead/engine';
import { lastTurnOf } from '../calendar.ts';
import { pointsOf, victoryItems } from '../rules/26-victory.ts';
import { turnOf } from '../state.ts';
import { gapsOf } from './staff/highway.ts';
import { spearheadIndex, suppliedIndex } from './standing.ts';

/** So that all features are of about the same size. */
const STEPS = 4;
const MOST_STEPS = 12;
const POINTS = 5;
const LOSSES = 6;
const HEXES = 50;
const BRIDGES = 3;

/** Each is good for the Allies where it is positive. */
export function outlookFeatures(sight: Game): Readonly<Record<string, number>> {
  const items = victoryItems(sight);
  const allied = pointsOf(items, 'allied');
  const isShort = sight.setUp.scenario === 'short';
  const past = turnOf(sight) / lastTurnOf(sight.setUp.scenario);
  const score = isShort ? Math.min(MOST_STEPS, allied) / STEPS : allied / POINTS;
  const supplied = suppliedIndex(sight) / HEXES;
  return {
    score,
    scoreLate: score * past,
    supplied,
    suppliedLate: supplied * past,
    lead: spearheadIndex(sight) / HEXES,
    losses: -pointsOf(items, 'german') / LOSSES,
    gaps: -gapsOf(sight).length / BRIDGES,
    time: -past,
  };
}

interface Weights {
  readonly bias: number;
  readonly by: Readonly<Record<string, number>>;
}

const WEIGHTS: Readonly<Record<'short' | 'campaign', Weights>> = {
  short: {
    bias: -0.2,
    by: { score: 1.17, scoreLate: 0.89, supplied: 2.36, suppliedLate: -0.89, lead: 1.53, gaps: 1.15, time: 4.18 },
  },
  campaign: {
    bias: -0.8,
    by: {
      score: 0.86,
      scoreLate: 0.12,
      supplied: 1.4,
      suppliedLate: 0.2,
      lead: 0.92,
      losses: 4.47,
      gaps: 2.29,
      time: 1.63,
    },
  },
};

/** From 0 to 1. */
export function outlook(sight: Game): number {
  const { bias, by } = WEIGHTS[sight.setUp.scenario === 'short' ? 'short' : 'campaign'];
  let sum = bias;
  for (const [name, value] of Object.entries(outlookFeatures(sight))) sum += (by[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}
