import { describe, expect, test } from 'vitest';
import { bytesOf, DEEPEST, isNestedTooDeep, LONGEST_LINE } from './lines.ts';
import { createSession } from './session.ts';

describe('the length of a line', () => {
  test.each(['', 'abc', 'für', '«€»', '🂡 ace', 'x'.repeat(1000)])('of «%s» is counted as it is written', (text) => {
    expect(bytesOf(text)).toBe(new TextEncoder().encode(text).length);
  });
});

describe('nesting', () => {
  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  test.each<[string, string, boolean]>([
    ['as deep as it may be', nested(DEEPEST), false],
    ['one deeper', nested(DEEPEST + 1), true],
    ['of objects', '{"a":'.repeat(DEEPEST + 1), true],
    ['that was never closed', '['.repeat(1000), true],
    ['side by side', `[${Array.from({ length: 1000 }, () => '[[]]').join(',')}]`, false],
    ['in a text', JSON.stringify('['.repeat(1000)), false],
    ['in a text after a quote', JSON.stringify(`"\\${'['.repeat(1000)}`), false],
    ['after a text that ends in a backslash', `${JSON.stringify('\\')}${nested(DEEPEST + 1)}`, true],
  ])('%s', (_what, text, isTooDeep) => {
    expect(isNestedTooDeep(text)).toBe(isTooDeep);
  });
});

describe('a session', () => {
  const { handleLine } = createSession({ titles: [], newSeed: () => 1 });
  const titlesWith = (bytes: number): string => {
    const line = JSON.stringify({ id: 1, method: 'titles', params: {} });
    return `${line}${' '.repeat(bytes - line.length)}`;
  };

  test('reads a line of just so many bytes, and refuses a longer one with both numbers', () => {
    expect(JSON.parse(handleLine(titlesWith(LONGEST_LINE)))).toEqual({ id: 1, result: [] });
    expect(JSON.parse(handleLine(titlesWith(LONGEST_LINE + 1)))).toEqual({
      id: null,
      error: {
        code: 'bad-request',
        message: `the line has ${LONGEST_LINE + 1} bytes: expected at most ${LONGEST_LINE}`,
        says: { code: 'line-too-long', params: { bytes: LONGEST_LINE + 1, most: LONGEST_LINE } },
      },
    });
  });

  test('refuses what it was handed unread, in the words of the reader that did not read it', () => {
    expect(JSON.parse(handleLine({ unread: { code: 'not-utf-8' } }))).toEqual({
      id: null,
      error: { code: 'bad-request', message: 'the line is not UTF-8', says: { code: 'not-utf-8' } },
    });
  });
});
