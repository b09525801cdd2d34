/** Compares game after game, several at a time, so that neither build waits for the other. */
import type { Shell } from '../shell.ts';
import type { GamePlan } from './aspects.ts';
import { type Compared, compareGame, type GameOptions } from './compare-game.ts';
import type { Pair } from './paired-game.ts';
import { openProgress } from './progress.ts';

interface ComparisonOptions extends GameOptions {
  readonly plans: readonly GamePlan[];
  /** Before the progress line, which `quiet` leaves out. */
  readonly label: string;
  readonly quiet: boolean;
}

/** While one game waits for a build, the build works on another. */
const GAMES_AT_ONCE = 3;

/** In the order of the plans. */
export async function compareGames(
  pairs: readonly Pair[],
  { plans, label, quiet, ...options }: ComparisonOptions,
  shell: Pick<Shell, 'complain'>,
): Promise<readonly Compared[]> {
  const results: Compared[] = [];
  const progress = quiet ? undefined : openProgress(shell, label, plans.length);
  const queue = plans.entries();
  const lane = async (pair: Pair): Promise<void> => {
    for (const [n, plan] of queue) {
      results[n] = await compareGame(pair, plan, options);
      progress?.ended(results[n]);
    }
  };
  try {
    await Promise.all(pairs.flatMap((pair) => Array.from({ length: GAMES_AT_ONCE }, () => lane(pair))));
  } finally {
    progress?.clear();
  }
  return results;
}
