/**
 * A sequential probability ratio test over pairs: trinomial, for a pair is won, drawn or lost. It is the generalised
 * test, in which each hypothesis fixes only the mean score of a pair and the frequencies are the likeliest with that mean.
 */
import type { PairCount } from './pairs.ts';

export interface SprtOptions {
  /** The rating differences, in Elo over pairs, between which the test decides. */
  readonly elo0: number;
  readonly elo1: number;
  /** The chance of accepting the better hypothesis although the worse one holds, and the reverse. */
  readonly alpha?: number;
  readonly beta?: number;
}

type Verdict = 'better' | 'not-better' | 'undecided';

export interface SprtState {
  /** The logarithm of the likelihood ratio so far. */
  readonly ratio: number;
  readonly lower: number;
  readonly upper: number;
  readonly verdict: Verdict;
}

const SCORES = [0, 0.5, 1] as const;
/** Stands for a result that was never seen: without it one loss less or more would decide everything. */
const UNSEEN = 1e-3;
const BISECTIONS = 100;

export function sprt(
  { won, drawn, lost }: PairCount,
  { elo0, elo1, alpha = 0.05, beta = 0.05 }: SprtOptions,
): SprtState {
  if (!(elo0 < elo1)) throw new RangeError(`the test needs two ratings in rising order, not ${elo0} and ${elo1}`);
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  const pairs = won + drawn + lost;
  const ratio = pairs === 0 ? 0 : logRatio([lost, drawn, won], expectedScore(elo0), expectedScore(elo1));
  return { ratio, lower, upper, verdict: ratio >= upper ? 'better' : ratio <= lower ? 'not-better' : 'undecided' };
}

export const expectedScore = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

function logRatio(counts: readonly number[], mean0: number, mean1: number): number {
  const seen = counts.map((count) => Math.max(count, UNSEEN));
  const total = seen.reduce((sum, count) => sum + count, 0);
  const shares = seen.map((count) => count / total);
  const tilt0 = tiltTo(shares, mean0);
  const tilt1 = tiltTo(shares, mean1);
  // The likeliest shares with a given mean are the seen ones, each divided by 1 + tilt × (score − mean).
  return seen.reduce((sum, count, i) => {
    const score = SCORES[i] ?? 0;
    return sum + count * Math.log((1 + tilt0 * (score - mean0)) / (1 + tilt1 * (score - mean1)));
  }, 0);
}

/** The tilt for which the tilted shares have this mean; the sum falls steadily between the two poles. */
function tiltTo(shares: readonly number[], mean: number): number {
  const surplus = (tilt: number): number =>
    shares.reduce((sum, share, i) => {
      const off = (SCORES[i] ?? 0) - mean;
      return sum + (share * off) / (1 + tilt * off);
    }, 0);
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let i = 0; i < BISECTIONS; i++) {
    const middle = (low + high) / 2;
    if (surplus(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
