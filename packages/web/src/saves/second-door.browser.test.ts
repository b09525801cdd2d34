import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startClient } from '../../test/browser.ts';
import { isPlaying } from '../../test/page-facts.ts';
import { isReady } from '../../test/table.ts';

let client: Client;
beforeAll(async () => {
  client = await startClient();
}, 120_000);
afterAll(() => client?.close());

/** As a Chromium leaves it that has deleted what the site had; the frames of the page have a door of their own. */
function lockPage(): void {
  if (window !== window.top) return;
  IDBFactory.prototype.open = () => {
    throw new DOMException('Internal error.', 'UnknownError');
  };
}

test('a page that cannot open its database any more keeps games through a new frame', async () => {
  const { page, context, errors, close } = await client.open();
  await context.addInitScript(lockPage);
  await page.reload();
  await isReady(page);
  await page.locator('.saves').getByText('cannot be read').waitFor();
  await page.getByText('One person, both sides').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await isPlaying(page);
  expect(await page.locator('.keeping').count()).toBe(0);
  await page.goto(`${client.address}#/start`);
  await page.locator('.saves .game').waitFor();
  expect(await page.locator('.saves .game').count()).toBe(1);
  expect(errors).toEqual([]);
  await close();
});
