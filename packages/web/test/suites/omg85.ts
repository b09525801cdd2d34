/** The second title, played through the interface: days of operations with moves, plots, air strikes and supply. */

import type { Choice, OpenGame } from '@bridgehead/client-kit/game';
import { OMG85_CLIENT } from '@bridgehead/omg85/client';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client, Tab } from '../browser.ts';
import { type Hands, handsOf } from '../hands.ts';
import { showMore } from '../march.ts';
import { beginOmg85, choicesIn, takeUp, turnIn } from '../omg85-table.ts';
import { answersIn, decisionIn, LONG } from '../page-facts.ts';
import { seriousFindings } from '../scan.ts';

declare const bridgehead: { readonly game: OpenGame };

/** So many days are played; `DAYS=10` plays the whole game. */
const DAYS = Number(process.env.DAYS ?? 3);

/** The answer has been heard and the next question stands. */
async function answered(page: Page, before: number): Promise<void> {
  await expect.poll(() => answersIn(page), { timeout: LONG }).toBeGreaterThan(before);
  await page.waitForFunction(() => !bridgehead.game.busy.value);
}

const fieldOf = (choice: Choice, field: string): string => String(choice[field] ?? '');

/** A move is tapped on the map: the first tap shows the way and its cost, the second goes. */
async function move(hands: Hands): Promise<boolean> {
  const { page } = hands;
  const moves = await choicesIn(page, { kind: 'move' });
  const wanted = moves.find(
    ({ path }) => Array.isArray(path) && path.every((hex) => OMG85_CLIENT.grid.indexByName.has(String(hex))),
  );
  if (wanted === undefined) return false;
  const before = await answersIn(page);
  await takeUp(hands, fieldOf(wanted, 'unit'));
  const [end = ''] = (Array.isArray(wanted.path) ? wanted.path : []).slice(-1).map(String);
  await hands.tap(end);
  await page.locator('.march').getByText('points to').waitFor();
  await hands.press(page.locator('[data-act="march"]'));
  await answered(page, before);
  return true;
}

/** An attack is forecast before it is plotted, and then stands in the list of plots. */
async function plot(hands: Hands): Promise<boolean> {
  const { page } = hands;
  const [wanted] = await choicesIn(page, { kind: 'attack' });
  if (wanted === undefined) return false;
  const [unit, target] = [fieldOf(wanted, 'unit'), fieldOf(wanted, 'target')];
  const before = await answersIn(page);
  await takeUp(hands, unit);
  await hands.tap(target);
  const here = page.locator('[data-act="attack-here"]');
  await page.locator(`[data-odds="${target}"]`).waitFor({ state: 'attached' });
  expect(await page.locator('.odds-card .chance').count()).toBe(4);
  // On a phone the card lies over the dock, and has a button of its own.
  await hands.press((await here.isVisible()) ? here : page.locator('[data-act="attack"]'));
  await answered(page, before);
  await page.locator(`[data-plot="${unit}"]`).waitFor({ state: 'attached' });
  return true;
}

/** Digging in, from the orders of the card. */
async function digIn(hands: Hands): Promise<boolean> {
  const { page } = hands;
  const [wanted] = await choicesIn(page, { kind: 'fortify' });
  if (wanted === undefined) return false;
  const before = await answersIn(page);
  await takeUp(hands, fieldOf(wanted, 'unit'));
  await showMore(hands);
  await hands.press(page.locator('.card-more details.orders > summary').last());
  await hands.press(page.locator('.movement-card [data-choice="fortify"]'));
  await answered(page, before);
  return true;
}

async function operate(hands: Hands): Promise<void> {
  const { page } = hands;
  for (const order of [move, plot, digIn]) await order(hands);
  await hands.giveUp();
  const before = await answersIn(page);
  await hands.press(page.locator('[data-act="ending"]').filter({ visible: true }).first());
  const anyway = page.locator('[data-act="end-anyway"]');
  await Promise.race([anyway.waitFor().catch(() => undefined), answered(page, before)]);
  if ((await answersIn(page)) === before) await hands.press(anyway);
  await answered(page, before);
}

/** One strike, then the rest of the points are kept. */
async function fly(hands: Hands): Promise<void> {
  const { page } = hands;
  const before = await answersIn(page);
  const strike = page.locator('[data-choice="strike"]').first();
  if ((await strike.count()) > 0) {
    const fold = page.locator('.as-list:not([open]) > summary').first();
    if (!(await strike.isVisible())) await hands.press(fold);
    await hands.press(strike);
    await hands.press(page.locator('[data-act="confirm"]'));
  } else await hands.press(page.locator('.endings [data-choice="pass"]'));
  await answered(page, before);
  if ((await decisionIn(page))?.kind !== 'air-mission') return;
  const now = await answersIn(page);
  await hands.press(page.locator('.endings [data-choice="pass"]'));
  await answered(page, now);
}

async function supply(hands: Hands): Promise<void> {
  const { page } = hands;
  const before = await answersIn(page);
  await page.locator('.endings [data-choice="drive"]').waitFor();
  await hands.press(page.locator('.endings [data-choice="drive"]'));
  await answered(page, before);
}

const ACTIONS: Readonly<Record<string, (hands: Hands) => Promise<void>>> = {
  'operation-orders': operate,
  'air-mission': fly,
  'airborne-supply': supply,
};

/** The question of now is answered with the page's own means. */
export async function answerOnce(hands: Hands): Promise<string | undefined> {
  const kind = (await decisionIn(hands.page))?.kind;
  if (kind === undefined) return undefined;
  const act = ACTIONS[kind];
  if (act === undefined) throw new Error(`nobody knows how to answer ${kind}`);
  await act(hands);
  return kind;
}

/** Whatever is asked is answered until the turn has come, or the game is over. */
export async function playToTurn(hands: Hands, last: number): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  while ((await turnIn(hands.page)) < last) {
    const kind = await answerOnce(hands);
    if (kind === undefined) break;
    asked.add(kind);
  }
  return asked;
}

async function intermediate({ page }: Tab): Promise<void> {
  await beginOmg85(page, {});
  const asked = await playToTurn(handsOf(page, 'mouse'), DAYS + 1);
  expect([...asked].sort()).toEqual(['air-mission', 'operation-orders']);
  expect(await page.locator('.turn-track li.day').count()).toBe(10);
  await page.getByRole('tab', { name: 'Record' }).click();
  await page.getByText('As it stands:').waitFor();
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByText('Building up and breaking down').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
}

/** With hidden units nothing of the others is on the screen, and the log tells the Allied player's side of it. */
async function advancedAndHidden({ page }: Tab): Promise<void> {
  await beginOmg85(page, { advanced: true, hidden: true });
  const hands = handsOf(page, 'mouse');
  const asked = await playToTurn(hands, DAYS + 1);
  expect(asked).toContain('airborne-supply');
  const foreign = await page.evaluate(() => {
    const { units } = bridgehead.game.view.value as unknown as { units: readonly { unit: string }[] };
    const known = new Set(units.map(({ unit }) => unit));
    const drawn = [...document.querySelectorAll<HTMLElement>('.b-counter')].map(({ dataset }) => dataset.counter ?? '');
    return drawn.filter((unit) => !known.has(unit));
  });
  expect(foreign).toEqual([]);
}

const WAYS = [
  ['the Intermediate game', intermediate],
  ['the Advanced game with hidden units', advancedAndHidden],
] as const;

export function omg85Suite(client: () => Client): void {
  describe('Operation Market Garden is played through the interface', () => {
    test.each(WAYS)(
      '%s',
      async (_, act) => {
        const tab = await client().open({ viewport: { width: 1600, height: 1000 }, reducedMotion: 'reduce' });
        await act(tab);
        expect(tab.errors).toEqual([]);
        await tab.close();
      },
      4 * LONG,
    );
  });
}
