/** Holland '44 by its second edition: chosen with a new game, and what its marches turn over. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import { readSaveText } from '@bridgehead/engine/save-text';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { give } from '../give.ts';
import { handsOf, isPlaying, LONG } from '../hands.ts';
import { decisionIn } from '../page-facts.ts';
import { MARCH, momentOf, PAST_A_GARRISON, STOPPED } from '../second-moments.ts';
import { isReady, offerFile, openFile } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };

const DIFFERENCE = 'Vehicles in Marsh defend on the Clear column';

/** One house rule takes its whole group with it. */
async function chooseIt(client: Client): Promise<void> {
  const tab = await client.open();
  const { page } = tab;
  await isReady(page);
  await page.getByText('Optional rules, edition, dice').click();
  await page.getByLabel('Edition').selectOption('2');
  await page.locator('.differences > summary').click();
  await page.locator('.differences .chapter > summary').filter({ hasText: /^12 / }).click();
  await page.getByText(DIFFERENCE).waitFor();
  await page.locator('select[data-rule="defenseVehicleInMarshUsesClear"]').selectOption('true');
  expect(await page.locator('select[data-rule="defenseTable"]').inputValue()).toBe('three-columns');
  await page.getByRole('button', { name: 'Begin' }).click();
  await isPlaying(page);
  const { edition, rules } = await page.evaluate(
    () => bridgehead.game.view.value as { edition?: number; rules?: object },
  );
  expect([edition, Object.keys(rules ?? {}).sort()]).toEqual([
    2,
    ['defenseTable', 'defenseVehicleInMarshUsesClear', 'orangeDefenseDrm', 'orangeResults'],
  ]);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

/** What the card says of the counter that was turned over. */
const revealed = (page: Page) => page.locator('.question .die-line').getByText('The Unknown unit in 1725 is');

async function marchUp(client: Client): Promise<void> {
  for (const moment of [PAST_A_GARRISON, STOPPED]) {
    const tab = await client.open();
    const { page } = tab;
    await openFile(page, 'Open a save file', momentOf(moment).before, 'alone');
    await isPlaying(page);
    await give(handsOf(page, 'mouse'), MARCH);
    await revealed(page).waitFor();
    expect((await decisionIn(page))?.kind).toBe(moment.asks);
    const goesOn = await page.evaluate(async () => {
      const moves = await bridgehead.game.query('moves', { units: ['uk.50.6dli'], mode: 'normal' });
      return (moves as unknown as { readonly ends: readonly object[] }).ends.length > 0;
    });
    expect(goesOn).toBe(moment === PAST_A_GARRISON);
    expect(tab.errors).toEqual([]);
    await tab.close();
  }
}

async function refuseEdited(client: Client): Promise<void> {
  const tab = await client.open();
  const { page } = tab;
  const save = readSaveText(momentOf(STOPPED).after.toString()) as { readonly setUp: object };
  const edited = { ...save, setUp: { ...save.setUp, edition: 1 } };
  await offerFile(page, 'Open a save file', Buffer.from(JSON.stringify(edited)));
  await page.getByText('its checksum differs').waitFor();
  expect(page.url()).toMatch(/#\/start$|\/$/);
  await tab.close();
}

export function secondEditionSuite(client: () => Client): void {
  describe('the second edition', () => {
    test('is chosen with a new game, and single rules of the first with it, by groups', () => chooseIt(client()), LONG);
    test(
      '[2e 25.3] turns over what a march comes next to, and goes on past a Garrison alone',
      () => marchUp(client()),
      LONG,
    );
    test('of a save is not edited into the first', () => refuseEdited(client()), LONG);
  });
}
