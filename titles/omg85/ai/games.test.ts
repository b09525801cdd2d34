import { openKnownPosition, positionHash, randomFrom, type Thinking } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { turnOf } from '../src/state/state.ts';
import { type AiOptions, playAiGame } from '../test/ai-games.ts';
import { layOut } from '../test/table.ts';
import { OMG85_AI } from './index.ts';

const GAMES: readonly AiOptions[] = [
  { scenario: 'historical', options: {}, seed: 3, allied: 'recruit', german: 'staff', until: 1 },
  {
    scenario: 'free',
    options: { advanced: true, hidden: true },
    seed: 10,
    allied: 'staff',
    german: 'random',
    until: 1,
  },
];

describe('computer players', () => {
  it.each(GAMES)('play on: $allied against $german, $scenario', (options) => {
    const { game, faults, thoughts } = playAiGame(options);
    expect(faults).toEqual([]);
    expect(turnOf(game)).toBe(2);
    expect(thoughts.get('operation-orders') ?? 0).toBeGreaterThan(10);
  });

  it('choose the same for the same known position and seed', () => {
    const [options] = GAMES;
    if (options === undefined) throw new Error('no game');
    const hashes = [1, 2].map(() => positionHash(playAiGame({ ...options, until: 1 }).game));
    expect(hashes[0]).toBe(hashes[1]);
    const other = playAiGame({ ...options, until: 1, seed: 99 });
    expect(positionHash(other.game)).not.toBe(hashes[0]);
  });

  it('call for combat at once when their budget is spent', () => {
    const g = layOut({ units: [{ id: 'A-2IG-5-GDS', hex: '28,31' }] });
    const spent: Thinking = { style: 'staff', random: randomFrom(1), spend: () => false, memory: new Map() };
    expect(OMG85_AI.candidates(openKnownPosition(g, 'allied'), spent)[0]?.choice).toEqual({ kind: 'combat' });
    const free: Thinking = { ...spent, spend: () => true, memory: new Map() };
    expect(OMG85_AI.candidates(openKnownPosition(g, 'allied'), free)[0]?.choice.kind).not.toBe('combat');
  });
});
