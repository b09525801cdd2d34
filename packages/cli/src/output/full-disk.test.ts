/** A disk that is really full, and one that can only be read: a few kilobytes of memory, mounted for the test. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { failed, finished, tournamentOf } from '../../test/results.ts';
import { temporaryFolder } from '../../test/shell.ts';
import { Unable } from '../bad-input.ts';
import { openResultFile, readResultFile } from '../tournament/results/result-file.ts';
import { outputPlace, writeAll } from './outputs.ts';

const { folder, remove } = temporaryFolder();
const disk = join(folder, 'disk');
mkdirSync(disk);
const mount = (...args: string[]): boolean => spawnSync('mount', args).status === 0;
const isMounted = mount('-t', 'tmpfs', '-o', 'size=64k', 'none', disk);
afterAll(() => {
  if (isMounted) spawnSync('umount', [disk]);
  remove();
});

const big = 'x'.repeat(200_000);
const write = (name: string, content: string): void => writeAll([{ ...outputPlace(disk, name), content }]);

describe.skipIf(!isMounted)('a disk of 64 kB (skipped where none can be mounted: that takes root and Linux)', () => {
  test('that is full leaves the old file whole and nothing beside it', () => {
    writeFileSync(join(disk, 'old.txt'), 'old');
    expect(() => write('old.txt', big)).toThrow(Unable);
    expect(() => write('old.txt', big)).toThrow('cannot write «old.txt»: no room is left on the disk (ENOSPC)');
    expect(() => write('new.txt', big)).toThrow('cannot write «new.txt»: no room is left on the disk (ENOSPC)');
    expect(readdirSync(disk)).toEqual(['old.txt']);
    expect(readFileSync(join(disk, 'old.txt'), 'utf8')).toBe('old');
    write('old.txt', 'new');
    expect(readFileSync(join(disk, 'old.txt'), 'utf8')).toBe('new');
  });

  test('that is full leaves a result file with the games it had, to go on with', () => {
    const duel = tournamentOf('staff', 'recruit');
    const place = outputPlace(disk, 'results.jsonl');
    const file = openResultFile(place, duel);
    file.append(finished(duel, 0, { winner: 'allied' }));
    expect(() => file.append(failed(duel, 1, big))).toThrow('cannot write «results.jsonl»: no room is left');
    file.append(finished(duel, 1, { winner: 'german' }));
    file.close();
    expect(readResultFile(place.path, place.name)?.results.map(({ n }) => n)).toEqual([0, 1]);
  });

  test('without room for a single line leaves no result file', () => {
    const left = 'y'.repeat(4096);
    for (let i = 0; ; i++) {
      try {
        writeFileSync(join(disk, `fill-${i}`), left);
      } catch {
        break;
      }
    }
    const place = { name: 'none.jsonl', path: join(disk, 'none.jsonl') };
    expect(() => openResultFile(place, tournamentOf('staff'))).toThrow('cannot write «none.jsonl»: no room is left');
    expect(readdirSync(disk).filter((name) => name.startsWith('none'))).toEqual([]);
  });

  test('that can only be read is refused before any work', () => {
    expect(mount('-o', 'remount,ro', disk)).toBe(true);
    for (const name of ['old.txt', 'later.txt'])
      expect(() => outputPlace(disk, name)).toThrow(`cannot write «${name}»: the disk can only be read (EROFS)`);
    expect(readFileSync(join(disk, 'old.txt'), 'utf8')).toBe('new');
  });
});
