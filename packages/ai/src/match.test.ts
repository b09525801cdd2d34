import { decision, type Game, play, positionHash, type TitleAi } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { beginToy, ignorantOf, TOY_AI, toyAi, turnOf } from '../test/toy-ai.ts';
import { createPlayer } from './create-player.ts';
import { type Match, type MatchOptions, openMatch } from './match.ts';
import type { Level } from './player.ts';

interface Table {
  readonly game?: Game;
  readonly levels?: readonly [Level, Level];
  readonly ai?: TitleAi;
  readonly seed?: number;
}

/** A clock that moves by one millisecond at every look. */
function ticking(): () => number {
  let now = 0;
  return () => ++now;
}

function match(table: Table = {}, changes: Partial<MatchOptions> = {}): Match {
  const { game = beginToy(), levels = ['recruit', 'recruit'], ai = TOY_AI, seed = 3 } = table;
  const players = (['red', 'blue'] as const).map((side, i) =>
    createPlayer({ level: levels[i] ?? 'random', ai, side, seed: seed + i }),
  );
  return openMatch({ game, ai, players, clock: ticking(), turnOf, ...changes });
}

describe('a match', () => {
  it('is played decision by decision until the game is over', () => {
    const open = match();
    const first = open.step();
    expect(first).toMatchObject({ by: 'red', kind: 'move', ms: 1, thought: { choice: { kind: 'step' } } });
    expect(open.choices).toHaveLength(1);
    expect(open.step()).toMatchObject({ by: 'blue', kind: 'demolition' });
    const { choices } = open.playToEnd();
    expect(decision(open.game)).toBeUndefined();
    expect(open.step()).toBeUndefined();
    expect(choices.length).toBeGreaterThan(2);
  });
  it('is recorded so that its choices and its set-up are the whole game', () => {
    for (const levels of [
      ['random', 'random'],
      ['recruit', 'random'],
    ] as const) {
      const { choices, hash } = match({ levels }).playToEnd();
      const again = beginToy();
      for (const choice of choices) expect(play(again, choice)).toMatchObject({ legal: true });
      expect(positionHash(again)).toBe(hash);
      expect(decision(again)).toBeUndefined();
    }
  });
  it('is the same for the same seeds, whatever the clock says', () => {
    const levels = ['random', 'random'] as const;
    const record = (clock: () => number) => {
      const { times: _times, ...rest } = match({ levels }, { clock }).playToEnd();
      return rest;
    };
    expect(record(ticking())).toEqual(record(() => 0));
    expect(match({ levels, seed: 4 }).playToEnd().choices).not.toEqual(match({ levels }).playToEnd().choices);
  });
  it('ends with the score that the ai sees', () => {
    const { score, course } = match().playToEnd();
    const last = course.at(-1)?.milestones ?? {};
    expect(score.margin).toBe((last.red ?? 0) - (last.blue ?? 0));
    expect(score.winner).toBe(score.margin > 0 ? 'red' : 'blue');
  });
  it('is won by the recruit against chance', () => {
    let wins = 0;
    for (let seed = 0; seed < 100; seed++) {
      const red = match({ game: beginToy(seed), levels: ['recruit', 'random'], seed }).playToEnd();
      const blue = match({ game: beginToy(seed), levels: ['random', 'recruit'], seed }).playToEnd();
      wins += Number(red.score.winner === 'red') + Number(blue.score.winner === 'blue');
    }
    expect(wins).toBeGreaterThan(130);
  });
});

describe('the course of a match', () => {
  it('has the start and then the end of every player-turn', () => {
    const { course, times } = match().playToEnd();
    expect(course[0]).toEqual({ occasion: 'start', turn: 0, outlook: 0.5, milestones: { red: 0, blue: 0 } });
    expect(course.slice(1).map(({ occasion }) => occasion)).toEqual(times.map(({ occasion }) => occasion));
    expect(course.slice(1).map(({ turn }) => turn)).toEqual(times.map((_, i) => i));
  });
  it('shows a milestone in the turn in which it was reached, not in the next', () => {
    const open = match({ game: beginToy(7, [1, 1, 1]) });
    open.playToEnd();
    // Red steps in turn 0 and the bridge holds; blue does the same in turn 1.
    expect(open.course.stages.slice(0, 3).map(({ milestones }) => milestones)).toEqual([
      { red: 0, blue: 0 },
      { red: 1, blue: 0 },
      { red: 1, blue: 1 },
    ]);
  });
  it('tells the time of a player-turn apart from that of the replies in it', () => {
    const { times } = match().playToEnd();
    expect(times[0]).toEqual({
      occasion: 'move 0',
      turn: 0,
      side: 'red',
      ms: 1,
      decisions: 1,
      replyMs: 1,
      replies: 1,
    });
    expect(times[1]).toMatchObject({ side: 'blue', decisions: 1 });
  });
});

describe('a match with a fault', () => {
  it('names the decision, the player and the rule of an illegal answer', () => {
    const cheat = toyAi({
      candidates: () => [{ choice: { kind: 'fly' }, name: { code: 'fly' }, score: 1, reasons: [] }],
    });
    expect(() => match({ ai: cheat }).step()).toThrow(
      'an illegal answer to «move» {"level":"recruit","side":"red","at":"match@move","rule":"2","code":"not-listed","choice":{"kind":"fly"}}',
    );
  });
  it('does not go on for ever', () => {
    expect(() => match({}, { mostChoices: 3 }).playToEnd()).toThrow('the game does not end {"answers":3,');
    expect(match({}, { mostChoices: 1000 }).playToEnd().choices.length).toBeLessThan(1000);
  });
  it('stops when a player-turn goes in circles', () => {
    const game = beginToy();
    const open = match({ game });
    const before = [...game.state.frames];
    for (let i = 0; i < 40; i++) {
      open.step();
      // As if the rules had led back to where they were.
      game.state.frames = before.map((frame) => ({ ...frame }));
    }
    expect(() => open.step()).toThrow(
      'the game goes in circles {"by":"red","kind":"move","answers":40,"during":"move 0"}',
    );
  });
  it('needs a player for each side', () => {
    const players = [createPlayer({ level: 'random', ai: TOY_AI, side: 'blue', seed: 1 })];
    expect(() => match({}, { players }).step()).toThrow('nobody plays for this side {"side":"red"}');
  });
  it('counts what its players had no idea of', () => {
    expect(match({ ai: ignorantOf('move') }).playToEnd().fallbacks).toEqual({
      red: { move: expect.any(Number) },
      blue: { move: expect.any(Number) },
    });
    expect(match().playToEnd().fallbacks).toEqual({});
  });
});
