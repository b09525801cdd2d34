/** What is found out once about a question, and who is believed. */
import { describe, expect, it } from 'vitest';
import { ask, bareProcedure, beginTiny, PURSE } from '../test/tiny-title.ts';
import { apply, rollbackTo } from './apply.ts';
import { choices, sampleChoice } from './decision.ts';
import { call, done, type Frame, go } from './frame.ts';
import { type Game, write } from './game.ts';
import { forcedChoice, play } from './play.ts';
import { type Choice, question } from './question.ts';
import { randomFrom } from './random.ts';
import { OK } from './ruling.ts';
import { refusal } from './words/says.ts';

/** A question that counts how often it lists and checks; each choice asks it again. */
function counting(): { g: Game; lists: () => number; checks: () => number } {
  let [lists, checks] = [0, 0];
  const asked = question<Frame, Choice>({
    kind: 'counted',
    rule: '1',
    by: () => 'red',
    *choices() {
      lists += 1;
      yield { kind: 'left' };
      yield { kind: 'right' };
    },
    check(_g, _f, { kind }) {
      checks += 1;
      return kind === 'left' || kind === 'right' ? OK : refusal('-', 'not-a-choice');
    },
    chosen: () => go('ask'),
  });
  const g = beginTiny([bareProcedure('count', { ask: asked })]);
  return { g, lists: () => lists, checks: () => checks };
}

describe('the choices of a question', () => {
  it('are listed once for all who ask, until a choice is made, taken back or written past', () => {
    const { g, lists } = counting();
    const before = lists();
    sampleChoice(g, randomFrom(1));
    expect([forcedChoice(g), [...choices(g)].length, lists()]).toEqual([undefined, 2, before]);
    apply(g, { kind: 'left' });
    expect([...choices(g)].length).toBe(2);
    sampleChoice(g, randomFrom(1));
    sampleChoice(g, randomFrom(2));
    expect(lists()).toBe(before + 2);
    rollbackTo(g, 0);
    sampleChoice(g, randomFrom(1));
    expect(lists()).toBe(before + 3);
    write(g, PURSE, 0, 1);
    sampleChoice(g, randomFrom(1));
    expect(lists()).toBe(before + 4);
  });
  it('need not be listed where the question knows that it is forced', () => {
    const only = question<Frame, Choice>({
      kind: 'dear',
      rule: '1',
      by: () => 'red',
      choices: () => {
        throw new Error('too dear');
      },
      only: () => ({ kind: 'on' }),
      check: () => OK,
      chosen: () => done(),
    });
    expect(beginTiny([bareProcedure('dear', { ask: only })]).history.map(({ choice }) => choice)).toEqual([
      { kind: 'on' },
    ]);
  });
});

describe('a choice that the engine has found itself', () => {
  it('is checked where somebody listens, and not again where nobody does', () => {
    const { g, checks } = counting();
    play(g, sampleChoice(g, randomFrom(1)));
    expect(checks()).toBe(1);
    g.collectEvents = false;
    play(g, sampleChoice(g, randomFrom(1)));
    expect(checks()).toBe(1);
  });
  it('is believed at that question only, and its equal from outside never', () => {
    const { g, checks } = counting();
    g.collectEvents = false;
    const found = sampleChoice(g, randomFrom(1));
    apply(g, { ...found });
    expect(checks()).toBe(1);
    apply(g, found);
    expect(checks()).toBe(2);
    sampleChoice(g, randomFrom(1));
    expect(apply(g, { kind: 'up' }).legal).toBe(false);
  });
});

it('frames of the past stay as they were while those above and below them run on', () => {
  const inner = bareProcedure('inner', { ask: ask('blue', ['a', 'b'], () => done('back')) });
  const outer = bareProcedure('outer', {
    ask: ask('red', ['c', 'd'], () => call({ proc: 'inner', step: 'ask' }, 'after')),
    after: () => go('ask'),
  });
  const g = beginTiny([outer, inner]);
  const seen: string[] = [];
  for (const kind of ['c', 'a', 'd', 'b']) {
    seen.push(JSON.stringify(g.state.frames));
    apply(g, { kind });
  }
  expect(g.history.map(({ frames }) => JSON.stringify(frames))).toEqual(seen);
  expect(seen[1]).toBe('[{"proc":"outer","step":"after"},{"proc":"inner","step":"ask"}]');
  rollbackTo(g, 1);
  expect(JSON.stringify(g.state.frames)).toBe(seen[1]);
});
