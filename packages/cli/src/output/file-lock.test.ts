import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { REPOSITORY, temporaryFolder } from '../../test/shell.ts';
import { ownIdentity } from '../process/process-identity.ts';
import { lockFile } from './file-lock.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

let files = 0;
const newPlace = () => {
  const name = `file-${files++}`;
  return { name, path: join(folder, name), lock: join(folder, `${name}.lock`) };
};
const leftFrom = (name: string): string[] => readdirSync(folder).filter((file) => file.startsWith(`${name}.`));

describe('a lock', () => {
  test('is refused while its process has it, and left behind by nobody', () => {
    const place = newPlace();
    const lock = lockFile(place);
    expect(() => lockFile(place)).toThrow(`«${place.name}» is in use by process ${process.pid}`);
    lock.release();
    lockFile(place).release();
    expect(leftFrom(place.name)).toEqual([]);
  });

  test.each<[string, object]>([
    ['a process that is gone', { pid: 2 ** 22 + 1 }],
    ['a process whose number another has now', { began: '1' }],
    ['a process from before the machine was started anew', { boot: 'another' }],
  ])('of %s is taken over', (_what, changes) => {
    const place = newPlace();
    writeFileSync(place.lock, JSON.stringify({ ...ownIdentity(), ...changes }));
    lockFile(place).release();
    expect(leftFrom(place.name)).toEqual([]);
  });

  test('of another machine is left alone, and the refusal says what to do', () => {
    const place = newPlace();
    writeFileSync(place.lock, JSON.stringify({ ...ownIdentity(), host: 'far-away' }));
    expect(() => lockFile(place)).toThrow(
      `is in use by process ${process.pid} on far-away; if it is gone, delete «${place.name}.lock»`,
    );
  });

  test.each(['', 'nonsense', '{"pid":-1}', '[]'])('that says «%s» is respected for a moment only', (text) => {
    const place = newPlace();
    writeFileSync(place.lock, text);
    expect(() => lockFile(place)).toThrow(`«${place.name}.lock» does not say by whom`);
    spawnSync('touch', ['-d', '1 minute ago', place.lock]);
    lockFile(place).release();
  });

  test('whose taking over was itself broken off is taken over all the same', () => {
    const place = newPlace();
    const dead = JSON.stringify({ ...ownIdentity(), began: '1' });
    writeFileSync(place.lock, dead);
    writeFileSync(`${place.lock}.guard`, dead);
    writeFileSync(`${place.lock}.next`, 'to');
    lockFile(place).release();
    expect(leftFrom(place.name)).toEqual([]);
  });

  test('does not release what another has taken since', () => {
    const place = newPlace();
    const lock = lockFile(place);
    writeFileSync(place.lock, 'another');
    lock.release();
    expect(readFileSync(place.lock, 'utf8')).toBe('another');
  });

  const MODULE = new URL('../../dist/output/file-lock.js', import.meta.url).href;
  /** Takes the lock at the given moment, says so, and waits to be killed; the others end. */
  const contender = (path: string, at: number): string => `
    import { lockFile } from ${JSON.stringify(MODULE)};
    while (Date.now() < ${at});
    try {
      lockFile({ path: ${JSON.stringify(path)}, name: 'it' });
      console.log('mine');
      setInterval(() => {}, 1000);
    } catch (error) {
      console.log(error.message);
    }`;

  test('of eight processes that want it at the same moment one gets, also where a killed one had it before', async () => {
    const place = newPlace();
    for (let round = 0; round < 3; round++) {
      const at = Date.now() + 2500;
      const children = Array.from({ length: 8 }, () =>
        spawn(process.execPath, ['--input-type=module', '-e', contender(place.path, at)], {
          cwd: REPOSITORY,
          stdio: ['ignore', 'pipe', 'inherit'],
        }),
      );
      const closed = children.map((child) => once(child, 'close'));
      const said = await Promise.all(children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])));
      expect(said.filter((word) => word === 'mine\n')).toHaveLength(1);
      expect(said.filter((word) => word.includes('in use'))).toHaveLength(7);
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(closed);
      expect(existsSync(place.lock)).toBe(true);
    }
  });
});
