import { TextDecoder } from 'node:util';
import { NOT_TEXT, tooLong, type UnreadLine } from '@bridgehead/protocol';

const LINE_BREAK = 0x0a;

/**
 * The lines of a stream. A line of more bytes than the limit is not kept but counted, so that the reader can be told;
 * the next line is read as usual.
 */
export async function* linesOf(
  input: AsyncIterable<string | Uint8Array>,
  limit: number,
): AsyncIterable<string | UnreadLine> {
  const line = openLine(limit);
  for await (const chunk of input) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    let from = 0;
    for (let to = bytes.indexOf(LINE_BREAK); to >= 0; to = bytes.indexOf(LINE_BREAK, from)) {
      line.add(bytes.subarray(from, to));
      yield line.take();
      from = to + 1;
    }
    line.add(bytes.subarray(from));
  }
  if (!line.isEmpty()) yield line.take();
}

const LEAST_ROOM = 1 << 16;

/** A line that grows by pieces, in a place of its own: the pieces may be many and small. */
function openLine(limit: number) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let kept = Buffer.alloc(LEAST_ROOM);
  let size = 0;
  const grow = (): void => {
    const larger = Buffer.alloc(Math.max(2 * kept.length, size));
    kept.copy(larger);
    kept = larger;
  };
  const clear = (): void => {
    if (kept.length > LEAST_ROOM) kept = Buffer.alloc(LEAST_ROOM);
  };
  return {
    isEmpty: (): boolean => size === 0,
    add: (piece: Uint8Array): void => {
      const at = size;
      size += piece.length;
      if (size > limit) {
        clear();
        return;
      }
      if (size > kept.length) grow();
      kept.set(piece, at);
    },
    take: (): string | UnreadLine => {
      const taken = size > limit ? tooLong(size, limit) : textOf(decoder, kept.subarray(0, size));
      clear();
      size = 0;
      return taken;
    },
  };
}

function textOf(decoder: TextDecoder, bytes: Uint8Array): string | UnreadLine {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return NOT_TEXT;
    throw error;
  }
}
