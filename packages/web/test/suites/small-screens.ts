/** Fingers, on a phone on end and on its side, and on a tablet. */

import { choicesOf } from '@bridgehead/client-kit/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client, Tab } from '../browser.ts';
import { touched } from '../devices.ts';
import { answersIn, applyAll, PATIENCE, reachFor } from '../hands.ts';
import { beginExample } from '../table.ts';

async function touch(page: Page, hex: string): Promise<void> {
  const { x, y } = await reachFor(page, hex);
  await page.touchscreen.tap(x, y);
}

/** Taps the grip through the three heights of the sheet. */
async function sheetHeights(page: Page): Promise<readonly number[]> {
  const heights: number[] = [];
  for (let i = 0; i < 3; i++) {
    const box = await page.locator('.dock').boundingBox();
    heights.push(Math.round((page.viewportSize()?.height ?? 0) - (box?.y ?? 0)));
    await page.locator('.grip').tap();
    await page.waitForTimeout(250);
  }
  return heights;
}

/** How many pixels of the open panel, or of its first 200, lie outside the sheet. */
const panelHidden = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = (of: string) => document.querySelector(of)?.getBoundingClientRect() ?? new DOMRect();
    const [panel, sheet] = [box('.tab-panel'), box('.dock-scroll')];
    const seen = Math.min(panel.bottom, sheet.bottom, innerHeight) - Math.max(panel.top, sheet.top);
    return Math.round(Math.min(panel.height, 200) - seen);
  });

const PHONES = [
  ['phone', 390, 844],
  ['phone on its side', 844, 390],
] as const;

const openStill = (client: Client, width: number, height: number): Promise<Tab> =>
  client.open({ ...touched(width, height), reducedMotion: 'reduce' });

async function tabsCome(tab: Tab): Promise<void> {
  const { page } = tab;
  await beginExample(page);
  await applyAll(page, choicesOf(0, 31));
  for (const name of ['Record', 'Units', 'Log', 'Log']) {
    await page.locator('.dock-scroll').evaluate((scroll) => scroll.scrollTo(0, 0));
    await page.getByRole('tab', { name }).tap();
    await expect.poll(() => panelHidden(page)).toBeLessThanOrEqual(1);
  }
  expect(tab.errors).toEqual([]);
  await tab.close();
}

export function smallSuite(client: () => Client): void {
  describe('small screens', () => {
    test.each([...PHONES, ['tablet', 834, 1112] as const])(
      'on a %s a finger selects, sees the way, and confirms',
      async (device, width, height) => {
        const tab = await openStill(client(), width, height);
        const { page } = tab;
        await beginExample(page);
        await applyAll(page, choicesOf(0, 31));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        if (device === 'phone') {
          const heights = await sheetHeights(page);
          expect(new Set(heights).size).toBe(3);
          expect(Math.max(...heights)).toBeLessThanOrEqual(height);
        }
        await touch(page, '4924');
        await page.locator('.stack-card .counter-toggle[data-unit="us.82.505.1"][aria-pressed="true"]').waitFor();
        await touch(page, '4925');
        const go = page.locator('[data-act="march"]');
        await go.waitFor();
        expect(await answersIn(page)).toBe(31);
        const box = await go.boundingBox();
        expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
        await go.tap();
        await expect.poll(() => answersIn(page)).toBe(32);
        expect(tab.errors).toEqual([]);
        await tab.close();
      },
      PATIENCE,
    );

    test.each(PHONES)(
      'on a %s a tab brings its panel into view, also when it is open already',
      async (_device, width, height) => tabsCome(await openStill(client(), width, height)),
      PATIENCE,
    );
  });
}
