import { describe, expect, it } from 'vitest';
import { beginTiny, MARK, PURSE } from '../test/tiny-title.ts';
import { cached, cachedUntilWrite, followed } from './cache.ts';
import { cell, type Game, unwindJournal, write } from './game.ts';

const sumOfPurses = (g: Game): number => cell(g, PURSE, 0) + cell(g, PURSE, 1) + cell(g, PURSE, 2);

/** The cache of a sum, and how often it was computed. */
function counted(columns: readonly number[]): { read: (g: Game) => number; built: () => number } {
  let built = 0;
  const read = cached(columns, (g) => {
    built += 1;
    return sumOfPurses(g);
  });
  return { read, built: () => built };
}

describe('a cached fact', () => {
  it('is computed once as long as its columns stay the same', () => {
    const g = beginTiny([]);
    const { read, built } = counted([PURSE]);
    write(g, PURSE, 0, 3);
    expect([read(g), read(g), read(g)]).toEqual([3, 3, 3]);
    expect(built()).toBe(1);
  });
  it('is computed again when one of its columns changes, and only then', () => {
    const g = beginTiny([]);
    const { read, built } = counted([PURSE]);
    read(g);
    write(g, MARK, 0, 1);
    write(g, PURSE, 0, 0);
    read(g);
    expect(built()).toBe(1);
    write(g, PURSE, 1, 5);
    expect(read(g)).toBe(5);
    expect(built()).toBe(2);
  });
  it('watches each of several columns', () => {
    const g = beginTiny([]);
    const { read, built } = counted([PURSE, MARK]);
    read(g);
    write(g, MARK, 0, 1);
    read(g);
    write(g, PURSE, 0, 1);
    read(g);
    expect(built()).toBe(3);
  });
  it('is right after unwinding, also where as many writes follow as were taken back', () => {
    const g = beginTiny([]);
    const { read } = counted([PURSE]);
    write(g, PURSE, 0, 1);
    const mark = g.journal.length;
    write(g, PURSE, 0, 2);
    expect(read(g)).toBe(2);
    unwindJournal(g, mark);
    expect(read(g)).toBe(1);
    write(g, PURSE, 0, 3);
    expect(read(g)).toBe(3);
    unwindJournal(g, 0);
    expect(read(g)).toBe(0);
  });
  it('keeps two games and two caches apart', () => {
    const [one, other] = [beginTiny([]), beginTiny([])];
    const purse = cached([PURSE], sumOfPurses);
    const double = cached([PURSE], (g) => 2 * sumOfPurses(g));
    write(one, PURSE, 0, 1);
    write(other, PURSE, 0, 7);
    expect([purse(one), purse(other), double(one), double(other)]).toEqual([1, 7, 2, 14]);
  });
  it('keeps a value that is undefined too', () => {
    const g = beginTiny([]);
    let built = 0;
    const read = cached([PURSE], () => {
      built += 1;
      return undefined;
    });
    read(g);
    read(g);
    expect(built).toBe(1);
  });
});

/** The purses as a fact that follows them, with how often it was built and what it was told. */
function purses(): { read: (g: Game) => readonly number[]; told: number[]; built: () => number } {
  const told: number[] = [];
  let built = 0;
  const read = followed<number[]>(
    [PURSE],
    (g) => {
      built += 1;
      return [0, 1, 2].map((i) => cell(g, PURSE, i));
    },
    (fact, g, column, index) => {
      told.push(index);
      fact[index] = cell(g, column, index);
      return index !== 2;
    },
  );
  return { read, told, built: () => built };
}

describe('a fact that follows its columns', () => {
  it('is told of the cells that were written to and unwound, once each time', () => {
    const g = beginTiny([]);
    const { read, told, built } = purses();
    expect(read(g)).toEqual([0, 0, 0]);
    const mark = g.journal.length;
    write(g, PURSE, 0, 3);
    write(g, MARK, 0, 1);
    write(g, PURSE, 1, 4);
    expect(read(g)).toEqual([3, 4, 0]);
    expect(read(g)).toEqual([3, 4, 0]);
    unwindJournal(g, mark);
    expect(read(g)).toEqual([0, 0, 0]);
    expect(told).toEqual([0, 1, 1, 0]);
    expect(built()).toBe(1);
  });
  it('is built anew where it cannot follow', () => {
    const g = beginTiny([]);
    const { read, built } = purses();
    read(g);
    write(g, PURSE, 2, 5);
    write(g, PURSE, 0, 6);
    expect(read(g)).toEqual([6, 0, 5]);
    expect(built()).toBe(2);
    expect(read(g)).toEqual([6, 0, 5]);
    expect(built()).toBe(2);
  });
  it('is built anew after more writes than are remembered', () => {
    const g = beginTiny([]);
    const { read, told, built } = purses();
    read(g);
    for (let i = 1; i <= 32; i++) write(g, PURSE, 0, i);
    expect(read(g)).toEqual([32, 0, 0]);
    expect([built(), told.length]).toEqual([1, 32]);
    for (let i = 0; i <= 32; i++) write(g, PURSE, 1, i + 1);
    expect(read(g)).toEqual([32, 33, 0]);
    expect([built(), told.length]).toEqual([2, 32]);
  });
});

it('a fact that may depend on anything lasts until the next write to any column', () => {
  const g = beginTiny([]);
  let built = 0;
  const read = cachedUntilWrite(() => {
    built += 1;
    return built;
  });
  expect([read(g), read(g)]).toEqual([1, 1]);
  write(g, MARK, 0, 1);
  expect([read(g), read(g)]).toEqual([2, 2]);
});
