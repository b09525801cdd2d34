import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runIn, temporaryFolder } from '../../test/shell.ts';
import { countingEngine } from '../../test/toy-engines.ts';

const ENGINE = 'packages/cli/bin/bridgehead.mjs';
const NEVER = 1000;
const NAME = { name: 'counting', version: '1.0.0' };
const BUILDS = '.builds';

/** A repository whose program is built from a text; each commit has its own. */
const { folder, remove } = temporaryFolder({
  '.gitignore': 'node_modules/\n/packages/\n',
  'package-lock.json': JSON.stringify({ ...NAME, lockfileVersion: 3, requires: true, packages: { '': NAME } }),
});
afterAll(remove);

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@localhost', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

const BUILD = `node -e "fs.mkdirSync('packages/cli/bin',{recursive:true});fs.copyFileSync('engine.txt','${ENGINE}')"`;

function commit(message: string, engine: string, build = BUILD): string {
  writeFileSync(join(folder, 'engine.txt'), engine);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...NAME, scripts: { 'build:engine': build } }));
  git('add', '.');
  git('commit', '--quiet', '-m', message);
  return git('rev-parse', 'HEAD').trim();
}

const sameGames = (line: string) => runIn(folder, ['same-games', ...line.split(' ').filter((word) => word !== '')]);

const shas = { same: '', departs: '', broken: '' };

beforeAll(() => {
  git('init', '--quiet');
  shas.departs = commit('Another sum from the seventh answer on', countingEngine(7));
  shas.broken = commit('Nothing that can be built', countingEngine(NEVER), 'node -e "throw new Error(1234)"');
  shas.same = commit('The same sums', countingEngine(NEVER));
  mkdirSync(join(folder, 'packages/cli/bin'), { recursive: true });
  writeFileSync(join(folder, ENGINE), countingEngine(NEVER));
});

describe('bridgehead same-games', () => {
  test('builds the other commit and finds that no game parts', async () => {
    const { code, out, err } = await sameGames('--against HEAD --games 8');
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('none of 8 games parted') });
    expect(err).toContain('building');
    expect(existsSync(join(folder, BUILDS, shas.same, ENGINE))).toBe(true);
  });

  test('keeps a build, and makes one anew that is not whole', async () => {
    expect((await sameGames('--against HEAD --games 1')).err).not.toContain('building');
    rmSync(join(folder, BUILDS, shas.same, 'bridgehead-build.json'));
    expect(await sameGames('--against HEAD --games 1')).toMatchObject({
      code: 0,
      err: expect.stringContaining('building'),
    });
  });

  test('takes any name of a commit, also one of which git warns', async () => {
    git('branch', 'twice', shas.same);
    git('tag', 'twice', shas.same);
    expect(await sameGames('--against twice --games 1')).toMatchObject({ code: 0 });
  });

  test('names the first answer at which the games part, and clears away what a killed run left', async () => {
    const abandoned = join(folder, BUILDS, `${shas.departs}.making-999999999`);
    mkdirSync(abandoned);
    const { code, out, err } = await sameGames(`--against ${shas.departs.slice(0, 9)} --games 4 --seed 30`);
    expect(code).toBe(1);
    expect(out).toContain('counting: 4 of 4 games parted');
    expect(out).toContain('cells: 4 games');
    for (const seed of [30, 31, 32, 33])
      expect(out).toContain(`  seed ${seed}, only: decision 7, counter «add» at game@add\n    answer {"kind":"add"`);
    expect(out).toMatch(/\n {4}sum: \d+ here, \d+ there\n/);
    expect(err).toContain('bridgehead: games parted: 4 of 4 of counting');
    expect(existsSync(abandoned)).toBe(false);
    expect(await sameGames(`--against ${shas.departs} --games 4 --except cells`)).toMatchObject({ code: 0 });
  });

  test('leaves neither a half-made build nor a work tree behind', async () => {
    expect(await sameGames(`--against ${shas.broken}`)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/Nothing that can be built cannot be built:\n(.*\n)*.*1234/),
    });
    expect(readdirSync(join(folder, BUILDS)).sort()).toEqual(['.gitignore', shas.same, shas.departs].sort());
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
    expect(git('status', '--porcelain')).toBe('');
  });

  test.each([
    ['', 'option «--against» is missing'],
    ['--against nowhere', 'unknown commit «nowhere»: expected a commit of this repository'],
    ['--against --games', 'option «--against» needs a value'],
    ['--against HEAD --except weather', 'unknown aspect «weather»: expected choices, decisions, events'],
    ['--against HEAD --games 0', 'option «--games» cannot be «0»'],
    ['--against HEAD --title chess', 'unknown title «chess»: expected counting'],
    ['--against HEAD --scenario long', 'unknown scenario of counting «long»: expected only'],
    ['--against HEAD --options slow', 'unknown option of counting «slow»: expected fast'],
  ])('refuses «%s»', async (line, message) => {
    expect(await sameGames(line)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  });

  test('plays with the options that are given', async () => {
    const { out } = await sameGames(`--against ${shas.departs} --games 1 --options fast --seed 5`);
    expect(out).toContain('seed 5, only, fast: decision 7');
  });
});
