import { openProgressLine } from '../process/progress-line.ts';
import type { Shell } from '../shell.ts';
import type { Compared } from './compare-game.ts';

/** How many games have been compared, and how many parted. */
export function openProgress({ complain }: Pick<Shell, 'complain'>, label: string, total: number) {
  const line = openProgressLine(complain);
  let done = 0;
  let parted = 0;
  return {
    ended({ departure }: Compared): void {
      done += 1;
      parted += Number(departure !== undefined);
      line.show((seconds) => {
        const perSecond = done / Math.max(seconds, 1e-3);
        return `${label}: ${done} of ${total} games, ${parted} parted, ${perSecond.toFixed(2)} a second`;
      }, done === total);
    },
    clear: line.clear,
  };
}
