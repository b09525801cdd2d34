import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quietShell, REPOSITORY } from '../../test/shell.ts';
import { findChromium } from '../chromium/find-chromium.ts';
import { type RunningServer, startServer } from './server.ts';

const PATIENCE = 120_000;

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  const executablePath = findChromium(process.env);
  if (executablePath === undefined) throw new Error('no Chromium: run «node tools/ensure-chromium.mjs»');
  server = await startServer(quietShell(REPOSITORY), { port: 0, host: 'localhost' });
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

interface Opened {
  readonly page: Page;
  /** What the page complained about. */
  readonly errors: readonly string[];
}

async function opened(path: string, width: number, height: number): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  page.setDefaultTimeout(PATIENCE);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(new URL(path, server.address).href);
  return { page, errors };
}

async function openedMap(width: number, height: number): Promise<Opened> {
  const result = await opened('/atlas/holland44', width, height);
  await result.page.locator('.view[aria-busy="false"] svg').first().waitFor({ timeout: PATIENCE });
  return result;
}

const scaleOf = async (page: Page) => Number(await page.locator('.view').getAttribute('data-scale'));

/** Where the drawing stands on the screen. */
async function sheetBox(page: Page) {
  const box = await page.locator('.stage > svg').boundingBox();
  if (box === null) throw new Error('the drawing is not shown');
  return box;
}

describe('the atlas in Chromium', () => {
  test.each([
    [1440, 900],
    [390, 844],
  ])('shows the whole map at %i × %i and lets it be zoomed and moved', async (width, height) => {
    const { page, errors } = await openedMap(width, height);
    const whole = await sheetBox(page);
    expect(whole.x).toBeGreaterThanOrEqual(0);
    expect(whole.x + whole.width).toBeLessThanOrEqual(width);
    expect(whole.y + whole.height).toBeLessThanOrEqual(height);
    expect(await page.locator('.stage text', { hasText: 'Nijmegen' }).count()).toBeGreaterThan(0);

    const start = await scaleOf(page);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, -600);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(start * 1.5);

    const before = await sheetBox(page);
    await page.mouse.down();
    await page.mouse.move(width / 2 + 60, height / 2 + 40, { steps: 3 });
    await page.mouse.up();
    const after = await sheetBox(page);
    expect(after.x - before.x).toBeCloseTo(60, 0);
    expect(after.y - before.y).toBeCloseTo(40, 0);

    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await scaleOf(page)).toBeCloseTo(start, 3);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('follows two fingers', async () => {
    const { page } = await openedMap(390, 844);
    const start = await scaleOf(page);
    const touch = await page.context().newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove', spread: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [-1, 1].map((side, id) => ({ x: 195 + side * spread, y: 420, id })),
      });
    await fingers('touchStart', 40);
    await fingers('touchMove', 80);
    await fingers('touchMove', 120);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => scaleOf(page)).toBeCloseTo(start * 3, 2);
    expect(await page.locator('.hex-card').isVisible()).toBe(false);
    await page.close();
  });

  test('obeys the keys and the buttons', async () => {
    const { page } = await openedMap(1000, 800);
    const start = await scaleOf(page);
    await page.keyboard.press('+');
    expect(await scaleOf(page)).toBeCloseTo(start * 1.5, 2);
    const before = await sheetBox(page);
    await page.keyboard.press('ArrowRight');
    expect((await sheetBox(page)).x).toBeLessThan(before.x);
    await page.getByRole('button', { name: 'Farther' }).click();
    await page.keyboard.press('0');
    expect(await scaleOf(page)).toBeCloseTo(start, 3);
    await page.close();
  });

  test('tells about the hex that is tapped, and finds the hex of an address', async () => {
    const { page, errors } = await opened('/atlas/holland44#5321', 1000, 800);
    const card = page.locator('.hex-card');
    await card.getByText('hex 5321').waitFor({ timeout: PATIENCE });
    expect(await card.textContent()).toContain('Waal');
    const box = await page.locator('.m-hexes > [data-hex="5321"]').boundingBox();
    expect(box?.width).toBeGreaterThan(90);
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(500, 0);
    await page.mouse.click(500, 430 + 90);
    await expect.poll(() => card.locator('h2').textContent()).toMatch(/^hex 52\d\d/);
    await page.keyboard.press('Escape');
    expect(await card.isVisible()).toBe(false);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('turns dark and stays dark on the next page', async () => {
    const { page, errors } = await openedMap(1000, 800);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: 'Light or dark' }).click();
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();
    await page.goto(new URL('/atlas/', server.address).href);
    expect(await ground()).toBe(dark);
    await expect.poll(() => page.locator('img[data-map="holland44"]').getAttribute('src')).toContain('theme=dark');
    expect(errors).toEqual([]);
    await page.close();
  });

  test('fits a phone without scrolling sideways', async () => {
    const { page, errors } = await opened('/atlas/', 390, 844);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    expect(errors).toEqual([]);
    await page.close();
  });
});
