/** Whole games of computer players: `npm run test:long`. */
import { describe, expect, it } from 'vitest';
import { SECOND_EDITION } from '../src/editions.ts';
import { playAiGame } from '../test/ai-games.ts';
import { HOLLAND44_AI } from './index.ts';

describe('whole games', () => {
  it.each([
    ['short', 'recruit', 'random', 'allied'],
    ['short', 'random', 'recruit', 'german'],
    ['campaign', 'recruit', 'random', 'allied'],
    ['campaign', 'random', 'recruit', 'german'],
  ] as const)(
    '%s, %s against %s: every thought is legal, and the %s recruit wins',
    (scenario, allied, german, winner) => {
      const { game, faults } = playAiGame(scenario, 5, { allied, german });
      expect(faults).toEqual([]);
      expect(HOLLAND44_AI.score(game).winner).toBe(winner);
    },
  );

  it.each(['short', 'campaign'])(
    '%s, recruit against recruit: to the end, every kind of decision judged',
    (scenario) => {
      const { faults, thoughts } = playAiGame(scenario, 11, { allied: 'recruit', german: 'recruit' });
      expect(faults).toEqual([]);
      for (const kind of ['land', 'movement-orders', 'combat', 'traffic', 'demolition', 'artillery-resupply'])
        expect(thoughts.get(kind)).toBeGreaterThan(0);
    },
  );

  it.each([
    ['short', 'recruit', 'staff'],
    ['short', 'staff', 'random'],
    ['campaign', 'staff', 'recruit'],
  ] as const)('of the second edition: %s, %s against %s, to the end', (scenario, allied, german) => {
    const { game, faults } = playAiGame(scenario, 9, { allied, german }, SECOND_EDITION);
    expect(faults).toEqual([]);
    expect(HOLLAND44_AI.score(game).winner).toBeDefined();
  });

  it('the same seed gives the same game', () => {
    const play = () => playAiGame('short', 3, { allied: 'random', german: 'recruit' }).game;
    const [one, other] = [play(), play()];
    expect(one.history.map(({ choice }) => choice)).toEqual(other.history.map(({ choice }) => choice));
  });
});

describe('whole games of the staff', () => {
  it.each([
    ['short', 'staff', 'recruit'],
    ['short', 'recruit', 'staff'],
    ['campaign', 'staff', 'staff'],
  ] as const)('%s, %s against %s: every thought legal, the known as it was, to the end', (scenario, allied, german) => {
    const { faults } = playAiGame(scenario, 7, { allied, german });
    expect(faults).toEqual([]);
  });

  it('the same seed gives the same game', () => {
    const play = () => playAiGame('short', 4, { allied: 'random', german: 'staff' }).game;
    const [one, other] = [play(), play()];
    expect(one.history.map(({ choice }) => choice)).toEqual(other.history.map(({ choice }) => choice));
  });
});
