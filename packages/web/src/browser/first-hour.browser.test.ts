/** The first hour of a new player, in a real browser. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startClient } from '../../test/browser.ts';
import { isPlaying, LONG, PATIENCE } from '../../test/page-facts.ts';
import { firstLessonSuite } from '../../test/suites/first-lesson.ts';
import { isReady } from '../../test/table.ts';

let client: Client;
beforeAll(async () => {
  client = await startClient();
}, PATIENCE);
afterAll(() => client?.close());

describe('a new game', () => {
  test(
    'opens with its briefing, against the computer, and is on top of the page afterwards',
    async () => {
      const { page, errors, close } = await client.open();
      await page.evaluate(() => localStorage.setItem('bridgehead-settings', '{}'));
      await page.reload();
      await isReady(page);
      expect(await page.locator('select[data-side="allied"]').inputValue()).toBe('person');
      await page.locator('select[data-side="german"]').selectOption('staff');
      await page.getByRole('button', { name: 'Begin' }).click();
      await isPlaying(page);
      await page.locator('.briefing[open] .briefing-text p').first().waitFor();
      expect(await page.locator('.briefing .briefing-text p').count()).toBe(6);
      await page.locator('[data-act="briefing-done"]').click();
      await page.locator('.dock .objectives').getByText('0 of 4').waitFor();
      await page.locator('[data-act="menu"]').click();
      await page.locator('[data-menu="briefing"]').click();
      await page.locator('.briefing[open]').waitFor();
      await page.keyboard.press('Escape');
      await page.goto(`${client.address}#/start`);
      const last = page.locator('.continue');
      await last.getByText('computer (Staff officer)').waitFor();
      await expect.poll(() => last.locator('.dot').count()).toBeGreaterThan(10);
      expect(await page.locator('select[data-side="german"]').inputValue()).toBe('staff');
      await last.getByRole('link', { name: 'Continue' }).click();
      await isPlaying(page);
      expect(errors).toEqual([]);
      await close();
    },
    LONG,
  );
});

describe('a game', () => {
  test(
    'fetches the rules and the players of its own title alone',
    async () => {
      const { page, errors, close } = await client.open();
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await page.reload();
      await isReady(page);
      await page.locator('select[data-side="german"]').selectOption('staff');
      await page.getByRole('button', { name: 'Begin' }).click();
      await isPlaying(page);
      await page.locator('.b-counter').first().waitFor({ state: 'attached' });
      const parts = fetched.map((address) => /assets\/(\w+-(?:ai|src|words))-/.exec(address)?.[1]);
      const found = [...new Set(parts)].filter((part) => part !== undefined);
      expect(found).toEqual(expect.arrayContaining(['holland44-src', 'holland44-words']));
      expect(found.filter((part) => !part.startsWith('holland44'))).toEqual([]);
      expect(errors).toEqual([]);
      await close();
    },
    LONG,
  );
});

/** How many squares of ground the browser has put away. */
const keptSquares = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const opened = indexedDB.open('bridgehead-ground');
    await new Promise((done) => opened.addEventListener('success', done));
    const count = opened.result.transaction('pictures').objectStore('pictures').count();
    await new Promise((done) => count.addEventListener('success', done));
    opened.result.close();
    return count.result;
  });

describe('the ground', () => {
  test(
    'is a picture at once, and is not painted again after a reload',
    async () => {
      const { page, errors, close } = await client.open();
      await isReady(page);
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.locator('.b-counter').first().waitFor({ state: 'attached' });
      expect(await page.locator('.q-water').count()).toBe(0);
      expect(await page.locator('.b-picture, .b-tile').count()).toBeGreaterThan(0);
      await page.waitForFunction(() => document.querySelector('.b-picture') === null, undefined, { timeout: PATIENCE });
      const shown = await page.locator('.b-tile').count();
      await expect.poll(() => keptSquares(page), { timeout: PATIENCE }).toBeGreaterThanOrEqual(shown);
      const painters: string[] = [];
      page.on('worker', (worker) => painters.push(worker.url()));
      await page.reload();
      await page.waitForFunction(() => document.querySelectorAll('.b-tile').length > 1, undefined, {
        timeout: PATIENCE,
      });
      expect(painters.filter((url) => url.includes('painter'))).toEqual([]);
      expect(errors).toEqual([]);
      await close();
    },
    LONG,
  );
});

firstLessonSuite(() => client);
