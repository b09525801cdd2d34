/** Ways to a game of the third title that is open in the page. */
import type { Choice, OpenGame } from '@bridgehead/client-kit/game';
import { KASSERINE_CLIENT } from '@bridgehead/kasserine/client';
import type { Page } from 'playwright-core';
import { isPlaying, playOn } from './page-facts.ts';
import { isReady } from './table.ts';

declare const bridgehead: { readonly game: OpenGame };

const SCENARIOS = { faid: 'Faid Pass', campaign: 'Kasserine Campaign', decide: 'The Axis Decide' } as const;

interface Wanted {
  readonly scenario: keyof typeof SCENARIOS;
  /** Two people who hand the device over; else one person plays both. */
  readonly hotSeat?: boolean;
  /** Computers, by side: they come before all else. */
  readonly players?: Readonly<Record<string, string>>;
  readonly seed?: string;
}

/** From the start page to the first question of a new game. */
export async function beginKasserine(page: Page, wanted: Wanted): Promise<void> {
  const { scenario, hotSeat = false, players, seed = '4' } = wanted;
  playOn(KASSERINE_CLIENT.grid, KASSERINE_CLIENT.words);
  await isReady(page);
  await page.getByLabel('Title').selectOption('kasserine');
  await page.getByText(SCENARIOS[scenario], { exact: true }).click();
  for (const [side, player] of Object.entries(players ?? {})) {
    await page.locator(`select[data-side="${side}"]`).selectOption(player);
  }
  if (players === undefined)
    await page.getByText(hotSeat ? 'Two people, one device' : 'One person, both sides').click();
  await page.getByText('Optional rules, edition, dice').click();
  await page.getByLabel('Seed of the dice').fill(seed);
  await page.getByRole('button', { name: 'Begin' }).click();
  await isPlaying(page);
  await page.locator('.b-board, [data-act="take-over"]').first().waitFor();
}

export const listed = (page: Page, filter: Readonly<Record<string, string>>, most = 400): Promise<readonly Choice[]> =>
  page.evaluate(({ wanted, limit }) => bridgehead.game.choices(wanted, limit), { wanted: filter, limit: most });

/** Straight to a kind of question, with what brings the game on. */
export const goToKind = (page: Page, kind: string, by?: string): Promise<void> =>
  page.evaluate(
    async ({ wanted, side }) => {
      const { game } = bridgehead;
      const isThere = (): boolean =>
        game.decision.value === undefined ||
        (game.decision.value.kind === wanted && (side === undefined || game.decision.value.by === side));
      for (let answers = 0; answers < 400; answers++) {
        // While the device changes hands the page knows of no question.
        if (game.handOver.value !== undefined) await game.takeOver();
        if (isThere()) return;
        const lists = await Promise.all(
          ['done', 'end-movement', 'end-declaration'].map((one) => game.choices({ kind: one }, 1)),
        );
        const [choice] = [...lists.flat(), ...(await game.choices({}, 1))];
        if (choice !== undefined) await game.apply(choice);
      }
    },
    { wanted: kind, side: by },
  );
