import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namings, offsets } from '../test/random-grids.ts';
import type { Offset } from './layout.ts';
import { formatName, type Naming, parseName } from './naming.ts';

const printable: fc.Arbitrary<Offset> = fc.record({
  col: fc.integer({ min: 0, max: 99 }),
  row: fc.integer({ min: 0, max: 99 }),
});

describe('hex names', () => {
  it('mean the hex they were made from', () => {
    fc.assert(
      fc.property(namings, printable, (naming, offset) => {
        expect(parseName(naming, formatName(naming, offset))).toEqual(offset);
      }),
    );
  });

  it('may count below zero where the scheme is a,b', () => {
    fc.assert(
      fc.property(offsets, (offset) => {
        expect(parseName('a,b', formatName('a,b', offset))).toEqual(offset);
      }),
    );
  });

  it.each([
    ['RRCC', '0407', { row: 4, col: 7 }],
    ['XXYY', '0407', { col: 4, row: 7 }],
    ['a,b', '4,7', { col: 4, row: 7 }],
  ] as const)('in %s read «%s» as it is printed', (naming, name, offset) => {
    expect(parseName(naming, name)).toEqual(offset);
    expect(formatName(naming, offset)).toBe(name);
  });

  const bad: readonly (readonly [Naming, readonly string[]])[] = [
    ['RRCC', ['', '407', '04070', '4,7', '04 7', 'O407', '-407', '4.07', ' 0407', '0407\n', '٠٤٠٧']],
    ['XXYY', ['', '407', '04070', '4,7', '04 7', 'O407', '-407', '4.07', ' 0407', '0407\n', '٠٤٠٧']],
    [
      'a,b',
      [
        '',
        '0407',
        '4',
        '4,',
        ',7',
        '4, 7',
        '04,7',
        '4,07',
        '-0,7',
        '4,-0',
        '+4,7',
        '4.0,7',
        '4,7,1',
        '4,7\n',
        '12345678901234567890,1',
      ],
    ],
  ];
  it.each(bad)('in %s refuse what the scheme does not print', (naming, names) => {
    for (const name of names) expect(parseName(naming, name), `«${name}»`).toBeUndefined();
  });

  it('print back as they were read, whatever string is read', () => {
    const nearNames = fc.oneof(
      fc.stringMatching(/^[-0-9,]{1,7}$/),
      fc.stringMatching(/^\d{4}$/),
      fc.stringMatching(/^-?\d{1,24},-?\d{1,24}$/),
      fc.string(),
    );
    fc.assert(
      fc.property(namings, nearNames, (naming, name) => {
        const offset = parseName(naming, name);
        if (offset !== undefined) expect(formatName(naming, offset)).toBe(name);
      }),
    );
  });

  it.each(['RRCC', 'XXYY'] as const)('in %s are an error for numbers of more than two digits', (naming) => {
    for (const [col, row] of [
      [100, 1],
      [1, 100],
      [-1, 1],
      [1, -1],
    ] as const) {
      expect(() => formatName(naming, { col, row })).toThrow(RangeError);
    }
  });
});
