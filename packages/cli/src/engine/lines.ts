/**
 * The lines of a stream of text. A line longer than the limit is not kept: it comes out cut just beyond the limit, so
 * that whoever reads it can refuse it, and the next line is read as usual.
 */
export async function* linesOf(input: AsyncIterable<string | Uint8Array>, limit: number): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let line = '';
  for await (const chunk of input) {
    const pieces = (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })).split('\n');
    const last = pieces.pop() ?? '';
    for (const piece of pieces) {
      yield grown(line, piece, limit);
      line = '';
    }
    line = grown(line, last, limit);
  }
  if (line !== '') yield line;
}

const grown = (line: string, piece: string, limit: number): string =>
  line.length > limit ? line : (line + piece).slice(0, limit + 1);
