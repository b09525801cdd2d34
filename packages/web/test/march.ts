/** Marches through the page: the stack, the mode, the hex, and hex by hex where the page would take another way. */
import type { Choice, OpenGame } from '@bridgehead/client-kit/game';
import { describeChoice, pathOf, unitsOf } from '@bridgehead/client-kit/play';
import { listOf, textOf } from '@bridgehead/client-kit/testing';
import type { Locator } from 'playwright-core';
import { pickRadio, pressCounters } from './give-phases.ts';
import type { Hands } from './hands.ts';
import { isArea, placeIn } from './page-facts.ts';

declare const bridgehead: { readonly game: OpenGame };

export async function march(hands: Hands, choice: Choice): Promise<void> {
  const { page } = hands;
  await takeUp(hands, listOf(choice, 'units'));
  const mode = textOf(choice, 'mode') ?? 'normal';
  await pickRadio(hands, page.locator('.stack-card .mode-switch'), `[data-mode="${mode}"]`);
  await page.locator('.movement-card[aria-busy="false"]').waitFor();
  const path = pathOf(choice);
  if (await isOwnWay(hands, choice)) await point(hands, path.at(-1) ?? '');
  else await layWay(hands, path);
  const go = page.locator('[data-act="march"]:enabled');
  await go.waitFor();
  const pause = page.locator('.stack-card .pause');
  if ((await pause.locator('input').isChecked()) !== (choice.pause === true)) {
    await showMore(hands);
    await hands.tick(pause, choice.pause === true);
  }
  await hands.press(go);
}

const MOST_TRIES = 3;

/** What is seldom needed is folded away. */
export const showMore = (hands: Hands): Promise<void> => unfold(hands, hands.page.locator('.stack-card .card-more'));

/** A card that has grown may go to another corner: it is pressed when it stands, and again where it went while it was pressed. */
async function unfold(hands: Hands, folded: Locator): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES && (await folded.getAttribute('open')) === null; tries++)
    await hands.press(folded.locator('summary').first());
  await untilItStands(hands.page.locator('.stack-card'));
}

const LOOK_MS = 80;
const MOST_LOOKS = 40;

async function untilItStands(card: Locator): Promise<void> {
  let last = '';
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const now = JSON.stringify(await card.boundingBox());
    if (now === last) return;
    last = now;
    await card.page().waitForTimeout(LOOK_MS);
  }
}

/** An Entry Area has its button, wherever its plate may be. */
export async function point(hands: Hands, place: string): Promise<void> {
  if (!isArea(place)) return hands.tap(place);
  await showMore(hands);
  await hands.press(hands.page.locator(`.stack-card [data-end="${place}"]`));
}

async function layWay(hands: Hands, path: readonly string[]): Promise<void> {
  const { page } = hands;
  await showMore(hands);
  await hands.tick(page.locator('.own-way'), true);
  for (const [i, place] of path.entries()) {
    await point(hands, place);
    await page.locator(`.march[data-way="${path.slice(0, i + 1).join(' ')}"]`).waitFor();
  }
}

/** Whether the page finds just this way by itself. */
async function isOwnWay({ page }: Hands, choice: Choice): Promise<boolean> {
  const ends = await page.evaluate(
    async ({ units, mode }) => {
      const moves = await bridgehead.game.query('moves', { units, mode });
      return (moves as unknown as { ends: readonly { path: readonly string[] }[] }).ends.map((end) => end.path.join());
    },
    { units: listOf(choice, 'units'), mode: textOf(choice, 'mode') ?? 'normal' },
  );
  return ends.includes(pathOf(choice).join());
}

/** Taps the stack, and leaves out those who stay. */
export async function takeUp(hands: Hands, units: readonly string[]): Promise<void> {
  const at = await placeIn(hands.page, units[0] ?? '');
  if (at === undefined) throw new Error(`${units[0]} is nowhere`);
  await hands.giveUp();
  await hands.tap(at);
  // Who cannot go with the others is sorted out by the engine first.
  await hands.page.locator('.movement-card[aria-busy="false"]').waitFor();
  await pressCounters(hands, '.stack-card', units);
}

/** An order that a stack in hand is offered on its card. */
export async function orderStack(hands: Hands, choice: Choice): Promise<void> {
  const { page } = hands;
  await takeUp(hands, unitsOf(choice));
  const orders = page.locator('.stack-card .orders');
  await orders.waitFor({ state: 'attached' });
  await showMore(hands);
  await unfold(hands, orders);
  const row = orders.locator(`[data-choice="${choice.kind}"]`).filter({ hasText: describeChoice(choice) });
  await hands.press(row.first());
}
