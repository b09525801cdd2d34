import { readFileSync } from 'node:fs';
import type { OpenGame } from '@bridgehead/client-kit/game';
import { begin, quickChoice } from '@bridgehead/client-kit/testing';
import { readSaveText } from '@bridgehead/engine/save-text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { breakWorkers, keepWorkers } from '../../test/broken-workers.ts';
import { addTab, type Client, startClient, type Tab } from '../../test/browser.ts';
import { seriousFindings } from '../../test/scan.ts';

const PATIENCE = 120_000;

declare const bridgehead: { readonly game: OpenGame };

let client: Client;
/** Desktops, tablets and phones, on end and on their side. */
const SIZES = [
  [1600, 1000],
  [1024, 600],
  [932, 430],
  [844, 390],
  [834, 1112],
  [834, 600],
  [760, 720],
  [667, 375],
  [568, 320],
  [540, 420],
  [390, 844],
  [360, 560],
] as const;

async function boxOf(page: Page, of: string) {
  const box = await page.locator(of).boundingBox();
  if (box === null) throw new Error(`${of} is not shown`);
  return box;
}

beforeAll(async () => {
  client = await startClient();
});
afterAll(async () => {
  await client?.close();
});

const isReady = (page: Page) => page.getByRole('button', { name: 'Begin' }).waitFor({ timeout: PATIENCE });

const isPlaying = (page: Page) =>
  page.waitForFunction(() => 'bridgehead' in globalThis, undefined, { timeout: PATIENCE, polling: 100 });

async function beginGame({ page }: Tab): Promise<void> {
  await isReady(page);
  await page.getByText('One person, both sides').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await isPlaying(page);
}

/** Lands the first unit on the first hex. */
const answer = (page: Page) =>
  page.evaluate(async () => {
    const [choice] = await bridgehead.game.choices({ kind: 'land' }, 1);
    const ruling = await bridgehead.game.apply(choice ?? { kind: 'none' });
    return ruling.legal;
  });

const answersIn = (page: Page) => page.evaluate(() => bridgehead.game.log.value.length);

/** What the browser has kept of the first game in its list. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('bridgehead');
    await new Promise((done) => opened.addEventListener('success', done));
    const all = opened.result.transaction('about').objectStore('about').getAll();
    await new Promise((done) => all.addEventListener('success', done));
    opened.result.close();
    return (all.result as readonly { readonly answers: number }[])[0]?.answers;
  });

async function savedFile(answers: number): Promise<Buffer> {
  const game = await begin({ hotSeat: false });
  for (let i = 0; i < answers; i++) await game.apply(await quickChoice(game));
  return Buffer.from(await game.exportText());
}

const file = (buffer: Buffer, name = 'game.json') => ({ name, mimeType: 'application/json', buffer });

describe('the start page', () => {
  test.each([
    [1600, 1000, 'light'],
    [834, 1112, 'dark'],
    [390, 844, 'light'],
    [390, 844, 'dark'],
  ] as const)('fits %i × %i in the %s, and everyone can use it', async (width, height, colorScheme) => {
    const tab = await client.open({ viewport: { width, height }, colorScheme });
    await isReady(tab.page);
    const overflow = await tab.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await seriousFindings(tab.page)).toEqual([]);
    for (const screen of ['Settings', 'About']) {
      await tab.page.getByRole('link', { name: screen }).click();
      await tab.page.getByRole('heading', { level: 1, name: screen }).waitFor();
      expect(await seriousFindings(tab.page)).toEqual([]);
    }
    expect(tab.errors).toEqual([]);
    await tab.close();
  });

  test('the map has its place at every size, and the question too', async () => {
    // Without motion a sheet is at once as high as it will be.
    const tab = await client.open({ reducedMotion: 'reduce' });
    await isReady(tab.page);
    await tab.page.getByRole('button', { name: 'Begin' }).click();
    await isPlaying(tab.page);
    for (const [width, height] of SIZES) {
      await tab.page.setViewportSize({ width, height });
      const [board, dock] = [await boxOf(tab.page, '.b-board'), await boxOf(tab.page, '.dock')];
      // A sheet lies over the map, every other dock beside it.
      const isSheet = dock.x < board.x + board.width && dock.y < board.y + board.height;
      const free = { width: board.width, height: isSheet ? dock.y - board.y : board.height };
      const size = `${width} × ${height}`;
      expect(Math.min(free.width, free.height), size).toBeGreaterThan(160);
      expect((free.width * free.height) / (width * height), size).toBeGreaterThan(0.38);
      expect(Math.min(dock.width / 280, dock.height / 200), size).toBeGreaterThanOrEqual(1);
    }
    expect(tab.errors).toEqual([]);
    await tab.close();
  });

  test('begins a game with the keyboard alone', async () => {
    const tab = await client.open();
    await isReady(tab.page);
    const focused = () => tab.page.evaluate(() => document.activeElement?.textContent ?? '');
    for (let i = 0; i < 30 && (await focused()) !== 'Begin'; i++) await tab.page.keyboard.press('Tab');
    await tab.page.keyboard.press('Enter');
    await isPlaying(tab.page);
    expect(tab.page.url()).toMatch(/#\/game\/[0-9a-z]+$/);
    await tab.close();
  });

  test('takes a seed, and no nonsense', async () => {
    const tab = await client.open();
    await isReady(tab.page);
    await tab.page.getByText('Optional rules, edition, dice').click();
    const seed = tab.page.getByLabel('Seed of the dice');
    await seed.fill('seven');
    expect(await tab.page.getByRole('button', { name: 'Begin' }).isDisabled()).toBe(true);
    await tab.page.getByText('A seed is a whole number').waitFor();
    await seed.fill('7');
    await tab.page.getByRole('button', { name: 'Begin' }).click();
    await isPlaying(tab.page);
    const text = await tab.page.evaluate(() => bridgehead.game.exportText());
    expect(JSON.parse(text.split('\n')[0] ?? '').setUp.seed).toBe(7);
    await tab.close();
  });

  test('turns dark when it is told to, and stays so', async () => {
    const tab = await client.open({ colorScheme: 'light' });
    await isReady(tab.page);
    const ground = () => tab.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await tab.page.getByRole('link', { name: 'Settings' }).click();
    await tab.page.getByLabel('Dark').check();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await tab.page.reload();
    expect(await ground()).toBe(dark);
    await tab.close();
  });
});

describe('a game in the browser', () => {
  test('is kept after every answer and goes on after a reload', async () => {
    const tab = await client.open();
    await beginGame(tab);
    expect(await answer(tab.page)).toBe(true);
    expect(await answer(tab.page)).toBe(true);
    await expect.poll(() => keptAnswers(tab.page)).toBe(2);
    await tab.page.reload();
    await isPlaying(tab.page);
    expect(await answersIn(tab.page)).toBe(2);
    await tab.page.goto(`${client.address}#/start`);
    await tab.page.getByText('2 moves').waitFor();
    expect(tab.errors).toEqual([]);
    await tab.close();
  });

  test('is exported as a file that another browser opens, plays on and shows as a replay', async () => {
    const one = await client.open();
    await beginGame(one);
    await answer(one.page);
    await expect.poll(() => keptAnswers(one.page)).toBe(1);
    await one.page.goto(`${client.address}#/start`);
    const downloading = one.page.waitForEvent('download');
    await one.page.getByRole('button', { name: 'Export' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('bridgehead-holland44-turn-1.json');
    const buffer = readFileSync(await download.path());
    await one.close();

    const other = await client.open();
    await isReady(other.page);
    await other.page.getByLabel('Open a save file').setInputFiles(file(buffer));
    await other.page.getByRole('button', { name: 'Two people, one device' }).click();
    await isPlaying(other.page);
    expect(await answersIn(other.page)).toBe(1);
    await other.page.goto(`${client.address}#/start`);
    await other.page.getByRole('link', { name: 'Replay' }).click();
    await isPlaying(other.page);
    const shown = await other.page.evaluate(() => bridgehead.game.replay.value);
    expect(shown).toEqual({ at: 0, of: 1 });
    expect(other.errors).toEqual([]);
    await other.close();
  });

  test('names the computer and its level in the list, also where its file is only watched', async () => {
    const opponent = 'Allied: computer (Recruit)';
    const one = await client.open();
    await isReady(one.page);
    await one.page.locator('select[data-side="allied"]').selectOption('recruit');
    await one.page.locator('select[data-side="german"]').selectOption('person');
    await one.page.getByRole('button', { name: 'Begin' }).click();
    await isPlaying(one.page);
    const text = await one.page.evaluate(() => bridgehead.game.exportText());
    await one.page.goto(`${client.address}#/start`);
    await one.page.locator('.saves').getByText(opponent).waitFor();
    await one.page.locator('.continue').getByText(opponent).waitFor();
    await one.close();

    const other = await client.open();
    await isReady(other.page);
    await other.page.getByLabel('Watch a file as a replay').setInputFiles(file(Buffer.from(text)));
    await isPlaying(other.page);
    await other.page.goto(`${client.address}#/start`);
    await other.page.locator('.saves').getByText(opponent).waitFor();
    await other.close();
  });

  test('branches from a replay into a saved game of its own', async () => {
    const tab = await client.open();
    await isReady(tab.page);
    await tab.page.getByLabel('Watch a file as a replay').setInputFiles(file(await savedFile(6)));
    await isPlaying(tab.page);
    const id = await tab.page.evaluate(async () => {
      await bridgehead.game.goTo(4);
      return bridgehead.game.branch();
    });
    await tab.page.goto(`${client.address}#/game/${id}`);
    const isBranch = (wanted: string) => 'bridgehead' in globalThis && bridgehead.game.id === wanted;
    await tab.page.waitForFunction(isBranch, id, { polling: 100 });
    expect(await answersIn(tab.page)).toBe(4);
    expect(await answer(tab.page)).toBe(true);
    await tab.close();
  });

  test('a file that is none is refused in a sentence, and nothing is changed', async () => {
    const tab = await client.open();
    await isReady(tab.page);
    await tab.page.getByLabel('Open a save file').setInputFiles(file(Buffer.from('{"name":"x"}'), 'notes.json'));
    await tab.page.getByText('“notes.json” was not opened: it is not a Bridgehead save').waitFor();
    expect(await keptAnswers(tab.page)).toBeUndefined();
    await tab.close();
  });

  test('that was deleted is gone, after a question', async () => {
    const tab = await client.open();
    await beginGame(tab);
    await tab.page.goto(`${client.address}#/start`);
    await tab.page.getByRole('button', { name: 'Delete' }).click();
    await tab.page.getByRole('button', { name: 'Keep it' }).click();
    await tab.page.getByRole('button', { name: 'Delete' }).click();
    await tab.page.getByRole('button', { name: 'Delete it' }).click();
    await tab.page.getByText('Nothing saved yet').waitFor();
    await tab.page.goBack();
    await tab.page.getByText('There is no saved game under this address').waitFor();
    await tab.close();
  });

  test('is played in one tab at a time, and no answer is lost when it changes', async () => {
    const first = await client.open();
    await beginGame(first);
    await answer(first.page);
    const second = await addTab(first.context, first.page.url());
    await second.page.getByText('This game is open in another tab').waitFor();
    expect(await seriousFindings(second.page)).toEqual([]);
    await second.page.getByRole('button', { name: 'Look only' }).click();
    await isPlaying(second.page);
    expect(await second.page.evaluate(() => bridgehead.game.replay.value)).toEqual({ at: 1, of: 1 });

    await answer(first.page);
    await second.page.reload();
    await second.page.getByRole('button', { name: 'Take it over' }).click();
    await isPlaying(second.page);
    expect(await answersIn(second.page)).toBe(2);
    await first.page.getByText('This game goes on in another tab').waitFor();
    await answer(second.page);
    await expect.poll(() => keptAnswers(second.page)).toBe(3);
    await first.close();
  });
});

describe('when something goes wrong', () => {
  test('full storage is said, and the game can be taken away as a file', async () => {
    const tab = await client.open();
    await beginGame(tab);
    await tab.page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await answer(tab.page);
    await tab.page.getByText('storage is full: the last moves are not saved').waitFor();
    const downloading = tab.page.waitForEvent('download');
    await tab.page.getByRole('button', { name: 'Save to file' }).click();
    const saved = readSaveText(readFileSync(await (await downloading).path(), 'utf8'));
    expect(saved?.choices).toHaveLength(1);
    await tab.close();
  });

  test('a dead worker is told, with the kept game and a report', async () => {
    const tab = await client.open();
    await keepWorkers(tab.page);
    await tab.page.reload();
    await beginGame(tab);
    await answer(tab.page);
    await expect.poll(() => keptAnswers(tab.page)).toBe(1);
    await breakWorkers(tab.page);
    await tab.page.getByRole('heading', { name: 'Something broke' }).waitFor();
    expect(await seriousFindings(tab.page)).toEqual([]);
    const downloading = tab.page.waitForEvent('download');
    await tab.page.getByRole('button', { name: 'Save a report' }).click();
    const report = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
    expect(report).toMatchObject({ fault: { code: 'crashed', message: 'out of memory' }, save: { version: 2 } });
    await tab.page.getByRole('button', { name: 'Open the saved game' }).click();
    await isPlaying(tab.page);
    expect(await answersIn(tab.page)).toBe(1);
    await tab.close();
  });
});

/** Lays something into the database, past all that the app would check. */
const damage = (page: Page, store: string, row: object) =>
  page.evaluate(
    async ([name, value]) => {
      const opened = indexedDB.open('bridgehead');
      await new Promise((done) => opened.addEventListener('success', done));
      const writing = opened.result.transaction(name, 'readwrite');
      writing.objectStore(name).put(value);
      await new Promise((done) => writing.addEventListener('complete', done));
      opened.result.close();
    },
    [store, row] as const,
  );

/** Changes a row of the database as text. */
async function changeRow(
  page: Page,
  [store, key]: readonly [string, string | readonly [string, number]],
  edit: (row: string) => string,
): Promise<void> {
  const row = await page.evaluate(
    async ([name, id]) => {
      const opened = indexedDB.open('bridgehead');
      await new Promise((done) => opened.addEventListener('success', done));
      const read = opened.result
        .transaction(name)
        .objectStore(name)
        .get(id as IDBValidKey);
      await new Promise((done) => read.addEventListener('success', done));
      opened.result.close();
      return JSON.stringify(read.result);
    },
    [store, key] as const,
  );
  await damage(page, store, JSON.parse(edit(row)));
}

describe('what is damaged in the database', () => {
  test('an entry of the list is shown with what is wrong, and the others open', async () => {
    const tab = await client.open();
    await beginGame(tab);
    await answer(tab.page);
    await expect.poll(() => keptAnswers(tab.page)).toBe(1);
    await damage(tab.page, 'about', { id: 'torn', title: 7 });
    await tab.page.goto(`${client.address}#/start`);
    await tab.page.getByText('“title” is not what it should be').waitFor();
    expect(await seriousFindings(tab.page)).toEqual([]);
    const torn = tab.page.locator('.game.damaged');
    const downloading = tab.page.waitForEvent('download');
    await torn.getByRole('button', { name: 'Export' }).click();
    const saved = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
    expect(saved).toEqual({ about: { id: 'torn', title: 7 }, lines: [], steps: [] });
    await tab.page.getByRole('link', { name: 'Continue' }).first().click();
    await isPlaying(tab.page);
    expect(await answersIn(tab.page)).toBe(1);
    await tab.page.goto(`${client.address}#/start`);
    await torn.getByRole('button', { name: 'Delete' }).click();
    await tab.page.getByRole('button', { name: 'Delete it' }).click();
    await expect.poll(() => torn.count()).toBe(0);
    await tab.page.getByText('one move').waitFor();
    expect(tab.errors).toEqual([]);
    await tab.close();
  });

  test('a game of a title that is gone stays, with a sentence, in the list and where it is opened', async () => {
    const tab = await client.open();
    await beginGame(tab);
    const id = tab.page.url().split('/').at(-1) ?? '';
    await answer(tab.page);
    await expect.poll(() => keptAnswers(tab.page)).toBe(1);
    await tab.page.goto(`${client.address}#/start`);
    await tab.page.getByText('one move').waitFor();
    await changeRow(tab.page, ['about', id], (row) => row.replaceAll('holland44', 'waterloo'));
    await changeRow(tab.page, ['lines', [id, 0]], (row) => row.replaceAll('holland44', 'waterloo'));
    await tab.page.reload();
    await tab.page.locator('.saves').getByText('is not among those of this version').waitFor();
    expect(await tab.page.getByRole('link', { name: 'Continue' }).count()).toBe(0);
    await tab.page.goto(`${client.address}#/game/${id}`);
    await tab.page.getByText('The title “waterloo” is not among those of this version').waitFor();
    expect(await seriousFindings(tab.page)).toEqual([]);
    const downloading = tab.page.waitForEvent('download');
    await tab.page.getByRole('button', { name: 'Save to file' }).click();
    const saved = readSaveText(readFileSync(await (await downloading).path(), 'utf8'));
    expect(saved).toMatchObject({ setUp: { title: 'waterloo' }, choices: { length: 1 } });
    await tab.close();
  });

  test('a line ends the game there, in words, where it has no second copy; one without a beginning is said so', async () => {
    const tab = await client.open();
    await beginGame(tab);
    const id = tab.page.url().split('/').at(-1) ?? '';
    for (let i = 0; i < 4; i++) await answer(tab.page);
    await expect.poll(() => keptAnswers(tab.page)).toBe(4);
    await damage(tab.page, 'lines', { id, n: 3, line: '{"by":"nobody"' });
    await tab.page.reload();
    await tab.page.getByText('it was opened from its second copy').waitFor();
    await isPlaying(tab.page);
    expect(await answersIn(tab.page)).toBe(4);
    await tab.page.evaluate(() => localStorage.clear());
    await tab.page.reload();
    await isPlaying(tab.page);
    await tab.page.getByText('The last moves of this game (2) are lost').waitFor();
    expect(await answersIn(tab.page)).toBe(2);
    expect(await answer(tab.page)).toBe(true);
    await expect.poll(() => keptAnswers(tab.page)).toBe(3);
    await tab.page.reload();
    await isPlaying(tab.page);
    expect(await answersIn(tab.page)).toBe(3);
    await damage(tab.page, 'lines', { id, n: 0, line: '{"format":"bridge' });
    await tab.page.evaluate(() => localStorage.clear());
    await tab.page.reload();
    await tab.page.getByText('“lines” is not what it should be').waitFor();
    expect(await seriousFindings(tab.page)).toEqual([]);
    await tab.page.goto(`${client.address}#/start`);
    await tab.page.getByText('3 moves').waitFor();
    await tab.close();
  });
});

describe('without a network', () => {
  test('the app starts, and a game goes on', async () => {
    const tab = await client.open();
    await beginGame(tab);
    await answer(tab.page);
    await expect.poll(() => keptAnswers(tab.page)).toBe(1);
    await tab.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await tab.context.setOffline(true);
    await tab.page.reload();
    await isPlaying(tab.page);
    expect(await answersIn(tab.page)).toBe(1);
    expect(await answer(tab.page)).toBe(true);
    await tab.page.goto(`${client.address}#/start`);
    await tab.page.getByRole('link', { name: 'Continue' }).first().waitFor();
    await tab.close();
  });

  test('is installable: the manifest names its page and its icons', async () => {
    const tab = await client.open();
    const manifest = await tab.page.evaluate(async () => (await fetch('./manifest.webmanifest')).json());
    expect(manifest).toMatchObject({ start_url: './', display: 'standalone' });
    for (const { src } of manifest.icons) {
      expect(await tab.page.evaluate(async (path) => (await fetch(path)).ok, src)).toBe(true);
    }
    await tab.close();
  });
});
