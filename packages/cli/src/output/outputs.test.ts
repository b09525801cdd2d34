import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/shell.ts';
import { BadInput, Unable } from '../bad-input.ts';
import { outputPlace, writeAll } from './outputs.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

const at = (name: string) => ({ name, path: join(folder, name) });
const write = (name: string, content = 'new'): void => writeAll([{ ...outputPlace(folder, name), content }]);
const textIn = (name: string): string => readFileSync(join(folder, name), 'utf8');
const staged = (under = ''): string[] => readdirSync(join(folder, under)).filter((name) => name.startsWith('.'));

describe('writeAll', () => {
  test('replaces files and leaves nothing beside them', () => {
    writeFileSync(join(folder, 'a.txt'), 'old');
    write('a.txt');
    expect(textIn('a.txt')).toBe('new');
    expect(staged()).toEqual([]);
  });

  test('writes none of several files if one of them cannot be written', () => {
    writeFileSync(join(folder, 'kept.txt'), 'old');
    const outputs = [
      { ...at('kept.txt'), content: 'new' },
      { ...at('gone/b.txt'), content: 'new' },
    ];
    expect(() => writeAll(outputs)).toThrow(BadInput);
    expect(() => writeAll(outputs)).toThrow('cannot write «gone/b.txt»: there is no such file or directory (ENOENT)');
    expect(textIn('kept.txt')).toBe('old');
    expect(staged()).toEqual([]);
  });

  test('writes through a link, which stays one, and beside what it leads to', () => {
    mkdirSync(join(folder, 'far'));
    writeFileSync(join(folder, 'far/real.txt'), 'old');
    symlinkSync('far/real.txt', join(folder, 'near.txt'));
    symlinkSync('near.txt', join(folder, 'nearer.txt'));
    write('nearer.txt');
    expect(readlinkSync(join(folder, 'nearer.txt'))).toBe('near.txt');
    expect(lstatSync(join(folder, 'near.txt')).isSymbolicLink()).toBe(true);
    expect(textIn('far/real.txt')).toBe('new');
    expect([...staged(), ...staged('far')]).toEqual([]);
  });

  test('makes the file that a link leads to if there is none yet', () => {
    mkdirSync(join(folder, 'later'));
    symlinkSync('later/real.txt', join(folder, 'dangling.txt'));
    write('dangling.txt');
    expect(lstatSync(join(folder, 'dangling.txt')).isSymbolicLink()).toBe(true);
    expect(textIn('later/real.txt')).toBe('new');
  });

  test('follows a link out of a folder that is itself reached by a link', () => {
    mkdirSync(join(folder, 'one/two'), { recursive: true });
    symlinkSync('one/two', join(folder, 'short'));
    symlinkSync('../up.txt', join(folder, 'one/two/link.txt'));
    write('short/link.txt');
    expect(textIn('one/up.txt')).toBe('new');
    expect(existsSync(join(folder, 'up.txt'))).toBe(false);
  });

  test('keeps the rights of a file that was there', () => {
    writeFileSync(join(folder, 'private.txt'), 'old');
    chmodSync(join(folder, 'private.txt'), 0o640);
    write('private.txt');
    expect(statSync(join(folder, 'private.txt')).mode & 0o7777).toBe(0o640);
    expect(textIn('private.txt')).toBe('new');
  });

  test('writes a file whose name is as long as names may be', () => {
    const name = 'n'.repeat(255);
    write(name);
    expect(textIn(name)).toBe('new');
  });

  test('writes into a device and leaves it one', () => {
    write('/dev/null');
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
    expect(() => write('/dev/full')).toThrow(Unable);
    expect(() => write('/dev/full')).toThrow('cannot write «/dev/full»: no room is left on the disk (ENOSPC)');
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true);
  });

  test('writes into a pipe for whoever reads it', async () => {
    const pipe = join(folder, 'pipe');
    spawnSync('mkfifo', [pipe]);
    const reader = spawn('cat', [pipe], { stdio: ['ignore', 'pipe', 'inherit'] });
    write('pipe', 'through');
    expect(lstatSync(pipe).isFIFO()).toBe(true);
    expect((await reader.stdout.toArray()).join('')).toBe('through');
  });
});

describe('outputPlace', () => {
  writeFileSync(join(folder, 'file.txt'), '');
  mkdirSync(join(folder, 'folder'));
  symlinkSync('circle', join(folder, 'circle'));
  symlinkSync('folder', join(folder, 'to-folder'));
  test.each<[string, string]>([
    ['folder', 'expected a file name, it is a directory'],
    ['to-folder', 'expected a file name, it is a directory'],
    ['nowhere/a.txt', 'expected «nowhere» to be a directory'],
    ['file.txt/a.txt', 'expected «file.txt» to be a directory'],
    ['circle', 'its links lead in a circle (ELOOP)'],
    ['x'.repeat(256), 'its name is too long (ENAMETOOLONG)'],
    [`${'d/'.repeat(3000)}a`, 'its name is too long (ENAMETOOLONG)'],
  ])('refuses a place in a sentence: %#', (name, why) => {
    expect(() => outputPlace(folder, name)).toThrow(BadInput);
    expect(() => outputPlace(folder, name)).toThrow(`cannot write «${name}»: ${why}`);
  });
});
