/** Gives any answer through the page, with whatever hands, and compares what the game has heard. */

import type { Choice, Decision, Json, JsonObject, OpenGame } from '@bridgehead/client-kit/game';
import { describeChoice, listOf, placesOf, unitNames, unitsOf, wayWords, whoOf } from '@bridgehead/client-kit/play';
import type { Locator, Page } from 'playwright-core';
import { attack, chooseOther, endCombat, endMovement, support } from './give-phases.ts';
import type { Hands } from './hands.ts';
import { march, orderStack } from './march.ts';
import { answersIn, decisionIn, lastAnswerIn } from './page-facts.ts';

declare const bridgehead: { readonly game: OpenGame };

const HEARD_MS = 20_000;

/** An answer that the page gave otherwise, or not at all. */
class NotHeard extends Error {
  override readonly name = 'NotHeard';
}

/** Gives the answer; throws `NotHeard` if the game has not heard just that. */
export async function give(hands: Hands, choice: Choice): Promise<void> {
  const decision = await decisionIn(hands.page);
  if (decision === undefined) throw new NotHeard('nothing is asked');
  const before = await answersIn(hands.page);
  await act(hands, decision, choice);
  await heard(hands, before, choice);
}

/** Orders that only a stack in hand is offered. */
const OF_STACKS: readonly string[] = ['cover', 'full-retreat', 'place-moved-marker', 'remove-moved-marker'];
const BESIDES_ATTACKS: readonly string[] = ['automatic-advance', 'disengage'];

function act(hands: Hands, { kind }: Decision, choice: Choice): Promise<void> {
  if (choice.kind === 'march') return march(hands, choice);
  if (choice.kind === 'attack') return attack(hands, choice);
  if (choice.kind === 'support') return support(hands, choice);
  if (choice.kind === 'end-movement') return endMovement(hands);
  if (kind === 'combat' && choice.kind === 'pass') return endCombat(hands);
  if (kind === 'combat' && BESIDES_ATTACKS.includes(choice.kind)) return chooseOther(hands, choice);
  if (kind !== 'movement-orders') return choose(hands, choice);
  return OF_STACKS.includes(choice.kind) ? orderStack(hands, choice) : order(hands, choice);
}

async function heard({ page }: Hands, before: number, choice: Choice): Promise<void> {
  const isHeard = (count: number): boolean =>
    (bridgehead.game.answers.value ?? bridgehead.game.log.value.length) > count && !bridgehead.game.busy.value;
  await page.waitForFunction(isHeard, before, { polling: 20, timeout: HEARD_MS }).catch(async () => {
    const refused = await page.locator('.refused').allTextContents();
    throw new NotHeard(`${JSON.stringify(choice)} was not heard; refused: ${refused.join('; ')}`);
  });
  const told = await lastAnswerIn(page);
  if (sameText(told) !== sameText(choice)) {
    throw new NotHeard(`${JSON.stringify(choice)} was heard as ${JSON.stringify(told)}`);
  }
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
  await panel.locator('.choice-row, .unit-row, .endings button').first().waitFor();
  const ending = panel.locator(`.endings [data-choice="${choice.kind}"]`);
  if ((await ending.count()) > 0) return hands.press(ending);
  if (choice.kind === 'march-on') await hands.tick(panel.locator('.switch'), pause === true);
  await pickWho(hands, choice);
  const [place] = placesOf(choice).slice(-1);
  const isOnMap = place !== undefined && place.length > 1 && hands.way !== 'keyboard';
  if (isOnMap) await hands.tap(place);
  const confirm = page.locator('[data-act="confirm"]');
  if (place !== undefined && (await isJust(confirm, choice))) return hands.press(confirm);
  await pickListed(hands, choice);
  if (place !== undefined) await hands.press(confirm);
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

async function pickWho(hands: Hands, choice: Choice): Promise<void> {
  const who = hands.page.locator('.who-list');
  if ((await who.count()) === 0 || whoOf(choice) === '') return;
  const units = unitsOf(choice);
  const row =
    units.length === 1
      ? who.locator(`[data-unit="${units[0]}"]`)
      : who.locator('.choice-row').filter({ hasText: whole(whoWords(choice)) });
  await showAll(hands, '.who', row);
  if ((await row.count()) > 0 && (await row.first().getAttribute('aria-pressed')) !== 'true') {
    await hands.press(row.first());
  }
}

const whoWords = (choice: Choice): string => {
  const units = unitsOf(choice);
  if (units.length > 0) return unitNames(units);
  return typeof choice.marker === 'number' ? `Marker ${choice.marker}` : String(choice.from);
};

const whole = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\/–-]/g, '\\$&')}`);

/** Presses the button for more until the row is there. */
async function showAll(hands: Hands, within: string, row: Locator): Promise<void> {
  const more = hands.page.locator(`${within} [data-act="more"]`);
  while ((await row.count()) === 0 && (await more.count()) > 0) await hands.press(more);
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
  await showAll(hands, '.choice-list', same);
  await same.first().waitFor();
  const all = await page.evaluate((kind) => bridgehead.game.choices({ kind }), choice.kind);
  // Where the page offers more than the engine lists, its words tell it apart.
  const alike = all.filter((one) => fullText(one) === text && whoOf(one) === whoOf(choice));
  const at = alike.findIndex((one) => sameText(one) === sameText(choice));
  await hands.press(same.nth(Math.max(0, at)));
}
