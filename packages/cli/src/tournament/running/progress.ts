import type { SprtState } from '@bridgehead/ai';
import { openProgressLine } from '../../process/progress-line.ts';
import type { Shell } from '../../shell.ts';

const WIDTH = 24;

interface Extent {
  /** Games in all, and those that were there before. */
  readonly total: number;
  readonly before: number;
  /** Stands before the bar where several follow each other. */
  readonly label: string;
}

export interface Reached {
  readonly done: number;
  readonly failed: number;
  readonly test: SprtState | undefined;
}

/** How far, how fast, how long still. */
export function openProgress({ complain }: Shell, { total, before, label }: Extent) {
  const line = openProgressLine(complain);
  return {
    show({ done, failed, test }: Reached): void {
      line.show((seconds) => {
        const perSecond = (done - before) / Math.max(seconds, 1e-3);
        return [
          `${label}${bar(done / total)} ${done} of ${total} games`,
          `${failed === 0 ? 'none' : failed} failed`,
          `${perSecond.toFixed(2)} a second`,
          leftOf((total - done) / perSecond),
          ...(test === undefined ? [] : [`ratio ${test.ratio.toFixed(2)}`]),
        ].join(', ');
      }, done >= total);
    },
    clear: line.clear,
  };
}

const bar = (share: number): string => `[${'#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '.')}]`;

/** `40 s left`, `12 min left`, `3.5 h left`. */
function leftOf(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s left`;
  return seconds < 6000 ? `${Math.ceil(seconds / 60)} min left` : `${(seconds / 3600).toFixed(1)} h left`;
}
