/** Ways to a game of the second title that is open in the page, and to a moment of it. */

import type { Choice, OpenGame } from '@bridgehead/client-kit/game';
import { OMG85_CLIENT } from '@bridgehead/omg85/client';
import type { Page } from 'playwright-core';
import type { Hands } from './hands.ts';
import { isPlaying, placeIn, playOn } from './page-facts.ts';
import { isReady } from './table.ts';

declare const bridgehead: { readonly game: OpenGame };

export interface Wanted {
  readonly advanced?: boolean;
  readonly hidden?: boolean;
  readonly free?: boolean;
  /** Two people who hand the device over; else one person plays both. */
  readonly hotSeat?: boolean;
  /** Who plays each side, where it is not a person. */
  readonly players?: Readonly<Record<string, string>>;
  readonly dice?: string;
}

/** The title is chosen on the start page, with its options. */
export async function chooseOmg85(page: Page, wanted: Wanted = {}): Promise<void> {
  const { advanced = false, hidden = false, free = false, hotSeat = false, players = {}, dice = '' } = wanted;
  playOn(OMG85_CLIENT.grid, OMG85_CLIENT.words);
  await isReady(page);
  await page.getByLabel('Title').selectOption('omg85');
  if (free) await page.getByText('Free Set-Up', { exact: true }).click();
  if (advanced) await page.locator('[data-option="advanced"]').selectOption('Advanced');
  if (hidden) await page.locator('[data-option="hidden"]').selectOption('Hidden until they are met');
  for (const [side, player] of Object.entries(players)) {
    await page.locator(`select[data-side="${side}"]`).selectOption(player);
  }
  if (Object.keys(players).length === 0) {
    await page.getByText(hotSeat ? 'Two people, one device' : 'One person, both sides').click();
  }
  await page.getByText('Optional rules, edition, dice').click();
  await page.getByLabel('Seed of the dice').fill('4');
  if (dice !== '') await page.getByLabel('Dice in order, for study').fill(dice);
}

/** From the start page to the first question of a new game. */
export async function beginOmg85(page: Page, wanted: Wanted = {}): Promise<void> {
  await chooseOmg85(page, wanted);
  await page.getByRole('button', { name: 'Begin' }).click();
  await isPlaying(page);
  await page.locator('.b-board').waitFor();
}

export const choicesIn = (page: Page, filter: Readonly<Record<string, string>>): Promise<readonly Choice[]> =>
  page.evaluate((wanted) => bridgehead.game.choices(wanted, 400), filter);

export const turnIn = (page: Page): Promise<number> => page.evaluate(() => Number(bridgehead.game.view.value?.turn));

/** A unit of the side that is asked, taken up as its player does it. */
export async function takeUp(hands: Hands, unit: string): Promise<void> {
  const { page } = hands;
  await hands.giveUp();
  await hands.tap((await placeIn(page, unit)) ?? '');
  const toggle = page.locator(`.stack-card [data-unit="${unit}"]`);
  await toggle.waitFor();
  if ((await toggle.getAttribute('aria-pressed')) !== 'true') await hands.press(toggle);
  await page.locator('.movement-card[aria-busy="false"]').waitFor();
}

/** A moment of the game: a kind of question, of somebody, on a day. */
export interface Moment {
  readonly kind: string;
  readonly by?: string;
  readonly turn?: number;
}

/** Straight to a moment, or to the end, with what brings the game on. */
export const goTo = (page: Page, moment: Moment): Promise<void> =>
  page.evaluate(async ({ kind, by, turn }) => {
    const { game } = bridgehead;
    const isThere = (): boolean =>
      game.decision.value === undefined ||
      (game.decision.value.kind === kind &&
        (by === undefined || game.decision.value.by === by) &&
        (turn === undefined || game.view.value?.turn === turn));
    for (let answers = 0; answers < 400 && !isThere(); answers++) {
      if (game.handOver.value !== undefined) await game.takeOver();
      const kinds = ['pass', 'drive', 'combat', 'source', 'drop'];
      const lists = await Promise.all(kinds.map((one) => game.choices({ kind: one }, 1)));
      const [choice] = lists.flat();
      if (choice !== undefined) await game.apply(choice);
    }
  }, moment);
