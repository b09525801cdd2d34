import { defineConfig } from 'vitest/config';

// Tests read the sources of our packages, so that no build stands between a change and its test.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { include: ['packages/*/src/**/*.test.ts', 'titles/*/**/*.test.ts', 'tools/**/*.test.ts'] },
});
