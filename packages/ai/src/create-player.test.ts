import {
  apply,
  check,
  choices,
  deciderOf,
  type Game,
  openKnownPosition,
  play,
  renewKnownPosition,
} from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { beginToy, ignorantOf, TOY_AI, toyAi } from '../test/toy-ai.ts';
import { createPlayer } from './create-player.ts';
import { LEVELS, type Level } from './player.ts';

const red = (level: Level, seed = 1, ai = TOY_AI) => createPlayer({ level, ai, side: 'red', seed });
const blue = (level: Level, seed = 1, ai = TOY_AI) => createPlayer({ level, ai, side: 'blue', seed });

/** Plays so many choices, then looks with the eyes of the side that is asked. */
function knownAfter(answers: number, seed = 7): { readonly game: Game; readonly known: Game; readonly side: string } {
  const game = beginToy(seed);
  for (let i = 0; i < answers; i++) play(game, [...choices(game)][i % 2]);
  const side = deciderOf(game) ?? '';
  return { game, known: openKnownPosition(game, side), side };
}

describe('a player of each level', () => {
  it.each(LEVELS)('%s makes a legal choice in every decision of a game', (level) => {
    const game = beginToy();
    const players = new Map(['red', 'blue'].map((side) => [side, createPlayer({ level, ai: TOY_AI, side, seed: 3 })]));
    const knownPositions = new Map(['red', 'blue'].map((side) => [side, openKnownPosition(game, side)]));
    for (let side = deciderOf(game); side !== undefined; side = deciderOf(game)) {
      const known = knownPositions.get(side) ?? game;
      renewKnownPosition(known, game, side);
      const choice = players.get(side)?.think(known).choice;
      expect(check(game, choice)).toMatchObject({ legal: true });
      play(game, choice);
    }
    expect(game.history.length).toBeGreaterThan(5);
  });
  it('weighs candidates, except the random one', () => {
    const { known } = knownAfter(0);
    expect(red('recruit').think(known)).toMatchObject({ choice: { kind: 'step' }, nodes: 3, isCutShort: false });
    expect(
      red('recruit')
        .think(known)
        .candidates.map(({ name }) => name.code),
    ).toEqual(['step', 'challenge', 'rest']);
    expect(red('random').think(known)).toMatchObject({ candidates: [], nodes: 0 });
  });
  it('hands its level to the ai as the style', () => {
    const styles: string[] = [];
    const ai = toyAi({
      candidates: (_sight, { style }) => {
        styles.push(style);
        return [];
      },
    });
    const { known } = knownAfter(0);
    red('recruit', 1, ai).think(known);
    red('staff', 1, ai).think(known);
    expect(styles).toEqual(['recruit', 'staff']);
  });
  it('cannot be made if the ai does not know its style', () => {
    expect(() => red('staff', 1, toyAi({ styles: ['recruit'] }))).toThrow(
      'no such player {"title":"toy","level":"staff"}',
    );
    expect(red('random', 1, toyAi({ styles: [] })).level).toBe('random');
  });
  it('does not choose for the other side, nor when the game is over', () => {
    const { known } = knownAfter(0);
    expect(() => blue('random').think(known)).toThrow('out of turn {"side":"blue","by":"red"}');
    known.state.frames = [];
    expect(() => red('random').think(known)).toThrow('out of turn {"side":"red","by":"nobody"}');
  });
});

describe('its own generator', () => {
  /** The choices of random players with these seeds in one and the same decision. */
  const spread = (seeds: readonly number[]): Set<string> =>
    new Set(seeds.map((seed) => red('random', seed).think(knownAfter(0).known).choice.kind));
  const seeds = Array.from({ length: 30 }, (_, i) => i);

  it('draws each choice for some seed, and the same one for the same seed', () => {
    expect(spread(seeds)).toEqual(new Set(['step', 'rest', 'challenge']));
    for (const seed of seeds) expect(spread([seed, seed, seed]).size).toBe(1);
  });
  it('depends on the position that is seen', () => {
    const ai = toyAi({
      candidates: (known, { random }) =>
        [...choices(known)].map((choice) => ({
          choice,
          name: { code: choice.kind },
          score: random.below(1e9),
          reasons: [],
        })),
    });
    const drawn = (answers: number) => red('recruit', 1, ai).think(knownAfter(answers).known).candidates[0]?.score;
    // After no choice and after two rests it is red's move again, in another turn.
    expect(knownAfter(4).side).toBe('red');
    expect(drawn(0)).not.toBe(drawn(4));
    expect(drawn(0)).toBe(drawn(0));
  });
  it('draws anew where a position comes back within a player-turn, and in the same order again', () => {
    const drawn = (): string[] => {
      const player = red('random', 2);
      return Array.from({ length: 12 }, () => player.think(knownAfter(0).known).choice.kind);
    };
    expect(new Set(drawn()).size).toBeGreaterThan(1);
    expect(drawn()).toEqual(drawn());
  });
  it('is another for each side', () => {
    const kinds = (side: string): string =>
      seeds
        .map((seed) => {
          const { known } = knownAfter(side === 'red' ? 0 : 2);
          return createPlayer({ level: 'random', ai: TOY_AI, side, seed }).think(known).choice.kind;
        })
        .join();
    expect(kinds('red')).not.toBe(kinds('blue'));
  });
});

describe('the memory of a player', () => {
  it('lasts for one player-turn', () => {
    const seen: unknown[] = [];
    const ai = toyAi({
      occasion: (known) => String(known.state.columns.turn?.[0] === 0),
      candidates: (known, thinking) => {
        seen.push(thinking.memory.get('note'));
        thinking.memory.set('note', seen.length);
        return TOY_AI.candidates(known, thinking);
      },
    });
    const player = red('recruit', 1, ai);
    player.think(knownAfter(0).known);
    player.think(knownAfter(0).known);
    player.think(knownAfter(4).known);
    expect(seen).toEqual([undefined, 1, undefined]);
  });
  it('is not shared by two players', () => {
    const ai = toyAi({
      candidates: (known, thinking) => {
        expect(thinking.memory.size).toBe(0);
        return TOY_AI.candidates(known, thinking);
      },
    });
    red('recruit', 1, ai).think(knownAfter(0).known);
    red('recruit', 1, ai).think(knownAfter(0).known);
  });
});

describe('a question that the ai has no idea of', () => {
  it('is decided by any legal choice, and counted by kind', () => {
    const player = red('recruit', 1, ignorantOf('move'));
    const { known } = knownAfter(0);
    const thought = player.think(known);
    expect(check(known, thought.choice)).toMatchObject({ legal: true });
    expect(thought.candidates).toEqual([]);
    player.think(known);
    expect([...player.fallbacks]).toEqual([['move', 2]]);
  });
  it('is not counted where it has an idea', () => {
    const player = red('recruit', 1, ignorantOf('bid'));
    player.think(knownAfter(0).known);
    expect(player.fallbacks.size).toBe(0);
  });
});

describe('the budget', () => {
  it('ends the search after so many nodes, with the best so far', () => {
    const { known } = knownAfter(0);
    expect(red('recruit').think(known, { nodes: 3 })).toMatchObject({ nodes: 3, isCutShort: false });
    const short = red('recruit').think(known, { nodes: 2 });
    expect(short).toMatchObject({ nodes: 3, isCutShort: true, choice: { kind: 'step' } });
    expect(short.candidates.map(({ name }) => name.code)).toEqual(['step', 'rest']);
  });
  it('of nothing still makes a legal choice', () => {
    const { known } = knownAfter(0);
    const thought = red('recruit').think(known, { nodes: 0 });
    expect(check(known, thought.choice)).toMatchObject({ legal: true });
    expect(thought).toMatchObject({ candidates: [], isCutShort: true });
  });
  it('is a number of nodes and no time: a slow clock changes no choice', () => {
    let now = 0;
    const isStopped = (): boolean => {
      now += 1000;
      return false;
    };
    const { known } = knownAfter(0);
    expect(red('recruit').think(known, { nodes: 3, isStopped })).toEqual(red('recruit').think(known, { nodes: 3 }));
    expect(now).toBeGreaterThan(0);
  });
  it('ends at once when somebody asks to stop', () => {
    const { known } = knownAfter(0);
    const thought = red('recruit').think(known, { nodes: 1000, isStopped: () => true });
    expect(thought).toMatchObject({ nodes: 1, isCutShort: true });
  });
  it('ends soon after somebody has asked to stop, and for good', () => {
    let isStopped = false;
    const answers: boolean[] = [];
    const ai = toyAi({
      candidates: (_sight, { spend }) => {
        for (let i = 0; i < 100; i++) {
          if (i === 20) isStopped = true;
          answers.push(spend());
          if (i === 60) isStopped = false;
        }
        return [];
      },
    });
    red('recruit', 1, ai).think(knownAfter(0).known, { nodes: 1000, isStopped: () => isStopped });
    const first = answers.indexOf(false);
    expect(first).toBeGreaterThanOrEqual(20);
    expect(first).toBeLessThanOrEqual(36);
    expect(answers.slice(first)).not.toContain(true);
  });
});

describe('the known position', () => {
  it('must be put back by the title AI', () => {
    const careless = toyAi({
      candidates: (known, thinking) => {
        apply(known, { kind: 'step' });
        thinking.spend();
        return [];
      },
    });
    expect(() => red('recruit', 1, careless).think(knownAfter(0).known)).toThrow('has not put the known position back');
  });
  it('is as it was after every level has thought', () => {
    for (const level of LEVELS) {
      const { known } = knownAfter(0);
      const before = JSON.stringify([known.state, known.history, known.hash]);
      red(level).think(known);
      expect(JSON.stringify([known.state, known.history, known.hash])).toBe(before);
    }
  });
});
