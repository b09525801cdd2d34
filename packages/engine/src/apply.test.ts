import { describe, expect, it } from 'vitest';
import { ask, bareProcedure, beginTiny, PURSE } from '../test/tiny-title.ts';
import { apply } from './apply.ts';
import { check, choices, currentQuestion, deciderOf, decision, whereIs } from './decision.ts';
import { EngineError } from './engine-error.ts';
import { call, done, type Frame, go } from './frame.ts';
import { cell, emit, type Game, write } from './game.ts';
import { forcedChoice, play } from './play.ts';
import { question } from './question.ts';
import { refusal } from './ruling.ts';

const FORK = bareProcedure('fork', {
  ask: ask('red', ['circle', 'lost', 'stray', 'stop'], (_g, _f, { kind }) => {
    if (kind === 'stray') return call({ proc: 'nowhere', step: 'begin' }, 'ask');
    return kind === 'stop' ? done() : go(kind);
  }),
  circle: () => go('circle'),
});

describe('a procedure that is wrong', () => {
  it('stops with where it stands when it never asks', () => {
    expect(() => apply(beginTiny([FORK]), { kind: 'circle' })).toThrow('a procedure never asks {"at":"fork@circle"}');
  });
  it('names the step that does not exist', () => {
    expect(() => apply(beginTiny([FORK]), { kind: 'lost' })).toThrow('no such step {"proc":"fork","step":"lost"}');
  });
  it('names the procedure that does not exist', () => {
    const g = beginTiny([FORK]);
    expect(() => apply(g, { kind: 'stray' })).toThrow('no such step {"proc":"nowhere","step":"begin"}');
    expect(() => currentQuestion(g)).toThrow(EngineError);
  });
  it('is found at the start already', () => {
    expect(() => beginTiny([bareProcedure('round', { run: () => go('run') })])).toThrow('a procedure never asks');
  });
  it('cannot be without steps', () => {
    expect(() => bareProcedure('idle', {})).toThrow('procedure «idle» has no steps');
  });
  it('that asks without offering a choice is a broken invariant', () => {
    expect(() => beginTiny([bareProcedure('mute', { ask: ask('red', [], () => done()) })])).toThrow(
      'a decision without a choice {"kind":"asked red"}',
    );
  });
  it('that refuses the only choice it offers is a broken invariant', () => {
    const contrary = question<Frame, { kind: string }>({
      kind: 'contrary',
      rule: '4',
      by: () => 'red',
      choices: () => [{ kind: 'yes' }],
      check: () => refusal('4', 'never'),
      chosen: () => done(),
    });
    expect(() => beginTiny([bareProcedure('odd', { ask: contrary })])).toThrow('a listed answer is refused');
  });
});

/** Calls a procedure and writes down what it came to: 1 for a word, 2 for nothing. */
const CALLER = bareProcedure('caller', {
  begin: () => call({ proc: 'callee', step: 'ask' }, 'resume'),
  resume(g, f) {
    write(g, PURSE, 0, f.result === 'word' ? 1 : 2);
    emit(g, { kind: 'resumed', audience: 'all' });
    return go('begin');
  },
});
const CALLEE = bareProcedure('callee', {
  ask: ask('red', ['word', 'nothing'], (_g, _f, { kind }) => (kind === 'word' ? done('word') : done())),
});

describe('a call', () => {
  const begin = (): Game => beginTiny([CALLER, CALLEE]);
  it('puts the called procedure on top of the caller, who waits at the step of its return', () => {
    const g = begin();
    expect(whereIs(g)).toBe('caller@resume > callee@ask');
    expect(decision(g)).toEqual({ by: 'red', kind: 'asked red', at: 'caller@resume > callee@ask' });
  });
  it('hands its result to the caller, and an old result does not linger', () => {
    const g = begin();
    const played = play(g, { kind: 'word' });
    expect(cell(g, PURSE, 0)).toBe(1);
    expect(played.legal && played.events).toEqual([{ kind: 'resumed', audience: 'all' }]);
    play(g, { kind: 'nothing' });
    expect(cell(g, PURSE, 0)).toBe(2);
  });
});

describe('the end', () => {
  it('has no question, no choice and no decider', () => {
    const g = beginTiny([FORK]);
    const played = play(g, { kind: 'stop' });
    expect(played).toEqual({ legal: true, events: [], rolls: [], decision: undefined });
    expect(deciderOf(g)).toBeUndefined();
    expect([...choices(g)]).toEqual([]);
    expect(forcedChoice(g)).toBeUndefined();
    expect(check(g, { kind: 'stop' })).toMatchObject({ legal: false, code: 'game-over' });
  });
});

describe('a refused choice', () => {
  it('leaves no trace', () => {
    const g = beginTiny([FORK]);
    const before = JSON.stringify([g.state, g.history, g.journal]);
    expect(apply(g, { kind: 'stop', loudly: true })).toMatchObject({
      legal: false,
      rule: '1',
      code: 'not-listed',
    });
    expect(JSON.stringify([g.state, g.history, g.journal])).toBe(before);
  });
});
