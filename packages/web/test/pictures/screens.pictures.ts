/** Photographs every screen at four sizes, light and dark, to be looked at: `npm run screens`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Client, startClient, type Tab } from '../browser.ts';
import { touched } from '../devices.ts';
import { LONG } from '../hands.ts';
import { SCENES } from './scenes.ts';
import { SECOND_SCENES } from './second-scenes.ts';

/** Where the pictures go, and the names of those that are wanted if not all are. */
const OUT = process.env.SCREENS ?? 'screens';
const ONLY = process.env.ONLY?.split(',');

/** Controls are larger under a finger. */
const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1600, height: 1000 } },
  tablet: touched(834, 1112),
  phone: touched(390, 844),
  'phone-on-its-side': touched(844, 390),
};

/** Until the ground is painted, as it is after a change of colours. */
const PAINTED_MS = 3000;
const ACTED_MS = { light: 1000, dark: 3000 } as const;

let client: Client;
beforeAll(async () => {
  client = await startClient();
  mkdirSync(OUT, { recursive: true });
}, LONG);
afterAll(() => client?.close());

async function shoot(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(ACTED_MS[colorScheme]);
    await page.screenshot({ path: join(OUT, `${name}-${colorScheme}.png`) });
  }
}

for (const [size, device] of Object.entries(SIZES)) {
  describe(size, () => {
    // One page for all: the map is drawn once.
    let tab: Tab;
    beforeAll(async () => {
      tab = await client.open({ ...device, reducedMotion: 'reduce' });
    }, LONG);
    afterAll(() => tab?.close());

    test.each([...SCENES, ...SECOND_SCENES].filter(({ name }) => ONLY === undefined || ONLY.includes(name)))(
      '$name',
      async ({ name, open, act }) => {
        const { page } = tab;
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(`${client.address}#/start`);
        await open(page);
        await page.waitForTimeout(PAINTED_MS);
        await act?.(page);
        await shoot(page, `${name}-${size}`);
      },
      LONG,
    );
  });
}
