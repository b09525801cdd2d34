import { defineConfig } from 'vitest/config';
import { LIMITS, SOURCES } from './vitest.shared.ts';

// A real browser that is killed, and one whose disk is full: `npm run test:kills`, `npm run test:full-disk`.
export default defineConfig({
  ...SOURCES,
  test: { ...LIMITS, include: ['packages/web/src/**/*.storage.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
});
