/** Sounds: none unless the player wants them. */

import { choicesOf, exampleFile } from '@bridgehead/client-kit/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { giveAll } from '../give.ts';
import { handsOf } from '../hands.ts';
import { isPlaying, LONG } from '../page-facts.ts';
import { openFile } from '../table.ts';

declare const heard: { contexts: number; started: number };

/** Counts what the page makes of Web Audio. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = { contexts: 0, started: 0 };
    const Real = AudioContext;
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (this: AudioScheduledSourceNode, when?: number) {
      told.started += 1;
      start.call(this, when);
    };
    Object.assign(globalThis, {
      heard: told,
      AudioContext: class extends Real {
        constructor() {
          super();
          told.contexts += 1;
        }
      },
    });
  });
}

const heardIn = (page: Page): Promise<typeof heard> => page.evaluate(() => ({ ...heard }));

/** The first march of the text, and those after it. */
const FROM = 18;

async function answer(page: Page, from: number, to: number): Promise<void> {
  await giveAll(handsOf(page, 'mouse'), choicesOf(from, to));
}

async function switchOn(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await page.locator('[data-menu="settings"]').click();
  await page.getByLabel('Play sounds').check();
  await page.keyboard.press('Escape');
}

export function soundSuite(client: () => Client): void {
  describe('sounds', () => {
    test(
      'are not even prepared until they are switched on, and then every answer is heard',
      async () => {
        const tab = await client().open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
        const { page } = tab;
        await listen(page);
        await page.reload();
        await openFile(page, 'Open a save file', await exampleFile({ step: FROM }), 'alone');
        await isPlaying(page);
        await answer(page, FROM, FROM + 3);
        expect(await heardIn(page)).toEqual({ contexts: 0, started: 0 });
        await switchOn(page);
        const sample = await heardIn(page);
        expect(sample).toEqual({ contexts: 1, started: 2 });
        await answer(page, FROM + 3, FROM + 5);
        const { contexts, started } = await heardIn(page);
        expect(contexts).toBe(1);
        expect(started).toBeGreaterThan(sample.started);
        expect(tab.errors).toEqual([]);
        await tab.close();
      },
      LONG,
    );
  });
}
