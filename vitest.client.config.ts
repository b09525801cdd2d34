import { defineConfig } from 'vitest/config';

// Whole ways through the client in a real browser, which take minutes.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/{cli,web}/src/**/*.browser.test.ts'],
    testTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
