/** What the computer's turn leaves behind: the map as it was, and a panel that can be put aside. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { isPlaying, LONG } from '../hands.ts';
import { isReady } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };

/** Answers that bring the person's turn to its end, straight to the engine. */
const endTurn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { game } = bridgehead;
    while (game.decision.value?.by === 'allied') {
      let choice = (await game.choices({}, 1))[0];
      for (const kind of ['end-movement', 'done', 'pass', 'hold', 'halt', 'end-advance']) {
        choice = (await game.choices({ kind }, 1))[0] ?? choice;
      }
      if (choice !== undefined) await game.apply(choice);
    }
  });

/** Where the sheet lies on the screen, and how large. */
const cameraIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { left = 0, top = 0, width = 0 } = document.querySelector('.b-world svg')?.getBoundingClientRect() ?? {};
    return [left, top, width].map(Math.round).join(' ');
  });

const isAsked = (page: Page) =>
  page.waitForFunction(() => bridgehead.game.decision.value?.by === 'allied', undefined, { polling: 100 });

const isOwnTurn = (page: Page): Promise<boolean> =>
  page.evaluate(() => String(bridgehead.game.view.value?.phase).startsWith('allied'));

/** The computer moves once for all to see, then to the end of its turn at once. */
async function watch(page: Page, from: string): Promise<void> {
  await expect.poll(() => cameraIn(page)).not.toBe(from);
  do {
    await endTurn(page);
    await page.locator('[data-act="skip-opponent"]').click();
    await isAsked(page);
  } while (!(await isOwnTurn(page)));
}

const hasBoard = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.classList.contains('b-board') === true);

type Closing = (page: Page, panel: Locator) => Promise<void>;

const CLOSINGS: readonly Closing[] = [
  async (page, panel) => {
    await panel.getByRole('button', { name: 'Close' }).press('Enter');
    expect(await hasBoard(page)).toBe(true);
  },
  (page) => page.keyboard.press('Escape'),
  async (page) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.stage').boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  },
];

export function enemyTurnSuite(client: () => Client): void {
  describe('after the computer’s turn', () => {
    test(
      'the map is where it was, and what it did is put aside by button, key and finger and stays away',
      async () => {
        const tab = await client().open({ hasTouch: true, reducedMotion: 'reduce' });
        const { page } = tab;
        await isReady(page);
        await page.locator('select[data-side="german"]').selectOption('recruit');
        await page.getByText('Optional rules, edition, dice').click();
        await page.getByLabel('Seed of the dice').fill('3');
        await page.getByRole('button', { name: 'Begin' }).click();
        await isPlaying(page);
        await page.locator('.b-board').waitFor();
        const panel = page.locator('[data-opponent][data-state="idle"]');
        for (const close of CLOSINGS) {
          await endTurn(page);
          const before = await cameraIn(page);
          await watch(page, before);
          await panel.waitFor();
          expect(await cameraIn(page)).toBe(before);
          await close(page, panel);
          await panel.waitFor({ state: 'detached' });
        }
        await page.keyboard.press('Escape');
        expect(await panel.count()).toBe(0);
        expect(tab.errors).toEqual([]);
        await tab.close();
      },
      LONG,
    );
  });
}
