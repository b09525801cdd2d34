/** The first Allied player-turn of the extended example. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../src/game/contract.ts';
import type { Client } from '../browser.ts';
import { EXAMPLE, FIRST_TURN } from '../extended-example.ts';
import { answersIn, applyAll, decisionIn, give, LONG, takeUp } from '../hands.ts';
import { begin } from '../in-process.ts';
import { beginExample, unitsIn } from '../table.ts';

/**
 * What is done by mouse, by the first and the last step: landings and scatterings, the movement of the 1st Airborne with
 * its demolition, the breakdown, the fight on the march, the end of the phase, and the battles A, E and H of the text. The
 * rest only repeats them and is given to the engine, which keeps the test short.
 */
const BY_MOUSE = [
  [0, 3],
  [10, 13],
  [18, 21],
  [24, 25],
  [32, 32],
  [34, 37],
  [45, 47],
  [58, 65],
  [76, 80],
  [88, 98],
  [104, 104],
] as const;

const isByMouse = (step: number): boolean => BY_MOUSE.some(([from, to]) => step >= from && step <= to);

/** Where everybody stands when the engine alone is given the same answers. */
async function goldenUnits(): Promise<unknown> {
  const game = await begin({ hotSeat: false, opening: { setUp: EXAMPLE.setUp }, dice: EXAMPLE.dice });
  for (const { choice } of FIRST_TURN) await game.apply(choice);
  return (game.view.value as { units?: unknown }).units;
}

/** The card offers one Breakdown counter of those that are alike; the text takes another. */
async function splitAndTakeBack(page: Page, choice: Choice): Promise<void> {
  const before = await answersIn(page);
  await takeUp(page, [String(choice.unit)]);
  await page.locator('.stack-card .orders summary').click();
  await page.locator('.stack-card [data-choice="break-down"]').click();
  await expect.poll(() => answersIn(page)).toBe(before + 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => answersIn(page)).toBe(before);
  await applyAll(page, [choice]);
}

export function exampleSuite(client: () => Client): void {
  describe('the first Allied turn of the extended example', () => {
    test(
      'is played by mouse with the dice of the text, and ends as the text has it',
      async () => {
        const tab = await client().open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
        await beginExample(tab.page);
        for (const [i, { by, decision, choice }] of FIRST_TURN.entries()) {
          if (!isByMouse(i)) {
            await applyAll(tab.page, [choice]);
            continue;
          }
          expect(await decisionIn(tab.page), `step ${i}`).toMatchObject({ by, kind: decision });
          if (choice.kind === 'break-down') await splitAndTakeBack(tab.page, choice);
          else await give(tab.page, choice);
        }
        expect(await unitsIn(tab.page)).toEqual(await goldenUnits());
        expect(tab.errors).toEqual([]);
        await tab.close();
      },
      LONG,
    );
  });
}
