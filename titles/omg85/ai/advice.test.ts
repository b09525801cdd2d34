import { decision, openKnownPosition } from '@bridgehead/engine';
import { adviceFaults, thinkingAs } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { FIELD } from '../src/data/map.ts';
import { playAiGame } from '../test/ai-games.ts';
import { layOut } from '../test/table.ts';
import { AI_MESSAGES } from '../words/ai.en.ts';
import { OMG85_AI } from './index.ts';
import { HIGHWAY } from './map-facts.ts';
import { hexName } from './names.ts';

describe('advice', () => {
  it.each(['allied', 'german'] as const)(
    'tells the %s side two or three plans, with what speaks against them',
    (side) => {
      const { game } = playAiGame({
        scenario: 'historical',
        options: {},
        seed: 5,
        allied: 'recruit',
        german: 'recruit',
        until: 2,
      });
      const other = layOut({
        turn: 3,
        phase: 'german.operation-1',
        units: [
          { id: 'A-2IG-5-GDS', hex: '23,27' },
          { id: 'G-1-6', hex: '22,27' },
          { id: 'G-2-6', hex: '22,27' },
        ],
      });
      const g = decision(game)?.by === side ? game : other;
      expect(decision(g)?.by).toBe(side);
      const known = openKnownPosition(g, side);
      expect(adviceFaults(OMG85_AI, AI_MESSAGES, known, 'recruit')).toEqual([]);
    },
  );

  it('names an attack with its loss and the chance that it fails', () => {
    const g = layOut({
      units: [
        { id: 'A-2IG-5-GDS', hex: '23,27' },
        { id: 'A-3IG-5-GDS', hex: '23,27' },
        { id: 'G-1-189', hex: '22,27' },
      ],
      allied: HIGHWAY.slice(0, 8).map(hexName),
    });
    const [best] = OMG85_AI.advice(openKnownPosition(g, 'allied'), thinkingAs('staff'));
    expect(best?.name).toMatchObject({ code: 'advice.attack', params: { hex: '22,27' } });
    expect(best?.risk.map(({ rule }) => rule)).toEqual(['9.4', '9.3']);
    expect(best?.units).toContain('A-2IG-5-GDS');
  });
});

describe('the win probability', () => {
  const chance = (allied: readonly string[], turn: number): number =>
    OMG85_AI.winProbability(
      openKnownPosition(layOut({ turn, units: [{ id: 'A-2IG-5-GDS', hex: '28,31' }], allied }), 'allied'),
    );

  it('is good for the Allies where they own everything, bad where they own nothing, and the surer the later it is', () => {
    const everything = FIELD.map(hexName);
    expect(chance(everything, 9)).toBeGreaterThan(0.9);
    expect(chance(everything, 9)).toBeGreaterThan(chance(everything, 3));
    expect(chance([], 9)).toBeLessThan(0.1);
    expect(chance([], 9)).toBeLessThan(chance([], 3));
  });
});
