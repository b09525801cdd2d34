/** The accessibility scan of the game screen, light and dark. */

import { exampleFile } from '@bridgehead/client-kit/testing';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { handsOf, tapHex } from '../hands.ts';
import { takeUp } from '../march.ts';
import { isPlaying, LONG } from '../page-facts.ts';
import { seriousFindings } from '../scan.ts';
import { openFile } from '../table.ts';

export function everyoneSuite(client: () => Client): void {
  describe('everyone can use', () => {
    test.each(['light', 'dark'] as const)(
      'movement and combat planner in the %s',
      async (colorScheme) => {
        const tab = await client().open({ colorScheme, reducedMotion: 'reduce' });
        const { page } = tab;
        await openFile(page, 'Open a save file', await exampleFile({ step: 57 }));
        await isPlaying(page);
        await page.locator('.question').waitFor();
        await takeUp(handsOf(page, 'mouse'), ['uk.50.1h']);
        expect(await seriousFindings(page)).toEqual([]);
        await page.locator('.phase-bar [data-act="ending"]').click();
        await page.locator('[data-act="end-anyway"]').click();
        await page.locator('[data-target="6319"]').waitFor();
        await tapHex(page, '6319');
        await page.locator('.planner [data-act="attack"]:enabled').waitFor();
        expect(await seriousFindings(page)).toEqual([]);
        expect(tab.errors).toEqual([]);
        await tab.close();
      },
      LONG,
    );
  });
}
