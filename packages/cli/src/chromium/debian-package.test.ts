import { describe, expect, test } from 'vitest';
import { type AptRun, installDebianPackage } from './debian-package.ts';

const DONE: AptRun = { isDone: true, complaint: '' };
const failed = (complaint: string): AptRun => ({ isDone: false, complaint });
const LISTS = failed('E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)\n');
const DPKG = failed(
  'E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?\n',
);

/** An apt that answers so, one run after the other; the program is there after so many runs. */
async function installed(runs: readonly AptRun[], thereAfter = Number.POSITIVE_INFINITY) {
  const asked: string[] = [];
  const said: string[] = [];
  let paused = 0;
  const fault = await installDebianPackage('chromium', {
    apt: async (args) => {
      asked.push(args[0] ?? '');
      return runs[Math.min(asked.length, runs.length) - 1] ?? DONE;
    },
    isThere: () => asked.length >= thereAfter,
    pause: async (ms) => {
      paused += ms;
    },
    say: (text) => said.push(text),
  });
  return { fault, asked, said, paused };
}

describe('a Debian package', () => {
  test('is installed at once where nobody else installs', async () => {
    expect(await installed([DONE, DONE], 2)).toEqual({
      fault: undefined,
      asked: ['update', 'install'],
      said: [],
      paused: 0,
    });
  });

  test('waits for another installer, whichever lock it holds, and says so', async () => {
    const { fault, asked, said, paused } = await installed([LISTS, LISTS, DONE, DPKG, DONE], 5);
    expect(fault).toBeUndefined();
    expect(asked).toEqual(['update', 'update', 'update', 'install', 'install']);
    expect(said[0]).toBe('Another installer is at work; waiting for it (0 s).');
    expect(said).toHaveLength(2);
    expect(paused).toBe(15_000);
  });

  test('is not asked for again once the other installer has brought it', async () => {
    expect(await installed([LISTS], 1)).toMatchObject({ fault: undefined, asked: ['update'] });
  });

  test('fails at once for any other reason', async () => {
    expect(await installed([failed('E: Temporary failure resolving the name\n')])).toMatchObject({
      fault: 'apt-get update failed',
      asked: ['update'],
      paused: 0,
    });
    expect(await installed([DONE, DONE])).toMatchObject({
      fault: 'apt-get install chromium brought no such program',
    });
  });

  test('is given up where the lock never opens', async () => {
    const { fault, said, paused } = await installed([LISTS]);
    expect(fault).toBe('another installer has held the lock of apt for 30 minutes');
    expect(paused).toBeGreaterThanOrEqual(30 * 60_000);
    expect(said.length).toBeGreaterThan(50);
  });
});
