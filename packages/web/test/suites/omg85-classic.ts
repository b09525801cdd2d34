/** Classic mode: every key of the original does what its manual says, or says why not. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import { neighbourOf } from '@bridgehead/hex';
import { OMG85_CLIENT } from '@bridgehead/omg85/client';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { beginOmg85, goTo } from '../omg85-table.ts';
import { answersIn, LONG } from '../page-facts.ts';

declare const bridgehead: { readonly game: OpenGame };

interface Sheet {
  readonly unit: string;
  readonly hex?: string;
  readonly mode: string;
  readonly build?: string;
  readonly advance?: number;
  readonly barrage?: string;
  readonly attack?: string;
  readonly states: readonly string[];
}

const sheetsIn = (page: Page): Promise<readonly Sheet[]> =>
  page.evaluate(() => (bridgehead.game.view.value as unknown as { units: readonly Sheet[] }).units);

const sheetIn = async (page: Page, unit: string): Promise<Sheet | undefined> =>
  (await sheetsIn(page)).find((sheet) => sheet.unit === unit);

const cursorIn = (page: Page): Promise<string | null> => page.locator('.b-spoken').getAttribute('data-hex');

/** 1 is up, the others follow clockwise. */
const keyTo = (from: string, to: string): string => {
  const at = OMG85_CLIENT.grid.indexByName.get(from) ?? -1;
  const direction = [0, 1, 2, 3, 4, 5].find(
    (d) => OMG85_CLIENT.grid.names[neighbourOf(OMG85_CLIENT.grid, at, d)] === to,
  );
  return String((direction ?? -1) + 1);
};

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(50);
  await page.waitForFunction(() => !bridgehead.game.busy.value);
}

/** A key that changes the position. */
async function order(page: Page, key: string): Promise<void> {
  const before = await answersIn(page);
  await press(page, key);
  await expect.poll(() => answersIn(page)).toBe(before + 1);
}

/** A key that cannot do anything now: the position stays, and a sentence says why. */
async function refused(page: Page, key: string, why: string): Promise<void> {
  const before = await answersIn(page);
  await press(page, key);
  await page.locator('.refused').getByText(why).first().waitFor();
  expect(await answersIn(page)).toBe(before);
}

async function walkTo(page: Page, to: string): Promise<void> {
  for (let from = await cursorIn(page); from !== to; from = await cursorIn(page)) {
    const at = OMG85_CLIENT.grid.indexByName.get(from ?? '') ?? 0;
    const target = OMG85_CLIENT.grid.indexByName.get(to) ?? 0;
    const [best] = [0, 1, 2, 3, 4, 5]
      .map((d) => ({ d, to: neighbourOf(OMG85_CLIENT.grid, at, d) }))
      .filter((step) => step.to >= 0)
      .sort((a, b) => far(a.to, target) - far(b.to, target));
    await press(page, String((best?.d ?? 0) + 1));
  }
}

/** Straight distance of two hexes, good enough to walk by. */
function far(a: number, b: number): number {
  const [ax = 0, ay = 0] = (OMG85_CLIENT.grid.names[a] ?? '').split(',').map(Number);
  const [bx = 0, by = 0] = (OMG85_CLIENT.grid.names[b] ?? '').split(',').map(Number);
  return Math.hypot((ax - bx) * 0.87, ay + (ax % 2) / 2 - by - (bx % 2) / 2);
}

async function classic(page: Page): Promise<void> {
  await page.getByLabel('Classic keys, as in 1985').check();
  await page
    .locator('.board-host')
    .focus()
    .catch(() => undefined);
  await page.locator('.b-board').focus();
}

/** [4.1] 0 to 6, G, I and Q in the air phase. */
async function airKeys(page: Page): Promise<void> {
  await classic(page);
  await press(page, '0');
  const from = (await cursorIn(page)) ?? '';
  await press(page, '4');
  expect(await cursorIn(page)).toBe(
    OMG85_CLIENT.grid.names[neighbourOf(OMG85_CLIENT.grid, OMG85_CLIENT.grid.indexByName.get(from) ?? 0, 3)],
  );
  await order(page, 'i');
  await walkTo(page, '24,28');
  await order(page, 'g');
  await walkTo(page, '24,27');
  await refused(page, 'g', 'no enemy is known to be there');
  await order(page, 'q');
}

/** [8.1] [8.2] Cursor and unit menus. */
async function cursorKeys(page: Page): Promise<void> {
  await refused(page, 'f', 'no unit is in hand');
  await walkTo(page, '4,9');
  await refused(page, 'g', 'nobody is in the hex');
  await walkTo(page, '6,3');
  await refused(page, 'g', 'not examined in the Advanced game');
  await walkTo(page, '4,8');
  await press(page, 'g');
  await page.getByText('Press its number').waitFor();
  await press(page, 'q');
  await press(page, 'g');
  await press(page, '2');
  await page.locator('.movement-card').waitFor();
  await press(page, 't');
  expect(await page.locator('.b-counter').first().isVisible()).toBe(false);
  await press(page, 'd');
  expect(await page.locator('.b-counter').first().isVisible()).toBe(true);
  await press(page, 'd');
  expect(await page.locator('.unit-figures').count()).toBe(0);
  await press(page, 'd');
  expect(await page.locator('.unit-figures').count()).toBe(1);
  await press(page, 'l');
  await page.locator('dialog.help[open]').getByText('With the classic keys').waitFor();
  await page.keyboard.press('Escape');
  await press(page, 'n');
  await press(page, 'q');
  expect(await page.locator('.movement-card').count()).toBe(0);
}

/** [8.5] The orders of a headquarters with guns. */
async function orderKeys(page: Page): Promise<void> {
  await walkTo(page, '16,9');
  await press(page, 'g');
  await page.locator('.movement-card').waitFor();
  await order(page, 'x');
  expect((await sheetIn(page, 'A-HQ-82'))?.states).toContain('disbanding');
  await order(page, 'x');
  await order(page, 'a');
  await order(page, 'a');
  expect((await sheetIn(page, 'A-HQ-82'))?.advance).toBe(2);
  await order(page, 'p');
  await refused(page, 'b', 'the unit');
  await refused(page, 'm', 'a unit next to an enemy does not change into travel mode');
  await refused(page, 'f', 'not enough operation points to fortify');
  await press(page, 'o');
  await walkTo(page, '16,8');
  await order(page, 't');
  expect((await sheetIn(page, 'A-HQ-82'))?.barrage).toBe('16,8');
  await order(page, keyTo('16,9', '16,8'));
  expect((await sheetIn(page, 'A-HQ-82'))?.attack).toBe('16,8');
  await press(page, 'q');
}

/** [8.7] A battalion steps, and C calls for combat. */
async function moveAndFight(page: Page): Promise<void> {
  const moves = await page.evaluate(() => bridgehead.game.choices({ kind: 'move' }, 400));
  const step = moves.find(({ path }) => Array.isArray(path) && path.length === 1);
  const unit = String(step?.unit);
  const to = Array.isArray(step?.path) ? String(step.path[0]) : '';
  const from = (await sheetIn(page, unit))?.hex ?? '';
  await walkTo(page, from);
  await press(page, 'g');
  const index = (await page.locator('.plots .choice-row').allTextContents()).findIndex((text) =>
    text.includes(unit.slice(2).replaceAll('-', '/')),
  );
  if (index >= 0) await press(page, String(index + 1));
  await page.locator('.movement-card').waitFor();
  const before = await answersIn(page);
  await press(page, keyTo(from, to));
  await expect.poll(() => answersIn(page)).toBe(before + 1);
  await press(page, 'c');
  if ((await page.locator('.reminder').count()) > 0) await press(page, 'c');
  await page.waitForFunction(() => bridgehead.game.decision.value?.by === 'german', undefined, { polling: 100 });
}

export function omg85ClassicSuite(client: () => Client): void {
  describe('the keys of 1985', () => {
    test(
      'do what they did, or say why not',
      async () => {
        const tab = await client().open({ viewport: { width: 1600, height: 1000 }, reducedMotion: 'reduce' });
        const { page } = tab;
        await beginOmg85(page, { advanced: true });
        await airKeys(page);
        await goTo(page, { kind: 'operation-orders', by: 'allied' });
        await page.locator('.b-board').focus();
        await press(page, '0');
        await cursorKeys(page);
        await orderKeys(page);
        await moveAndFight(page);
        expect(tab.errors).toEqual([]);
        await tab.close();
      },
      4 * LONG,
    );
  });
}
