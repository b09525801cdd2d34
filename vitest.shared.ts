import { StallReporter } from './tools/test-runs/stall-reporter.ts';

/** Tests read the sources of our packages, so that no build stands between a change and its test. */
export const SOURCES = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
};

/** A busy machine is no fault of the code: these are limits for hangs; speed is measured in bench/, never here. */
export const LIMITS = {
  testTimeout: 280_000,
  hookTimeout: 280_000,
  expect: { poll: { timeout: 30_000 } },
};

export const REPORTERS = ['default', new StallReporter()];
