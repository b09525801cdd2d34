import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { program, type Surroundings } from '../test/program.ts';
import { REPOSITORY, temporaryFolder } from '../test/shell.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

const bridgehead = (words: string, surroundings: Partial<Surroundings> = {}) =>
  program(words, { cwd: folder, ...surroundings });
const staged = (): string[] => readdirSync(folder).filter((name) => name.startsWith('.'));
const draw = (out: string) => `map holland44 --out ${out}`;

test('the command says what to do when the program is not built', () => {
  cpSync(join(REPOSITORY, 'packages/cli/bin'), join(folder, 'bin'), { recursive: true });
  const start = () => spawnSync(process.execPath, [join(folder, 'bin/bridgehead.mjs')], { encoding: 'utf8' });
  expect(start()).toMatchObject({
    status: 1,
    stderr: 'bridgehead: the program is not built: run «npm run build» first\n',
  });
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/main.js'), `import './gone.js';`);
  const { status, stderr } = start();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^bridgehead: the program is not whole \(.*gone\.js.*\): run «npm run build» first\n$/);
});

test('the help loads no package: no rules, no renderer', async () => {
  const hooks = `import { writeSync } from 'node:fs';
    export async function resolve(name, context, next) {
      const found = await next(name, context);
      writeSync(2, found.url + '\\n');
      return found;
    }`;
  const dataUrl = (script: string): string => `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`;
  const start = `import { register } from 'node:module'; register('${dataUrl(hooks)}');`;
  const { code, err } = await bridgehead('--help', { env: { NODE_OPTIONS: `--import ${dataUrl(start)}` } });
  expect(code).toBe(0);
  const loaded = err.trimEnd().split('\n');
  expect(loaded.some((url) => url.endsWith('/packages/cli/dist/run.js'))).toBe(true);
  expect(
    loaded.filter((url) => !/^node:|\/packages\/cli\/(?:bin|dist\/process|dist)\/[\w-]+\.m?js$/.test(url)),
  ).toEqual([]);
});

describe('standard output and standard error', () => {
  const FULL = 'bridgehead: cannot write to standard output: no room is left on the disk (ENOSPC)\n';
  test.each<[string, string]>([
    ['--help', ''],
    ['map holland44', ''],
    ['engine', '{"id":1,"method":"titles"}\n'],
    ['puzzles holland44 --only 01 --players random', ''],
  ])('of «%s» that is full is told in a sentence', async (words, input) => {
    expect(await bridgehead(words, { input, behind: '> /dev/full' })).toEqual({ code: 1, out: '', err: FULL });
  });

  test('that cannot take all is told too, not only the first part', async () => {
    // So many blocks of a kilobyte: the system takes a part and refuses the rest.
    const { code, err } = await bridgehead('--help', { before: 'ulimit -f 1;', behind: '> part.txt' });
    expect(statSync(join(folder, 'part.txt')).size).toBe(1024);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'bridgehead: cannot write to standard output: the file would be larger than the system allows (EFBIG)\n',
    });
  });

  test('that is closed is written by nobody, and no fault', async () => {
    expect(await bridgehead('--help', { behind: '>&-' })).toEqual({ code: 0, out: '', err: '' });
    expect(await bridgehead('fly', { behind: '2>&-' })).toEqual({ code: 2, out: '', err: '' });
  });

  test('whose reader goes away ends the program quietly', async () => {
    const many = `${'{"id":1,"method":"titles"}\\n'.repeat(5000)}`;
    const { code, out, err } = await bridgehead('engine', {
      input: many,
      behind: '| head -c 5; echo ${PIPESTATUS[0]}',
    });
    expect({ code, out, err }).toEqual({ code: 0, out: '{"id"0\n', err: '' });
  });

  test('of complaints that is full changes no exit code', async () => {
    expect(await bridgehead('fly', { behind: '2> /dev/full' })).toEqual({ code: 2, out: '', err: '' });
    const played = await bridgehead('play holland44 --seed 3', { behind: '2> /dev/full' });
    expect(played).toMatchObject({ code: 0, out: expect.stringContaining('wins') });
  });
});

describe('a disk without room', () => {
  beforeAll(() => writeFileSync(join(folder, 'old.svg'), 'old'));

  test('leaves the file that was there whole, and nothing beside it', async () => {
    const { code, err } = await bridgehead(draw('old.svg'), { before: 'ulimit -f 4;' });
    expect(code).toBe(1);
    expect(err).toBe('bridgehead: cannot write «old.svg»: the file would be larger than the system allows (EFBIG)\n');
    expect(readFileSync(join(folder, 'old.svg'), 'utf8')).toBe('old');
    expect(staged()).toEqual([]);
  });

  test('leaves a result file with the games it had, and the same line goes on', async () => {
    const line = 'tournament holland44 --players random --games 2 --seed 7 --workers 0 --quiet --file full.jsonl';
    const first = await bridgehead(line, { before: 'ulimit -f 20;' });
    expect(first).toEqual({
      code: 1,
      out: '',
      err: 'bridgehead: cannot write «full.jsonl»: the file would be larger than the system allows (EFBIG)\n',
    });
    const lines = readFileSync(join(folder, 'full.jsonl'), 'utf8').split('\n');
    expect(lines.at(-1)).toBe('');
    for (const one of lines.slice(0, -1)) JSON.parse(one);
    expect((await bridgehead(line)).code).toBe(0);
  });
});

describe('an output that is', () => {
  test('a device is written into', async () => {
    expect(await bridgehead(draw('/dev/null'))).toMatchObject({ code: 0, err: '' });
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
    expect(await bridgehead(draw('/dev/full'))).toEqual({
      code: 1,
      out: '',
      err: 'bridgehead: cannot write «/dev/full»: no room is left on the disk (ENOSPC)\n',
    });
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true);
  });

  test('standard output comes before what is said of it, in a pipe and in a file', async () => {
    const { out } = await bridgehead(draw('/dev/stdout'));
    expect(out.endsWith('</svg>\nwrote /dev/stdout\n')).toBe(true);
    await bridgehead(draw('/dev/stdout'), { behind: '> out.txt' });
    expect(readFileSync(join(folder, 'out.txt'), 'utf8') === out).toBe(true);
  });
});
