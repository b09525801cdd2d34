/** An engine to which nobody listens stops reading, and goes on when somebody does. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { codeOf, startProgram } from '../../test/program.ts';
import { temporaryFolder } from '../../test/shell.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

const REQUESTS = 40_000;
const AT_ONCE = 500;
/** What pipes and buffers hold is a fraction of it. */
const MOST_TAKEN = REQUESTS / 4;
const HALT_MS = 4000;

const requestOf = (id: number): string => `${JSON.stringify({ id, method: 'titles', params: {} })}\n`;

/** In megabytes. */
function memoryOf(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

// Memory is told by the system on Linux only.
test.runIf(process.platform === 'linux')(
  'output that nobody reads stops the input, and nothing is lost when it is read',
  async () => {
    const child = startProgram('engine', { cwd: folder });
    const code = codeOf(child);
    let taken = 0;
    const send = async (): Promise<void> => {
      while (taken < REQUESTS) {
        const lines = Array.from({ length: AT_ONCE }, (_, i) => requestOf(taken + i)).join('');
        await new Promise<void>((resolve) => child.stdin.write(lines, () => resolve()));
        taken += AT_ONCE;
      }
      child.stdin.end();
    };
    const sent = send();
    await once(child.stdout, 'readable');
    for (let before = -1; before !== taken; await new Promise((resolve) => setTimeout(resolve, HALT_MS)))
      before = taken;
    expect(taken).toBeLessThan(MOST_TAKEN);
    expect(memoryOf(child.pid)).toBeLessThan(400);
    const heard = (await child.stdout.toArray()).join('').trimEnd().split('\n');
    await sent;
    expect(heard.map((line) => JSON.parse(line).id)).toEqual(Array.from({ length: REQUESTS }, (_, id) => id));
    expect(await code).toBe(0);
  },
);
