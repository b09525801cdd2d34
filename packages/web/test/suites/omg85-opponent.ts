/** A person against the computer: a day on each side, and its player-turn is told. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { handsOf } from '../hands.ts';
import { beginOmg85, turnIn } from '../omg85-table.ts';
import { answersIn, decisionIn, LONG } from '../page-facts.ts';
import { seriousFindings } from '../scan.ts';
import { answerOnce } from './omg85.ts';

declare const bridgehead: { readonly game: OpenGame };

const OTHER = { allied: 'german', german: 'allied' } as const;

/** The computer is left to itself, at once, until the person is asked again. */
async function waitFor(page: Page, side: string): Promise<void> {
  while (true) {
    const decision = await decisionIn(page);
    if (decision === undefined || decision.by === side) return;
    expect(await page.locator('[data-opponent][data-state="failed"]').count()).toBe(0);
    await page
      .locator('[data-act="skip-opponent"]')
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await page.waitForTimeout(300);
  }
}

async function dayAgainst(client: Client, side: 'allied' | 'german'): Promise<void> {
  const tab = await client.open({ viewport: { width: 1600, height: 1000 }, reducedMotion: 'reduce' });
  const { page } = tab;
  await beginOmg85(page, { players: { [side]: 'person', [OTHER[side]]: 'recruit' } });
  const hands = handsOf(page, 'mouse');
  while ((await turnIn(page)) < 2) {
    await waitFor(page, side);
    if ((await turnIn(page)) < 2) await answerOnce(hands);
  }
  await waitFor(page, side);
  const by = await page.evaluate(() => bridgehead.game.log.value.map((entry) => entry.by));
  expect(new Set(by)).toEqual(new Set(['allied', 'german']));
  expect(await page.evaluate(() => bridgehead.game.handOver.value)).toBeUndefined();
  expect(await answersIn(page)).toBeGreaterThan(6);
  expect(await seriousFindings(page)).toEqual([]);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

export function omg85OpponentSuite(client: () => Client): void {
  describe('Operation Market Garden against the computer', () => {
    test.each(['allied', 'german'] as const)('a day as the %s player', (side) => dayAgainst(client(), side), 6 * LONG);
  });
}
