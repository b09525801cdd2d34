/** The introductions of the second title: the first lesson is done to its end, the page for those of 1985 is read. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { handsOf } from '../hands.ts';
import { chooseOmg85 } from '../omg85-table.ts';
import { isPlaying, LONG } from '../page-facts.ts';
import { seriousFindings } from '../scan.ts';

/** What is switched on at each of these steps. */
const SWITCHED = { 'Where paratroopers land': 'sources', Supply: 'supply' } as const;

/** Ends the orders, even if units are left that could have some. */
async function toCombat(page: Page): Promise<void> {
  await page.locator('.phase-bar [data-act="ending"]').click();
  const anyway = page.locator('[data-act="end-anyway"]').click({ timeout: 2000 });
  await anyway.catch(() => undefined);
}

async function wholeLesson(client: Client): Promise<void> {
  const tab = await client.open({ viewport: { width: 1600, height: 1000 }, reducedMotion: 'reduce' });
  const { page } = tab;
  const hands = handsOf(page, 'mouse');
  const isAt = (title: string) => page.locator('.lesson h2').getByText(title, { exact: true }).waitFor();
  const next = page.locator('[data-act="lesson-next"]');
  await chooseOmg85(page);
  await page.getByText('First time at a hex wargame, or at this one').click();
  await isPlaying(page);
  await isAt('What a counter says');
  expect(await seriousFindings(page)).toEqual([]);
  await next.click();
  await hands.tap('22,30');
  await isAt('Operation points');
  await next.click();
  await hands.tap('21,28');
  await isAt('Move');
  await page.locator('[data-act="march"]').click();
  await isAt('Look at an attack');
  await hands.tap('20,29');
  await isAt('Plot it');
  await page.locator('[data-act="attack"]').click();
  await isAt('To combat');
  await toCombat(page);
  await isAt('What happened');
  await page.locator('.battle-report').getByText('The defenders gave way').waitFor();
  await next.click();
  for (const [title, overlay] of Object.entries(SWITCHED)) {
    await isAt(title);
    await page.locator(`[data-overlay="${overlay}"]`).click();
  }
  await isAt('Finish the day');
  for (let rounds = 0; rounds < 3; rounds++) await toCombat(page);
  await isAt('Who wins');
  await next.click();
  await isAt('Where help is');
  await page.getByRole('button', { name: 'Choose a game' }).click();
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  expect(tab.errors).toEqual([]);
  await tab.close();
}

async function pageOf1985(client: Client): Promise<void> {
  const tab = await client.open({ colorScheme: 'dark' });
  const { page } = tab;
  await chooseOmg85(page);
  await page.getByText('You played it in 1985').click();
  await page.getByText('The keys of 1985').waitFor();
  await page.getByText('Then and now').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

export function omg85LessonSuite(client: () => Client): void {
  describe('the introductions of Operation Market Garden', () => {
    test('the first lesson is done from its first step to its last', () => wholeLesson(client()), LONG);
    test('the page for those of the original', () => pageOf1985(client()), LONG);
  });
}
