import { decision, openKnownPosition, positionHash, randomFrom, type Thinking } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { turnOf } from '../src/state/state.ts';
import { type AiOptions, playAiGame } from '../test/ai-games.ts';
import { layOut } from '../test/table.ts';
import { OMG85_AI } from './index.ts';

/** Most games are left after a few turns: every kind of question has come by then. */
const SHORT = 2;

const WISHES: readonly AiOptions[] = [
  { scenario: 'historical', options: {}, seed: 3, allied: 'recruit', german: 'staff' },
  {
    scenario: 'historical',
    options: { advanced: true, 'level-1': true },
    seed: 4,
    allied: 'staff',
    german: 'recruit',
    until: SHORT,
  },
  {
    scenario: 'free',
    options: { hidden: true, 'level-4': true },
    seed: 5,
    allied: 'staff',
    german: 'staff',
    until: SHORT,
  },
  { scenario: 'free', options: { advanced: true }, seed: 6, allied: 'recruit', german: 'recruit', until: SHORT },
  {
    scenario: 'historical',
    options: { advanced: true, hidden: true, 'historical-weather': true },
    seed: 7,
    allied: 'staff',
    german: 'staff',
    until: 3,
  },
  {
    scenario: 'historical',
    options: { hidden: true, 'change-plots': true, 'level-2': true, 'weak-unsupplied': true },
    seed: 8,
    allied: 'recruit',
    german: 'staff',
    until: SHORT,
  },
  { scenario: 'historical', options: {}, seed: 9, allied: 'staff', german: 'random', until: SHORT },
  {
    scenario: 'free',
    options: { advanced: true, hidden: true },
    seed: 10,
    allied: 'random',
    german: 'staff',
    until: SHORT,
  },
];

const nameOf = ({ scenario, options, allied, german }: AiOptions): string =>
  `${allied} against ${german}, ${scenario} ${Object.keys(options).join(' ')}`;

describe('computer players', () => {
  it.each(WISHES.map((options) => [nameOf(options), options] as const))('play on: %s', (_name, options) => {
    const { game, faults, thoughts } = playAiGame(options);
    expect(faults).toEqual([]);
    if (options.until === undefined) expect(decision(game)).toBeUndefined();
    else expect(turnOf(game)).toBe(options.until + 1);
    expect(thoughts.get('operation-orders') ?? 0).toBeGreaterThan(30);
  });

  it('choose the same for the same known position and seed', () => {
    const [options] = WISHES;
    if (options === undefined) throw new Error('no wish');
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
