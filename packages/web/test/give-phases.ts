/** The answers of the phases in which much is planned before it is said: movement's end, attacks, support. */

import type { Choice, OpenGame } from '@bridgehead/client-kit/game';
import { describeChoice, unitName } from '@bridgehead/client-kit/play';
import { listOf, textOf } from '@bridgehead/client-kit/testing';
import type { Locator } from 'playwright-core';
import type { Hands } from './hands.ts';
import { answersIn } from './page-facts.ts';

declare const bridgehead: { readonly game: OpenGame };

/** Presses the counters of a card until just these are up. */
export async function pressCounters(hands: Hands, within: string, units: readonly string[]): Promise<void> {
  const toggles = hands.page.locator(`${within} .counter-toggle`);
  await toggles.first().waitFor();
  const shown = await toggles.evaluateAll((list) => list.map((one) => one.dataset.unit ?? ''));
  // Each is looked at anew: a counter that is pressed may move to another place of the card.
  for (const unit of new Set(shown)) {
    const toggle = hands.page.locator(`${within} .counter-toggle[data-unit="${unit}"]`);
    const isOn = (await toggle.getAttribute('aria-pressed')) === 'true';
    if (isOn === units.includes(unit)) continue;
    await hands.press(toggle);
    await toggle.and(hands.page.locator(`[aria-pressed="${!isOn}"]`)).waitFor();
  }
}

/** With lead and support, if it is known what they are to be: then the same button rolls. */
export async function attack(hands: Hands, choice: Choice, [first, second]: readonly Choice[] = []): Promise<void> {
  const { page } = hands;
  await hands.giveUp();
  const target = textOf(choice, 'target') ?? '';
  await hands.tap(target);
  const go = page.locator('[data-act="attack"]:enabled');
  await go.waitFor();
  await pressCounters(hands, '.planner', listOf(choice, 'units'));
  const before = await answersIn(page);
  if (first?.kind === 'lead') await pickLead(hands, first);
  const supported = [first, second].find((one) => one?.kind === 'support');
  if (supported !== undefined) await switchSupport(hands, supported);
  await hands.press(go);
  if (choice.edges !== undefined) await pickEdges(hands, choice, before);
}

/** From an Entry Area it is asked over which hexside, where there are several. */
async function pickEdges(hands: Hands, { edges }: Choice, before: number): Promise<void> {
  const { page } = hands;
  await page.waitForFunction(
    (count) =>
      (bridgehead.game.answers.value ?? bridgehead.game.log.value.length) > count ||
      document.querySelector('.over-edges') !== null,
    before,
    { polling: 20 },
  );
  if ((await page.locator('.over-edges').count()) === 0) return;
  for (const [unit, edge] of Object.entries(edges as Readonly<Record<string, string>>)) {
    await pickRadio(hands, page.locator(`[data-edge-of="${unit}"]`), `[data-edge="${edge}"]`);
  }
  await hands.press(page.locator('[data-act="attack-over"]'));
}

/** Radio buttons have one place in the order of tabs; arrows go from one to the next. */
export async function pickRadio(hands: Hands, group: Locator, label: string): Promise<void> {
  const one = group.locator(label);
  const isOn = (): Promise<boolean> => one.locator('input').isChecked();
  if (await isOn()) return;
  if (hands.way !== 'keyboard') {
    await hands.press(one);
    return;
  }
  await group.locator('input:checked').focus();
  for (let i = 0; i < MOST_RADIOS && !(await isOn()); i++) await hands.page.keyboard.press('ArrowRight');
}

const MOST_RADIOS = 6;

export async function support(hands: Hands, choice: Choice): Promise<void> {
  await hands.page.locator('[data-act="support"]').waitFor();
  await switchSupport(hands, choice);
  await hands.press(hands.page.locator('[data-act="support"]'));
}

async function switchSupport(hands: Hands, choice: Choice): Promise<void> {
  const switches = hands.page.locator('.switches .switch');
  const guns = listOf(choice, 'artillery');
  if (choice.air === true || guns.length > 0) await switches.first().waitFor();
  if (choice.air === true) await hands.tick(switches.filter({ hasText: 'Air Support' }), true);
  for (const gun of guns) await hands.tick(switches.filter({ hasText: unitName(gun) }).first(), true);
}

async function pickLead({ page }: Hands, choice: Choice): Promise<void> {
  const leads = page.locator('.leads select');
  if ((await leads.count()) === 0) return;
  await leads.selectOption(`${textOf(choice, 'formation') ?? ''} ${textOf(choice, 'attachment') ?? ''}`);
}

export const endMovement = (hands: Hands): Promise<void> => end(hands);
export const endCombat = (hands: Hands): Promise<void> => end(hands);

/** The phase ends at once, or after a reminder. */
async function end(hands: Hands): Promise<void> {
  const { page } = hands;
  await hands.giveUp();
  const before = await answersIn(page);
  await hands.press(page.locator('[data-act="ending"]:visible'));
  await page.waitForFunction(
    (count) =>
      (bridgehead.game.answers.value ?? bridgehead.game.log.value.length) > count ||
      document.querySelector('[data-act="end-anyway"]') !== null,
    before,
    { polling: 20 },
  );
  const anyway = page.locator('[data-act="end-anyway"]');
  if ((await anyway.count()) > 0) await hands.press(anyway);
}

/** What may be done in the Combat Phase besides attacking stands under the targets. */
export async function chooseOther(hands: Hands, choice: Choice): Promise<void> {
  await hands.giveUp();
  const rows = hands.page.locator(`.choice-list [data-choice="${choice.kind}"]`);
  await hands.press(rows.filter({ hasText: describeChoice(choice) }).first());
}
