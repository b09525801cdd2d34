/** What is struck out says why when it is tried, by any hand. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import { exampleFile, FIRST_TURN } from '@bridgehead/client-kit/testing';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { handsOf, isPlaying, PATIENCE, WAYS, type Way } from '../hands.ts';
import { seriousFindings } from '../scan.ts';
import { openFile } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };

/** The Allied Movement Phase of the first turn: units that have just landed beside others may not go farther. */
const MOVING = FIRST_TURN.findIndex(({ decision }) => decision === 'movement-orders');

async function tryExtended(client: Client, way: Way): Promise<void> {
  const isFinger = way === 'finger';
  const tab = await client.open({ hasTouch: isFinger, ...(isFinger ? { viewport: { width: 390, height: 844 } } : {}) });
  const { page } = tab;
  const hands = handsOf(page, way);
  await openFile(page, 'Open a save file', await exampleFile({ step: MOVING }), 'alone');
  await isPlaying(page);
  const unit = await page.evaluate(async () => {
    const { units = [] } = bridgehead.game.view.value as unknown as {
      units?: readonly { unit: string; hex?: string }[];
    };
    for (const { unit, hex } of units) {
      if (hex === undefined) continue;
      const asked = await bridgehead.game.query('moves', { units: [unit], mode: 'extended' }).catch(() => undefined);
      if ((asked as { refusal?: unknown } | undefined)?.refusal !== undefined) return unit;
    }
    return '';
  });
  await hands.press(page.locator(`.unmoved [data-unit="${unit}"]`).first());
  const extended = page.locator('.mode-switch input[aria-disabled="true"]').first();
  await extended.waitFor({ state: 'attached' });
  expect(await extended.getAttribute('aria-describedby')).toMatch(/^why-not-/);
  const checked = page.locator('.mode-switch input:checked');
  if (way === 'keyboard') {
    await checked.focus();
    await page.keyboard.press('ArrowRight');
  } else await hands.press(page.locator('.mode-switch label:has([aria-disabled="true"])').first());
  const why = page.locator('.refused.bubble');
  await why.waitFor();
  expect(await why.locator('.chip-rule').textContent()).toMatch(/^\d+\.\d/);
  expect(await checked.count()).toBe(1);
  expect(await checked.getAttribute('aria-disabled')).toBe('false');
  expect(await seriousFindings(page)).toEqual([]);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

export function struckOutSuite(client: () => Client): void {
  describe('a mode that is struck out', () => {
    test.each(WAYS)('says why, with its rule, when it is tried by %s', (way) => tryExtended(client(), way), PATIENCE);
  });
}
