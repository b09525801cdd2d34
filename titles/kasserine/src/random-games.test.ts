import type { Game } from '@bridgehead/engine';
import { playRandomGame } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { KASSERINE } from './index.ts';
import { winnerOf } from './rules/18-scenarios/victory.ts';

/** A seed that would be recognised if a view showed it. */
const CANARY = 918_273_645;

const playOne = (scenario: string, i: number): Game =>
  playRandomGame(KASSERINE, {
    setUp: { title: 'kasserine', edition: 1, scenario, options: {}, seed: CANARY + i },
    costlyEvery: 250,
    limit: 20_000,
    secrets: () => [String(CANARY)],
  });

describe('random games', () => {
  it.each([
    ['faid', 2],
    ['decide', 1],
    ['campaign', 1],
  ])('[4.3.2] of %s end with a winner, and have every property of a title', (scenario, games) => {
    for (let i = 0; i < games; i++) {
      const g = playOne(scenario, i);
      expect(winnerOf(g)).toBeDefined();
    }
  });
});
