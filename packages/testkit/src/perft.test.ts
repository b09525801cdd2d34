import { beginGame, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { perft } from './perft.ts';
import { TOY } from './toy-title.ts';

function begin(): Game {
  const begun = beginGame(TOY, { title: 'toy', edition: 1, scenario: 'only', options: {}, seed: 7 });
  if (!begun.ok) throw new Error(begun.fault.says.code);
  return begun.value;
}

describe('counting sequences of choices', () => {
  it('counts players and chance alike', () => {
    // A step asks for the bridge (2), a rest the other side (3), a challenge for a bid (3); then the bridge is blown by a die
    // of six or the other side moves (3), the same again after a rest (8), and three bids follow on each of three.
    expect(perft(begin(), 3)).toEqual([
      { sequences: 3, kinds: new Map(Object.entries({ step: 1, rest: 1, challenge: 1 })) },
      { sequences: 8, kinds: new Map(Object.entries({ blow: 1, hold: 1, step: 1, rest: 1, challenge: 1, bid: 3 })) },
      {
        sequences: 6 + 3 + 8 + 9,
        kinds: new Map(
          Object.entries({ 'demolition-roll': 6, step: 2, rest: 2, challenge: 2, blow: 1, hold: 1, bid: 12 }),
        ),
      },
    ]);
  });
  it('leaves the game as it was', () => {
    const g = begin();
    perft(g, 3);
    expect(g.history).toEqual([]);
    expect(perft(g, 3)).toEqual(perft(begin(), 3));
  });
});
