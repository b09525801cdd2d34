/** What the computer's turn leaves behind: the map as it was, and a panel that can be put aside. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { isPlaying, LONG } from '../hands.ts';
import { isReady } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };
/** Where the camera has been since the person's turn ended. */
declare const cameras: Camera[];

/** Where the sheet lies on the screen, and how large. */
type Camera = readonly [left: number, top: number, width: number];

/** The page can say where its camera is. */
const tellCamera = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, {
      cameraNow: () => {
        const { left = 0, top = 0, width = 0 } = document.querySelector('.b-world svg')?.getBoundingClientRect() ?? {};
        return [left, top, width];
      },
    });
  });
declare const cameraNow: () => Camera;

/** The picture is made sharp when the camera rests, which shifts it by a part of a pixel. */
const isSame = (a: Camera, b: Camera): boolean => a.every((value, i) => Math.abs(value - (b[i] ?? 0)) < 1);

/**
 * Answers that bring the person's turn to its end, straight to the engine. Where the camera is then is looked at in the same
 * breath, and from there on it is watched: however slow the machine, nothing that the computer does comes before.
 */
const endTurn = (page: Page): Promise<Camera> =>
  page.evaluate(async () => {
    const { game } = bridgehead;
    while (game.decision.value?.by === 'allied') {
      let choice = (await game.choices({}, 1))[0];
      for (const kind of ['end-movement', 'done', 'pass', 'hold', 'halt', 'end-advance']) {
        choice = (await game.choices({ kind }, 1))[0] ?? choice;
      }
      if (choice !== undefined) await game.apply(choice);
    }
    Object.assign(globalThis, { cameras: [] });
    const world = document.querySelector('.b-world');
    if (world === null) throw new Error('there is no board');
    new MutationObserver(() => cameras.push(cameraNow())).observe(world, { attributeFilter: ['style'] });
    return cameraNow();
  });

const asked = (page: Page): Promise<'allied' | 'other' | 'own turn'> =>
  page.evaluate(() => {
    const { decision, view } = bridgehead.game;
    if (decision.value?.by !== 'allied') return 'other';
    return String(view.value?.phase).startsWith('allied') ? 'own turn' : 'allied';
  });

/** The computer moves once for all to see, then to the end of its turn at once. */
async function watch(page: Page, from: Camera): Promise<void> {
  const isLed = async (): Promise<boolean> => (await page.evaluate(() => cameras)).some((one) => !isSame(one, from));
  await expect.poll(isLed).toBe(true);
  for (let now = await asked(page); now !== 'own turn'; now = await asked(page)) {
    if (now === 'allied') await answer(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-act="skip-opponent"]')?.click());
    await page.waitForFunction(() => bridgehead.game.decision.value?.by === 'allied', undefined, { polling: 100 });
  }
}

/** What the person is asked in the computer's turn. */
const answer = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { game } = bridgehead;
    const [choice] = await game.choices({}, 1);
    if (choice !== undefined) await game.apply(choice);
  });

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
        await tellCamera(page);
        await page.reload();
        await isReady(page);
        await page.locator('select[data-side="german"]').selectOption('recruit');
        await page.getByText('Optional rules, edition, dice').click();
        await page.getByLabel('Seed of the dice').fill('3');
        await page.getByRole('button', { name: 'Begin' }).click();
        await isPlaying(page);
        await page.locator('.b-board').waitFor();
        const panel = page.locator('[data-report]');
        for (const close of CLOSINGS) {
          const before = await endTurn(page);
          await watch(page, before);
          await panel.waitFor();
          // The report may stand there a moment before the camera is given back.
          await expect.poll(async () => isSame(await page.evaluate(() => cameraNow()), before)).toBe(true);
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
