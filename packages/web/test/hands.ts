/** A player's hands: answers are given by mouse, on the board and on the page's own buttons. */
import { centre } from '@bridgehead/hex';
import { GRID } from '@bridgehead/title-holland44';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Choice, Decision, JsonObject, OpenGame } from '../src/game/contract.ts';
import { describeChoice, listOf, pathOf, placesOf, textOf, unitsOf, whoOf } from '../src/play/choice-words.ts';
import { unitNames } from '../src/play/say.ts';

declare const bridgehead: { readonly game: OpenGame };

export const PATIENCE = 120_000;
/** For a whole turn, on a machine that has other things to do. */
export const LONG = 300_000;

/** Drawing units from hex to hex: packages/board/src/geometry.ts. */
const HEX = 72;

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Nothing lies over it. */
  readonly isFree: boolean;
}

/** Where a hex is on the screen now. */
export async function spotOf(page: Page, hex: string): Promise<Spot> {
  const index = GRID.indexByName.get(hex);
  if (index === undefined) return areaSpot(page, hex);
  const [x, y] = centre(GRID, index);
  return page.evaluate(
    ([left, top]) => {
      const [sheet] = [...document.querySelectorAll<SVGSVGElement>('.b-board svg.b-sheet')].slice(-1);
      if (sheet === undefined) throw new Error('there is no board');
      const { x: from, y: down, width } = sheet.viewBox.baseVal;
      const rect = sheet.getBoundingClientRect();
      const scale = rect.width / width;
      const spot = { x: rect.left + (left - from) * scale, y: rect.top + (top - down) * scale };
      const hit = document.elementFromPoint(spot.x, spot.y);
      const isFree = hit !== null && hit.closest('.b-board') !== null && hit.closest('.b-fan') === null;
      return { ...spot, isFree };
    },
    [x * HEX, y * HEX] as const,
  );
}

/** An Entry Area is known by the counters that lie in it. */
async function areaSpot(page: Page, area: string): Promise<Spot> {
  const unit = await page.evaluate((letter) => {
    const { units } = bridgehead.game.view.value as unknown as { units: readonly { unit: string; area?: string }[] };
    return units.find(({ area: own }) => own === letter)?.unit;
  }, area);
  const box = await page.locator(`.b-counter[data-counter="${unit}"]`).boundingBox();
  if (box === null) throw new Error(`nothing is seen of area ${area}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, isFree: true };
}

/** From one end of the map to the other. */
const MOST_DRAGS = 24;

/** The board is dragged until the hex lies free, as a player does it. */
export async function reachFor(page: Page, hex: string): Promise<Spot> {
  const first = await spotOf(page, hex);
  if (first.isFree) return first;
  await page.mouse.move(5, 5);
  for (let tries = 0; tries < MOST_DRAGS; tries++) {
    const spot = await spotOf(page, hex);
    if (spot.isFree) return spot;
    await drag(page, spot);
  }
  throw new Error(`hex ${hex} cannot be brought to where it is free`);
}

async function drag(page: Page, { x, y }: Spot): Promise<void> {
  const box = await page.locator('.board-host').boundingBox();
  if (box === null) throw new Error('there is no board');
  const from = { x: box.x + box.width * 0.55, y: box.y + box.height * 0.4 };
  const within = (by: number, most: number): number => Math.max(-most, Math.min(most, by));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const to = [from.x + within(from.x - x, box.width * 0.4), from.y + within(from.y - y, box.height * 0.35)] as const;
  await page.mouse.move(...to, { steps: 2 });
  await page.mouse.up();
  await page.mouse.move(5, 5);
}

export async function tapHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await reachFor(page, hex);
  await page.mouse.click(x, y);
}

export const decisionIn = (page: Page): Promise<Decision | undefined> =>
  page.evaluate(() => bridgehead.game.decision.value);

export const answersIn = (page: Page): Promise<number> => page.evaluate(() => bridgehead.game.log.value.length);

export const isPlaying = (page: Page) =>
  page.waitForFunction(() => 'bridgehead' in globalThis, undefined, { timeout: PATIENCE, polling: 50 });

/** Straight to the engine: for what leads to the moment that a test is about. */
export const applyAll = (page: Page, choices: readonly Choice[]): Promise<void> =>
  page.evaluate(async (text) => {
    for (const choice of JSON.parse(text) as readonly Choice[]) {
      const ruling = await bridgehead.game.apply(choice);
      if (!ruling.legal) throw new Error(`${JSON.stringify(choice)}: ${ruling.reason}`);
    }
  }, JSON.stringify(choices));

/** Gives the answer by mouse, and compares what the game has heard. */
export async function give(page: Page, choice: Choice): Promise<void> {
  const before = await answersIn(page);
  const decision = await decisionIn(page);
  if (decision === undefined) throw new Error('nothing is asked');
  if (choice.kind === 'march' && (await ownWay(page, choice)) > 0) {
    await marchByHexes(page, choice);
    return;
  }
  if (choice.kind === 'march') await march(page, choice);
  else if (choice.kind === 'attack') await attack(page, choice);
  else if (choice.kind === 'support') await support(page, choice);
  else if (choice.kind === 'end-movement' || (decision.kind === 'combat' && choice.kind === 'pass')) await end(page);
  else if (decision.kind === 'movement-orders') await order(page, choice);
  else await choose(page, choice);
  await heard(page, before, choice);
}

async function heard(page: Page, before: number, choice: Choice): Promise<void> {
  const isHeard = (count: number): boolean => bridgehead.game.log.value.length > count && !bridgehead.game.busy.value;
  await page.waitForFunction(isHeard, before, { polling: 20, timeout: 15_000 }).catch(async () => {
    const refused = await page.locator('.refused').allTextContents();
    throw new Error(`${JSON.stringify(choice)} was not heard; refused: ${refused.join('; ')}`);
  });
  const told = await page.evaluate(() => bridgehead.game.log.value.at(-1)?.choice);
  expect(inOrder(told)).toEqual(inOrder(choice));
}

/** The units of a choice are a set. */
const inOrder = (choice: Choice | undefined): JsonObject => ({
  ...choice,
  ...(choice?.units === undefined ? {} : { units: [...listOf(choice, 'units')].sort() }),
});

const exactly = (page: Page, selector: string, text: string): Locator =>
  page.locator(selector).filter({ hasText: new RegExp(`^${escaped(text)}`) });

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/–-]/g, '\\$&');

/** Presses the counters of a card until just these are up. */
async function pressCounters(page: Page, within: string, units: readonly string[]): Promise<void> {
  const toggles = page.locator(`${within} .counter-toggle`);
  await toggles.first().waitFor();
  const shown = await toggles.evaluateAll((list) =>
    list.map((one) => ({ unit: one.dataset.unit, isOn: one.getAttribute('aria-pressed') === 'true' })),
  );
  for (const { unit = '', isOn } of shown) {
    if (isOn !== units.includes(unit)) await page.locator(`${within} .counter-toggle[data-unit="${unit}"]`).click();
  }
}

async function march(page: Page, choice: Choice): Promise<void> {
  const units = listOf(choice, 'units');
  await takeUp(page, units);
  const mode = textOf(choice, 'mode') ?? 'normal';
  if (mode !== 'normal')
    await page
      .locator('.mode-switch label')
      .filter({ hasText: new RegExp(mode, 'i') })
      .click();
  const path = pathOf(choice);
  await tapHex(page, path.at(-1) ?? '');
  const go = page.locator('[data-act="march"]');
  await go.waitFor();
  if (choice.pause === true) await page.locator('.march .switch input').check();
  await go.click();
}

/** How many hexes of the way are to be gone before the page finds the rest by itself; none if it shows just this way. */
async function ownWay(page: Page, choice: Choice): Promise<number> {
  const path = pathOf(choice);
  const ends = await page.evaluate(
    async ({ units, mode }) => {
      const moves = await bridgehead.game.query('moves', { units, mode });
      return (moves as unknown as { ends: readonly { path: readonly string[] }[] }).ends.map((end) => end.path);
    },
    { units: listOf(choice, 'units'), mode: textOf(choice, 'mode') ?? 'normal' },
  );
  const isShown = (way: readonly string[]): boolean => ends.some((end) => end.join() === way.join());
  if (isShown(path)) return 0;
  return path.findLastIndex((_, i) => isShown(path.slice(0, i + 1))) + 1;
}

/** Goes as far as the page's own way is the one wanted, stops there, and goes on from there. */
async function marchByHexes(page: Page, choice: Choice): Promise<void> {
  const path = pathOf(choice);
  const gone = await ownWay(page, choice);
  const first = { ...choice, path: path.slice(0, gone), pause: true };
  const before = await answersIn(page);
  await march(page, first);
  await heard(page, before, first);
  await give(page, { kind: 'march-on', path: path.slice(gone) });
}

/** Taps the stack, and leaves out those who stay. */
export async function takeUp(page: Page, units: readonly string[]): Promise<void> {
  const at = await page.evaluate((unit) => {
    const view = bridgehead.game.view.value as unknown as {
      units: readonly { unit: string; hex?: string; area?: string }[];
    };
    const sheet = view.units.find((one) => one.unit === unit);
    return sheet?.hex ?? sheet?.area;
  }, units[0]);
  if (at === undefined) throw new Error(`${units[0]} is nowhere`);
  await page.keyboard.press('Escape');
  await tapHex(page, at);
  await pressCounters(page, '.stack-card', units);
}

async function attack(page: Page, choice: Choice): Promise<void> {
  await page.keyboard.press('Escape');
  await tapHex(page, textOf(choice, 'target') ?? '');
  // Until the engine has said who can attack, a press would be reckoned from nobody.
  const go = page.locator('[data-act="attack"]:enabled');
  await go.waitFor();
  await pressCounters(page, '.planner-units', listOf(choice, 'units'));
  await go.click();
}

async function support(page: Page, choice: Choice): Promise<void> {
  const switches = page.locator('.switches .switch');
  if (choice.air === true) await switches.filter({ hasText: 'Air Support' }).locator('input').check();
  for (const gun of listOf(choice, 'artillery')) {
    await switches
      .filter({ hasText: unitNames([gun]) })
      .locator('input')
      .check();
  }
  await page.locator('[data-act="support"]').click();
}

async function end(page: Page): Promise<void> {
  await page.locator('.phase-bar [data-act="ending"]').click();
  const anyway = page.locator('[data-act="end-anyway"]');
  if (await anyway.isVisible()) await anyway.click();
}

/** An order that is not a march, from the list of orders. */
async function order(page: Page, choice: Choice): Promise<void> {
  await page.locator('.order-kinds summary').click();
  await page.locator(`[data-order="${choice.kind}"]`).click();
  await choose(page, choice);
}

/** Picks who and where, and confirms; where several ways lead to one hex, the list has them. */
export async function choose(page: Page, choice: Choice): Promise<void> {
  const panel = page.locator('.question .chooser');
  await panel.waitFor();
  const ending = panel.locator(`.endings [data-choice="${choice.kind}"]`);
  if ((await ending.count()) > 0) {
    await ending.click();
    return;
  }
  await pickWho(page, choice);
  const place = placesOf(choice).at(-1);
  if (place !== undefined) await tapHex(page, place);
  const text = describeChoice(choice);
  const confirm = page.locator('[data-act="confirm"]');
  if (place !== undefined && (await confirm.isVisible()) && (await confirm.textContent()) === text) {
    await confirm.click();
    return;
  }
  await pickListed(page, choice, text);
  if (await confirm.isVisible()) await confirm.click();
}

async function pickWho(page: Page, choice: Choice): Promise<void> {
  const who = page.locator('.who-list');
  if ((await who.count()) === 0 || whoOf(choice) === '') return;
  const units = unitsOf(choice);
  const row =
    units.length === 1
      ? who.locator(`[data-unit="${units[0]}"]`)
      : exactly(page, '.who-list .choice-row', unitNames(units));
  if ((await row.count()) > 0 && (await row.first().getAttribute('aria-pressed')) !== 'true') await row.first().click();
}

/** Choices with the same words stand in the engine's order. */
async function pickListed(page: Page, choice: Choice, text: string): Promise<void> {
  const same = exactly(page, `.choice-list [data-choice="${choice.kind}"]`, text);
  await same.first().waitFor();
  const all = await page.evaluate((kind) => bridgehead.game.choices({ kind }), choice.kind);
  const alike = all.filter((one) => describeChoice(one) === text);
  const at = alike.findIndex((one) => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(choice)));
  await same.nth(Math.max(0, at)).click();
}
