/** Without a mouse. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import { choicesOf, EXAMPLE } from '@bridgehead/client-kit/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { answersIn, applyAll, decisionIn, isPlaying, LONG } from '../hands.ts';
import { isReady } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };

const MOST_TABS = 140;

/** Tabs on until the focus is on what is meant. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
  for (let i = 0; i < MOST_TABS; i++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never comes to ${selector}`);
}

async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

/** Presses a key until the page says so. */
async function pressUntil(page: Page, key: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await isSo()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`«${key}» leads nowhere`);
}

const cursorIn = (page: Page) => page.locator('.b-spoken').getAttribute('data-hex');

async function beginByKeys(page: Page): Promise<void> {
  await isReady(page);
  await tabTo(page, 'input[name="scenario"]');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'input[name="players"]');
  await page.keyboard.press('ArrowUp');
  await press(page, 'summary');
  await tabTo(page, 'input[inputmode="numeric"]');
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(EXAMPLE.dice.join(' '));
  await press(page, 'button[type="submit"]');
  await isPlaying(page);
}

/** A unit of the plan, and only that. */
async function landByKeys(page: Page): Promise<void> {
  await press(page, '.who-list [data-unit="us.82.505.1"]');
  await press(page, '[data-act="place-some"]');
  await expect.poll(() => answersIn(page)).toBe(1);
}

async function marchByKeys(page: Page): Promise<void> {
  const before = await answersIn(page);
  await page.keyboard.press('n');
  await page.locator('.stack-card').waitFor();
  await page.keyboard.press('f');
  await page.locator('.find input:focus').waitFor();
  await page.keyboard.type('1/505/82');
  await press(page, '.find [data-unit="us.82.505.1"]');
  await page.keyboard.press('b');
  expect(await cursorIn(page)).toBe('4924');
  await page.keyboard.press('d');
  expect(await cursorIn(page)).toBe('4925');
  // The reach is asked of the engine: the first Enter is heard when it has come.
  await pressUntil(page, 'Enter', async () => {
    await page.waitForTimeout(50);
    return (await answersIn(page)) > before;
  });
  const last = await page.evaluate(() => bridgehead.game.log.value.at(-1)?.choice);
  expect(last).toMatchObject({ kind: 'march', units: ['us.82.505.1'], path: ['4925'] });
}

async function fightByKeys(page: Page): Promise<void> {
  await page.keyboard.press('p');
  await press(page, '[data-act="end-anyway"]');
  await expect.poll(async () => (await decisionIn(page))?.kind).toBe('combat');
  await pressUntil(
    page,
    'n',
    async () =>
      (await page
        .locator('.planner h3')
        .textContent({ timeout: 300 })
        .catch(() => '')) !== '' && (await cursorIn(page)) === '6319',
  );
  await page.locator('[data-act="attack"]:enabled').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await decisionIn(page))?.kind).toBe('determined-defense');
}

export function keyboardSuite(client: () => Client): void {
  describe('the keyboard alone', () => {
    test(
      'begins a game, lands, marches, ends the phase and attacks',
      async () => {
        const tab = await client().open({ reducedMotion: 'reduce' });
        const { page } = tab;
        await beginByKeys(page);
        await landByKeys(page);
        await page.keyboard.press('u');
        await expect.poll(() => answersIn(page)).toBe(0);
        await applyAll(page, choicesOf(0, 31));
        await marchByKeys(page);
        await applyAll(page, choicesOf(32, 58));
        await fightByKeys(page);
        expect(tab.errors).toEqual([]);
        await tab.close();
      },
      LONG,
    );
  });
}
