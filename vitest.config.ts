import { defineConfig } from 'vitest/config';
import { LIMITS, REPORTERS, SOURCES } from './vitest.shared.ts';

/** Their modules hold nothing that a test could leave behind, so that files share them and load them once. */
const TOGETHER = [
  'packages/{ai,board,cartographer,catalogue,client-kit,engine,hex,map,protocol,testkit,toolkit}/src/**/*.test.ts',
  '{,packages/testkit/}titles/*/{ai,client,map,src,test,words}/**/*.test.ts',
  'tools/**/*.test.ts',
];
/** What stands on a page, a process or a folder: each file by itself. */
const APART = ['packages/{cli,web}/src/**/*.test.ts'];

/** Commands of their own: `npm run test:long`, `test:kills`, `test:full-disk`. */
const LONG = ['**/node_modules/**', '**/dist/**', '**/*.{browser,long,storage}.test.ts'];

export default defineConfig({
  ...SOURCES,
  test: {
    // All cores: by itself vitest leaves one free, which on two cores doubles the time.
    maxWorkers: '100%',
    reporters: REPORTERS,
    projects: [
      { ...SOURCES, test: { ...LIMITS, name: 'together', include: TOGETHER, exclude: LONG, isolate: false } },
      { ...SOURCES, test: { ...LIMITS, name: 'apart', include: APART, exclude: LONG } },
    ],
    // `npm run coverage`: every function of a title's rules is executed by some test.
    coverage: {
      include: ['titles/*/src/rules/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text', 'html'],
      thresholds: { functions: 100 },
    },
  },
});
