import { performance } from 'node:perf_hooks';
import type { SprtState } from '@bridgehead/ai';
import type { Shell } from '../shell.ts';

const SHOW_EVERY_MS = 200;
const WIDTH = 24;

/** One line of standard error: how far, how fast, how long still. */
export function openProgress(shell: Shell, total: number, before: number) {
  const start = performance.now();
  let shown = Number.NEGATIVE_INFINITY;
  let width = 0;
  return {
    show(done: number, test: SprtState | undefined): void {
      const now = performance.now();
      if (now - shown < SHOW_EVERY_MS && done < total) return;
      shown = now;
      const perSecond = (done - before) / Math.max((now - start) / 1000, 1e-3);
      const line = `${bar(done / total)} ${done} of ${total} games, ${perSecond.toFixed(2)} a second, ${leftOf(
        (total - done) / perSecond,
      )}${test === undefined ? '' : `, ratio ${test.ratio.toFixed(2)}`}`;
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
