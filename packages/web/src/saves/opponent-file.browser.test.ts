/** A game against the computer, taken as a file to another browser. */
import { readFileSync } from 'node:fs';
import type { OpenGame } from '@bridgehead/client-kit/game';
import { readSaveText } from '@bridgehead/engine/save-text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startClient } from '../../test/browser.ts';
import { isPlaying, LONG } from '../../test/page-facts.ts';
import { isReady } from '../../test/table.ts';

declare const bridgehead: { readonly game: OpenGame };

let client: Client;
beforeAll(async () => {
  client = await startClient();
});
afterAll(() => client?.close());

const answersIn = (page: Page): Promise<number> => page.evaluate(() => bridgehead.game.log.value.length);
const strip = (page: Page) => page.locator('[data-opponent]');

async function exported(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const downloading = page.waitForEvent('download');
  await page.locator('[data-menu="file"]').click();
  return readFileSync(await (await downloading).path());
}

test(
  'goes on against the same opponent in a fresh profile, and after a reload there',
  async () => {
    const one = await client.open({ reducedMotion: 'reduce' });
    await isReady(one.page);
    await one.page.locator('select[data-side="allied"]').selectOption('recruit');
    await one.page.locator('select[data-side="german"]').selectOption('person');
    await one.page.getByRole('button', { name: 'Begin' }).click();
    await isPlaying(one.page);
    await expect.poll(() => answersIn(one.page)).toBeGreaterThan(2);
    await strip(one.page).locator('[data-act="replay-play"]').click();
    await strip(one.page).getByText('waits for you').waitFor();
    const given = await answersIn(one.page);
    const buffer = await exported(one.page);
    expect(readSaveText(buffer.toString())).toMatchObject({
      players: { allied: { by: 'computer', level: 'recruit' }, german: { by: 'person' } },
      hotSeat: false,
    });
    await one.close();

    const other = await client.open({ reducedMotion: 'reduce' });
    const { page } = other;
    await isReady(page);
    await page.getByText('Nothing saved yet').waitFor();
    const file = { name: 'game.json', mimeType: 'application/json', buffer };
    await page.getByLabel('Open a save file').setInputFiles(file);
    await isPlaying(page);
    expect(await answersIn(page)).toBeGreaterThanOrEqual(given);
    await strip(page).getByText('Allied: Recruit').waitFor();
    await expect.poll(() => answersIn(page)).toBeGreaterThan(given);
    await page.reload();
    await isPlaying(page);
    await strip(page).getByText('Allied: Recruit').waitFor();
    await strip(page).locator('[data-act="skip-opponent"]').click();
    await page.waitForFunction(() => bridgehead.game.decision.value?.by === 'german', undefined, { polling: 200 });
    expect(await page.evaluate(() => [bridgehead.game.seat.value, bridgehead.game.handOver.value])).toEqual([
      'german',
      undefined,
    ]);
    expect(other.errors).toEqual([]);
    await other.close();
  },
  2 * LONG,
);
