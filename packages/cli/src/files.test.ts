import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../test/shell.ts';
import { BadInput } from './bad-input.ts';
import { readJson, readText } from './files.ts';

const { folder, remove } = temporaryFolder({
  'ten.txt': '0123456789',
  'deep.json': `${'['.repeat(100_000)}`,
  'torn.json': '{"a":',
  'good.json': '{"a":[1,"ü"]}',
});
afterAll(remove);

describe('a file that is read', () => {
  mkdirSync(join(folder, 'folder'));
  symlinkSync('circle', join(folder, 'circle'));
  test.each<[string, string]>([
    ['folder', 'cannot be read: expected a file, it is a directory (EISDIR)'],
    ['nowhere', 'cannot be read: there is no such file or directory (ENOENT)'],
    ['ten.txt/x', 'cannot be read: a part of its path is not a directory (ENOTDIR)'],
    ['circle', 'cannot be read: its links lead in a circle (ELOOP)'],
    ['x'.repeat(300), 'cannot be read: its name is too long (ENAMETOOLONG)'],
    ['deep.json', 'is nested too deeply'],
    ['torn.json', 'is not JSON'],
  ])('is refused in a sentence: %#', (name, why) => {
    const read = () => readJson(join(folder, name), name);
    expect(read).toThrow(BadInput);
    expect(read).toThrow(`${name}: ${why}`);
  });

  test('may have so many bytes and no more, and a device without end is left', () => {
    expect(readText(join(folder, 'ten.txt'), 'ten', 10)).toBe('0123456789');
    expect(() => readText(join(folder, 'ten.txt'), 'ten', 9)).toThrow('ten: is too large: expected at most');
    expect(() => readText('/dev/zero', '/dev/zero', 3_000_000)).toThrow(
      '/dev/zero: is too large: expected at most 3 MB',
    );
  });

  test('is read as it was written', () => {
    expect(readJson(join(folder, 'good.json'), 'good.json')).toEqual({ a: [1, 'ü'] });
  });
});
