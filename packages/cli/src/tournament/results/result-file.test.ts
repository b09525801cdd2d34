import { appendFileSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { failed, finished, tournamentOf } from '../../../test/results.ts';
import { temporaryFolder } from '../../../test/shell.ts';
import type { Tournament } from '../plan.ts';
import { type GameResult, packChoices, unpackChoices } from './result.ts';
import { openResultFile, readResultFile } from './result-file.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

const DUEL = tournamentOf('staff', 'recruit');
const GAMES = [finished(DUEL, 1, { winner: 'allied' }), failed(DUEL, 0, 'a fault')];
let files = 0;

function newFile(): string {
  const path = join(folder, `results-${files++}.jsonl`);
  added(path, ...GAMES);
  return path;
}

/** Adds games to a file and gives those that were there before. */
function added(path: string, ...games: GameResult[]): readonly GameResult[] {
  const file = openResultFile({ path, name: 'file' }, DUEL);
  for (const game of games) file.append(game);
  file.close();
  return file.known;
}

const opened = (path: string, name: string, tournament: Tournament): void =>
  openResultFile({ path, name }, tournament).close();

describe('a result file', () => {
  test('is read as it was written', () => {
    expect(readResultFile(newFile(), 'file')).toMatchObject({ tournament: DUEL, results: GAMES });
  });
  test('goes on after a torn last line, which it forgets', () => {
    const path = newFile();
    const whole = readFileSync(path, 'utf8');
    appendFileSync(path, JSON.stringify(finished(DUEL, 2, { winner: 'german' })).slice(0, 50));
    expect(added(path)).toEqual(GAMES);
    expect(readFileSync(path, 'utf8')).toBe(whole);
    added(path, finished(DUEL, 2, { winner: 'german' }));
    expect(readResultFile(path, 'file')?.results.map(({ n }) => n)).toEqual([1, 0, 2]);
  });
  test('is cut between signs of several bytes too', () => {
    const path = newFile();
    const odd = failed(DUEL, 2, 'an answer to «move»');
    added(path, odd);
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.subarray(0, bytes.indexOf(Buffer.from('«')) + 1));
    expect(added(path)).toEqual(GAMES);
    added(path, odd);
    expect(readResultFile(path, 'file')?.results).toEqual([...GAMES, odd]);
  });
  test('is begun anew if not even its first line was finished', () => {
    const path = newFile();
    for (const torn of ['', '{"form', '{"format":"bridgehead-tournament","version":1,"tit']) {
      writeFileSync(path, torn);
      expect(added(path)).toEqual([]);
      expect(readResultFile(path, 'file')).toMatchObject({ tournament: DUEL, results: [] });
    }
  });
  test('of another tournament is not touched', () => {
    const path = newFile();
    const before = readFileSync(path, 'utf8');
    expect(() => opened(path, 'mine.jsonl', { ...DUEL, seed: 8 })).toThrow(
      'mine.jsonl: holds another tournament (seed 7): expected a new --file',
    );
    expect(() => opened(path, 'mine.jsonl', tournamentOf('recruit', 'staff'))).toThrow('(players ');
    expect(() => opened(path, 'mine.jsonl', { ...DUEL, mirrors: true })).toThrow('(mirrors ');
    expect(readFileSync(path, 'utf8')).toBe(before);
  });
  test.each<[string, string, string]>([
    ['a text', 'hello\n', 'line 1: is not a JSON object'],
    ['a text without an end', 'hello', 'line 1: is not the result file of a tournament'],
    ['a save', '{"format":"bridgehead-save"}\n', 'line 1: is not the result file of a tournament'],
    ['a later version', `${JSON.stringify({ format: 'bridgehead-tournament', version: 2 })}\n`, 'expected version 1'],
    [
      'a header without players',
      `${JSON.stringify({ format: 'bridgehead-tournament', version: 1, ...DUEL, players: [] })}\n`,
      'line 1: names no tournament',
    ],
    [
      'a header with strangers',
      `${JSON.stringify({ format: 'bridgehead-tournament', version: 1, ...DUEL, players: ['deepblue'] })}\n`,
      'line 1: names no tournament',
    ],
  ])('that is %s is refused', (_what, text, says) => {
    const path = newFile();
    writeFileSync(path, text);
    expect(() => opened(path, 'file', DUEL)).toThrow(`file: ${says.startsWith('line') ? says : `line 1: ${says}`}`);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
  test.each<[string, unknown, string]>([
    ['torn in the middle', '{"n":', 'line 4: is not a JSON object'],
    ['without a number', { ...GAMES[0], n: -1 }, 'line 4: has no number'],
    ['of another seed', { ...GAMES[0], seed: 99 }, 'line 4: is not game 1 of this tournament'],
    ['of other players', { ...GAMES[0], first: 'random' }, 'line 4: is not game 1'],
    ['without an outcome', { ...GAMES[0], winner: undefined }, 'line 4: has no outcome'],
    ['without answers', { ...GAMES[0], answers: undefined }, 'line 4: has no outcome'],
  ])('with a line %s is refused', (_what, line, says) => {
    const path = newFile();
    appendFileSync(path, `${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
    appendFileSync(path, `${JSON.stringify(finished(DUEL, 2, { winner: 'german' }))}\n`);
    expect(() => readResultFile(path, 'file')).toThrow(`file: ${says}`);
  });
  test('takes a game that was written twice once', () => {
    const path = newFile();
    added(path, finished(DUEL, 1, { winner: 'german' }));
    expect(readResultFile(path, 'file')?.results).toHaveLength(2);
  });
});

describe('a result file that is being written', () => {
  const open = (path: string) => openResultFile({ path, name: 'file' }, DUEL);

  test('is refused to anybody else until it is closed', () => {
    const path = newFile();
    const file = open(path);
    expect(() => open(path)).toThrow(`«file» is in use by process ${process.pid}`);
    symlinkSync(path, `${path}-link`);
    expect(() => open(`${path}-link`)).toThrow('is in use');
    file.append(finished(DUEL, 2, { winner: 'german' }));
    file.close();
    expect(added(path)).toHaveLength(3);
    expect(readdirSync(folder).filter((name) => name.includes('lock'))).toEqual([]);
  });

  test('is not locked by one that was refused', () => {
    const path = newFile();
    expect(() => opened(path, 'file', { ...DUEL, seed: 8 })).toThrow('holds another tournament');
    expect(added(path)).toEqual(GAMES);
  });

  test('is not begun anew under the hands of one that has it open', () => {
    const path = newFile();
    const file = open(path);
    renameSync(path, `${path}-moved`);
    expect(() => file.append(finished(DUEL, 2, { winner: 'german' }))).toThrow(
      'cannot write «file»: it was moved or deleted in the meantime',
    );
    file.close();
    expect(readResultFile(`${path}-moved`, 'file')?.results).toEqual(GAMES);
  });

  test('is an ordinary file', () => {
    expect(() => open('/dev/null')).toThrow('cannot write «file»: expected an ordinary file');
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
    expect(() => open(folder)).toThrow('cannot write «file»: expected an ordinary file');
  });
});

describe('packed choices', () => {
  test('come out as they went in, and are small', () => {
    const choices = Array.from({ length: 500 }, (_, i) => ({ kind: 'march', units: ['us.82.504.1'], path: [`${i}`] }));
    expect(unpackChoices(packChoices(choices))).toEqual(choices);
    expect(packChoices(choices).length).toBeLessThan(JSON.stringify(choices).length / 5);
  });
});
