import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failed } from '../../test/results.ts';
import { REPOSITORY, runIn, temporaryFolder } from '../../test/shell.ts';
import { isFinished } from '../tournament/results/result.ts';
import { readResultFile } from '../tournament/results/result-file.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

const bridgehead = (line: string) => runIn(REPOSITORY, line.split(' '), { cwd: folder });
const inFolder = (name: string): string => join(folder, name);
const resultsOf = (name: string) => readResultFile(inFolder(name), name)?.results ?? [];

/** Three games: two of the recruit against chance, and the first of those against the staff. */
const LINE = 'soak holland44 --games 3,0 --seed 7 --workers 0 --nodes 200 --quiet';
const FILE = 'soak-holland44-short-7.jsonl';

describe('bridgehead soak', () => {
  beforeAll(async () => {
    const { code, out, err } = await bridgehead(LINE);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^holland44 short, edition 1, seed 7, 200 nodes a decision: 3 games, none failed\n/);
    expect(out).toMatch(/\n3 games, all played to their end\n$/);
  });

  test('counts the games of each two levels on each side', async () => {
    const { out } = await bridgehead(LINE);
    expect(out).toMatch(/\n {2}random – recruit +1 +0 +\d+ /);
    expect(out).toMatch(/\n {2}recruit – random +1 +0 +\d+ /);
    expect(out).toMatch(/\n {2}random – staff +1 +0 +\d+ /);
    expect(out).toMatch(/\n {2}all +3 +0 +\d+ /);
  });
  test('writes a result file whose games are played again', async () => {
    expect(resultsOf(FILE).filter(isFinished)).toHaveLength(3);
    const { code, out } = await bridgehead(`tournament --replay ${FILE} 2 --save two.json`);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/^game 2, seed 7: random – staff, /) });
  });
  test('goes on where it was stopped', async () => {
    const text = readFileSync(inFolder(FILE), 'utf8');
    const [head, first] = text.split('\n');
    writeFileSync(inFolder(FILE), `${head}\n${first}\n`);
    const { code, out } = await bridgehead(LINE);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('3 games, all played') });
    const ends = resultsOf(FILE)
      .filter(isFinished)
      .map(({ n, hash }) => [n, hash]);
    expect(ends.sort()).toEqual(
      text
        .split('\n')
        .slice(1, 4)
        .map((line) => JSON.parse(line))
        .map(({ n, hash }) => [n, hash]),
    );
  });
  test('ends with code 1 and the evidence of what failed', async () => {
    const { tournament } = readResultFile(inFolder(FILE), FILE) ?? {};
    if (tournament === undefined) throw new Error('no result file');
    const line = LINE.replace('--seed 7', '--seed 8');
    const file = FILE.replace('-7', '-8');
    const eight = { ...tournament, seed: 8 };
    writeFileSync(
      inFolder(file),
      `${readFileSync(inFolder(FILE), 'utf8').split('\n')[0]?.replace('"seed":7', '"seed":8')}\n`,
    );
    for (const n of [0, 1, 2]) appendFileSync(inFolder(file), `${JSON.stringify(failed(eight, n, `fault ${n}`))}\n`);
    const { code, out, err } = await bridgehead(line);
    expect({ code, err }).toEqual({ code: 1, err: 'bridgehead: 3 of 3 games failed\n' });
    expect(out).toContain('Failed games\n  game 0, seed 8, random – recruit: fault 0\n');
  });
  test('breaks off a game that does not end, in threads of the built program', () => {
    const program = join(REPOSITORY, 'packages/cli/bin/bridgehead.mjs');
    const args = 'soak holland44 --games 2,0 --seed 9 --workers 1 --patience 0.01 --quiet'.split(' ');
    const { status, stdout } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout).toContain('game 1, seed 9, recruit – random: no end after 0.01 s');
  });
  test.each<[string, string]>([
    ['soak', 'a title is missing: expected holland44'],
    ['endurance', 'a title is missing: expected holland44'],
    [
      'soak holland44 --games 5',
      'option «--games» cannot be «5»: expected a number for each scenario (short, campaign)',
    ],
    ['soak holland44 --games 5,many', 'option «--games» cannot be «many»: expected a whole number from 0'],
    ['soak holland44 --folder nowhere', 'cannot write «nowhere/soak-holland44-short-1.jsonl»'],
  ])('«%s» ends with code 2 and one line', async (line, says) => {
    const { code, out, err } = await bridgehead(line);
    expect(err.startsWith(`bridgehead: ${says}`), err).toBe(true);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(existsSync(inFolder('soak-holland44-short-1.jsonl'))).toBe(false);
  });
});
