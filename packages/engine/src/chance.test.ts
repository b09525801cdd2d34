import { describe, expect, it } from 'vitest';
import { ask, bareProcedure, beginTiny, PURSE } from '../test/tiny-title.ts';
import { apply, rollbackTo } from './apply.ts';
import { die, ScriptFault } from './chance.ts';
import { choices, decision, sampleChoice } from './decision.ts';
import { EngineError } from './engine-error.ts';
import { done, type Frame, go } from './frame.ts';
import { cell, emit, type Game, write } from './game.ts';
import type { Json } from './json.ts';
import { play, playForced } from './play.ts';
import { CHANCE, type Choice, question } from './question.ts';
import { randomFrom } from './random.ts';
import { replaySave } from './saves/replay.ts';
import { saveGame } from './saves/save-file.ts';

/** Red says roll; a die is rolled into the purse; red is asked again. */
const ROLLING = bareProcedure('rolling', {
  wait: ask('red', ['roll', 'pass'], (_g, _f, { kind }) => go(kind === 'roll' ? 'roll' : 'wait')),
  roll: die('toss', '2', (g, _f, rolled) => {
    write(g, PURSE, 0, rolled);
    return go('wait');
  }),
});

const begin = (dice: readonly Json[] = [], seed = 3): Game => beginTiny([ROLLING], dice, seed);

function roll(g: Game): number {
  play(g, { kind: 'roll' });
  return cell(g, PURSE, 0);
}

const generator = (g: Game): string => JSON.stringify(g.state.columns.chance);

describe('a die', () => {
  it('is a question of chance with six choices', () => {
    const g = begin();
    apply(g, { kind: 'roll' });
    expect(decision(g)).toMatchObject({ by: CHANCE, kind: 'toss' });
    expect([...choices(g)]).toEqual([1, 2, 3, 4, 5, 6].map((face) => ({ kind: 'roll', die: face })));
  });
  it('takes no other face', () => {
    const g = begin();
    apply(g, { kind: 'roll' });
    expect(apply(g, { kind: 'roll', die: 7 })).toMatchObject({ legal: false, rule: '2' });
  });
  it('falls in the same way for the same seed and in another way for another one', () => {
    const rolls = (seed: number): string => {
      const g = begin([], seed);
      return Array.from({ length: 30 }, () => roll(g)).join('');
    };
    expect(rolls(3)).toBe(rolls(3));
    expect(rolls(3)).not.toBe(rolls(4));
  });
  it('shows every face, and does not repeat itself as the generator moves on', () => {
    const g = begin();
    const rolls = Array.from({ length: 60 }, () => roll(g));
    expect(new Set(rolls).size).toBe(6);
  });
  it('falls as before when it is unwound and rolled again', () => {
    const g = begin();
    roll(g);
    const before = g.history.length;
    const again = Array.from({ length: 5 }, () => {
      const rolls = [roll(g), roll(g), roll(g)].join('');
      rollbackTo(g, before);
      return rolls;
    });
    expect(new Set(again).size).toBe(1);
  });
});

describe('the script', () => {
  it('chooses first, entry by entry, and then the generator does', () => {
    const g = begin([6, 1, 4]);
    expect([roll(g), roll(g), roll(g)]).toEqual([6, 1, 4]);
    expect(g.scriptAt).toBe(3);
    expect(roll(g)).toBeGreaterThanOrEqual(1);
  });
  it('moves the generator on as well: what comes after does not depend on who rolled', () => {
    const [scripted, free] = [begin([1, 1]), begin()];
    for (const g of [scripted, free]) for (let i = 0; i < 2; i++) roll(g);
    expect(generator(scripted)).toBe(generator(free));
    expect(generator(scripted)).not.toBe(generator(begin()));
    expect(roll(scripted)).toBe(roll(free));
  });
  it('does not choose for a player, nor is it used up by one', () => {
    const g = begin([5]);
    play(g, { kind: 'pass' });
    expect(g.scriptAt).toBe(0);
    expect(roll(g)).toBe(5);
  });
  it('is wound back with the rolls that it gave', () => {
    const g = begin([6, 2]);
    const before = g.history.length;
    expect([roll(g), roll(g)]).toEqual([6, 2]);
    rollbackTo(g, before);
    expect(g.scriptAt).toBe(0);
    expect([roll(g), roll(g)]).toEqual([6, 2]);
  });
  it('with an entry that fits no choice is a fault that names the entry', () => {
    const g = begin([3, 'six']);
    roll(g);
    expect(() => roll(g)).toThrow(ScriptFault);
    expect(() => playForced(g)).toThrow('dice[1] = "six" fits none of');
  });
  it('can draw from other things than dice', () => {
    const cup = question<Frame, Choice & { readonly chit: string }>({
      kind: 'draw',
      rule: '3',
      by: () => CHANCE,
      choices: () => ['rain', 'fog'].map((chit) => ({ kind: 'chit', chit })),
      chosen: (g, _f, { chit }) => {
        write(g, PURSE, 0, chit === 'fog' ? 2 : 1);
        return done();
      },
    });
    expect(cell(beginTiny([bareProcedure('cup', { draw: cup })], ['fog']), PURSE, 0)).toBe(2);
  });
});

describe('nothing to choose from', () => {
  const EMPTY = bareProcedure('empty', {
    wait: ask('red', ['draw', 'wait'], (_g, _f, { kind }) => go(kind === 'draw' ? 'cup' : 'wait')),
    cup: ask(CHANCE, [], () => done()),
  });
  it('is a broken invariant where chance is asked, not an endless search', () => {
    const g = beginTiny([EMPTY]);
    expect(() => play(g, { kind: 'draw' })).toThrow(EngineError);
    expect(() => playForced(g)).toThrow('chance has nothing to choose from');
  });
  it('has no sample', () => {
    const g = beginTiny([EMPTY]);
    apply(g, { kind: 'draw' });
    expect(sampleChoice(g, randomFrom(1))).toBeUndefined();
  });
});

describe('the audience of chance', () => {
  /** Red tosses a coin that blue alone may see while red's mark is up, then a die before everybody. */
  const HIDING = bareProcedure('hiding', {
    wait: ask('red', ['toss', 'pass'], (_g, _f, { kind }) => go(kind === 'toss' ? 'coin' : 'wait')),
    coin: question<Frame, Choice>({
      kind: 'coin',
      rule: '3',
      by: () => CHANCE,
      choices: () => [{ kind: 'heads' }, { kind: 'tails' }],
      audience: (g) => (cell(g, PURSE, 0) === 0 ? 'blue' : 'all'),
      chosen: () => go('die'),
    }),
    die: die('toss', '2', (g, _f, rolled) => {
      write(g, PURSE, 0, rolled);
      return go('wait');
    }),
  });
  const tossed = (g: Game): readonly (readonly [string, string])[] => {
    const played = play(g, { kind: 'toss' });
    return played.legal ? played.rolls.map(({ kind, audience }) => [kind, audience]) : [];
  };

  it('is everybody or a side, and may depend on the game', () => {
    const g = beginTiny([HIDING]);
    apply(g, { kind: 'toss' });
    expect(decision(g)).toMatchObject({ by: CHANCE, kind: 'coin', audience: 'blue' });
    const first = beginTiny([HIDING]);
    expect([tossed(first), tossed(first)]).toEqual([
      [
        ['coin', 'blue'],
        ['toss', 'all'],
      ],
      [
        ['coin', 'all'],
        ['toss', 'all'],
      ],
    ]);
  });
  it('is of chance alone, and named in a save where it is one side', () => {
    const g = beginTiny([HIDING]);
    expect(decision(g)).not.toHaveProperty('audience');
    tossed(g);
    expect(saveGame(g).choices.map(({ by, audience }) => [by, audience])).toEqual([
      ['red', undefined],
      [CHANCE, 'blue'],
      [CHANCE, undefined],
    ]);
  });
});

describe('a laid-down choice', () => {
  const say = (g: Game, kind: string): void => emit(g, { kind, audience: 'all' });
  /** Red rolls two dice, told together once the second has fallen; then the rules tell of something else. */
  const TELLING = bareProcedure('telling', {
    wait: ask('red', ['roll', 'pass'], (g, _f, { kind }) => {
      say(g, 'asked');
      return go(kind === 'roll' ? 'first' : 'wait');
    }),
    first: die('first', '2', () => go('second')),
    second: die('second', '2', (g) => {
      emit(g, { kind: 'fallen', audience: 'red' });
      emit(g, { kind: 'fallen', audience: 'blue', partial: true });
      say(g, 'hit');
      return go('after');
    }),
    after: (g) => {
      say(g, 'after');
      return go('wait');
    },
  });
  const told = (g: Game): readonly string[] =>
    g.events.map(({ kind, scripted }) => (scripted === true ? `${kind}, laid down` : kind));
  const marks = (g: Game): readonly unknown[] => saveGame(g).choices.map(({ scripted }) => scripted);

  it('is marked in the history, in the save and in the rolls, and the generator rolls on unmarked', () => {
    const g = beginTiny([TELLING], [6, 6, 1]);
    play(g, { kind: 'roll' });
    expect(play(g, { kind: 'roll' })).toMatchObject({ rolls: [{ scripted: true }, { kind: 'second' }] });
    expect(marks(g)).toEqual([undefined, true, true, undefined, true, undefined]);
    expect(g.history.map(({ scripted }) => scripted)).toEqual(marks(g));
  });
  it('marks the events that tell of it, and none that come after', () => {
    const g = beginTiny([TELLING], [6, 6]);
    play(g, { kind: 'roll' });
    expect(told(g)).toEqual(['asked', 'fallen, laid down', 'fallen, laid down', 'hit', 'after']);
    play(g, { kind: 'roll' });
    expect(told(g)).toEqual(['asked', 'fallen', 'fallen', 'hit', 'after']);
  });
  it('marks what is told of two dice if one was laid down, whichever', () => {
    const g = beginTiny([TELLING], [6]);
    play(g, { kind: 'roll' });
    expect(told(g)).toEqual(['asked', 'fallen, laid down', 'fallen, laid down', 'hit', 'after']);
  });
  it('is told by what shows a die after a player was asked, and no more once another die is rolled', () => {
    /** The die is told when red has said what to do with it. */
    const LATER = bareProcedure('later', {
      wait: ask('red', ['roll', 'pass'], (_g, _f, { kind }) => go(kind === 'roll' ? 'roll' : 'wait')),
      roll: die('toss', '2', () => go('use')),
      use: ask('red', ['tell', 'forget'], (g, _f, { kind }) => {
        say(g, 'used');
        if (kind === 'tell') emit(g, { kind: 'fallen', audience: 'all', die: 6 });
        return go('wait');
      }),
    });
    const tell = (g: Game, use: string): readonly string[] => {
      play(g, { kind: 'roll' });
      play(g, { kind: use });
      return told(g);
    };
    const g = beginTiny([LATER], [6, 6]);
    expect(tell(g, 'tell')).toEqual(['used', 'fallen, laid down']);
    expect(tell(g, 'forget')).toEqual(['used']);
    expect(tell(g, 'tell')).toEqual(['used', 'fallen']);
    rollbackTo(g, 2);
    play(g, { kind: 'tell' });
    expect(told(g)).toEqual(['used', 'fallen, laid down']);
  });
  it('is found in a save that does not mark it, and marked from then on', () => {
    const g = beginTiny([TELLING], [6, 1, 2]);
    for (let i = 0; i < 3; i++) play(g, { kind: 'roll' });
    const save = saveGame(g);
    const choices = save.choices.map(({ scripted: _, ...rest }) => rest);
    const rolled = beginTiny([TELLING]);
    for (let i = 0; i < 3; i++) play(rolled, { kind: 'roll' });
    const differs = g.history.map(({ choice }, i) => choice.die !== rolled.history[i]?.choice.die);
    expect(differs).toContain(true);
    const replayed = replaySave(g.title, { ...save, choices });
    expect(replayed.ok && marks(replayed.value.game)).toEqual(differs.map((one) => one || undefined));
  });
});
