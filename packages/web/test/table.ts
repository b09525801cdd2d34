/** Ways to a game that is open in the page. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import { EXAMPLE } from '@bridgehead/client-kit/testing';
import type { Page } from 'playwright-core';
import { isPlaying, PATIENCE } from './hands.ts';

declare const bridgehead: { readonly game: OpenGame };

export const isReady = (page: Page) => page.getByRole('button', { name: 'Begin' }).waitFor({ timeout: PATIENCE });

/** Begins the campaign with the dice of the extended example. */
export async function beginExample(page: Page, { hotSeat = false } = {}): Promise<void> {
  await isReady(page);
  await page.getByText('The Campaign Game', { exact: true }).click();
  await page.getByText(hotSeat ? 'Two people, one device' : 'One person, both sides').click();
  await page.getByText('Optional rules, edition, dice').click();
  await page.getByLabel('Seed of the dice').fill('1');
  await page.getByLabel('Dice in order, for study').fill(EXAMPLE.dice.join(' '));
  await page.getByRole('button', { name: 'Begin' }).click();
  await isPlaying(page);
  await page.locator('.b-board').waitFor();
}

export type OpenedBy = 'Open a save file' | 'Watch a file as a replay';

/** Gives a file to one of the two buttons of the start page. */
export async function offerFile(page: Page, button: OpenedBy, buffer: Buffer, name = 'game.json'): Promise<void> {
  await isReady(page);
  await page.getByLabel(button).setInputFiles({ name, mimeType: 'application/json', buffer });
}

/** Opens it, and says who plays on where that is asked. */
export async function openFile(
  page: Page,
  button: OpenedBy,
  buffer: Buffer,
  players: 'hot-seat' | 'alone' = 'hot-seat',
): Promise<void> {
  await offerFile(page, button, buffer);
  if (button === 'Open a save file') await page.locator(`[data-players="${players}"]`).click();
}

/** What is told of a file that was opened lies over the page for a while. */
export async function closeNotice(page: Page): Promise<void> {
  const notice = page.getByRole('button', { name: 'Close this message' });
  // It may go by itself meanwhile.
  if (await notice.isVisible()) await notice.click({ timeout: 2000 }).catch(() => undefined);
}

export const unitsIn = (page: Page): Promise<unknown> =>
  page.evaluate(() => (bridgehead.game.view.value as { units?: unknown } | undefined)?.units as object);

/** How many answers the browser has kept of the game that was changed last. */
export const keptAnswers = (page: Page): Promise<number | undefined> =>
  page.evaluate(async () => {
    const opened = indexedDB.open('bridgehead');
    await new Promise((done) => opened.addEventListener('success', done));
    const all = opened.result.transaction('about').objectStore('about').getAll();
    await new Promise((done) => all.addEventListener('success', done));
    opened.result.close();
    const games = all.result as { readonly answers: number; readonly changed: number }[];
    return games.sort((a, b) => b.changed - a.changed)[0]?.answers;
  });
