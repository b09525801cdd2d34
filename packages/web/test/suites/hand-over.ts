/** Two people at one device. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import { choicesOf } from '@bridgehead/client-kit/testing';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { answersIn, applyAll, PATIENCE } from '../hands.ts';
import { seriousFindings } from '../scan.ts';
import { beginExample } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };

const HELD_MS = 900;

export function handOverSuite(client: () => Client): void {
  describe('the other player’s decision', () => {
    test(
      'comes after a hand-over, during which the page holds nothing of the game',
      async () => {
        const tab = await client().open({ colorScheme: 'dark', reducedMotion: 'reduce' });
        const { page } = tab;
        await beginExample(page, { hotSeat: true });
        await applyAll(page, choicesOf(0, 19));
        const hold = page.locator('[data-act="take-over"]');
        await hold.waitFor();
        const left = await page.evaluate(() => document.body.innerHTML);
        for (const secret of ['b-board', 'data-counter', 'data-unit', 'uk.1abn', '6221', '1P', 'Arnhem', 'bridge']) {
          expect(left).not.toContain(secret);
        }
        expect(await page.evaluate(() => bridgehead.game.view.value)).toBeUndefined();
        expect(await seriousFindings(page)).toEqual([]);

        await hold.click();
        await page.waitForTimeout(HELD_MS);
        expect(await page.locator('.b-board').count()).toBe(0);
        await hold.hover();
        await page.mouse.down();
        await page.locator('.b-board').waitFor();
        await page.mouse.up();
        expect(await page.evaluate(() => bridgehead.game.seat.value)).toBe('german');
        await page.locator('[data-choice="blow"]').click();
        await hold.waitFor();
        expect(await page.evaluate(() => document.body.innerHTML)).not.toContain('6221');
        await hold.press('Enter');
        await page.locator('.b-board').waitFor();
        expect(await page.evaluate(() => bridgehead.game.seat.value)).toBe('allied');
        expect(await answersIn(page)).toBe(20);
        expect(tab.errors).toEqual([]);
        await tab.close();
      },
      PATIENCE,
    );
  });
}
