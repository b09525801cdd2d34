import { decision, openKnownPosition, positionHash, randomFrom, type Thinking } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { turnOf } from '../src/state/state.ts';
import { type AiOptions, playAiGame } from '../test/ai-games.ts';
import { layOut } from '../test/table.ts';
import { KASSERINE_AI } from './index.ts';

const GAMES: readonly AiOptions[] = [
  { scenario: 'faid', seed: 3, allied: 'recruit', axis: 'staff', until: 3 },
  { scenario: 'faid', seed: 4, allied: 'staff', axis: 'recruit', until: 3 },
  { scenario: 'decide', seed: 5, allied: 'staff', axis: 'staff', until: 11 },
  { scenario: 'campaign', seed: 6, allied: 'recruit', axis: 'random', until: 1 },
];

describe('computer players', () => {
  it.each(GAMES)('play on: $allied against $axis, $scenario', (options) => {
    const { game, faults, thoughts } = playAiGame(options);
    expect(faults).toEqual([]);
    expect(turnOf(game)).toBe((options.until ?? 0) + 1);
    expect(thoughts.get('movement-orders') ?? 0).toBeGreaterThan(8);
  });

  it('play a whole game to its end, with an idea for everything', () => {
    const { game, faults, thoughts } = playAiGame({ scenario: 'faid', seed: 8, allied: 'staff', axis: 'staff' });
    expect(faults).toEqual([]);
    expect(decision(game)).toBeUndefined();
    for (const kind of ['declaration', 'next-combat', 'attack-support', 'close-air-support', 'retreat', 'advance'])
      expect(thoughts.get(kind) ?? 0, kind).toBeGreaterThan(0);
  });

  it('choose the same for the same known position and seed', () => {
    const options: AiOptions = { scenario: 'faid', seed: 3, allied: 'staff', axis: 'staff', until: 1 };
    const hashes = [1, 2].map(() => positionHash(playAiGame(options).game));
    expect(hashes[0]).toBe(hashes[1]);
    expect(positionHash(playAiGame({ ...options, seed: 99 }).game)).not.toBe(hashes[0]);
  });

  it('end the phase at once when their budget is spent', () => {
    const g = layOut({ units: { 'ge-i-7': '6124', 'us-1-168': '4420' } });
    const spent: Thinking = { style: 'staff', random: randomFrom(1), spend: () => false, memory: new Map() };
    expect(KASSERINE_AI.candidates(openKnownPosition(g, 'axis'), spent)[0]?.choice).toEqual({ kind: 'end-movement' });
    const free: Thinking = { ...spent, spend: () => true, memory: new Map() };
    expect(KASSERINE_AI.candidates(openKnownPosition(g, 'axis'), free)[0]?.choice.kind).toBe('move');
  });
});
