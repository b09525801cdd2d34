import { playRandomGame } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { HOLLAND44 } from './index.ts';

/** A seed that would be recognised if a view showed it. */
const CANARY = 918_273_645;

/** One decision in a hundred gets the costly tests; the full number of games is `npm run fuzz`. */
const trial = (scenario: string, seed: number) => ({
  setUp: { title: 'holland44', edition: 1, scenario, options: {}, seed },
  costlyEvery: 100,
  secrets: () => [String(CANARY)],
  limit: 100_000,
});

describe('random games', () => {
  it.each(Array.from({ length: 12 }, (_, i) => CANARY + i))(
    'of the short scenario have every property: seed %i',
    (seed) => {
      expect(playRandomGame(HOLLAND44, trial('short', seed)).history.length).toBeGreaterThan(50);
    },
  );
  it.each(Array.from({ length: 4 }, (_, i) => 7_000 + i))('of the campaign have every property: seed %i', (seed) => {
    expect(playRandomGame(HOLLAND44, trial('campaign', seed)).history.length).toBeGreaterThan(50);
  });
});
