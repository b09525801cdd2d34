/** The map viewer in a real browser. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startClient, type Tab } from '../../test/browser.ts';
import { PATIENCE } from '../../test/hands.ts';

let client: Client;
beforeAll(async () => {
  client = await startClient();
}, PATIENCE);
afterAll(async () => {
  await client?.close();
});

async function opened(route: string, width: number, height: number): Promise<Tab> {
  const tab = await client.open({ viewport: { width, height }, colorScheme: 'light', reducedMotion: 'reduce' });
  await tab.page.goto(`${client.address}#/${route}`);
  return tab;
}

const PANEL = '.hex-panel';

/** How wide the whole sheet is on the screen, and where it begins. */
const sheetBox = async (page: Page) => {
  const box = await page.locator('.b-board svg.b-sheet').last().boundingBox();
  if (box === null) throw new Error('there is no board');
  return box;
};

describe('the map viewer', () => {
  test.each([
    [1440, 900],
    [390, 844],
  ])('shows a map at %i × %i and lets it be zoomed and moved', async (width, height) => {
    const { page, errors, close } = await opened('map/holland44', width, height);
    await page.locator('.b-board').waitFor();
    const start = await sheetBox(page);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, -600);
    await expect.poll(async () => (await sheetBox(page)).width).toBeGreaterThan(start.width * 1.5);
    const before = await sheetBox(page);
    await page.mouse.down();
    await page.mouse.move(width / 2 + 60, height / 2 + 40, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => (await sheetBox(page)).x - before.x).toBeCloseTo(60, 0);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(async () => (await sheetBox(page)).width).toBeCloseTo(start.width, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(errors).toEqual([]);
    await close();
  });

  test('obeys the keys', async () => {
    const { page, close } = await opened('map/holland44', 1000, 800);
    await page.locator('.b-board').waitFor();
    const start = await sheetBox(page);
    await page.keyboard.press('+');
    await expect.poll(async () => (await sheetBox(page)).width).toBeCloseTo(start.width * 1.5, 0);
    const before = await sheetBox(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await sheetBox(page)).x).toBeLessThan(before.x);
    await page.keyboard.press('0');
    await expect.poll(async () => (await sheetBox(page)).width).toBeCloseTo(start.width, 0);
    await close();
  });

  test('tells about the hex of an address, and about the one that is chosen', async () => {
    const { page, errors, close } = await opened('map/holland44/5321', 1000, 800);
    const panel = page.locator(PANEL);
    await panel.getByRole('heading', { name: 'Hex 5321' }).waitFor();
    expect(await panel.textContent()).toContain('Waal');
    await page.locator('.b-board').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => location.hash)).not.toContain('5321');
    expect(await page.evaluate(() => location.hash)).toMatch(/^#\/map\/holland44\/\d{4}$/);
    await page.keyboard.press('Escape');
    await expect.poll(() => panel.count()).toBe(0);
    expect(await page.evaluate(() => location.hash)).toBe('#/map/holland44');
    expect(errors).toEqual([]);
    await close();
  });

  test('has a legend, turns dark and stays dark in the list of maps', async () => {
    const { page, errors, close } = await opened('map/omg85', 1000, 800);
    await page.getByText('Legend').click();
    await page.getByRole('img', { name: 'Legend' }).waitFor();
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    await page.getByRole('button', { name: 'Light or dark' }).click();
    await expect.poll(theme).toBe('dark');
    await page.locator('.top .wordmark').click();
    await page.getByRole('heading', { name: 'The maps' }).waitFor();
    expect(await theme()).toBe('dark');
    await page
      .getByText(/\d+ hexes of [\d.]+ km/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});
