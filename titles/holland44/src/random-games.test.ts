import { type HouseRules, randomFrom } from '@bridgehead/engine';
import { playRandomGame } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { FIRST_EDITION, RULE_SPECS, SECOND_EDITION } from './editions.ts';
import { HOLLAND44 } from './index.ts';

/** A seed that would be recognised if a view showed it. */
const CANARY = 918_273_645;

/** One decision in a hundred gets the costly tests; the full number of games is `npm run fuzz`. */
const trial = (scenario: string, seed: number, edition = FIRST_EDITION, rules?: HouseRules) => ({
  setUp: { title: 'holland44', edition, scenario, options: {}, ...(rules === undefined ? {} : { rules }), seed },
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
  it.each(Array.from({ length: 6 }, (_, i) => CANARY + i))(
    'of the second edition have every property: seed %i',
    (seed) => {
      expect(playRandomGame(HOLLAND44, trial('short', seed, SECOND_EDITION)).history.length).toBeGreaterThan(50);
    },
  );
  it.each(Array.from({ length: 4 }, (_, i) => 8_000 + i))(
    'with random house rules have every property: seed %i',
    (seed) => {
      const random = randomFrom(seed);
      const edition = random.below(2) === 0 ? FIRST_EDITION : SECOND_EDITION;
      const groups = new Map<string, number>();
      const rules = Object.fromEntries(
        RULE_SPECS.map(({ id, values, group = id }) => {
          const of = groups.get(group) ?? (random.below(2) === 0 ? FIRST_EDITION : SECOND_EDITION);
          groups.set(group, of);
          const fitting = values.filter(({ editions }) => editions.includes(of));
          return [id, fitting[random.below(fitting.length)]?.value ?? 0];
        }),
      );
      expect(playRandomGame(HOLLAND44, trial('short', seed, edition, rules)).history.length).toBeGreaterThan(50);
    },
  );
});
