import { describe, expect, test } from 'vitest';
import { differencesOf, setDifferences } from './differences.ts';

describe('what tells two pieces of data apart', () => {
  test('is named by its place', () => {
    expect(differencesOf({ a: { b: [1, 2] } }, { a: { b: [1, 3] } })).toEqual(['a.b[1]: 2 here, 3 there']);
    expect(differencesOf({ a: 1 }, {})).toEqual(['a: 1 here, nothing there']);
    expect(differencesOf(null, { by: 'x' })).toEqual(['null here, {"by":"x"} there']);
  });

  test('is nothing where only the order of fields differs', () => {
    expect(differencesOf({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([]);
  });

  test('is looked for under the same id', () => {
    const here = [
      { id: 'u1', hex: '0101' },
      { id: 'u2', hex: '0102' },
    ];
    expect(differencesOf({ units: here }, { units: here.slice(1) })).toEqual([
      'units[u1]: {"id":"u1","hex":"0101"} here, nothing there',
    ]);
    expect(differencesOf(here, [...here].reverse())).toEqual([': in another order']);
  });

  test('is told in a few lines', () => {
    const lines = differencesOf([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1]);
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toBe('and 2 more');
  });
});

test('sets differ by what only one of them has', () => {
  expect(setDifferences([{ a: 1, b: 2 }, 3], [3, { b: 2, a: 1 }])).toEqual([]);
  expect(setDifferences([1, 2, 3, 4], [4, 5])).toEqual(['only here: 1, 2 and 1 more', 'only there: 5']);
});
