import { defineConfig } from 'vitest/config';
import { StallReporter } from './tools/test-runs/stall-reporter.ts';
import { LIMITS, SOURCES } from './vitest.shared.ts';

/** Some ways through the client have limits of their own, of five minutes. */
const STOP_MS = 310_000;

// Whole games of computer players, and all ways through the client in a real browser: minutes, not seconds.
export default defineConfig({
  ...SOURCES,
  test: {
    ...LIMITS,
    include: ['{packages,titles}/**/*.{browser,long}.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: '100%',
    reporters: ['default', new StallReporter({ stopMs: STOP_MS })],
  },
});
