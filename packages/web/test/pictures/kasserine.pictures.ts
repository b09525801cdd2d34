/** Photographs every screen of the third title at four sizes, light and dark: `npm run screens`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Client, startClient, type Tab } from '../browser.ts';
import { touched } from '../devices.ts';
import { LONG } from '../page-facts.ts';
import { type KasserineScene, kasserineScenes } from './kasserine-scenes.ts';

const OUT = process.env.SCREENS ?? 'screens';
const ONLY = process.env.ONLY?.split(',');
const SIZES_WANTED = process.env.SIZES?.split(',');

const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: touched(1024, 768),
  phone: touched(390, 844),
  landscape: touched(844, 390),
};

/** Until the ground is painted, as it is after a change of colours. */
const RESTED_MS = { light: 900, dark: 1500 } as const;

let client: Client;
beforeAll(async () => {
  client = await startClient();
  mkdirSync(OUT, { recursive: true });
}, LONG);
afterAll(() => client?.close());

const isWanted = (name: string): boolean => ONLY === undefined || ONLY.some((one) => name.startsWith(one));

async function shoot({ page }: Tab, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(RESTED_MS[colorScheme]);
    await page.screenshot({ path: join(OUT, `kasserine-${name}-${colorScheme}.png`) });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

const SCENES = kasserineScenes();

for (const [size, device] of Object.entries(SIZES)) {
  if (SIZES_WANTED !== undefined && !SIZES_WANTED.includes(size)) continue;
  describe(size, () => {
    // One page for all: the map is drawn once.
    let tab: Tab;
    beforeAll(async () => {
      tab = await client.open({ ...device, reducedMotion: 'reduce' });
    }, LONG);
    afterAll(() => tab?.close());

    test.each(SCENES.filter(({ name }) => isWanted(name)))(
      '$name',
      async ({ name, open, act }: KasserineScene) => {
        // Nothing is open, chosen or remembered from the scene before.
        await tab.page.evaluate(() => localStorage.clear());
        await tab.page.goto('about:blank');
        await tab.page.goto(`${client.address}#/start`);
        await open(tab.page);
        await act?.(tab.page);
        await shoot(tab, `${name}-${size}`);
      },
      LONG,
    );
  });
}
