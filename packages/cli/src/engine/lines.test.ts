import type { UnreadLine } from '@bridgehead/protocol';
import { describe, expect, test } from 'vitest';
import { linesOf } from './lines.ts';

async function* chunks(...texts: (string | Uint8Array)[]): AsyncIterable<string | Uint8Array> {
  yield* texts;
}

async function gathered(input: AsyncIterable<string | Uint8Array>, limit = 100): Promise<(string | UnreadLine)[]> {
  const lines: (string | UnreadLine)[] = [];
  for await (const line of linesOf(input, limit)) lines.push(line);
  return lines;
}

describe('lines of a stream', () => {
  test('are put together from pieces, the last one without its end too', async () => {
    expect(await gathered(chunks('a', 'b\nc', '\n\nd'))).toEqual(['ab', 'c', '', 'd']);
  });

  test('keep letters that a piece cuts in two', async () => {
    const bytes = new TextEncoder().encode('für\n');
    expect(await gathered(chunks(bytes.slice(0, 2), bytes.slice(2)))).toEqual(['für']);
  });

  test('of more bytes than the limit are counted, not kept, and the next one is whole', async () => {
    const [long, next] = await gathered(chunks('x'.repeat(80), 'x'.repeat(80), 'x\nshort\n'), 100);
    expect(long).toEqual({ unread: { code: 'line-too-long', params: { bytes: 161, most: 100 } } });
    expect(next).toBe('short');
  });

  test('are measured in bytes, and one of just so many is whole', async () => {
    const umlauts = 'ü'.repeat(50);
    expect(await gathered(chunks(`${umlauts}\n${umlauts}.\n`), 100)).toEqual([
      umlauts,
      { unread: { code: 'line-too-long', params: { bytes: 101, most: 100 } } },
    ]);
  });

  test('that are not UTF-8 are told so, and the next one is read', async () => {
    const bytes = Buffer.concat([Buffer.from([0x7b, 0xff, 0xfe, 0x0a]), Buffer.from('ok\n')]);
    expect(await gathered(chunks(bytes))).toEqual([{ unread: { code: 'not-utf-8' } }, 'ok']);
  });

  test('come whole out of many small pieces, and a long one gives its room back', async () => {
    const long = 'ab'.repeat(100_000);
    const pieces = Array.from({ length: 2000 }, (_, i) => long.slice(i * 100, i * 100 + 100));
    expect(await gathered(chunks(...pieces, '\nnext\n'), 200_000)).toEqual([long, 'next']);
  });
});
