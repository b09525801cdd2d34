import type { Thinking } from '@bridgehead/engine';
import type { Budget } from './player.ts';

/** Enough for any decision that goes its usual way; a search that loses its way ends here. */
export const DEFAULT_BUDGET: Budget = { nodes: 100_000 };

/** Whether somebody asked to stop is looked up once in so many calls: a clock costs more than a node. */
const LOOK_EVERY = 16;

interface Meter {
  readonly spend: Thinking['spend'];
  readonly nodes: () => number;
  readonly isSpent: () => boolean;
}

/** Counts nodes. Once it has said no, it says no for ever, so that a caller may ask again on its way out. */
export function openMeter({ nodes, isStopped = () => false }: Budget): Meter {
  let used = 0;
  let calls = 0;
  let isSpent = false;
  return {
    spend(count = 1) {
      used += count;
      const isLook = calls++ % LOOK_EVERY === 0;
      isSpent ||= used > nodes || (isLook && isStopped());
      return !isSpent;
    },
    nodes: () => used,
    isSpent: () => isSpent,
  };
}
