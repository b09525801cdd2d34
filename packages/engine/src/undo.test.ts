import { describe, expect, it } from 'vitest';
import { ask, bareProcedure, beginTiny, PURSE } from '../test/tiny-title.ts';
import { apply, rollbackTo, undo, undoRefusal } from './apply.ts';
import { die } from './chance.ts';
import { choices, decision } from './decision.ts';
import { go } from './frame.ts';
import { cell, closeUndo, type Game, write } from './game.ts';
import { forcedChoice, play } from './play.ts';
import { positionHash } from './position-hash.ts';

const pay = (g: Game): void => write(g, PURSE, 0, cell(g, PURSE, 0) + 1);

/** Red decides again and again; a toll follows that leaves no choice, a hand-over, a die, or a card that is shown. */
const ROAD = bareProcedure('road', {
  red: ask('red', ['pay', 'toll', 'hand', 'roll', 'show'], (g, _f, { kind }) => {
    pay(g);
    if (kind === 'show') closeUndo(g);
    return go(kind === 'pay' || kind === 'show' ? 'red' : kind);
  }),
  toll: ask('red', ['toll'], (g) => {
    pay(g);
    return go('second');
  }),
  second: ask('red', ['second toll'], (g) => {
    pay(g);
    return go('red');
  }),
  hand: ask('blue', ['back', 'on'], () => go('red')),
  roll: die('luck', '2', () => go('red')),
});

const begin = (): Game => beginTiny([ROAD]);
const CLOSED = { legal: false, code: 'undo-closed' };

describe('forced choices', () => {
  it('are given by the engine and recorded as forced', () => {
    const g = begin();
    play(g, { kind: 'toll' });
    expect(g.history.map(({ choice, forced }) => [choice.kind, forced])).toEqual([
      ['toll', false],
      ['toll', true],
      ['second toll', true],
    ]);
    expect(decision(g)?.at).toBe('road@red');
  });
  it('are taken back together with the choice that led to them', () => {
    const g = begin();
    play(g, { kind: 'pay' });
    const before = positionHash(g);
    play(g, { kind: 'toll' });
    expect(cell(g, PURSE, 0)).toBe(4);
    expect(undo(g)).toEqual({ legal: true });
    expect(positionHash(g)).toBe(before);
    expect(g.history).toHaveLength(1);
    expect(decision(g)?.at).toBe('road@red');
  });
  it('are given again when the choice is', () => {
    const g = begin();
    play(g, { kind: 'toll' });
    const after = positionHash(g);
    undo(g);
    play(g, { kind: 'toll' });
    expect(positionHash(g)).toBe(after);
  });
  it('are asked for all the same where not asking would tell something', () => {
    const secret = { ...ask('red', ['only'], () => go('ask')), alwaysAsk: true as const };
    const g = beginTiny([bareProcedure('mask', { ask: secret })]);
    expect(forcedChoice(g)).toBeUndefined();
    expect([...choices(g)]).toEqual([{ kind: 'only' }]);
    expect(g.history).toEqual([]);
  });
  it('at the start of a game cannot be taken back', () => {
    const g = beginTiny([
      bareProcedure('gate', {
        first: ask('red', ['in'], () => go('open')),
        open: ask('red', ['a', 'b'], () => go('open')),
      }),
    ]);
    expect(g.history).toHaveLength(1);
    expect(undo(g)).toMatchObject({ legal: false, code: 'nothing-to-undo' });
    play(g, { kind: 'a' });
    expect(undo(g)).toEqual({ legal: true });
    expect(g.history).toHaveLength(1);
  });
});

describe('undo', () => {
  it('goes back choice by choice to the start', () => {
    const g = begin();
    const start = positionHash(g);
    for (let i = 0; i < 3; i++) play(g, { kind: 'pay' });
    for (let i = 0; i < 3; i++) expect(undo(g)).toEqual({ legal: true });
    expect(positionHash(g)).toBe(start);
    expect(undo(g)).toMatchObject({ legal: false });
  });
  it.each(['hand', 'roll', 'show'])('is closed by «%s», and opens for what is decided after it', (kind) => {
    const g = begin();
    play(g, { kind: 'pay' });
    play(g, { kind });
    if (kind === 'hand') play(g, { kind: 'back' });
    expect(undo(g)).toMatchObject(CLOSED);
    const before = positionHash(g);
    play(g, { kind: 'pay' });
    expect(undo(g)).toEqual({ legal: true });
    expect(positionHash(g)).toBe(before);
    expect(undo(g)).toMatchObject(CLOSED);
  });
});

describe('a search', () => {
  it.each(['hand', 'roll', 'show'])('that tries «%s» and unwinds leaves undo as open as it was', (kind) => {
    const g = begin();
    play(g, { kind: 'pay' });
    const before = g.history.length;
    apply(g, { kind });
    apply(g, [...choices(g)][0]);
    rollbackTo(g, before);
    expect(undoRefusal(g)).toBeUndefined();
    expect(undo(g)).toEqual({ legal: true });
    expect(cell(g, PURSE, 0)).toBe(0);
  });
  it('that unwinds does not open what was closed', () => {
    const g = begin();
    play(g, { kind: 'show' });
    const before = g.history.length;
    apply(g, { kind: 'pay' });
    rollbackTo(g, before);
    expect(undo(g)).toMatchObject(CLOSED);
  });
  it('forgets the checkpoints that it passed', () => {
    const g = begin();
    while (g.history.length < 60) play(g, { kind: 'pay' });
    expect([...g.checkpoints.keys()]).toEqual([50]);
    rollbackTo(g, 49);
    expect([...g.checkpoints.keys()]).toEqual([]);
  });
});
