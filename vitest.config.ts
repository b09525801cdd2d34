import { defineConfig } from 'vitest/config';

// Tests read the sources of our packages, so that no build stands between a change and its test.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', '{packages/testkit/,}titles/*/**/*.test.ts', 'tools/**/*.test.ts'],
    // The long ways through the client are commands of their own: `npm run test:client`, `test:kills`, `test:full-disk`.
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts', '**/*.storage.test.ts'],
    // A busy machine is no fault of the code: speed is measured in bench/, never here.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // All cores: by itself vitest leaves one free, which on two cores doubles the time.
    maxWorkers: '100%',
    // `npm run coverage`: every function of a title's rules is executed by some test.
    coverage: {
      include: ['titles/*/src/rules/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text', 'html'],
      thresholds: { functions: 100 },
    },
  },
});
