import { describe, expect, test } from 'vitest';
import { linesOf } from './lines.ts';

async function* chunks(...texts: (string | Uint8Array)[]): AsyncIterable<string | Uint8Array> {
  yield* texts;
}

async function gathered(input: AsyncIterable<string | Uint8Array>, limit = 100): Promise<string[]> {
  const lines: string[] = [];
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

  test('are cut just beyond the limit, and the next one is whole', async () => {
    const [long, next] = await gathered(chunks('x'.repeat(80), 'x'.repeat(80), 'x\nshort\n'), 100);
    expect(long).toHaveLength(101);
    expect(next).toBe('short');
  });
});
