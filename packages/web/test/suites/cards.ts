/** Cards over the map and lists beside it: none lies over another, and each says whom and what it is about. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import { choicesOf, exampleFile, FIRST_TURN, listOf } from '@bridgehead/client-kit/testing';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { touched } from '../devices.ts';
import { handsOf } from '../hands.ts';
import { takeUp } from '../march.ts';
import { isPlaying, LONG, PATIENCE } from '../page-facts.ts';
import { isReady, openFile } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };

const SIZES: readonly (readonly [name: string, device: BrowserContextOptions])[] = [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['tablet', touched(834, 1112)],
  ['phone', touched(390, 844)],
  ['phone on its side', touched(844, 390)],
];

async function openAt(client: Client, step: number, device: BrowserContextOptions) {
  const tab = await client.open({ ...device, reducedMotion: 'reduce' });
  await openFile(tab.page, 'Open a save file', await exampleFile({ step }), 'alone');
  await isPlaying(tab.page);
  await tab.page.locator('.b-board').waitFor();
  return tab;
}

/** Those of the cards named that are seen and lie over the first of them. */
const over = (page: Page, card: string, others: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    ([own, list]) => {
      const box = document.querySelector(own)?.getBoundingClientRect();
      if (box === undefined || box.width === 0) return ['it is not seen'];
      return list.filter((other) =>
        [...document.querySelectorAll(other)].some((one) => {
          const { left, right, top, bottom, width } = one.getBoundingClientRect();
          return width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        }),
      );
    },
    [card, others] as const,
  );

/** A landing whose die asks who is Scattered. */
const SCATTER = 12;
/** Guns that rule each other out are in range of a target. */
const FIGHT = 88;
/** Part of a stack is about to march off. */
const MARCH = FIRST_TURN.findIndex(({ choice }) => choice.kind === 'march');

/** Straight to the engine, until the computer is asked in its own turn. */
const endTurn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { game } = bridgehead;
    while (game.decision.value?.by === 'allied') {
      let [choice] = await game.choices({}, 1);
      for (const kind of ['end-movement', 'done', 'pass']) choice = (await game.choices({ kind }, 1))[0] ?? choice;
      if (choice !== undefined) await game.apply(choice);
    }
  });

async function legendIsClear(client: Client, device: BrowserContextOptions): Promise<void> {
  const { page, close, errors } = await openAt(client, 176, device);
  const layers = page.locator('.stage-buttons').getByRole('button', { name: 'Overlays' });
  if (await layers.isVisible()) await layers.click();
  await page.locator('[data-overlay="bonds"]').click();
  const legend = page.locator('.legend');
  await legend.waitFor();
  if (await layers.isVisible()) await layers.click();
  if ((await legend.getAttribute('open')) === null) await legend.locator('summary').click();
  await legend.locator('li').first().waitFor();
  expect(await over(page, '.legend', ['.tools button', '.stage > .objectives', '.stage-buttons'])).toEqual([]);
  expect(errors).toEqual([]);
  await close();
}

async function tellsBesideButtons(client: Client): Promise<void> {
  const { page, close } = await client.open({ ...touched(390, 844), reducedMotion: 'reduce' });
  await isReady(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await isPlaying(page);
  await endTurn(page);
  await page.locator('[data-opponent]').waitFor();
  expect(await over(page, '[data-opponent]', ['.stage-buttons', '.phase-bar', '.dock'])).toEqual([]);
  await page.locator('[data-act="skip-opponent"]').tap();
  await page.locator('[data-report]').waitFor({ timeout: PATIENCE });
  expect(await over(page, '[data-report]', ['.stage-buttons', '.phase-bar', '.dock'])).toEqual([]);
  await close();
}

async function showsFaces(client: Client): Promise<void> {
  const { page, close } = await openAt(client, SCATTER, {});
  const rows = page.locator('[data-choice="scatter"]');
  await rows.first().waitFor();
  expect(await rows.locator('.counter svg').count()).toBe(await rows.count());
  await close();
}

async function saysHowToTakeUp(client: Client): Promise<void> {
  const { page, close } = await openAt(client, MARCH, {});
  const [march = { kind: '' }] = choicesOf(MARCH, MARCH + 1);
  await takeUp(handsOf(page, 'mouse'), listOf(march, 'units'));
  const inHand = page.locator('.stack-card .counter-toggle[aria-pressed="true"]');
  while ((await inHand.count()) > 0) await inHand.first().click();
  await page.locator('.stack-card').getByText('Tap a counter to take it up.').waitFor();
  await close();
}

async function planFits(client: Client): Promise<void> {
  const { page, close } = await openAt(client, FIGHT, { viewport: { width: 1280, height: 800 } });
  const hands = handsOf(page, 'mouse');
  await hands.tap('1605');
  const guns = page.locator('.planner .switch-row:not(.locked)').filter({ hasText: 'Gds Div' });
  await guns.locator('label').click();
  const locked = page.locator('.planner .switch-row.locked').filter({ hasText: '5 AGRA' });
  await locked.waitFor();
  const widths = await page.evaluate(() => [
    document.querySelector('.planner')?.getBoundingClientRect().right ?? 0,
    document.querySelector('.question')?.getBoundingClientRect().right ?? 0,
  ]);
  expect(widths[0]).toBeGreaterThan(0);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  // The reason is there to be read.
  expect(await locked.locator('small').evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await close();
}

export function cardSuite(client: () => Client): void {
  describe('cards and lists', () => {
    test.each(SIZES)(
      'on a %s the legend of the overlays lies over neither the tools nor the aims',
      (_name, device) => legendIsClear(client(), device),
      PATIENCE,
    );
    test(
      'on a phone what the computer does is told beside the buttons of the map',
      () => tellsBesideButtons(client()),
      LONG,
    );
    test('a plan keeps to its panel where support is locked, and says why', () => planFits(client()), PATIENCE);
    test('a choice about a unit shows its counter beside its name', () => showsFaces(client()), PATIENCE);
    test('a stack of which nobody is in hand says how to take somebody up', () => saysHowToTakeUp(client()), PATIENCE);
  });
}
