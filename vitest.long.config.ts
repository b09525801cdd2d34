import { defineConfig } from 'vitest/config';
import { LIMITS, REPORTERS, SOURCES } from './vitest.shared.ts';

// Whole games of computer players, and all ways through the client in a real browser: minutes, not seconds.
export default defineConfig({
  ...SOURCES,
  test: {
    ...LIMITS,
    include: ['{packages,titles}/**/*.{browser,long}.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['packages/web/test/built-client.ts'],
    maxWorkers: '100%',
    reporters: REPORTERS,
  },
});
