/** The second title by each kind of hands alone: a day by a finger on a phone, a day by the keyboard; and free set-up. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { handsOf } from '../hands.ts';
import { beginOmg85, choicesIn, turnIn } from '../omg85-table.ts';
import { answersIn, decisionIn, LONG } from '../page-facts.ts';
import { seriousFindings } from '../scan.ts';
import { playToTurn } from './omg85.ts';

declare const bridgehead: { readonly game: OpenGame };

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

async function dayByTouch(client: Client): Promise<void> {
  const tab = await client.open({ ...PHONE, reducedMotion: 'reduce' });
  const { page } = tab;
  await beginOmg85(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await playToTurn(handsOf(page, 'finger'), 2);
  expect(await turnIn(page)).toBe(2);
  const kinds = await page.evaluate(() => bridgehead.game.log.value.map(({ choice }) => choice?.kind));
  for (const kind of ['strike', 'move', 'attack', 'combat']) expect(kinds).toContain(kind);
  expect(await seriousFindings(page)).toEqual([]);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

async function dayByKeys(client: Client): Promise<void> {
  const tab = await client.open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const { page } = tab;
  await beginOmg85(page, { advanced: true });
  const asked = await playToTurn(handsOf(page, 'keyboard'), 2);
  expect([...asked].sort()).toEqual(['air-mission', 'airborne-supply', 'operation-orders']);
  expect(await turnIn(page)).toBe(2);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

const CITY = '8,4';
const OPEN = '5,1';

/** Sources and drops are chosen on the map, or as history had them; where nobody may land the rule says so. */
async function freeSetUp(client: Client): Promise<void> {
  const tab = await client.open({ viewport: { width: 1600, height: 1000 }, reducedMotion: 'reduce' });
  const { page } = tab;
  const hands = handsOf(page, 'mouse');
  const confirm = page.locator('[data-act="confirm"]');
  await beginOmg85(page, { free: true });
  await hands.tap(CITY);
  await page.locator('.refused').getByText('units do not drop on a city').waitFor();
  await hands.tap(OPEN);
  await confirm.click();
  await expect.poll(() => answersIn(page)).toBe(1);
  for (let source = 2; source <= 4; source++) await chooseHex(page);
  expect(await decisionIn(page)).toMatchObject({ kind: 'drop-zone' });
  expect(await seriousFindings(page)).toEqual([]);
  await landTheRest(page);
  expect(await decisionIn(page)).toMatchObject({ kind: 'air-mission', by: 'allied' });
  const { sources } = (await page.evaluate(() => bridgehead.game.view.value)) as unknown as {
    sources: readonly { hex: string }[];
  };
  expect(sources.map(({ hex }) => hex)).toContain(OPEN);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

/** As in history, or the first hex of the list where a German now stands there. */
async function chooseHex(page: Page): Promise<void> {
  const before = await answersIn(page);
  const past = page.locator('[data-act="as-in-history"]');
  await past.waitFor();
  await page.waitForTimeout(300);
  if (await past.isEnabled()) await past.click();
  else {
    const row = page.locator('.choice-list .choice-row').first();
    if (!(await row.isVisible())) await page.locator('.chooser .as-list > summary').click();
    await row.click();
  }
  await page.locator('[data-act="confirm"]').click();
  await expect.poll(() => answersIn(page)).toBe(before + 1);
}

/** All as in history; who cannot land there now lands in the first hex that is open to him. */
async function landTheRest(page: Page): Promise<void> {
  while ((await decisionIn(page))?.kind === 'drop-zone') {
    const before = await answersIn(page);
    await page.locator('[data-act="place-all"]').click();
    await page.waitForTimeout(500);
    await page.waitForFunction(() => !bridgehead.game.busy.value);
    if ((await answersIn(page)) > before || (await decisionIn(page))?.kind !== 'drop-zone') continue;
    const [open] = await choicesIn(page, { kind: 'drop' });
    await handsOf(page, 'mouse').tap(String(open?.hex));
    await page.locator(`[data-place="${open?.hex}"]`).waitFor();
    await page.locator('[data-act="place-some"]').click();
    await expect.poll(() => answersIn(page)).toBe(before + 1);
  }
}

export function omg85HandsSuite(client: () => Client): void {
  describe('Operation Market Garden by each alone', () => {
    test('a finger plays a day on a phone', () => dayByTouch(client()), 4 * LONG);
    test('the keyboard plays a day of the Advanced game', () => dayByKeys(client()), 4 * LONG);
    test('sources and drops of the free set-up', () => freeSetUp(client()), 4 * LONG);
  });
}
