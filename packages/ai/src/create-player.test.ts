import { apply, check, choices, deciderOf, type Game, openSight, play, renewSight } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { beginToy, ignorantOf, TOY_MIND, toyMind } from '../test/toy-mind.ts';
import { createPlayer } from './create-player.ts';
import { LEVELS, type Level } from './player.ts';

const red = (level: Level, seed = 1, mind = TOY_MIND) => createPlayer({ level, mind, side: 'red', seed });
const blue = (level: Level, seed = 1, mind = TOY_MIND) => createPlayer({ level, mind, side: 'blue', seed });

/** Plays so many answers, then looks with the eyes of whoever is asked. */
function sightAfter(answers: number, seed = 7): { readonly game: Game; readonly sight: Game; readonly side: string } {
  const game = beginToy(seed);
  for (let i = 0; i < answers; i++) play(game, [...choices(game)][i % 2]);
  const side = deciderOf(game) ?? '';
  return { game, sight: openSight(game, side), side };
}

describe('a player of each level', () => {
  it.each(LEVELS)('%s gives a legal answer to every question of a game', (level) => {
    const game = beginToy();
    const players = new Map(
      ['red', 'blue'].map((side) => [side, createPlayer({ level, mind: TOY_MIND, side, seed: 3 })]),
    );
    const sights = new Map(['red', 'blue'].map((side) => [side, openSight(game, side)]));
    for (let side = deciderOf(game); side !== undefined; side = deciderOf(game)) {
      const sight = sights.get(side) ?? game;
      renewSight(sight, game, side);
      const choice = players.get(side)?.think(sight).choice;
      expect(check(game, choice)).toMatchObject({ legal: true });
      play(game, choice);
    }
    expect(game.history.length).toBeGreaterThan(5);
  });
  it('weighs candidates, except the random one', () => {
    const { sight } = sightAfter(0);
    expect(red('recruit').think(sight)).toMatchObject({ choice: { kind: 'step' }, nodes: 3, isCutShort: false });
    expect(
      red('recruit')
        .think(sight)
        .candidates.map(({ name }) => name),
    ).toEqual(['step', 'challenge', 'rest']);
    expect(red('random').think(sight)).toMatchObject({ candidates: [], nodes: 0 });
  });
  it('hands its level to the mind as the style', () => {
    const styles: string[] = [];
    const mind = toyMind({
      candidates: (_sight, { style }) => {
        styles.push(style);
        return [];
      },
    });
    const { sight } = sightAfter(0);
    red('recruit', 1, mind).think(sight);
    red('staff', 1, mind).think(sight);
    expect(styles).toEqual(['recruit', 'staff']);
  });
  it('cannot be made if the mind does not know its style', () => {
    expect(() => red('staff', 1, toyMind({ styles: ['recruit'] }))).toThrow(
      'no such player {"title":"toy","level":"staff"}',
    );
    expect(red('random', 1, toyMind({ styles: [] })).level).toBe('random');
  });
  it('does not answer for the other side, nor when the game is over', () => {
    const { sight } = sightAfter(0);
    expect(() => blue('random').think(sight)).toThrow('out of turn {"side":"blue","by":"red"}');
    sight.state.frames = [];
    expect(() => red('random').think(sight)).toThrow('out of turn {"side":"red","by":"nobody"}');
  });
});

describe('its own generator', () => {
  /** The answers of random players with these seeds to one and the same question. */
  const spread = (seeds: readonly number[]): Set<string> =>
    new Set(seeds.map((seed) => red('random', seed).think(sightAfter(0).sight).choice.kind));
  const seeds = Array.from({ length: 30 }, (_, i) => i);

  it('draws each answer for some seed, and the same one for the same seed', () => {
    expect(spread(seeds)).toEqual(new Set(['step', 'rest', 'challenge']));
    for (const seed of seeds) expect(spread([seed, seed, seed]).size).toBe(1);
  });
  it('depends on the position that is seen', () => {
    const mind = toyMind({
      candidates: (sight, { random }) =>
        [...choices(sight)].map((choice) => ({ choice, name: '', score: random.below(1e9), reasons: [] })),
    });
    const drawn = (answers: number) => red('recruit', 1, mind).think(sightAfter(answers).sight).candidates[0]?.score;
    // After no answer and after two rests it is red's move again, in another turn.
    expect(sightAfter(4).side).toBe('red');
    expect(drawn(0)).not.toBe(drawn(4));
    expect(drawn(0)).toBe(drawn(0));
  });
  it('draws anew where a position comes back within a player-turn, and in the same order again', () => {
    const drawn = (): string[] => {
      const player = red('random', 2);
      return Array.from({ length: 12 }, () => player.think(sightAfter(0).sight).choice.kind);
    };
    expect(new Set(drawn()).size).toBeGreaterThan(1);
    expect(drawn()).toEqual(drawn());
  });
  it('is another for each side', () => {
    const kinds = (side: string): string =>
      seeds
        .map((seed) => {
          const { sight } = sightAfter(side === 'red' ? 0 : 2);
          return createPlayer({ level: 'random', mind: TOY_MIND, side, seed }).think(sight).choice.kind;
        })
        .join();
    expect(kinds('red')).not.toBe(kinds('blue'));
  });
});

describe('the memory of a player', () => {
  it('lasts for one player-turn', () => {
    const seen: unknown[] = [];
    const mind = toyMind({
      occasion: (sight) => String(sight.state.columns.turn?.[0] === 0),
      candidates: (sight, thinking) => {
        seen.push(thinking.memory.get('note'));
        thinking.memory.set('note', seen.length);
        return TOY_MIND.candidates(sight, thinking);
      },
    });
    const player = red('recruit', 1, mind);
    player.think(sightAfter(0).sight);
    player.think(sightAfter(0).sight);
    player.think(sightAfter(4).sight);
    expect(seen).toEqual([undefined, 1, undefined]);
  });
  it('is not shared by two players', () => {
    const mind = toyMind({
      candidates: (sight, thinking) => {
        expect(thinking.memory.size).toBe(0);
        return TOY_MIND.candidates(sight, thinking);
      },
    });
    red('recruit', 1, mind).think(sightAfter(0).sight);
    red('recruit', 1, mind).think(sightAfter(0).sight);
  });
});

describe('a question that the mind has no idea of', () => {
  it('is answered by any legal choice, and counted by kind', () => {
    const player = red('recruit', 1, ignorantOf('move'));
    const { sight } = sightAfter(0);
    const thought = player.think(sight);
    expect(check(sight, thought.choice)).toMatchObject({ legal: true });
    expect(thought.candidates).toEqual([]);
    player.think(sight);
    expect([...player.fallbacks]).toEqual([['move', 2]]);
  });
  it('is not counted where it has an idea', () => {
    const player = red('recruit', 1, ignorantOf('bid'));
    player.think(sightAfter(0).sight);
    expect(player.fallbacks.size).toBe(0);
  });
});

describe('the budget', () => {
  it('ends the search after so many nodes, with the best so far', () => {
    const { sight } = sightAfter(0);
    expect(red('recruit').think(sight, { nodes: 3 })).toMatchObject({ nodes: 3, isCutShort: false });
    const short = red('recruit').think(sight, { nodes: 2 });
    expect(short).toMatchObject({ nodes: 3, isCutShort: true, choice: { kind: 'step' } });
    expect(short.candidates.map(({ name }) => name)).toEqual(['step', 'rest']);
  });
  it('of nothing still gives a legal answer', () => {
    const { sight } = sightAfter(0);
    const thought = red('recruit').think(sight, { nodes: 0 });
    expect(check(sight, thought.choice)).toMatchObject({ legal: true });
    expect(thought).toMatchObject({ candidates: [], isCutShort: true });
  });
  it('is a number of nodes and no time: a slow clock changes no answer', () => {
    let now = 0;
    const isStopped = (): boolean => {
      now += 1000;
      return false;
    };
    const { sight } = sightAfter(0);
    expect(red('recruit').think(sight, { nodes: 3, isStopped })).toEqual(red('recruit').think(sight, { nodes: 3 }));
    expect(now).toBeGreaterThan(0);
  });
  it('ends at once when somebody asks to stop', () => {
    const { sight } = sightAfter(0);
    const thought = red('recruit').think(sight, { nodes: 1000, isStopped: () => true });
    expect(thought).toMatchObject({ nodes: 1, isCutShort: true });
  });
  it('ends soon after somebody has asked to stop, and for good', () => {
    let isStopped = false;
    const answers: boolean[] = [];
    const mind = toyMind({
      candidates: (_sight, { spend }) => {
        for (let i = 0; i < 100; i++) {
          if (i === 20) isStopped = true;
          answers.push(spend());
          if (i === 60) isStopped = false;
        }
        return [];
      },
    });
    red('recruit', 1, mind).think(sightAfter(0).sight, { nodes: 1000, isStopped: () => isStopped });
    const first = answers.indexOf(false);
    expect(first).toBeGreaterThanOrEqual(20);
    expect(first).toBeLessThanOrEqual(36);
    expect(answers.slice(first)).not.toContain(true);
  });
});

describe('the sight', () => {
  it('must be put back by the mind', () => {
    const careless = toyMind({
      candidates: (sight, thinking) => {
        apply(sight, { kind: 'step' });
        thinking.spend();
        return [];
      },
    });
    expect(() => red('recruit', 1, careless).think(sightAfter(0).sight)).toThrow('has not put its sight back');
  });
  it('is as it was after every level has thought', () => {
    for (const level of LEVELS) {
      const { sight } = sightAfter(0);
      const before = JSON.stringify([sight.state, sight.history, sight.hash]);
      red(level).think(sight);
      expect(JSON.stringify([sight.state, sight.history, sight.hash])).toBe(before);
    }
  });
});
