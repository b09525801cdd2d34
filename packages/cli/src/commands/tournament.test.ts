import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REPOSITORY, runIn, temporaryFolder } from '../../test/shell.ts';
import { gamePlan, type Tournament } from '../tournament/plan.ts';
import { isFinished } from '../tournament/results/result.ts';
import { readResultFile } from '../tournament/results/result-file.ts';
import { playGame, replayGame } from '../tournament/running/play-game.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

const bridgehead = (line: string) => runIn(REPOSITORY, line.split(' '), { cwd: folder });
const inFolder = (name: string): string => join(folder, name);
const linesOf = (name: string): string[] => readFileSync(inFolder(name), 'utf8').trimEnd().split('\n');

const LINE = 'tournament holland44 --players random --games 3 --seed 7 --workers 0 --quiet';

describe('bridgehead tournament', () => {
  beforeAll(async () => {
    const { code, out, err } = await bridgehead(LINE);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^holland44 short, edition 1, seed 7: random; 3 games; 100000 nodes a decision\n/);
    expect(out).toMatch(/wrote \S+holland44-short-7\.jsonl\nwrote \S+holland44-short-7\.html\n$/);
  });

  test('writes a line for every game, and a page', () => {
    expect(linesOf('holland44-short-7.jsonl')).toHaveLength(4);
    expect(readFileSync(inFolder('holland44-short-7.html'), 'utf8')).toContain('<h2>When the bridges fell</h2>');
  });
  test('plays nothing again that is there already', async () => {
    const before = readFileSync(inFolder('holland44-short-7.jsonl'), 'utf8');
    const { out } = await bridgehead(LINE);
    expect(readFileSync(inFolder('holland44-short-7.jsonl'), 'utf8')).toBe(before);
    expect(out).not.toContain('games a second in this run');
  });
  test('goes on after an interruption, and comes to the same games', async () => {
    const whole = readFileSync(inFolder('holland44-short-7.jsonl'), 'utf8');
    const secondGame = whole.split('\n').slice(0, 2).join('\n').length + 1;
    writeFileSync(inFolder('torn.jsonl'), whole.slice(0, secondGame + 200));
    const { code } = await bridgehead(`${LINE} --file torn.jsonl`);
    expect(code).toBe(0);
    const outcomes = (name: string) =>
      readResultFile(inFolder(name), name)
        ?.results.filter(isFinished)
        .map(({ n, hash, answers }) => [n, hash, answers]);
    expect(outcomes('torn.jsonl')).toEqual(outcomes('holland44-short-7.jsonl'));
    expect(outcomes('torn.jsonl')).toHaveLength(3);
  });
  test('tells on standard error how far it is', async () => {
    const { err } = await bridgehead(
      'tournament holland44 --players random --games 1 --seed 50 --workers 0 --file short.jsonl',
    );
    expect(err).toMatch(/\r\[#{24}\] 1 of 1 games, none failed, \d+\.\d\d a second, 0 s left/);
  });
  test('plays a recorded game again and saves it', async () => {
    const { code, out } = await bridgehead('tournament --replay holland44-short-7.jsonl 1 --save one.json');
    expect(code).toBe(0);
    expect(out).toMatch(/^game 1, seed 8: random – random, (allied|german) wins, margin -?\d+(\.\d\d?)?\nwrote /);
    const replayed = await bridgehead('replay one.json --verify');
    expect(replayed).toMatchObject({ code: 0, err: '', out: expect.stringContaining('turn 11, over') });
  });
  test('does not save a game that the rules no longer play so', async () => {
    const [head, first = '', ...rest] = linesOf('holland44-short-7.jsonl');
    const other = JSON.stringify({ ...JSON.parse(first), hash: 'beef' });
    writeFileSync(inFolder('edited.jsonl'), [head, other, ...rest, ''].join('\n'));
    const { code, err } = await bridgehead('tournament --replay edited.jsonl 0');
    expect({ code, err }).toEqual({
      code: 1,
      err: 'bridgehead: edited.jsonl: game 0 no longer agrees with the rules: it ends in another position\n',
    });
    expect(existsSync(inFolder('edited-game-0.json'))).toBe(false);
  });
  test('ends with code 1 if a game has failed, and reports all the same', async () => {
    const [head, first = '', ...rest] = linesOf('holland44-short-7.jsonl');
    const { n, seed, first: one, second, answers } = JSON.parse(first);
    const broken = JSON.stringify({ n, seed, first: one, second, answers, decisions: 1, ms: 1, fault: 'a fault' });
    writeFileSync(inFolder('broken.jsonl'), [head, broken, ...rest, ''].join('\n'));
    const { code, out, err } = await bridgehead(`${LINE} --file broken.jsonl`);
    expect({ code, err }).toEqual({ code: 1, err: 'bridgehead: 1 of 3 games failed\n' });
    expect(out).toContain('Failed games\n  game 0, seed 7, random – random: a fault');
  });
  test('writes what its games say about the sides, with a picture', async () => {
    const { code, out } = await bridgehead('tournament --balance holland44-short-7.jsonl --players random');
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringMatching(/balance\.md\nwrote \S+balance-short\.svg\n$/),
    });
    expect(readFileSync(inFolder('balance.md'), 'utf8')).toContain(
      '## The Short Game, edition 1: random against random\n\n3 games from seed 7',
    );
    expect(readFileSync(inFolder('balance-short.svg'), 'utf8')).toContain('(games: 3)');
  });
  test('is played by worker threads of the built program', () => {
    const program = join(REPOSITORY, 'packages/cli/bin/bridgehead.mjs');
    const args = 'tournament holland44 --players random --games 2 --seed 7 --workers 2 --file threads.jsonl'.split(' ');
    const { status, stdout } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toContain('2 games');
    expect(readResultFile(inFolder('threads.jsonl'), 'threads.jsonl')?.results).toHaveLength(2);
  });

  const OTHER = 'tournament holland44 --file x.jsonl';
  test.each<[string, string]>([
    ['tournament', 'a title is missing: expected holland44'],
    ['tournament chess', 'unknown title «chess»: expected holland44'],
    [`${OTHER} now`, 'unexpected argument «now»'],
    [`${OTHER} --players deepblue`, 'unknown player «deepblue»: expected random, recruit or staff'],
    [`${OTHER} --players recruit,`, 'unknown player «»: expected random, recruit or staff'],
    [`${OTHER} --players staff,staff`, 'player «staff» is named twice: expected each once; one alone plays itself'],
    [`${OTHER} --scenario long`, 'unknown scenario «long»: expected short or campaign'],
    [`${OTHER} --games 3`, 'option «--games» cannot be «3»: expected an even number'],
    [`${OTHER} --games 0`, 'option «--games» cannot be «0»: expected a whole number from 1'],
    [`${OTHER} --workers many`, 'option «--workers» cannot be «many»'],
    [`${OTHER} --nodes -1`, 'option «--nodes» needs a value'],
    [`${OTHER} --sprt 5`, 'option «--sprt» cannot be «5»: expected two ratings in rising order, such as 0,50'],
    [`${OTHER} --sprt 50,0`, 'option «--sprt» cannot be «50,0»'],
    [`${OTHER} --sprt 0,fast`, 'option «--sprt» cannot be «0,fast»'],
    [`${OTHER} --sprt 0,50`, 'option «--sprt» is for two players'],
    [`${OTHER} --page x.jsonl`, 'options «--file» and «--page» cannot name the same file'],
    [`${OTHER} --page nowhere/x.html`, 'cannot write «nowhere/x.html»'],
    [`${OTHER} --save x.json`, 'option «--save» belongs to --replay'],
    ['tournament --replay holland44-short-7.jsonl', 'the number of a game is missing'],
    ['tournament --replay holland44-short-7.jsonl 3', 'holland44-short-7.jsonl: has no game «3»'],
    ['tournament --replay holland44-short-7.jsonl 1 --games 4', 'option «--games» does not go with --replay'],
    ['tournament --balance', 'a result file is missing: expected --balance <results.jsonl>'],
    ['tournament --balance holland44-short-7.jsonl', 'holland44-short-7.jsonl: has no game of «staff» against itself'],
    ['tournament --balance --players random,staff', 'option «--players» names one player for --balance'],
    ['tournament --balance holland44-short-7.jsonl --seed 1', 'option «--seed» does not go with --balance'],
    [
      'tournament --balance holland44-short-7.jsonl holland44-short-7.jsonl --players random',
      'two files have games of The Short Game, edition 1: expected one for each scenario, edition and options',
    ],
    [
      'tournament --replay nowhere.jsonl 1',
      'nowhere.jsonl: cannot be read: there is no such file or directory (ENOENT)',
    ],
    [
      'tournament holland44 --seed 8 --file holland44-short-7.jsonl',
      'holland44-short-7.jsonl: holds another tournament',
    ],
  ])('«%s» ends with code 2 and one line', async (line, says) => {
    const { code, out, err } = await bridgehead(line);
    expect(err.startsWith(`bridgehead: ${says}`), err).toBe(true);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(existsSync(inFolder('x.jsonl'))).toBe(false);
  });
});

describe('players of another commit', () => {
  const { folder: other, remove: removeOther } = temporaryFolder();
  afterAll(removeOther);
  const hold = (players: string) =>
    runIn(other, `tournament holland44 --players ${players} --games 2 --seed 7 --workers 0`.split(' '));
  const lock = { name: 'other', version: '1.0.0', lockfileVersion: 3, packages: {} };

  /** A commit whose engine is this text. */
  function commit(engine: string): void {
    writeFileSync(join(other, 'engine.txt'), engine);
    git('add', '.');
    git('commit', '--quiet', '-m', 'Another engine');
  }
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@localhost', ...args], { cwd: other, encoding: 'utf8' });

  beforeAll(() => {
    const build = `node -e "fs.mkdirSync('packages/cli/bin',{recursive:true});fs.copyFileSync('engine.txt','packages/cli/bin/bridgehead.mjs')"`;
    writeFileSync(join(other, '.gitignore'), 'node_modules/\npackages/\n*.jsonl\n*.html\n');
    writeFileSync(join(other, 'package-lock.json'), JSON.stringify(lock));
    writeFileSync(join(other, 'package.json'), JSON.stringify({ scripts: { 'build:engine': build } }));
    git('init', '--quiet');
    commit(`for await (const chunk of process.stdin) for (const line of String(chunk).trim().split('\\n'))
      console.log(JSON.stringify({ id: JSON.parse(line).id, error: { code: 'unknown-method', message: 'no' } }));`);
    commit(`await import(${JSON.stringify(new URL('../../bin/bridgehead.mjs', import.meta.url).href)});`);
  });

  test('meet those of this one, and results name them by the commit', async () => {
    const { code, out } = await hold('random,random@HEAD');
    expect(code).toBe(0);
    const name = `random@${git('rev-parse', 'HEAD').stdout.slice(0, 12)}`;
    expect(out).toContain(`random, ${name}; 2 games`);
    const file = join(other, 'holland44-short-7.jsonl');
    const results = readResultFile(file, file)?.results ?? [];
    expect(results.map(({ first, second }) => [first, second])).toEqual([
      ['random', name],
      [name, 'random'],
    ]);
    // They are the same player, so a game is the same on either side.
    expect(results.map(({ answers }) => answers)).toEqual([results[0]?.answers, results[0]?.answers]);
    expect(await runIn(other, `tournament --replay ${file} 1`.split(' '))).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${name} – random`),
    });
    expect((await hold('random,random@HEAD')).out).not.toContain('games a second in this run');
  });

  test('are refused before the first game where they cannot play', async () => {
    expect(await hold('random,random@HEAD~1')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Another engine cannot play: its engine seats no players'),
    });
    expect(await hold('random@HEAD,random@@')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/player «random@@» is named twice: it is random@[0-9a-f]{12}\n$/),
    });
    expect(await hold('random,random@nowhere')).toMatchObject({
      code: 2,
      err: expect.stringContaining('unknown commit «nowhere»'),
    });
    expect(await hold('random,random@')).toMatchObject({
      code: 2,
      err: expect.stringContaining('player «random@» names no commit: expected random@<commit>'),
    });
  });
});

describe('a game of a tournament', () => {
  const DUEL: Tournament = {
    title: 'holland44',
    edition: 1,
    scenario: 'short',
    players: ['random'],
    seed: 11,
    nodes: 100_000,
  };

  test('is the same each time, is over, and is played again from its result', async () => {
    const [one, again] = await Promise.all([0, 0].map((n) => playGame(DUEL, gamePlan(DUEL, n))));
    if (one === undefined || again === undefined || !isFinished(one) || !isFinished(again)) throw new Error('failed');
    const { ms: _ms, times: _times, ...rest } = one;
    const { ms: _otherMs, times: _otherTimes, ...other } = again;
    expect(rest).toEqual(other);
    expect(one.course.at(-1)?.turn).toBe(11);
    // The start, and each of the two player-turns of eleven turns.
    expect(one.course).toHaveLength(23);
    expect(one.times.map(({ side }) => side)).toEqual(
      Array.from({ length: 22 }, (_, i) => ['allied', 'german'][i % 2]),
    );
    const { game, departs } = replayGame(DUEL, one);
    expect(departs).toBeUndefined();
    expect(game.state.frames).toEqual([]);
  });
});
