import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { greyPng, inputsOfPng } from './grey-png.ts';

const PICTURE = { width: 3, height: 2, grey: Uint8Array.from([128, 130, 10, 255, 0, 128]) };
const PNG = Buffer.from(greyPng(PICTURE, 'abc123'));

/** The pixels of a grey PNG whose rows are all filtered by Paeth's rule, reckoned in another way than it was written. */
function pixelsOf(png: Buffer, width: number): number[] {
  const start = png.indexOf('IDAT');
  const data = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  const rows: number[][] = [];
  for (let y = 0; y * (width + 1) < data.length; y++) {
    const above = rows[y - 1] ?? [];
    const row: number[] = [];
    for (let x = 0; x < width; x++) {
      const around = [row[x - 1] ?? 0, above[x] ?? 0, above[x - 1] ?? 0] as const;
      const guess = around[0] + around[1] - around[2];
      const best = [...around].sort((a, b) => Math.abs(guess - a) - Math.abs(guess - b))[0] ?? 0;
      row.push(((data[y * (width + 1) + 1 + x] ?? 0) + best) & 255);
    }
    rows.push(row);
  }
  return rows.flat();
}

describe('a grey PNG', () => {
  test('has the pixels that it was given', () => {
    expect(PNG.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
    expect([PNG.readUInt32BE(16), PNG.readUInt32BE(20)]).toEqual([3, 2]);
    expect(pixelsOf(PNG, PICTURE.width)).toEqual([...PICTURE.grey]);
  });
  test('says what it was made from', () => {
    expect(inputsOfPng(PNG)).toBe('abc123');
    expect(inputsOfPng(Buffer.from('no picture'))).toBeUndefined();
  });
});
