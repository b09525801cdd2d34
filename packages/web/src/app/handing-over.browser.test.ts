/** A side changes hands in the middle of a game: to the computer and back, by mouse, by finger and by keyboard. */
import type { OpenGame } from '@bridgehead/client-kit/game';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startClient } from '../../test/browser.ts';
import { beginOmg85 } from '../../test/omg85-table.ts';
import { isPlaying, LONG } from '../../test/page-facts.ts';
import { seriousFindings } from '../../test/scan.ts';
import { isReady } from '../../test/table.ts';

declare const bridgehead: { readonly game: OpenGame };

let client: Client;
beforeAll(async () => {
  client = await startClient();
});
afterAll(() => client?.close());

const playersIn = (page: Page) => page.evaluate(() => bridgehead.game.players.value);
const answersIn = (page: Page): Promise<number> => page.evaluate(() => bridgehead.game.log.value.length);
const player = (page: Page, side: string) => page.locator(`.menu-players select[data-side="${side}"]`);

async function openPlayers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-menu="players"]').click();
}

const closeMenu = (page: Page): Promise<void> => page.keyboard.press('Escape');

/** The button is held until the device is the other's. */
async function takeOver(page: Page): Promise<void> {
  await page.locator('[data-act="take-over"]').focus();
  await page.keyboard.down('Enter');
  await page.waitForFunction(() => bridgehead.game.handOver.value === undefined, undefined, { polling: 100 });
  await page.keyboard.up('Enter');
}

describe('a side', () => {
  test(
    'is taken back while the computer thinks, played on from the open decision, and handed to another level',
    async () => {
      const tab = await client.open({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
      const { page } = tab;
      await isReady(page);
      await page.locator('select[data-side="allied"]').selectOption('recruit');
      await page.locator('select[data-side="german"]').selectOption('person');
      await page.getByRole('button', { name: 'Begin' }).click();
      await isPlaying(page);
      await expect.poll(() => answersIn(page)).toBeGreaterThan(1);
      await openPlayers(page);
      await player(page, 'allied').selectOption('person');
      await expect.poll(() => playersIn(page)).toEqual({ allied: 'person', german: 'person' });
      expect(await page.locator('.menu-warning').count()).toBe(0);
      await expect.poll(() => page.evaluate(() => bridgehead.game.handOver.value)).toBe('allied');
      await takeOver(page);
      const given = await answersIn(page);
      expect(await page.evaluate(() => bridgehead.game.decision.value?.by)).toBe('allied');
      await page.waitForTimeout(1500);
      expect(await answersIn(page)).toBe(given);
      await page.getByRole('tab', { name: 'Log' }).click();
      await page.getByText('A person plays the Allied side from here on.').waitFor();

      // By keyboard alone.
      await page.keyboard.press('m');
      await page.locator('[data-menu="players"]').focus();
      await page.keyboard.press('Enter');
      await player(page, 'allied').focus();
      await page.keyboard.type('Sta');
      await expect.poll(() => playersIn(page)).toEqual({ allied: 'staff', german: 'person' });
      expect(await seriousFindings(page)).toEqual([]);
      await closeMenu(page);
      await expect.poll(() => answersIn(page)).toBeGreaterThan(given);
      await page.getByText('The computer plays the Allied side from here on: Staff officer.').waitFor();
      await page.reload();
      await isPlaying(page);
      expect(await playersIn(page)).toEqual({ allied: 'staff', german: 'person' });
      await page.locator('[data-opponent]').getByText('Allied: Staff officer').waitFor();
      await page.getByRole('tab', { name: 'Log' }).click();
      await page.getByText('A person plays the Allied side from here on.').waitFor();
      expect(tab.errors).toEqual([]);
      await tab.close();
    },
    LONG,
  );

  test(
    'of a game with secrets changes hands after a warning only, by finger',
    async () => {
      const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
      const tab = await client.open({ ...phone, reducedMotion: 'reduce' });
      const { page } = tab;
      await beginOmg85(page, { hidden: true, players: { german: 'recruit' } });
      const before = await playersIn(page);
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.locator('[data-menu="players"]').tap();
      await player(page, 'german').selectOption('staff');
      await page.getByText('have secrets from each other').waitFor();
      expect(await playersIn(page)).toEqual(before);
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Leave it' }).tap();
      expect(await player(page, 'german').inputValue()).toBe('recruit');
      expect(await playersIn(page)).toEqual(before);
      await player(page, 'german').selectOption('person');
      await page.locator('[data-act="hand-side"]').tap();
      await expect.poll(() => playersIn(page)).toEqual({ allied: 'person', german: 'person' });
      expect(await page.locator('[data-act="share-device"]').isChecked()).toBe(true);
      expect(await page.evaluate(() => bridgehead.game.handings.value)).toMatchObject([
        { side: 'german', player: 'person' },
      ]);
      expect(tab.errors).toEqual([]);
      await tab.close();
    },
    LONG,
  );
});
