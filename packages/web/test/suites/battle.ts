/** A whole battle by mouse, from a file. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Choice, OpenGame } from '../../src/game/contract.ts';
import type { Client } from '../browser.ts';
import { exampleFile } from '../extended-example.ts';
import { give } from '../give.ts';
import { handsOf } from '../hands.ts';
import { isPlaying, LONG } from '../page-facts.ts';
import { openFile } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };

/** The moment before the battle at Grave, with other dice to come than those of the text. */
export const BEFORE = { step: 76, rolled: 29, seed: 10 } as const;

/** A stand that fails, retreat and advance; then a rout with advance, Breakthrough Combat and another retreat. */
export const BATTLES: readonly Choice[] = [
  { kind: 'attack', target: '4816', units: ['us.82.504.1', 'us.82.504.2'] },
  { kind: 'stand', lead: 'de.unk.police' },
  { kind: 'retreat', unit: 'de.unk.police', path: ['4716', '4717'] },
  { kind: 'advance', units: ['us.82.504.1'], path: ['4917'] },
  { kind: 'end-advance' },
  { kind: 'attack', target: '1605', units: ['uk.gds.2ig', 'uk.gds.2gg'] },
  { kind: 'support', air: true, artillery: ['uk.corps.5agra'] },
  { kind: 'retreat', unit: 'de.kerutt', path: ['1705', '1806'] },
  { kind: 'advance', units: ['uk.gds.2ig'], path: ['1605', '1705'] },
  { kind: 'breakthrough', target: '1806' },
  { kind: 'retreat' },
  { kind: 'retreat', unit: 'de.kerutt', path: ['1906', '2007'] },
  { kind: 'retreat', unit: 'de.hoffmann14', path: ['1906', '2007'] },
  { kind: 'enter' },
  { kind: 'end-advance' },
];

export function battleSuite(client: () => Client): void {
  describe('a battle from a save file', () => {
    test(
      'is fought by mouse: Determined Defense, retreat, advance, breakthrough',
      async () => {
        const tab = await client().open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
        await openFile(tab.page, 'Open a save file', await exampleFile(BEFORE));
        await isPlaying(tab.page);
        for (const choice of BATTLES) {
          await tookOver(tab.page);
          // The roll of the attack is still there when the defender has decided.
          if (choice.kind === 'advance') await tab.page.locator('.last-dice').getByText('Combat at').first().waitFor();
          await give(handsOf(tab.page, 'mouse'), choice);
        }
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
