import { performance } from 'node:perf_hooks';
import type { SprtState } from '@bridgehead/ai';
import type { Shell } from '../../shell.ts';

const SHOW_EVERY_MS = 200;
const WIDTH = 24;

export interface Extent {
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

/** One line of standard error: how far, how fast, how long still. */
export function openProgress(shell: Shell, { total, before, label }: Extent) {
  const start = performance.now();
  let shown = Number.NEGATIVE_INFINITY;
  let width = 0;
  return {
    show({ done, failed, test }: Reached): void {
      const now = performance.now();
      if (now - shown < SHOW_EVERY_MS && done < total) return;
      shown = now;
      const perSecond = (done - before) / Math.max((now - start) / 1000, 1e-3);
      const line = [
        `${label}${bar(done / total)} ${done} of ${total} games`,
        `${failed === 0 ? 'none' : failed} failed`,
        `${perSecond.toFixed(2)} a second`,
        leftOf((total - done) / perSecond),
        ...(test === undefined ? [] : [`ratio ${test.ratio.toFixed(2)}`]),
      ].join(', ');
      shell.complain(`\r${line.padEnd(width)}`);
      width = line.length;
    },
    clear(): void {
      if (width > 0) shell.complain(`\r${' '.repeat(width)}\r`);
    },
  };
}

const bar = (share: number): string => `[${'#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '.')}]`;

/** `40 s left`, `12 min left`, `3.5 h left`. */
function leftOf(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s left`;
  return seconds < 6000 ? `${Math.ceil(seconds / 60)} min left` : `${(seconds / 3600).toFixed(1)} h left`;
}
