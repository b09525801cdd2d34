/** The exit code of every command, and of everything that can be thrown: docs/exit-codes.md. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { REPOSITORY, runIn, temporaryFolder } from '../../test/shell.ts';
import { BadInput, Unable } from '../bad-input.ts';
import { lockFile } from '../output/file-lock.ts';
import { endingOf, Stopped } from './exit-codes.ts';

const { folder, remove } = temporaryFolder({ 'save.json': '{"format":"bridgehead-save"}', 'used.jsonl': '' });
afterAll(remove);
mkdirSync(join(folder, 'folder'));
lockFile({ name: 'used.jsonl', path: join(folder, 'used.jsonl') });

const LONG = 'x'.repeat(300);
const GAME = 'tournament holland44 --players random --games 1 --workers 0 --quiet';

describe('commands', () => {
  test.each<[number, string, string?]>([
    [0, 'help'],
    [0, 'map holland44'],
    [0, 'map holland44 --out /dev/null'],
    [0, 'engine'],
    [1, 'map holland44 --out /dev/full', 'cannot write «/dev/full»: no room is left on the disk (ENOSPC)'],
    [1, `${GAME} --file used.jsonl`, '«used.jsonl» is in use by process'],
    [2, 'fly', 'unknown command «fly»'],
    [2, 'map holland44 --out folder', 'cannot write «folder»: expected a file name, it is a directory'],
    [2, `map holland44 --png ${LONG}`, `cannot write «${LONG}»: its name is too long (ENAMETOOLONG)`],
    [2, 'map holland44 --out save.json/x', 'cannot write «save.json/x»: expected «save.json» to be a directory'],
    [2, 'compile chess', 'unknown title «chess»'],
    [2, 'serve --port http', 'option «--port» cannot be «http»'],
    [2, 'engine now', 'unexpected argument «now»'],
    [2, 'play holland44 --save folder', 'cannot write «folder»: expected a file name, it is a directory'],
    [2, `play holland44 --save ${LONG}`, `cannot write «${LONG}»: its name is too long (ENAMETOOLONG)`],
    [2, 'replay folder', 'folder: cannot be read: expected a file, it is a directory (EISDIR)'],
    [2, 'replay /dev/zero', '/dev/zero: is too large: expected at most 8 MB'],
    [2, 'replay save.json --verify', 'save.json: '],
    [2, `${GAME} --file folder`, 'cannot write «folder»: expected a file name, it is a directory'],
    [2, `${GAME} --file /dev/null`, 'cannot write «/dev/null»: expected an ordinary file'],
    [2, `${GAME} --file ${LONG}`, `cannot write «${LONG}`],
    [2, `${GAME} --file save.json`, 'save.json: line 1: is not the result file of a tournament'],
    [2, 'tournament --replay folder 1', 'folder: cannot be read: expected a file, it is a directory (EISDIR)'],
    [2, 'tournament --balance folder', 'folder: cannot be read: expected a file, it is a directory (EISDIR)'],
    [2, 'soak holland44 --folder save.json', 'cannot write «save.json/soak-holland44-short-1.jsonl»'],
    [2, 'puzzles holland44 --only zzz', 'unknown puzzle «zzz»'],
    [2, 'same-games', 'option «--against» is missing'],
    [2, 'same-games --against no-such-commit', 'unknown commit «no-such-commit»'],
  ])('%i: %s', async (code, line, says) => {
    const ended = await runIn(REPOSITORY, line.split(' '), { cwd: folder });
    expect({ code: ended.code, err: ended.err }).toEqual({
      code,
      err: says === undefined ? '' : expect.stringMatching(/^bridgehead: [^\n]*\n$/),
    });
    if (says !== undefined) expect(ended.err.startsWith(`bridgehead: ${says}`), ended.err).toBe(true);
  });
});

describe('what is thrown', () => {
  const system = (code: string, path?: string): Error =>
    Object.assign(new Error(code), { code, syscall: 'open', ...(path === undefined ? {} : { path }) });
  test.each<[number, string, unknown]>([
    [1, 'no luck', new Unable('no luck')],
    [2, 'no such thing', new BadInput('no such thing')],
    [129, 'stopped', new Stopped('SIGHUP', 'stopped')],
    [130, 'stopped', new Stopped('SIGINT', 'stopped')],
    [143, 'stopped', new Stopped('SIGTERM', 'stopped')],
    [1, '«a/b» cannot be used: no room is left on the disk (ENOSPC)', system('ENOSPC', 'a/b')],
    [2, '«a/b» cannot be used: permission is denied (EACCES)', system('EACCES', 'a/b')],
    [2, '«a/b» cannot be used: the disk can only be read (EROFS)', system('EROFS', 'a/b')],
    [2, 'the system refuses «open»: the system says EWEIRD', system('EWEIRD')],
    [
      70,
      'this is a fault of the program: x is not a function (BRIDGEHEAD_DEBUG=1 shows where)',
      new TypeError('x is not a function\nmore'),
    ],
    [70, 'this is a fault of the program: 7 (BRIDGEHEAD_DEBUG=1 shows where)', 7],
  ])('ends with %i: %s', (code, says, error) => {
    expect(endingOf(error, {})).toEqual({ code, says });
  });

  test('in a command is told in one line, with its stack for those who ask', async () => {
    const broken = () => {
      throw new TypeError('nobody thought of this');
    };
    const short = await runIn(REPOSITORY, ['help'], { print: broken, env: {} });
    expect(short).toEqual({
      code: 70,
      out: '',
      err: 'bridgehead: this is a fault of the program: nobody thought of this (BRIDGEHEAD_DEBUG=1 shows where)\n',
    });
    const long = await runIn(REPOSITORY, ['help'], { print: broken, env: { BRIDGEHEAD_DEBUG: '1' } });
    expect(long.err).toMatch(/exit-codes\.test\.ts:\d+/);
  });
});

test('every exit code is in the table of the documentation, and no other', () => {
  const rows = readFileSync(join(REPOSITORY, 'docs/exit-codes.md'), 'utf8').matchAll(/^\| (\d+)/gm);
  expect([...rows].map(([, code]) => Number(code))).toEqual([0, 1, 2, 70, 129, 130, 143]);
});
