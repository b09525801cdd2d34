/** Whole games of computer players: `npm run test:long`. */
import { decision } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { type AiOptions, playAiGame } from '../test/ai-games.ts';

const GAMES: readonly AiOptions[] = [
  { scenario: 'faid', seed: 13, allied: 'recruit', axis: 'recruit' },
  { scenario: 'faid', seed: 14, allied: 'staff', axis: 'random' },
  { scenario: 'decide', seed: 15, allied: 'recruit', axis: 'staff' },
  { scenario: 'decide', seed: 16, allied: 'random', axis: 'staff' },
  { scenario: 'campaign', seed: 17, allied: 'staff', axis: 'staff' },
  { scenario: 'campaign', seed: 18, allied: 'recruit', axis: 'recruit' },
];

describe('computer players', () => {
  it.each(GAMES)('play to the end: $allied against $axis, $scenario', (options) => {
    const { game, faults } = playAiGame(options);
    expect(faults).toEqual([]);
    expect(decision(game)).toBeUndefined();
  });
});
