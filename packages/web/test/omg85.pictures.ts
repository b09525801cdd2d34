/** Photographs the second title at two sizes, light and dark, to be looked at: `npm run screens`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { OpenGame } from '../src/game/contract.ts';
import { GRID, OMG85_WORDS } from '../src/titles/omg85/words.ts';
import { type Client, startClient } from './browser.ts';
import { handsOf } from './hands.ts';
import { LONG, playOn } from './page-facts.ts';
import { beginOmg85, choicesIn, takeUp } from './suites/omg85.ts';

declare const bridgehead: { readonly game: OpenGame };

const OUT = process.env.SCREENS ?? 'screens';
const ONLY = process.env.ONLY?.split(',');

const SIZES = { desktop: { width: 1600, height: 1000 }, phone: { width: 390, height: 844 } } as const;

/** Straight to the first question of this kind. */
const goTo = (page: Page, wanted: string): Promise<void> =>
  page.evaluate(async (kind) => {
    const { game } = bridgehead;
    for (let answers = 0; answers < 40 && game.decision.value?.kind !== kind; answers++) {
      const lists = await Promise.all(['pass', 'drive', 'combat'].map((one) => game.choices({ kind: one }, 1)));
      const [choice] = lists.flat();
      if (choice !== undefined) await game.apply(choice);
    }
  }, wanted);

const OPERATION = 'operation-orders';

/** The first unit that can attack, in hand. */
async function armed(page: Page): Promise<string> {
  await goTo(page, OPERATION);
  const [attack] = await choicesIn(page, { kind: 'attack' });
  await takeUp(handsOf(page, 'mouse'), String(attack?.unit));
  return String(attack?.target);
}

async function forecast(page: Page): Promise<void> {
  const target = await armed(page);
  await page.locator(`.movement-card [data-target="${target}"]`).click();
}

async function plotted(page: Page): Promise<void> {
  await forecast(page);
  await page.locator('[data-act="attack"]').click();
}

const tab = (name: string) => async (page: Page) => {
  await goTo(page, OPERATION);
  const wanted = page.getByRole('tab', { name });
  const grip = page.locator('.grip');
  for (let pulls = 0; pulls < 2 && (await grip.isVisible()) && !(await wanted.isVisible()); pulls++) await grip.click();
  await wanted.click();
};

interface Scene {
  readonly name: string;
  readonly advanced?: boolean;
  readonly act?: (page: Page) => Promise<unknown>;
}

const SCENES: readonly Scene[] = [
  { name: 'omg85-air' },
  { name: 'omg85-supply', advanced: true, act: (page) => goTo(page, 'airborne-supply') },
  { name: 'omg85-operation', act: (page) => goTo(page, OPERATION) },
  { name: 'omg85-unit', act: armed },
  { name: 'omg85-forecast', act: forecast },
  { name: 'omg85-plotted', act: plotted },
  { name: 'omg85-arrivals', act: tab('Arrivals') },
  { name: 'omg85-record', act: tab('Record') },
  { name: 'omg85-rules', act: tab('Rules') },
];

let client: Client;
beforeAll(async () => {
  client = await startClient();
  mkdirSync(OUT, { recursive: true });
}, LONG);
afterAll(() => client?.close());

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    describe(`${size}, ${colorScheme}`, () => {
      test.each(SCENES.filter(({ name }) => ONLY === undefined || ONLY.includes(name)))(
        '$name',
        async ({ name, advanced = false, act }) => {
          playOn(GRID, OMG85_WORDS);
          const { page, close } = await client.open({ viewport, colorScheme, reducedMotion: 'reduce' });
          await beginOmg85(page, { advanced });
          await page.waitForTimeout(2500);
          await act?.(page);
          await page.waitForTimeout(1200);
          await page.screenshot({ path: join(OUT, `${name}-${size}-${colorScheme}.png`) });
          await close();
        },
        LONG,
      );
    });
  }
}
