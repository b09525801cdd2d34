/** Pairs: one seed played twice with the sides swapped, so that neither the dice nor the side decides alone. */

/** One game as both players see it. */
export interface GameScore {
  /** 1 for the player of the first side of the title if that side won, 0 if it lost. */
  readonly firstSideWon: boolean;
  /** In the scenario's own measure; positive for the first side of the title. */
  readonly margin: number;
}

export type PairResult = 'won' | 'drawn' | 'lost';

/**
 * How a pair ended for the player who had the first side in `asFirst` and the second side in `asSecond`: by wins, and
 * where each has won once, by the sum of the margins.
 */
export function pairResult(asFirst: GameScore, asSecond: GameScore): PairResult {
  const wins = Number(asFirst.firstSideWon) + Number(!asSecond.firstSideWon);
  if (wins !== 1) return wins === 2 ? 'won' : 'lost';
  const lead = asFirst.margin - asSecond.margin;
  if (lead === 0) return 'drawn';
  return lead > 0 ? 'won' : 'lost';
}

export interface PairCount {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export function countPairs(results: readonly PairResult[]): PairCount {
  const count = { won: 0, drawn: 0, lost: 0 };
  for (const result of results) count[result] += 1;
  return count;
}
