import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHash, type Hash, hashText, toggleCell } from './hash.ts';

type Cell = readonly [column: number, index: number, value: number];

function hashOf(...cells: readonly Cell[]): string {
  const hash: Hash = { low: 0, high: 0 };
  for (const [column, index, value] of cells) toggleCell(hash, column, index, value);
  return formatHash(hash);
}

const cells: fc.Arbitrary<Cell> = fc.tuple(fc.nat(40), fc.nat(2000), fc.integer({ min: -9, max: 3000 }));

describe('the hash of cells', () => {
  it('is nothing after a cell was toggled twice', () => {
    fc.assert(
      fc.property(cells, fc.array(cells), (cell, others) => {
        expect(hashOf(cell, ...others, cell)).toBe(hashOf(...others));
      }),
    );
  });
  it('does not depend on the order of the toggles', () => {
    fc.assert(
      fc.property(fc.array(cells), (some) => {
        expect(hashOf(...some)).toBe(hashOf(...some.toReversed()));
      }),
    );
  });
  it('takes zero for nothing, and nothing else', () => {
    expect(hashOf([3, 4, 0])).toBe('0000000000000000');
    expect(hashOf([0, 0, 1])).not.toBe('0000000000000000');
    expect(hashOf([0, 0, -1])).not.toBe('0000000000000000');
  });
  it('differs for every column, index and value', () => {
    const seen = new Set<string>();
    for (let column = 0; column < 8; column++) {
      for (let index = 0; index < 100; index++) {
        for (let value = 1; value <= 100; value++) seen.add(hashOf([column, index, value]));
      }
    }
    expect(seen.size).toBe(80_000);
  });
  it('tells two cells apart in one word where they meet in the other', () => {
    const [one, other] = [hashOf([0, 233, 465]), hashOf([1, 29, 302])];
    expect(one.slice(8)).toBe(other.slice(8));
    expect(one.slice(0, 8)).not.toBe(other.slice(0, 8));
  });
  it('tells who stands where: two cells that swap their values are another position', () => {
    expect(hashOf([0, 1, 5], [0, 2, 6])).not.toBe(hashOf([0, 1, 6], [0, 2, 5]));
    expect(hashOf([0, 1, 5], [1, 1, 6])).not.toBe(hashOf([0, 1, 6], [1, 1, 5]));
  });
});

describe('the hash of a text', () => {
  it('differs where one letter, their order or their number does', () => {
    const texts = ['', 'a', 'b', 'ab', 'ba', 'aa', 'aaa', '[{"proc":"turn"}]', '[{"proc":"turm"}]'];
    const hashes = texts.map((text) => hashText(text));
    expect(new Set(hashes.map(({ low }) => low)).size).toBe(texts.length);
    expect(new Set(hashes.map(({ high }) => high)).size).toBe(texts.length);
  });
  it('is written with sixteen digits, the high word first', () => {
    expect(formatHash({ low: -1, high: 0xab })).toBe('000000abffffffff');
  });
});
