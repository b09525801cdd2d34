import { defineConfig } from 'vitest/config';

// The tests of one chapter against its mutants. Without isolation: a rule's modules are loaded once a run, not once a file.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: JSON.parse(process.env.MUTATION_TESTS ?? '[]'),
    isolate: false,
    fileParallelism: false,
    testTimeout: 60_000,
  },
});
