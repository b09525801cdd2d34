/** A Chromium with a profile of its own, that can be killed as a computer that goes off would kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumPath } from './browser.ts';

export interface OwnChromium {
  readonly page: Page;
  /** At once and without a word, with everything that belongs to it. */
  kill(): Promise<void>;
  /** As when the player closes it. */
  close(): Promise<void>;
}

const START_MS = 60_000;

export async function startOwn(profile: string): Promise<OwnChromium> {
  const portFile = join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const args = [...CHROMIUM_ARGS, '--headless', '--no-first-run', '--remote-debugging-port=0'];
  const process = spawn(chromiumPath(), [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    // A group of its own: its children go with it.
    detached: true,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => process.once('exit', () => done()));
  const browser = await connected(portFile);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('Chromium has no window');
  const page = await context.newPage();
  return {
    page,
    kill: async () => {
      killAll(process);
      await ended;
      await browser.close().catch(() => {});
    },
    close: async () => {
      const session = await browser.newBrowserCDPSession();
      await session.send('Browser.close').catch(() => {});
      await ended;
    },
  };
}

function killAll({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

async function connected(portFile: string): Promise<Browser> {
  for (const until = Date.now() + START_MS; Date.now() < until; await wait(50)) {
    const port = existsSync(portFile) ? readFileSync(portFile, 'utf8').split('\n')[0] : '';
    if (port !== '' && port !== undefined) return chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  }
  throw new Error('Chromium does not start');
}
