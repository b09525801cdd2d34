/** A whole battle by mouse, from a file. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import { BATTLES, BEFORE, exampleFile } from '@bridgehead/client-kit/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { giveAll } from '../give.ts';
import { handsOf } from '../hands.ts';
import { isPlaying, LONG } from '../page-facts.ts';
import { openFile } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };

export function battleSuite(client: () => Client): void {
  describe('a battle from a save file', () => {
    test(
      'is fought by mouse: Determined Defense, retreat, advance, breakthrough',
      async () => {
        const tab = await client().open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
        await openFile(tab.page, 'Open a save file', await exampleFile(BEFORE));
        await isPlaying(tab.page);
        const { page } = tab;
        await giveAll(handsOf(page, 'mouse'), BATTLES, async (at) => {
          await tookOver(page);
          // The roll of the attack is still there when the defender has decided.
          if (BATTLES[at]?.kind === 'advance')
            await page.locator('.last-dice').getByText('Combat at').first().waitFor();
        });
        const kinds = await tab.page.evaluate(() =>
          bridgehead.game.log.value.flatMap(({ events }) => events.map(({ kind }) => kind)),
        );
        for (const kind of ['determined-defense', 'combat-result', 'retreated', 'advanced']) {
          expect(kinds).toContain(kind);
        }
        expect(tab.errors).toEqual([]);
        await tab.close();
      },
      LONG,
    );
  });
}

/** Where the device changes hands, the next one takes it. */
async function tookOver(page: Page): Promise<void> {
  const hold = page.locator('[data-act="take-over"]');
  if (await hold.isVisible()) await hold.press('Enter');
  await page.locator('.question').waitFor();
}
