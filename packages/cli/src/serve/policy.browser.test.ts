/** Every screen of the client by our server: the content policy stops nothing of ours. `npm run test:long` */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNothingStopped, isPainted, PATIENCE, watchedClientForTests } from '../../test/watched-client.ts';

const { watched, opened } = watchedClientForTests();

/** Squares of the ground are painted by a worker, from pictures that it makes. */
const seesBoard = (page: Page) => expect.poll(() => isPainted(page, '.b-tile'), { timeout: PATIENCE }).toBe(true);

describe('the policy stops nothing', () => {
  test.each(['holland44', 'omg85'])('of a game of %s against the computer', async (title) => {
    const page = await opened('/');
    await page.getByLabel('Title').selectOption(title);
    await page.locator('select[data-side="allied"]').selectOption('recruit');
    await page.getByRole('button', { name: 'Begin' }).click();
    // The computer waits until its watcher has read the briefing.
    await page.getByRole('button', { name: 'To the map' }).click();
    await page.locator('[data-opponent]').waitFor();
    await seesBoard(page);
    for (const tab of await page.getByRole('tab').all()) await tab.click();
    await page.reload();
    await seesBoard(page);
    await expectNothingStopped(watched.client, page);
  });

  test.each(['settings', 'about', 'first-time', 'rulebook'])('of the page «%s»', async (screen) => {
    const page = await opened(`/#/${screen}`);
    await page.getByRole('heading').first().waitFor();
    await expectNothingStopped(watched.client, page);
  });

  test('of the maps', async () => {
    const page = await opened('/atlas/');
    await expect.poll(() => isPainted(page, '.map-list img'), { timeout: PATIENCE }).toBe(true);
    await page.goto(`${watched.client.address}/atlas/omg85`);
    await seesBoard(page);
    await page.getByText('Legend').click();
    await expect.poll(() => isPainted(page, '.map-notes img'), { timeout: PATIENCE }).toBe(true);
    await page.goto(`${watched.client.address}/atlas/omg85.svg`);
    expect(await page.evaluate(() => document.fonts.ready.then((fonts) => fonts.size))).toBeGreaterThan(0);
    await expectNothingStopped(watched.client, page);
  });
});
