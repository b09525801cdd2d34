/** A player knows what its side may see, and nothing else: not the seed, the dice to come, the past or a secret. */
import { choices, deciderOf, type Game, openKnownPosition, play, rollbackTo } from '@bridgehead/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginToy, TOY_AI, toyAi } from '../test/toy-ai.ts';
import { createPlayer } from './create-player.ts';
import { LEVELS } from './player.ts';

/** A title AI that would use anything it could lay its hands on: its choice depends on every number and word in its known position. */
const NOSY = toyAi({
  candidates(known, { random }) {
    const all = JSON.stringify([
      known.state,
      known.setUp,
      known.history,
      known.journal,
      known.script,
      known.from ?? '',
    ]);
    let sum = random.below(1000);
    for (let i = 0; i < all.length; i++) sum = (sum * 31 + all.charCodeAt(i)) % 1_000_003;
    const found = [...choices(known)];
    return found.map((choice, i) => ({ choice, name: { code: all }, score: (sum + i) % found.length, reasons: [] }));
  },
});

/** What players of every level, and the nosy one, choose here. */
function answersTo(game: Game): string {
  const side = deciderOf(game) ?? '';
  const players = [
    ...LEVELS.map((level) => createPlayer({ level, ai: TOY_AI, side, seed: 5 })),
    createPlayer({ level: 'recruit', ai: NOSY, side, seed: 5 }),
  ];
  return JSON.stringify(players.map((player) => player.think(openKnownPosition(game, side))));
}

/** A game in the middle, where the next question is a player's. */
function midGame(answers: number, seed: number): Game {
  const game = beginToy(seed);
  for (let i = 0; i < answers && deciderOf(game) !== undefined; i++) {
    const found = [...choices(game)];
    play(game, found[(i * 7 + seed) % found.length]);
  }
  return game;
}

const games = fc
  .tuple(fc.nat(12), fc.nat(1000))
  .map(([answers, seed]) => midGame(answers, seed))
  .filter((game) => deciderOf(game) !== undefined);

describe('what a player chooses does not change with', () => {
  it('the seed of the game', () => {
    fc.assert(
      fc.property(games, fc.nat(), (game, seed) => {
        const other = { ...game, setUp: { ...game.setUp, seed } };
        expect(answersTo(other)).toBe(answersTo(game));
      }),
    );
  });
  it('the state of the generator, and so every die to come', () => {
    fc.assert(
      fc.property(games, fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (game, words) => {
        const before = answersTo(game);
        for (const [i, word] of words.entries()) game.state.columns.chance?.splice(i, 1, word);
        expect(answersTo(game)).toBe(before);
      }),
    );
  });
  it('dice that are laid down beforehand', () => {
    expect(answersTo(beginToy(7, [1, 2, 3]))).toBe(answersTo(beginToy(7)));
  });
  it('how the position came about', () => {
    fc.assert(
      fc.property(games, (game) => {
        const bare = { ...game, history: [], journal: [], from: { anything: true }, checkpoints: new Map() };
        expect(answersTo(bare)).toBe(answersTo(game));
      }),
    );
  });
  it('the secret bid of the other side', () => {
    const dueling = (coins: number): Game => {
      const game = beginToy();
      play(game, { kind: 'challenge' });
      play(game, { kind: 'bid', coins });
      expect(deciderOf(game)).toBe('blue');
      return game;
    };
    expect(answersTo(dueling(1))).toBe(answersTo(dueling(3)));
  });
});

describe('the proof above would notice', () => {
  it('a position that looks different', () => {
    const game = midGame(4, 1);
    const before = answersTo(game);
    rollbackTo(game, 0);
    play(game, { kind: 'rest' });
    expect(answersTo(game)).not.toBe(before);
  });
  it('a title that shows the secret: the nosy AI chooses by it', () => {
    const answer = (coins: number): string => {
      const game = beginToy();
      play(game, { kind: 'challenge' });
      play(game, { kind: 'bid', coins });
      const leaky = { ...game, title: { ...game.title, knownTo: (g: Game) => g.state } };
      const player = createPlayer({ level: 'recruit', ai: NOSY, side: 'blue', seed: 5 });
      return JSON.stringify(player.think(openKnownPosition(leaky, 'blue')));
    };
    expect(answer(1)).not.toBe(answer(3));
  });
});
