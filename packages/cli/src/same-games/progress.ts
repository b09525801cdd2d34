import { performance } from 'node:perf_hooks';
import type { Shell } from '../shell.ts';
import type { Compared } from './compare-game.ts';

const SHOW_EVERY_MS = 200;

/** One line of standard error: how many games have been compared, and how many parted. */
export function openProgress({ complain }: Pick<Shell, 'complain'>, label: string, total: number) {
  const start = performance.now();
  const tally = { done: 0, parted: 0, shown: Number.NEGATIVE_INFINITY, width: 0 };
  return {
    ended({ departure }: Compared): void {
      tally.done += 1;
      tally.parted += Number(departure !== undefined);
      const now = performance.now();
      if (now - tally.shown < SHOW_EVERY_MS && tally.done < total) return;
      tally.shown = now;
      const perSecond = tally.done / Math.max((now - start) / 1000, 1e-3);
      const line = `${label}: ${tally.done} of ${total} games, ${tally.parted} parted, ${perSecond.toFixed(2)} a second`;
      complain(`\r${line.padEnd(tally.width)}`);
      tally.width = line.length;
    },
    clear(): void {
      if (tally.width > 0) complain(`\r${' '.repeat(tally.width)}\r`);
    },
  };
}
