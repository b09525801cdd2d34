import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../test/shell.ts';
import { BadInput } from './bad-input.ts';
import { writeAll } from './files.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

describe('writeAll', () => {
  test('replaces files and leaves nothing beside them', () => {
    const path = join(folder, 'a.txt');
    writeFileSync(path, 'old');
    writeAll([{ path, content: 'new' }]);
    expect(readFileSync(path, 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['a.txt']);
  });

  test('writes none of several files if one of them cannot be written', () => {
    const kept = join(folder, 'kept.txt');
    writeFileSync(kept, 'old');
    const outputs = [
      { path: kept, content: 'new' },
      { path: join(folder, 'gone', 'b.txt'), content: 'new' },
    ];
    expect(() => writeAll(outputs)).toThrow(BadInput);
    expect(readFileSync(kept, 'utf8')).toBe('old');
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
