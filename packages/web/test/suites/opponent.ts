/** The computer plays: a whole short game of two computers is watched, and a person plays against one. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client, Tab } from '../browser.ts';
import { isPlaying, LONG } from '../hands.ts';
import { seriousFindings } from '../scan.ts';
import { isReady } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };

async function begin(page: Page, players: Readonly<Record<string, string>>): Promise<void> {
  await isReady(page);
  for (const [side, player] of Object.entries(players)) {
    await page.locator(`select[data-side="${side}"]`).selectOption(player);
  }
  await page.getByRole('button', { name: 'Begin' }).click();
  await isPlaying(page);
}

const isOver = (page: Page): Promise<boolean> => page.evaluate(() => bridgehead.game.decision.value === undefined);

const answers = (page: Page): Promise<number> => page.evaluate(() => bridgehead.game.log.value.length);

async function watchWholeGame(tab: Tab): Promise<void> {
  const { page } = tab;
  await begin(page, { allied: 'recruit', german: 'recruit' });
  await page.getByText('Allied: Recruit').waitFor();
  while (!(await isOver(page))) {
    const skip = page.locator('[data-act="skip-opponent"]');
    await skip.click({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(300);
  }
  await page.locator('.question.over').waitFor();
  expect(await answers(page)).toBeGreaterThan(300);
  await page.getByRole('tab', { name: 'Record' }).click();
  await page.locator('[data-act="curve"]').click();
  await page.locator('.curve-line').waitFor();
  expect(await page.locator('.curve-point').count()).toBeGreaterThan(20);
}

async function playAgainstIt({ page }: Tab): Promise<void> {
  await begin(page, { allied: 'recruit', german: 'person' });
  const strip = page.locator('[data-opponent]');
  await strip.waitFor();
  await strip.locator('[data-act="replay-play"]').click();
  await strip.getByText('waits for you').waitFor();
  const before = await answers(page);
  await strip.getByRole('button', { name: 'Next move' }).click();
  await expect.poll(() => answers(page)).toBe(before + 1);
  expect(await seriousFindings(page)).toEqual([]);
  await strip.locator('[data-act="skip-opponent"]').click();
  await page.waitForFunction(() => bridgehead.game.decision.value?.by === 'german', undefined, { polling: 200 });
  const seat = await page.evaluate(() => [bridgehead.game.seat.value, bridgehead.game.handOver.value]);
  expect(seat).toEqual(['german', undefined]);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByText('Why?').first().click();
  await page.locator('.why[open] li').first().waitFor();
  await page.locator('[data-act="advice"]').click();
  await page.locator('.advice-one, .advice [role="status"]:not(:empty)').first().waitFor();
}

const WAYS = [
  ['plays a whole short game against itself, turn by turn as it is skipped', watchWholeGame],
  ['moves at a readable pace, waits when told, shows its reasons, and gives advice to a person', playAgainstIt],
] as const;

export function opponentSuite(client: () => Client): void {
  describe('the computer', () => {
    test.each(WAYS)(
      '%s',
      async (_, act) => {
        const tab = await client().open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
        await act(tab);
        expect(tab.errors).toEqual([]);
        await tab.close();
      },
      2 * LONG,
    );
  });
}
