/** The chance that the Allies win, from a few features of the position. */
import type { Game } from '@bridgehead/engine';
import { turnOf } from '../state.ts';
import { LAST_TURN } from '../tables/campaign-tables.ts';
import { features } from './standing.ts';

/** From 0 to 1. */
export function outlook(sight: Game): number {
  const { margin = 0, ground = 0 } = features(sight);
  const past = turnOf(sight) / LAST_TURN;
  const sum = past * (margin / 8) + (1 - past) * (ground / 20 - 1);
  return 1 / (1 + Math.exp(-sum));
}
