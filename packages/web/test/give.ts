/** Gives any answer through the page, with whatever hands, and compares what the game has heard. */

import type { Choice, Decision, Json, JsonObject, OpenGame } from '@bridgehead/client-kit/game';
import { describeChoice, membersOf, placesOf, unitsOf, wayWords } from '@bridgehead/client-kit/play';
import { listOf } from '@bridgehead/client-kit/testing';
import type { Locator, Page } from 'playwright-core';
import { attack, chooseOther, endCombat, endMovement, support } from './give-phases.ts';
import type { Hands } from './hands.ts';
import { march, orderStack } from './march.ts';
import { answersIn, decisionIn, givenIn } from './page-facts.ts';

declare const bridgehead: { readonly game: OpenGame };

const HEARD_MS = 20_000;

/** An answer that the page gave otherwise, or not at all. */
class NotHeard extends Error {
  override readonly name = 'NotHeard';
}

/**
 * Gives the answer; throws `NotHeard` if the game has not heard just that. An attack is planned with its lead and support, so
 * that the answers after it are given too: `next` says which are wanted, and it is told how many were heard.
 */
export async function give(hands: Hands, choice: Choice, next: readonly Choice[] = []): Promise<number> {
  const { page } = hands;
  const decision = await decisionIn(page);
  if (decision === undefined) throw new NotHeard('nothing is asked');
  const [answers, before] = [await answersIn(page), (await givenIn(page)).length];
  await act(hands, decision, choice, next);
  await isHeard(hands, answers, choice);
  if (choice.kind === 'attack') await settled(page);
  const given = (await givenIn(page)).slice(before);
  const wanted = [choice, ...next].slice(0, Math.max(1, given.length));
  for (const [i, one] of wanted.entries()) {
    if (sameText(given[i]) === sameText(one)) continue;
    throw new NotHeard(`${JSON.stringify(one)} was heard as ${JSON.stringify(given[i])}`);
  }
  return given.length;
}

/** One after the other; some may be given with the one before. */
export async function giveAll(
  hands: Hands,
  choices: readonly Choice[],
  before: (at: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  for (let at = 0; at < choices.length; ) {
    const [choice = { kind: '' }, ...next] = choices.slice(at);
    await before(at);
    at += await give(hands, choice, next);
  }
}

const QUIET_MS = 300;

/** How many answers there are when no more come by themselves. */
async function settled(page: Page): Promise<number> {
  for (let last = -1; ; ) {
    const now = await answersIn(page);
    if (now === last) return now;
    last = now;
    await page.waitForTimeout(QUIET_MS);
    await page.waitForFunction(() => !bridgehead.game.busy.value, undefined, { polling: 20 });
  }
}

/** Orders that only a stack in hand is offered. */
const OF_STACKS: readonly string[] = ['cover', 'full-retreat', 'place-moved-marker', 'remove-moved-marker'];
const BESIDES_ATTACKS: readonly string[] = ['automatic-advance', 'disengage'];

function act(hands: Hands, { kind }: Decision, choice: Choice, next: readonly Choice[]): Promise<void> {
  if (choice.kind === 'march') return march(hands, choice);
  if (choice.kind === 'attack') return attack(hands, choice, next);
  if (choice.kind === 'support') return support(hands, choice);
  if (choice.kind === 'end-movement') return endMovement(hands);
  if (kind === 'combat' && choice.kind === 'pass') return endCombat(hands);
  if (kind === 'combat' && BESIDES_ATTACKS.includes(choice.kind)) return chooseOther(hands, choice);
  if (kind !== 'movement-orders') return choose(hands, choice);
  return OF_STACKS.includes(choice.kind) ? orderStack(hands, choice) : order(hands, choice);
}

async function isHeard({ page }: Hands, before: number, choice: Choice): Promise<void> {
  const isGiven = (count: number): boolean =>
    (bridgehead.game.answers.value ?? bridgehead.game.log.value.length) > count && !bridgehead.game.busy.value;
  await page.waitForFunction(isGiven, before, { polling: 20, timeout: HEARD_MS }).catch(async () => {
    const refused = await page.locator('.refused').allTextContents();
    throw new NotHeard(`${JSON.stringify(choice)} was not heard; refused: ${refused.join('; ')}`);
  });
}

/** The units and guns of a choice are sets. */
function sameText(choice: Choice | undefined): string {
  if (choice === undefined) return '';
  const sorted = (field: string): JsonObject =>
    choice[field] === undefined ? {} : { [field]: [...listOf(choice, field)].sort() };
  const all: JsonObject = { ...choice, ...sorted('units'), ...sorted('artillery') };
  return JSON.stringify(sortedFields(all));
}

/** Objects with their fields in order, whatever order they came in. */
const sortedFields = (value: Json): Json =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([field, inner]) => [field, sortedFields(inner)]);

/** An order that is not a march, from the list of orders. */
async function order(hands: Hands, choice: Choice): Promise<void> {
  const { page } = hands;
  await hands.giveUp();
  const back = page.locator('.chooser .link');
  if ((await back.count()) > 0) await hands.press(back.first());
  const kinds = page.locator('.order-kinds');
  if ((await kinds.getAttribute('open')) === null) await hands.press(kinds.locator('summary'));
  await hands.press(page.locator(`[data-order="${choice.kind}"]`));
  await choose(hands, choice);
}

/** Picks who and where, and confirms; where several ways lead to one hex, the list has them. */
export async function choose(hands: Hands, wanted: Choice): Promise<void> {
  const { page } = hands;
  const { pause, ...rest } = wanted;
  const choice = await asListed(page, rest);
  const panel = page.locator('.question .chooser');
  await panel.locator('.who-list, .choice-list, .endings').first().waitFor({ state: 'attached' });
  const isIt = `[data-choice="${choice.kind}"]`;
  const ending = panel.locator(`.endings ${isIt}`).or(page.locator(`.placing .confirm ${isIt}`));
  const isPlacing = (await page.locator('.placing').count()) > 0;
  // What ends a landing is asked of the engine after the plan.
  if (isPlacing && unitsOf(choice).length === 0) await ending.waitFor();
  if ((await ending.count()) > 0) return hands.press(ending);
  if (isPlacing) return place(hands, choice);
  if (choice.kind === 'march-on') await hands.tick(panel.locator('.switch'), pause === true);
  await pickWho(hands, choice);
  const [end] = placesOf(choice).slice(-1);
  const isOnMap = end !== undefined && end.length > 1 && hands.way !== 'keyboard';
  if (isOnMap) await hands.tap(end);
  const confirm = page.locator('[data-act="confirm"]');
  if (end !== undefined && (await isJust(confirm, choice))) return hands.press(confirm);
  await pickListed(hands, choice);
  if (end !== undefined) await hands.press(confirm);
}

/** Moves one counter of the plan to its hex, and gives only that. */
async function place(hands: Hands, choice: Choice): Promise<void> {
  const { page } = hands;
  const [unit = ''] = unitsOf(choice);
  const [hex = ''] = placesOf(choice).slice(-1);
  const planned = (): Promise<number> => page.locator(`[data-place="${hex}"] [data-unit="${unit}"]`).count();
  await hands.press(page.locator(`.placing [data-unit="${unit}"]`));
  if ((await planned()) === 0) {
    if (hands.way === 'keyboard') {
      const end = page.locator(`.placing [data-end="${hex}"]`);
      await end.or(page.locator('.placing [data-act="more"]')).first().waitFor();
      await showAll(hands, '.placing', end);
      await hands.press(end);
    } else await hands.tap(hex);
    await page.locator(`[data-place="${hex}"] [data-unit="${unit}"]`).waitFor();
    await hands.press(page.locator(`.placing [data-unit="${unit}"]`));
  }
  await hands.press(page.locator('[data-act="place-some"]'));
}

/** Units are a set: the list names them in the engine's order. */
async function asListed(page: Page, choice: Choice): Promise<Choice> {
  if (listOf(choice, 'units').length < 2) return choice;
  const all = await page.evaluate((kind) => bridgehead.game.choices({ kind }), choice.kind);
  return all.find((one) => sameText(one) === sameText(choice)) ?? choice;
}

/** Whether the button would give this choice, and there is no other with its words. */
async function isJust(confirm: Locator, choice: Choice): Promise<boolean> {
  return (await confirm.isVisible()) && (await confirm.getAttribute('title')) === fullText(choice);
}

const fullText = (choice: Choice): string => [describeChoice(choice), wayWords(choice)].join(' ').trim();

/** Each of them once: who is up already stays. */
async function pickWho(hands: Hands, choice: Choice): Promise<void> {
  const who = hands.page.locator('.who-list');
  if ((await who.count()) === 0 || membersOf(choice).length === 0) return;
  for (const member of membersOf(choice)) {
    const row = who.locator(`[data-unit="${member}"], [data-who="${member}"]`);
    await showAll(hands, '.who', row);
    if ((await row.count()) > 0 && (await row.first().getAttribute('aria-pressed')) !== 'true') {
      await hands.press(row.first());
    }
  }
}

/** Presses the button for more until the row is there. */
async function showAll(hands: Hands, within: string, row: Locator): Promise<void> {
  const more = hands.page.locator(`${within} [data-act="more"]`);
  while ((await row.count()) === 0 && (await more.count()) > 0) await hands.press(more);
}

/** What lies on the map is folded away in the list. */
async function unfold(hands: Hands, row: Locator): Promise<void> {
  const folds = hands.page.locator('.as-list:not([open]) > summary');
  while (!(await row.first().isVisible()) && (await folds.count()) > 0) await hands.press(folds.first());
}

/** Choices with the same words stand in the engine's order. */
async function pickListed(hands: Hands, choice: Choice): Promise<void> {
  const { page } = hands;
  const text = fullText(choice);
  // Halves of a battalion have one name.
  const units = unitsOf(choice).join(' ');
  const same = page
    .locator(`.choice-list [data-choice="${choice.kind}"][data-units="${units}"]`)
    .and(page.locator(`[title="${text.replaceAll('"', '\\"')}"]`));
  await unfold(hands, same);
  await showAll(hands, '.choice-list', same);
  await same.first().waitFor();
  const all = await page.evaluate((kind) => bridgehead.game.choices({ kind }), choice.kind);
  // Where the page offers more than the engine lists, its words tell it apart.
  const alike = all.filter((one) => fullText(one) === text && membersOf(one).join() === membersOf(choice).join());
  const at = alike.findIndex((one) => sameText(one) === sameText(choice));
  await hands.press(same.nth(Math.max(0, at)));
}
