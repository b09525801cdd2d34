import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginTiny, MARK, PURSE, SET_UP, tinyTitle } from '../test/tiny-title.ts';
import { EngineError } from './engine-error.ts';
import { cell, emit, emptyState, type Game, openGame, recomputeHash, unwindJournal, write } from './game.ts';

const begin = (): Game => beginTiny([]);

const snapshot = (g: Game): string => JSON.stringify([g.state.columns, g.hash]);

describe('write', () => {
  it('changes the position, notes the old value and keeps the hash', () => {
    const g = begin();
    write(g, PURSE, 2, 7);
    write(g, PURSE, 2, 9);
    expect(g.state.columns.purse).toEqual([0, 0, 9]);
    expect(cell(g, PURSE, 2)).toBe(9);
    expect(g.journal).toEqual([PURSE, 2, 0, PURSE, 2, 7]);
    expect(g.hash).toEqual(recomputeHash(g));
    expect(g.hash).not.toEqual(recomputeHash(begin()));
  });
  it('does nothing where nothing changes', () => {
    const g = begin();
    const revisions = [...g.revisions];
    write(g, MARK, 0, 0);
    expect(g.journal).toEqual([]);
    expect(g.revisions).toEqual(revisions);
  });
  it.each([
    [PURSE, 3],
    [PURSE, -1],
    [MARK, 2],
    [9, 0],
  ])('throws for a cell that is not there: column %i, index %i', (column, index) => {
    const g = begin();
    const before = snapshot(g);
    expect(() => write(g, column, index, 1)).toThrow(EngineError);
    expect(() => cell(g, column, index)).toThrow('no such cell');
    expect(snapshot(g)).toBe(before);
  });
  it('names the column of a cell that is not there', () => {
    expect(() => write(begin(), PURSE, 5, 1)).toThrow('no such cell {"column":"purse","index":5}');
  });
  it('leaves the generator out of the hash', () => {
    const g = begin();
    const before = { ...g.hash };
    write(g, g.cells.length - 1, 0, 12345);
    expect(g.hash).toEqual(before);
    expect(recomputeHash(g)).toEqual(before);
    unwindJournal(g, 0);
    expect(g.hash).toEqual(before);
  });
});

describe('unwinding the journal', () => {
  const writes = fc.array(fc.tuple(fc.constantFrom(0, 1, 2), fc.nat(1), fc.nat(5)), { maxLength: 40 });
  it('restores every position on the way back', () => {
    fc.assert(
      fc.property(writes, (all) => {
        const g = begin();
        const stages: (readonly [number, string])[] = [[0, snapshot(g)]];
        for (const [column, index, value] of all) {
          write(g, column, index, value);
          stages.push([g.journal.length, snapshot(g)]);
        }
        for (const [length, before] of stages.reverse()) {
          unwindJournal(g, length);
          expect(snapshot(g)).toBe(before);
        }
        expect(g.journal).toEqual([]);
      }),
    );
  });
  it('stops at the length that it is given', () => {
    const g = begin();
    write(g, PURSE, 0, 1);
    const mark = g.journal.length;
    write(g, PURSE, 1, 2);
    unwindJournal(g, mark);
    expect(g.state.columns.purse).toEqual([1, 0, 0]);
  });
});

describe('opening a position', () => {
  it('hashes what is there, so that the same position has the same hash however it came about', () => {
    const g = begin();
    write(g, PURSE, 0, 4);
    write(g, MARK, 1, 2);
    const title = tinyTitle();
    const state = emptyState(title.layout, 99);
    state.columns.purse?.splice(0, 1, 4);
    state.columns.mark?.splice(1, 1, 2);
    expect(openGame(title, SET_UP, state).hash).toEqual(g.hash);
  });
  it('throws if a column is missing', () => {
    const state = { columns: { purse: [0], mark: [0] }, frames: [] };
    expect(() => openGame(tinyTitle(), SET_UP, state)).toThrow('the position has no column «chance»');
  });
});

describe('events', () => {
  it('are kept only while somebody listens', () => {
    const g = begin();
    emit(g, { kind: 'heard', audience: 'all' });
    g.collectEvents = false;
    emit(g, { kind: 'unheard', audience: 'all' });
    expect(g.events.map(({ kind }) => kind)).toEqual(['heard']);
  });
});
