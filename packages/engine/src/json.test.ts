import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJsonObject, sameJson } from './json.ts';

const reversed = (value: unknown): unknown =>
  isJsonObject(value) ? Object.fromEntries(Object.entries(value).reverse()) : value;

describe('sameJson', () => {
  it('says that a copy is the same, whatever the order of its fields', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copy: unknown = JSON.parse(JSON.stringify(value));
        expect(sameJson(value, copy)).toBe(true);
        expect(sameJson(value, reversed(copy))).toBe(true);
      }),
    );
  });
  it('agrees with the written text of two values, and with itself the other way round', () => {
    const small = fc.jsonValue({ maxDepth: 1 });
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(sameJson(a, b)).toBe(sameJson(b, a));
        if (JSON.stringify(a) === JSON.stringify(b)) expect(sameJson(a, b)).toBe(true);
      }),
    );
  });
  it('does not tell a field that is undefined from one that is left out', () => {
    expect(sameJson({ kind: 'move', to: undefined }, { kind: 'move' })).toBe(true);
    expect(sameJson({ kind: 'move' }, { kind: 'move', to: undefined })).toBe(true);
  });
  it.each<[string, unknown, unknown]>([
    ['a number and its text', 1, '1'],
    ['a yes and a one', true, 1],
    ['a no and a zero', { isHeld: false }, { isHeld: 0 }],
    ['a no and nothing', { isHeld: false }, {}],
    ['nothing and null', undefined, null],
    ['null and an object', null, {}],
    ['null and a list', null, []],
    ['a list and an object', [], {}],
    ['a list and a longer one', [1], [1, 2]],
    ['a list in another order', [1, 2], [2, 1]],
    ['a field more', { kind: 'a' }, { kind: 'a', b: 1 }],
    ['a field that is null', { kind: 'a' }, { kind: 'a', b: null }],
    ['something deep inside', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
    ['a field named like one that every object has', { kind: 'a' }, { kind: 'a', constructor: 1 }],
    ['a field that stands for the prototype', { kind: 'a' }, JSON.parse('{"kind":"a","__proto__":1}')],
  ])('tells apart %s', (_what, a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });
});

describe('isJsonObject', () => {
  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ['{}', false],
    [undefined, false],
  ])('%j: %s', (value, expected) => {
    expect(isJsonObject(value)).toBe(expected);
  });
});
