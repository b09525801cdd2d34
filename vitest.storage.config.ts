import { defineConfig } from 'vitest/config';

// A real browser that is killed, and one whose disk is full: `npm run test:kills`, `npm run test:full-disk`.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/web/src/**/*.storage.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
