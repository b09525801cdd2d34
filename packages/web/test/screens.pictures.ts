/** Photographs every screen at three sizes, light and dark, to be looked at: `npm run screens`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Client, startClient, type Tab } from './browser.ts';
import { exampleFile } from './extended-example.ts';
import { isPlaying, LONG, reachFor, tapHex } from './hands.ts';
import { isReady, openFile } from './table.ts';

const OUT = process.env.SCREENS ?? 'screens';
const ONLY = process.env.ONLY?.split(',');

const SIZES = {
  desktop: { width: 1600, height: 1000 },
  tablet: { width: 834, height: 1112 },
  phone: { width: 390, height: 844 },
} as const;

/** What is seen, after so many steps of the extended example. */
interface Scene {
  readonly name: string;
  readonly step: number;
  readonly act?: (page: Page) => Promise<void>;
}

/** On a phone the sheet is pulled up first, as far as the tab needs it. */
const tab = (name: string) => async (page: Page) => {
  const wanted = page.getByRole('tab', { name });
  const grip = page.locator('.grip');
  for (let pulls = 0; pulls < 2 && (await grip.isVisible()) && !(await wanted.isVisible()); pulls++) await grip.click();
  await wanted.click();
};

const SCENES: readonly Scene[] = [
  { name: 'land', step: 0 },
  { name: 'scatter', step: 12 },
  { name: 'movement', step: 18 },
  { name: 'movement-reach', step: 18, act: (page) => tapHex(page, '1303') },
  { name: 'hex-card', step: 18, act: hovered },
  { name: 'demolition', step: 19 },
  { name: 'attacker-loss', step: 46 },
  { name: 'occupy', step: 47 },
  { name: 'combat', step: 76 },
  { name: 'combat-planner', step: 76, act: (page) => tapHex(page, '4816') },
  { name: 'determined-defense', step: 77 },
  { name: 'retreat', step: 78 },
  { name: 'support', step: 89 },
  { name: 'advance', step: 91 },
  { name: 'bridges', step: 105 },
  { name: 'traffic', step: 132 },
  { name: 'artillery-resupply', step: 135 },
  { name: 'march-on', step: 145 },
  { name: 'defender-loss', step: 192 },
  { name: 'lead-formation', step: 208 },
  { name: 'tab-log', step: 131, act: tab('Log') },
  { name: 'tab-areas', step: 131, act: tab('Areas') },
  { name: 'tab-record', step: 131, act: tab('Record') },
  { name: 'tab-rules', step: 131, act: tab('Rules') },
  { name: 'tab-find', step: 131, act: tab('Find') },
  { name: 'menu', step: 131, act: (page) => page.keyboard.press('Escape') },
  { name: 'help', step: 131, act: (page) => page.keyboard.press('?') },
];

async function hovered(page: Page): Promise<void> {
  const { x, y } = await reachFor(page, '2608');
  await page.mouse.move(x, y);
  await page.waitForTimeout(800);
}

const PAGES = ['start', 'settings', 'about', 'rules'] as const;

let client: Client;
beforeAll(async () => {
  client = await startClient();
  mkdirSync(OUT, { recursive: true });
}, LONG);
afterAll(() => client?.close());

const wanted = (name: string): boolean => ONLY === undefined || ONLY.includes(name);

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    describe(`${size}, ${colorScheme}`, () => {
      const picture = (opened: Tab, name: string) =>
        opened.page.screenshot({ path: join(OUT, `${name}-${size}-${colorScheme}.png`) });

      test.each(PAGES.filter(wanted))(
        '%s',
        async (name) => {
          const opened = await client.open({ viewport, colorScheme });
          await isReady(opened.page);
          if (name !== 'start') await opened.page.goto(`${client.address}#/${name}`);
          await opened.page.waitForTimeout(500);
          await picture(opened, name);
          await opened.close();
        },
        LONG,
      );

      test.each(SCENES.filter(({ name }) => wanted(name)))(
        '$name',
        async ({ name, step, act }) => {
          const opened = await client.open({ viewport, colorScheme, reducedMotion: 'reduce' });
          await openFile(opened.page, 'Open a save file', await exampleFile({ step }));
          await isPlaying(opened.page);
          await opened.page.waitForTimeout(2500);
          await act?.(opened.page);
          await opened.page.waitForTimeout(1200);
          await picture(opened, name);
          await opened.close();
        },
        LONG,
      );
    });
  }
}
