/** Who goes somewhere is seen to go there, whole stacks as one; unless its player does not want to see motion. */
import type { Choice, OpenGame } from '@bridgehead/client-kit/game';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { PATIENCE } from '../page-facts.ts';

declare const bridgehead: { readonly game: OpenGame };

/** The counters on the map that move after it. Looked at in the same breath: no time goes by between the choice and what is seen of it. */
const movingAfter = (page: Page, act: Choice | 'undo'): Promise<readonly string[]> =>
  page.evaluate(
    async (text) => {
      const { game } = bridgehead;
      if (text === 'undo') await game.undo();
      else await game.apply(JSON.parse(text));
      return [...document.querySelectorAll<SVGGElement>('.b-counters [data-counter]')]
        .filter((counter) => counter.getAnimations().length > 0)
        .map(({ dataset }) => dataset.counter ?? '')
        .sort();
    },
    act === 'undo' ? act : JSON.stringify(act),
  );

async function wantNoMotion(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await page.locator('[data-menu="settings"]').click();
  await page.locator('.menu-settings').getByLabel('None').check();
  await page.keyboard.press('Escape');
}

export interface Mover {
  /** To a moment in which somebody may move. */
  readonly begin: (page: Page) => Promise<void>;
  /** A move that can be taken back, and who makes it. */
  readonly move: (page: Page) => Promise<{ readonly choice: Choice; readonly units: readonly string[] }>;
}

export function motionSuite(client: () => Client, title: string, { begin, move }: Mover): void {
  describe(`motion in ${title}`, () => {
    test(
      'is that of everybody who moves and of nobody else, back as well, and none where none is wanted',
      async () => {
        const tab = await client().open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' });
        const { page } = tab;
        await begin(page);
        const { choice, units } = await move(page);
        expect(await movingAfter(page, choice)).toEqual([...units].sort());
        expect(await movingAfter(page, 'undo')).toEqual([...units].sort());
        await wantNoMotion(page);
        expect(await movingAfter(page, choice)).toEqual([]);
        expect(tab.errors).toEqual([]);
        await tab.close();
      },
      PATIENCE,
    );
  });
}

/** The first choice of a kind for one unit, as the engine lists them. */
export const firstMove =
  (kind: string): Mover['move'] =>
  async (page) => {
    const choice = await page.evaluate(async (wanted) => (await bridgehead.game.choices({ kind: wanted }, 1))[0], kind);
    if (choice === undefined) throw new Error(`there is no «${kind}»`);
    return { choice, units: [String(choice.unit)] };
  };
