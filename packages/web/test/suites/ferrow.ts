/** The title of the test kit, played by the general chooser alone: on the map and from its lists. */
import type { Choice, Decision, OpenGame } from '@bridgehead/client-kit/game';
import { FERROW_CLIENT } from '@bridgehead/ferrow/client';
import { distanceBetween } from '@bridgehead/hex';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { type Hands, handsOf } from '../hands.ts';
import { answersIn, decisionIn, isPlaying, LONG, playOn } from '../page-facts.ts';
import { seriousFindings } from '../scan.ts';
import { isReady } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };

const { grid, words } = FERROW_CLIENT;

/** [2.2] What each side names in secret, as it is called. */
const DECOYS: Readonly<Record<string, readonly [unit: string, name: string]>> = {
  upland: ['u-birch', 'Birch'],
  lowland: ['l-heron', 'Heron'],
};

/** The middle one of three values, and two people who hand the device over. */
async function begin(page: Page): Promise<void> {
  playOn(grid, words);
  await isReady(page);
  expect(await page.getByLabel('Title').count()).toBe(0);
  const group = page.locator('[data-option="decoys"]');
  expect(await group.locator('option').allTextContents()).toEqual(['None', 'One a side', 'Two a side']);
  await group.selectOption('One a side');
  // Nobody has taught a computer to play it: people alone are offered.
  expect(await page.locator('.tile:has(input[name="players"])').count()).toBe(2);
  await page.getByText('Optional rules, edition, dice').click();
  await page.getByLabel('Seed of the dice').fill('7');
  await page.getByRole('button', { name: 'Begin' }).click();
  await isPlaying(page);
  await page.locator('.b-board').waitFor();
}

/** Nothing of the game is in the page while the device changes hands. */
async function takeOver(page: Page): Promise<void> {
  const hold = page.locator('[data-act="take-over"]');
  const board = page.locator('.b-board');
  await hold.or(board).first().waitFor();
  if ((await hold.count()) > 0) {
    expect(await page.evaluate(() => document.body.innerHTML)).not.toMatch(/b-board|data-unit|decoy/i);
    await hold.press('Enter');
    await board.waitFor();
  }
  const skip = page.locator('[data-act="skip-story"]');
  if ((await skip.count()) > 0) await skip.click();
}

/** [2.2] Whether the page tells of a decoy: by its counter, its row in a list, or a line of the log. */
const tellsOf = (page: Page, unit: string, name: string): Promise<boolean> =>
  page.evaluate(
    ([id, word]) =>
      document.querySelector(`.b-counter[data-counter="${id}"] [data-badge]`) !== null ||
      new RegExp(`${word} is a decoy|${word}, foot, [^"<]*decoy`).test(document.documentElement.outerHTML),
    [unit, name] as const,
  );

const seatIn = (page: Page): Promise<string> => page.evaluate(() => bridgehead.game.seat.value);

/** Whether the rules have shown the decoy of a side: then everybody may know. */
const isFound = (page: Page, unit: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const view = bridgehead.game.view.value as unknown as { units: { unit: string; states: string[] }[] };
    return view.units.some(({ unit: one, states }) => one === wanted && states.includes('shown'));
  }, unit);

/** A decoy is in the page of its own side and not in that of the other. */
async function checkSecrets(page: Page): Promise<void> {
  const seat = await seatIn(page);
  for (const [side, [unit, name]] of Object.entries(DECOYS)) {
    if (await isFound(page, unit)) continue;
    const isOwn = side === seat;
    expect([seat, name, await tellsOf(page, unit, name)]).toEqual([seat, name, isOwn]);
    const view = await page.evaluate(() => JSON.stringify(bridgehead.game.view.value));
    expect(new RegExp(`"unit":"${unit}"[^\\]]*"decoy"`).test(view)).toBe(isOwn);
  }
}

const choicesIn = (page: Page): Promise<readonly Choice[]> => page.evaluate(() => bridgehead.game.choices({}, 500));

/** How far a hex is from the nearest enemy. */
async function distances(page: Page): Promise<(hex: string) => number> {
  const enemies = await page.evaluate(() => {
    const view = bridgehead.game.view.value as unknown as { units: { side: string; hex?: string }[] };
    return view.units.flatMap(({ side, hex }) => (side === bridgehead.game.seat.value ? [] : (hex ?? [])));
  });
  const at = (hex: string): number => grid.indexByName.get(hex) ?? 0;
  return (hex) => Math.min(...enemies.map((enemy) => distanceBetween(grid, at(enemy), at(hex))));
}

/** What is wanted now: decoys as laid down, every attack, and two steps towards the enemy before a phase is ended. */
async function nextChoice(page: Page, decision: Decision, given: number): Promise<Choice> {
  const all = await choicesIn(page);
  const of = (kind: string): readonly Choice[] => all.filter((choice) => choice.kind === kind);
  const [named] = of('decoy').filter(({ unit }) => unit === DECOYS[decision.by]?.[0]);
  const near = await distances(page);
  const ranked = [...of('move')].sort((a, b) => near(String(a.to)) - near(String(b.to)));
  const move = given < 2 ? ranked[0] : undefined;
  const wanted = named ?? of('attack')[0] ?? of('retreat')[0] ?? of('advance')[0] ?? move ?? of('done')[0];
  if (wanted === undefined) throw new Error(`nothing is wanted of ${JSON.stringify(all)}`);
  return wanted;
}

/** Given from the lists: who, which of his choices, and yes. */
async function giveFromList({ page, press }: Hands, choice: Choice): Promise<void> {
  if (choice.kind === 'done') return press(page.locator('.endings [data-choice="done"]'));
  const unit = String(choice.unit);
  const who = page.locator(`.who-list [data-unit="${unit}"]`);
  const rows = page.locator(`.choice-list [data-choice="${choice.kind}"][data-units="${unit}"]`);
  const fold = page.locator('.as-list:not([open]) > summary');
  await who.or(rows).or(fold).filter({ visible: true }).first().waitFor();
  if ((await who.count()) > 0 && (await who.getAttribute('aria-pressed')) !== 'true') await press(who);
  if ((await fold.count()) > 0) await press(fold);
  const end = choice.to ?? choice.target;
  if (end === undefined) return press(rows);
  const row = rows.filter({ hasText: words.dictionary.nameOf('hex', String(end)) }).first();
  // What is left alone is proposed by itself.
  if ((await row.count()) > 0 && (await row.getAttribute('aria-pressed')) !== 'true') await press(row);
  await press(page.locator('[data-act="confirm"]'));
}

/** Given on the map: the unit, its end, and its end again. */
async function giveOnMap(hands: Hands, choice: Choice): Promise<void> {
  const { page } = hands;
  const place = await page.evaluate((wanted) => {
    const view = bridgehead.game.view.value as unknown as { units: { unit: string; hex?: string }[] };
    return view.units.find(({ unit }) => unit === wanted)?.hex ?? '';
  }, String(choice.unit));
  const end = String(choice.to ?? choice.target);
  await hands.tap(place);
  await hands.tap(end);
  await page.locator('[data-act="confirm"]').waitFor();
  await hands.tap(end);
}

async function isHeard(page: Page, before: number): Promise<void> {
  await expect.poll(() => answersIn(page), { timeout: LONG }).toBe(before + 1);
  await page.waitForFunction(() => !bridgehead.game.busy.value);
}

interface Course {
  readonly asked: Set<string>;
  readonly turns: Set<number>;
  readonly seats: Set<string>;
}

const MOST_ANSWERS = 300;

/** Answers everything until the game is over; moves are given on the map and from the lists by turns. */
async function playToEnd(hands: Hands): Promise<Course> {
  const { page } = hands;
  const course: Course = { asked: new Set(), turns: new Set(), seats: new Set() };
  let [given, last] = [0, ''];
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    await takeOver(page);
    const decision = await decisionIn(page);
    if (decision === undefined) return course;
    const now = `${decision.by} ${decision.kind}`;
    given = now === last ? given + 1 : 0;
    last = now;
    if (given === 0 && decision.kind !== 'decoys') await checkSecrets(page);
    course.asked.add(decision.kind);
    course.seats.add(await seatIn(page));
    course.turns.add(await page.evaluate(() => Number(bridgehead.game.view.value?.turn)));
    const choice = await nextChoice(page, decision, given);
    const before = await answersIn(page);
    if (choice.kind === 'move' && given === 1) await giveOnMap(hands, choice);
    else await giveFromList(hands, choice);
    await isHeard(page, before);
  }
  throw new Error('the game does not end');
}

/** One person plays both sides, without decoys: he is asked to move at once. */
export async function beginFerrow(page: Page): Promise<void> {
  playOn(grid, words);
  await isReady(page);
  await page.getByText('One person, both sides').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await isPlaying(page);
  await page.locator('.b-board').waitFor();
}

export function ferrowSuite(client: () => Client): void {
  describe('a title that the client has never heard of', () => {
    test(
      'is played to its end by the general chooser, and keeps its secret',
      async () => {
        const tab = await client().open({ viewport: { width: 1600, height: 1000 }, reducedMotion: 'reduce' });
        const { page } = tab;
        await begin(page);
        const { asked, turns, seats } = await playToEnd(handsOf(page, 'mouse'));
        expect([...asked].sort()).toEqual(['advance', 'combat', 'decoys', 'movement', 'retreat']);
        expect(turns.size).toBeGreaterThan(1);
        expect([...seats].sort()).toEqual(['lowland', 'upland']);
        await page.getByRole('heading', { name: /The (Upland|Lowland) player has won/ }).waitFor();
        await page.locator('[data-act="score"]').click();
        await page.getByText('0203 Ferrow').first().waitFor();
        expect(await page.locator('.turn-track li.day').count()).toBe(6);
        expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/allied|german/i);
        expect(await seriousFindings(page)).toEqual([]);
        expect(tab.errors).toEqual([]);
        await tab.close();
      },
      LONG,
    );
  });
}
