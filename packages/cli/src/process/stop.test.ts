/** Signals end every command at once, by the system's hand or by our own, and nothing that is kept is torn. */
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { codeOf, program, startProgram } from '../../test/program.ts';
import { temporaryFolder } from '../../test/shell.ts';
import { readResultFile } from '../tournament/results/result-file.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

/** It takes a tenth of it; a busy machine may take its time. */
const MOST_MS = 3000;

type Child = ReturnType<typeof startProgram>;

/** Sends a signal when the program is in the midst of its work; gives how it ended. */
async function stopped(child: Child, signal: NodeJS.Signals, inTheMidst: Promise<unknown>) {
  const [err, code] = [text(child.stderr), codeOf(child)];
  await inTheMidst;
  const sent = performance.now();
  child.kill(signal);
  const ended = { code: await code, err: await err };
  expect(performance.now() - sent).toBeLessThan(MOST_MS);
  return ended;
}

const children: Child[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(words: string): Child {
  const child = startProgram(words, { cwd: folder });
  children.push(child);
  return child;
}

const until = (isSo: () => boolean): Promise<void> => expect.poll(isSo, { interval: 20, timeout: 120_000 }).toBe(true);
const gamesIn = (name: string): number => readFileSync(join(folder, name), 'utf8').split('\n').length - 2;
const locks = (): string[] => readdirSync(folder).filter((name) => name.includes('.lock'));

describe('the engine', () => {
  const ask = (child: Child, ...requests: object[]): void => {
    for (const [i, request] of requests.entries()) child.stdin.write(`${JSON.stringify({ id: i, ...request })}\n`);
  };
  test('is ended while it waits', async () => {
    const child = start('engine');
    ask(child, { method: 'titles' });
    expect(await stopped(child, 'SIGTERM', once(child.stdout, 'data'))).toEqual({ code: 143, err: '' });
  });

  test('is ended while a player thinks', async () => {
    const child = start('engine');
    ask(
      child,
      { method: 'new', params: { title: 'holland44', scenario: 'campaign', seed: 1 } },
      { method: 'seat', params: { title: 'holland44', side: 'allied', player: 'staff', seed: 1 } },
    );
    for (let i = 0; i < 200; i++) ask(child, { method: 'think', params: { seat: 's1', game: 'g1' } });
    expect(await stopped(child, 'SIGTERM', once(child.stdout, 'data'))).toEqual({ code: 143, err: '' });
  });

  test('ends by itself when its input does, and has answered everything', async () => {
    const input = '{"id":1,"method":"titles"}\n'.repeat(200);
    const { code, out, err } = await program('engine', { cwd: folder, input });
    expect({ code, err, replies: out.trimEnd().split('\n').length }).toEqual({ code: 0, err: '', replies: 200 });
  });
});

describe('a game that is played', () => {
  test('is ended in the midst of it, and the save that was there stays', async () => {
    writeFileSync(join(folder, 'game.json'), 'old');
    const child = start('play holland44 --scenario campaign --allied staff --german staff --save game.json');
    expect(await stopped(child, 'SIGHUP', once(child.stderr, 'data'))).toMatchObject({ code: 129 });
    expect(readFileSync(join(folder, 'game.json'), 'utf8')).toBe('old');
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('a tournament', () => {
  test('in threads is ended with what it has, unlocked', async () => {
    const line = 'tournament holland44 --players random --games 40 --workers 1 --quiet --file threads.jsonl';
    const ended = await stopped(
      start(line),
      'SIGINT',
      until(() => existsSync(join(folder, 'threads.jsonl')) && gamesIn('threads.jsonl') > 0),
    );
    const kept = readResultFile(join(folder, 'threads.jsonl'), 'threads.jsonl')?.results.length;
    expect(ended).toEqual({
      code: 130,
      err: `bridgehead: stopped after ${kept} of 40 games: the same line again goes on with them\n`,
    });
    expect(locks()).toEqual([]);
  });

  test('in the program’s own thread is ended by the system, and its lock means nothing any more', async () => {
    const line = 'tournament holland44 --players random --games 2 --workers 0 --quiet --file own.jsonl';
    const ended = await stopped(
      start(line),
      'SIGTERM',
      until(() => existsSync(join(folder, 'own.jsonl')) && gamesIn('own.jsonl') > 0),
    );
    expect(ended).toEqual({ code: 143, err: '' });
    expect(locks()).toEqual(['own.jsonl.lock']);
    expect(await program(line, { cwd: folder })).toMatchObject({ code: 0, err: '' });
    expect(locks()).toEqual([]);
    expect(gamesIn('own.jsonl')).toBe(2);
  });

  test('on a file in use is refused, and the first is not disturbed', async () => {
    const line = 'tournament holland44 --players random --games 2 --workers 1 --quiet --file used.jsonl';
    const first = start(line);
    const [err, code] = [text(first.stderr), codeOf(first)];
    first.stdout.resume();
    await until(() => locks().includes('used.jsonl.lock'));
    // Held, so that a quick machine does not finish the first before the second has looked.
    first.kill('SIGSTOP');
    const second = await program(line, { cwd: folder });
    first.kill('SIGCONT');
    expect(second).toMatchObject({ code: 1, out: '' });
    expect(second.err).toMatch(/^bridgehead: «used\.jsonl» is in use by process \d+\n$/);
    expect({ code: await code, err: await err }).toEqual({ code: 0, err: '' });
    expect(gamesIn('used.jsonl')).toBe(2);
  });
});
