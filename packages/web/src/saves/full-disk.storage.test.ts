/**
 * A disk that is really full: the browser's profile lies on a file system of a few megabytes, which is filled up. That
 * takes the right to mount file systems.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenGame } from '@bridgehead/client-kit/game';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serveClient } from '../../test/browser.ts';
import { type OwnChromium, startOwn } from '../../test/own-chromium.ts';
import { isPlaying, PATIENCE } from '../../test/page-facts.ts';
import { isReady } from '../../test/table.ts';

declare const bridgehead: { readonly game: OpenGame };

/** Small enough that the app itself is a good part of it, which is when Chromium clears all that a site has. */
const SMALL = '60m';
/** Large enough that it clears nothing, but closes the database. */
const LARGE = '600m';

const FILL_MS = 50;
/** Chromium writes `localStorage`, where the second copies lie, to its disk about once a minute. */
const COPIED_MS = 75_000;

interface Disk {
  readonly profile: string;
  fill(): void;
  makeRoom(): void;
  unmount(): void;
}

function smallDisk(size: string): Disk {
  const place = mkdtempSync(join(tmpdir(), 'bridgehead-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', place], { stdio: 'pipe' });
  } catch (error) {
    rmSync(place, { recursive: true });
    throw new Error('a full disk needs a small file system: run this as root on Linux, where tmpfs can be mounted', {
      cause: error,
    });
  }
  const profile = join(place, 'profile');
  const filler = join(place, 'filler');
  mkdirSync(profile);
  let filling: NodeJS.Timeout | undefined;
  return {
    profile,
    // What the browser itself lets go of is filled as well.
    fill: () => {
      fill(filler);
      filling = setInterval(() => fill(filler), FILL_MS);
    },
    makeRoom: () => {
      clearInterval(filling);
      rmSync(filler, { force: true });
    },
    unmount: () => {
      clearInterval(filling);
      execFileSync('umount', ['--lazy', place]);
      rmSync(place, { recursive: true });
    },
  };
}

/** To the last block. */
function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (;;) writeSync(file, Buffer.alloc(4096, 1));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(file);
  }
}

/** The first of all that can be answered. */
const answer = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const [choice] = await bridgehead.game.choices(undefined, 1);
    await bridgehead.game.apply(choice ?? { kind: 'none' });
    return bridgehead.game.log.value.length;
  });

async function answerTimes(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await answer(page);
}

/** The last block has room for a few answers more. */
async function answerUntilFull(page: Page): Promise<number> {
  for (let i = 0; i < 60; i++) {
    const answers = await answer(page);
    await page.waitForTimeout(200);
    if ((await notice(page).count()) > 0) return answers;
  }
  throw new Error('the disk does not get full');
}

async function begin(page: Page, address: string): Promise<string> {
  await page.goto(`${address}#/start`);
  await isReady(page);
  await page.getByText('One person, both sides').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await isPlaying(page);
  return page.url();
}

const answersIn = (page: Page): Promise<number> => page.evaluate(() => bridgehead.game.log.value.length);

async function answersAt(page: Page, game: string): Promise<number> {
  await page.goto(game);
  const id = game.split('/').at(-1) ?? '';
  await page.waitForFunction((wanted) => 'bridgehead' in globalThis && bridgehead.game.id === wanted, id, {
    polling: 100,
    timeout: PATIENCE,
  });
  return answersIn(page);
}

const warns = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

const notice = (page: Page) => page.locator('.keeping');

describe.each([SMALL, LARGE])('a disk of %s that is full', (size) => {
  let served: Served;
  let disk: Disk;
  let own: OwnChromium;
  let games: readonly [first: string, second: string] = ['', ''];
  /** Given in the second game. */
  let answers = 0;
  beforeAll(async () => {
    disk = smallDisk(size);
    served = await serveClient();
    own = await startOwn(disk.profile);
    await own.page.goto(served.address);
    await own.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const first = await begin(own.page, served.address);
    await answerTimes(own.page, 3);
    const second = await begin(own.page, served.address);
    await answerTimes(own.page, 2);
    games = [first, second];
    await own.page.waitForTimeout(COPIED_MS);
  });
  afterAll(async () => {
    await own?.close();
    await served?.close();
    disk?.unmount();
  });

  test('is said at once, with a way out, and nothing is said to be saved', async () => {
    const { page } = own;
    disk.fill();
    await answerUntilFull(page);
    // Where Chromium has deleted all that the site had, it no longer says why nothing can be opened.
    await notice(page)
      .getByText(/last moves are not saved/)
      .waitFor();
    expect(await notice(page).innerText()).toContain('is full');
    await notice(page).getByRole('button', { name: 'Save to file' }).waitFor();
    expect(await warns(page)).toBe(true);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    answers = await answer(page);
    await notice(page).waitFor();
    // A game that is left stands in the list, with what is the matter with it, beside the other.
    await page.goto(`${served.address}#/start`);
    const list = page.locator('.saves');
    await list.getByText(`${answers} moves`).waitFor();
    await list.getByText(/3 moves|cannot be read/).waitFor();
    await list.getByText('Not saved').waitFor();
    expect(await answersAt(page, games[1])).toBe(answers);
    await notice(page).waitFor();
  });

  test('is written to as soon as there is room, by itself', async () => {
    disk.makeRoom();
    await own.page.getByText('Everything is saved again').waitFor({ timeout: PATIENCE });
    expect(await notice(own.page).count()).toBe(0);
    answers = await answer(own.page);
    await expect.poll(() => warns(own.page)).toBe(false);
  });

  test('has lost no game and no answer, after a reload and after the browser was started anew', async () => {
    const [first, second] = games;
    await own.page.reload();
    await isPlaying(own.page);
    expect(await answersIn(own.page)).toBe(answers);
    expect(await answersAt(own.page, first)).toBe(3);
    await own.close();
    own = await startOwn(disk.profile);
    expect(await answersAt(own.page, second)).toBe(answers);
    expect(await answersAt(own.page, first)).toBe(3);
  });

  test('while it is full, a window that is opened anew does not say that nothing is saved', async () => {
    const { page } = own;
    await page.waitForTimeout(COPIED_MS);
    disk.fill();
    await answerUntilFull(page);
    await page.goto('about:blank');
    await page.goto(`${served.address}#/start`);
    const list = page.locator('.saves');
    const known = list.getByText(new RegExp(`cannot be read|${answers} moves`));
    await known.waitFor();
    expect(await list.getByText('Nothing saved yet').count()).toBe(0);
    disk.makeRoom();
    await page.reload();
    await list.getByText(`${answers} moves`).waitFor();
    expect(await list.locator('.game').count()).toBe(2);
  });
});
