/** Games of computer players in all versions: `npm run test:long`. */
import { decision } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { turnOf } from '../src/state/state.ts';
import { type AiOptions, playAiGame } from '../test/ai-games.ts';

/** Most games are left after a few turns: every kind of question has come by then. */
const SHORT = 2;

const GAMES: readonly AiOptions[] = [
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
  it.each(GAMES.map((options) => [nameOf(options), options] as const))('play on: %s', (_name, options) => {
    const { game, faults, thoughts } = playAiGame(options);
    expect(faults).toEqual([]);
    if (options.until === undefined) expect(decision(game)).toBeUndefined();
    else expect(turnOf(game)).toBe(options.until + 1);
    expect(thoughts.get('operation-orders') ?? 0).toBeGreaterThan(30);
  });
});
