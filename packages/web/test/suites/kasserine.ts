/** The third title, played through the interface: a whole game of Faid Pass by mouse and by keyboard, a campaign turn by touch. */
import type { Decision, OpenGame } from '@bridgehead/client-kit/game';
import { listOf } from '@bridgehead/client-kit/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { touched } from '../devices.ts';
import { choose } from '../give.ts';
import { pressCounters } from '../give-phases.ts';
import { type Hands, handsOf, type Way } from '../hands.ts';
import { endPhase } from '../kasserine-give.ts';
import { beginKasserine, goToKind, listed } from '../kasserine-table.ts';
import { answersIn, decisionIn, LONG } from '../page-facts.ts';
import { takeOver } from '../random-player.ts';
import { seriousFindings } from '../scan.ts';

declare const bridgehead: { readonly game: OpenGame };

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 860 } } as const;

const RECKONED_MS = 400;

/** The answer has been heard and the next question stands. */
async function answered(page: Page, before: number): Promise<void> {
  await expect.poll(() => answersIn(page), { timeout: 60_000 }).toBeGreaterThan(before);
  await page.waitForFunction(() => !bridgehead.game.busy.value);
}

interface MarchWanted {
  readonly unit: string;
  readonly from: string;
  readonly to: string;
}

/** Somebody who could come next to an enemy, the nearest first. */
const marchWantedIn = (page: Page, by: string): Promise<MarchWanted | undefined> =>
  page.evaluate(async (side) => {
    const { game } = bridgehead;
    interface Unit {
      readonly unit: string;
      readonly side: string;
      readonly hex?: string;
      readonly mode?: string;
      readonly type: string;
      readonly states: readonly string[];
    }
    const { units } = game.view.value as unknown as { units: readonly Unit[] };
    const enemies = units.flatMap((one) => (one.side !== side && one.hex !== undefined ? [one.hex] : []));
    const column = (hex: string): number => Number(hex.slice(0, 2));
    const row = (hex: string): number => Number(hex.slice(2));
    const gap = (a: string, b: string): number => Math.abs(column(a) - column(b)) + Math.abs(row(a) - row(b));
    const able = units.filter(
      (one) =>
        one.side === side &&
        one.hex !== undefined &&
        one.mode === undefined &&
        one.type !== 'HQ' &&
        one.type !== 'leader' &&
        !one.states.some((state) => ['moved', 'building', 'garrison'].includes(state)),
    );
    for (const { unit, hex = '' } of able) {
      const moves = (await game.query('moves', { units: [unit] })) as unknown as {
        ends: readonly { hex?: string }[];
      };
      const to = moves.ends
        .flatMap((end) => end.hex ?? [])
        .find((end) => enemies.some((enemy) => gap(end, enemy) <= 1));
      if (to !== undefined) return { unit, from: hex, to };
    }
    return undefined;
  }, by);

/** The stack is tapped, just this counter left in hand, and the hex tapped: the way is drawn, and the button goes. */
async function march(hands: Hands, { unit, from, to }: MarchWanted): Promise<void> {
  const { page } = hands;
  const before = await answersIn(page);
  await hands.giveUp();
  await hands.tap(from);
  await pressCounters(hands, '.stack-card', [unit]);
  await page.locator('.movement-card[aria-busy="false"]').waitFor();
  await hands.tap(to);
  await page.locator('.march').waitFor();
  await hands.press(page.locator('[data-act="march"]:enabled'));
  await answered(page, before);
}

async function end(hands: Hands): Promise<void> {
  const before = await answersIn(hands.page);
  await endPhase(hands);
  await answered(hands.page, before);
}

/** So many moves are made in a phase. */
const MARCHES = 2;

/** What has been done in this phase, and what has been asked in the game. */
interface Course {
  readonly marches: Map<string, number>;
  readonly asked: Set<string>;
}

async function moveOn(hands: Hands, decision: Decision, { marches }: Course): Promise<void> {
  const { page } = hands;
  const key = await page.evaluate(() => `${bridgehead.game.view.value?.turn} ${bridgehead.game.view.value?.phase}`);
  const made = marches.get(key) ?? 0;
  const wanted = made < MARCHES ? await marchWantedIn(page, decision.by) : undefined;
  if (wanted === undefined) return end(hands);
  marches.set(key, made + 1);
  await march(hands, wanted);
}

/** What is owed is paid first; else one attack a phase, and the phase ends when nothing is owed. */
async function declareOn(hands: Hands): Promise<void> {
  const { page } = hands;
  await page.locator('.declaration').waitFor();
  const before = await answersIn(page);
  const owed = page.locator('[data-act="pay"]');
  const isOwed = (await owed.count()) > 0;
  const attacks = await page.evaluate(
    () => (bridgehead.game.view.value as unknown as { attacks: readonly unknown[] }).attacks.length,
  );
  const targets = page.locator('[data-target]');
  if (!isOwed && (attacks > 0 || (await targets.count()) === 0)) return end(hands);
  if (isOwed) expect(await page.locator('.b-layer .s-alert').count()).toBeGreaterThan(0);
  await hands.press(isOwed ? owed.first() : targets.first());
  const declare = page.locator('[data-act="declare"]');
  await page.locator('.crt-table').first().waitFor();
  await page.waitForTimeout(RECKONED_MS);
  if (await declare.isEnabled()) {
    await hands.press(declare);
    await answered(page, before);
    return;
  }
  // All together owe too much: what the engine lists can be paid.
  const [choice] = await listed(page, { kind: 'attack' });
  expect(choice).toBeDefined();
  if (choice === undefined) return;
  await hands.giveUp();
  await hands.press(page.locator(`[data-target="${listOf(choice, 'hexes')[0]}"]`));
  await page.locator('.crt-table').first().waitFor();
  await pressCounters(hands, '.planner', listOf(choice, 'units'));
  const table = page.locator(`[data-crt="${choice.crt}"] .crt-pick`);
  if ((await table.count()) > 0) await hands.press(table);
  for (const hex of listOf(choice, 'hexes').slice(1)) await hands.press(page.locator(`[data-also="${hex}"]`));
  await page.waitForTimeout(RECKONED_MS);
  await hands.press(declare);
  await answered(page, before);
}

/** A gun covers a hex: it is taken up and the hex tapped; once, then the phase ends. */
async function reserveOn(hands: Hands, { marches }: Course): Promise<void> {
  const { page } = hands;
  const key = await page.evaluate(
    () => `${bridgehead.game.view.value?.turn} ${bridgehead.game.view.value?.phase} fire`,
  );
  const choices = marches.has(key) ? [] : await listed(page, { kind: 'assign' });
  marches.set(key, 1);
  // A gun whose marker lies somewhere waits for nothing, though it could be laid elsewhere.
  const laid = await page.evaluate(() => {
    const { units } = bridgehead.game.view.value as unknown as { units: readonly { unit: string; fires?: string }[] };
    return units.filter(({ fires }) => fires !== undefined).map(({ unit }) => unit);
  });
  const choice = choices.find(({ unit }) => !laid.includes(String(unit)));
  if (choice === undefined) return end(hands);
  const before = await answersIn(page);
  await hands.giveUp();
  await hands.press(page.locator(`.unmoved [data-unit="${choice.unit}"]`).first());
  await page.locator('.movement-card[aria-busy="false"]').waitFor();
  // The gun alone, even where others stand with it.
  await pressCounters(hands, '.stack-card', [String(choice.unit)]);
  await page.locator('.movement-card[aria-busy="false"]').waitFor();
  await hands.tap(String(choice.hex));
  await hands.press(page.locator('[data-act="order"]'));
  await answered(page, before);
}

/** Air units bar the roads around a hex, one of them; then no more. */
async function interdictOn(hands: Hands, { marches }: Course): Promise<void> {
  const { page } = hands;
  const key = await page.evaluate(
    () => `${bridgehead.game.view.value?.turn} ${bridgehead.game.decision.value?.by} air`,
  );
  const before = await answersIn(page);
  const [choice] = marches.has(key) ? [] : await listed(page, { kind: 'interdict' }, 1);
  marches.set(key, 1);
  if (choice === undefined) await hands.press(page.locator('.chooser [data-choice="done"]'));
  else {
    await hands.press(page.locator(`[data-air="${choice.air}"]`));
    await hands.tap(String(choice.hex));
    await hands.press(page.locator('[data-act="interdict"]:enabled'));
  }
  await answered(page, before);
}

/** The first in the list. */
async function pickFirst(hands: Hands): Promise<void> {
  const { page } = hands;
  const before = await answersIn(page);
  const counters = page.locator('.question .who-list .counter-toggle');
  await page.locator('[data-act="pick"]').waitFor();
  if ((await counters.count()) > 0) await hands.press(counters.first());
  await hands.press(page.locator('[data-act="pick"]'));
  await answered(page, before);
}

/** Everything that could be given is, as far as it may. */
async function supportOn(hands: Hands): Promise<void> {
  const { page } = hands;
  const before = await answersIn(page);
  await page.locator('[data-act="support"]').waitFor();
  const ticks = page.locator('.question [data-support]');
  if ((await ticks.count()) > 0) {
    await hands.tick(ticks.first(), true);
    // The odds are reckoned anew, and the card grows.
    await page.waitForTimeout(RECKONED_MS);
  }
  await hands.press(page.locator('[data-act="support"]'));
  await answered(page, before);
}

async function setUpOn(hands: Hands): Promise<void> {
  const { page } = hands;
  const before = await answersIn(page);
  const all = page.locator('[data-act="place-all"]:enabled');
  const done = page.locator('.chooser .endings [data-choice="done"]');
  await all.or(done).first().waitFor();
  if ((await all.count()) > 0) {
    await hands.press(all);
    await page.waitForFunction(
      () => ((bridgehead.game.decision.value?.about?.unplaced as readonly string[] | undefined) ?? []).length === 0,
      undefined,
      { polling: 50 },
    );
  } else await hands.press(done);
  await answered(page, before);
}

const PICKS: readonly string[] = [
  'strongpoints',
  'reserves',
  'overstacked',
  'attacker-loss',
  'defender-loss',
  'break-out-loss',
];
const SUPPORTS: readonly string[] = ['emergency-supply', 'attack-support', 'close-air-support'];

async function answer(hands: Hands, decision: Decision, course: Course): Promise<void> {
  const { page } = hands;
  const { kind } = decision;
  if (kind === 'set-up') return setUpOn(hands);
  if (kind === 'movement-orders') return moveOn(hands, decision, course);
  if (kind === 'declaration') return declareOn(hands);
  if (kind === 'reserve-orders') return reserveOn(hands, course);
  if (kind === 'reaction-orders') return end(hands);
  if (kind === 'interdiction') return interdictOn(hands, course);
  if (PICKS.includes(kind)) return pickFirst(hands);
  if (SUPPORTS.includes(kind)) return supportOn(hands);
  const before = await answersIn(page);
  const [choice] = await listed(page, {}, 1);
  if (choice !== undefined) await choose(hands, choice);
  await answered(page, before);
}

/** Answers until the turn is there or the game is over; gives back what was asked. */
async function playTo(hands: Hands, turn: number): Promise<ReadonlySet<string>> {
  const { page } = hands;
  const course: Course = { marches: new Map(), asked: new Set() };
  for (let answers = 0; answers < 1500; answers++) {
    await takeOver(hands);
    const decision = await decisionIn(page);
    const now = await page.evaluate(() => Number(bridgehead.game.view.value?.turn));
    if (decision === undefined || now >= turn) return course.asked;
    course.asked.add(decision.kind);
    await answer(hands, decision, course);
  }
  throw new Error('the game does not come to an end');
}

const OVER = 99;

async function wholeGame(client: Client, way: Way): Promise<void> {
  const tab = await client.open({ ...DESK, reducedMotion: 'reduce' });
  const { page } = tab;
  await beginKasserine(page, { scenario: 'faid' });
  const asked = await playTo(handsOf(page, way), OVER);
  for (const kind of ['movement-orders', 'declaration', 'reserve-orders', 'attack-support', 'close-air-support'])
    expect(asked).toContain(kind);
  await page.locator('.question').getByText('has won').first().waitFor();
  const kinds = await page.evaluate(() =>
    bridgehead.game.log.value.flatMap(({ events }) => events.map(({ kind }) => kind)),
  );
  for (const kind of ['moved', 'attack-declared', 'combat', 'fpf-assigned']) expect(kinds).toContain(kind);
  expect(await seriousFindings(page)).toEqual([]);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

/** [design 8] However many there are, none lies under the sheet. */
async function allTools(client: Client): Promise<void> {
  for (const device of [PHONE, touched(844, 390)]) {
    const tab = await client.open({ ...device, reducedMotion: 'reduce' });
    const { page } = tab;
    await beginKasserine(page, { scenario: 'faid' });
    await page.locator('.stage-buttons [aria-expanded="false"]').tap();
    const tools = page.locator('[data-overlay]');
    expect(await tools.count()).toBeGreaterThan(8);
    for (const tool of await tools.all()) {
      const was = await tool.getAttribute('aria-pressed');
      await tool.tap({ timeout: 5000 });
      expect(await tool.getAttribute('aria-pressed')).not.toBe(was);
    }
    expect(tab.errors).toEqual([]);
    await tab.close();
  }
}

/** Where all scrolls as one, nothing of a panel stands outside its frame. */
async function framedPanels(client: Client): Promise<void> {
  const tab = await client.open({ ...touched(844, 390), reducedMotion: 'reduce' });
  const { page } = tab;
  await beginKasserine(page, { scenario: 'faid' });
  for (const name of ['Record', 'Areas', 'Rules']) {
    await page.getByRole('tab', { name }).tap();
    const spilt = page.locator('.tab-panel').evaluate((panel) => panel.scrollHeight - panel.clientHeight);
    expect(await spilt).toBeLessThanOrEqual(0);
  }
  await tab.close();
}

async function campaignTurn(client: Client): Promise<void> {
  const tab = await client.open({ ...PHONE, reducedMotion: 'reduce' });
  const { page } = tab;
  await beginKasserine(page, { scenario: 'campaign' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const asked = await playTo(handsOf(page, 'finger'), 2);
  for (const kind of ['axis-option', 'strongpoints', 'movement-orders', 'declaration']) expect(asked).toContain(kind);
  expect(await seriousFindings(page)).toEqual([]);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

const WATCHED_MS = 300;

/** Two computers that play at random are watched, player-turn by player-turn. */
async function watchRandom(client: Client): Promise<void> {
  const tab = await client.open({ ...DESK, reducedMotion: 'reduce' });
  const { page } = tab;
  await beginKasserine(page, { scenario: 'faid', players: { allied: 'random', axis: 'random' }, seed: '7' });
  const isOver = (): Promise<boolean> => page.evaluate(() => bridgehead.game.decision.value === undefined);
  const skip = page.locator('[data-act="skip-opponent"]');
  while (!(await isOver())) {
    await skip.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(WATCHED_MS);
  }
  await page.locator('.question.over').getByText('has won').waitFor();
  expect(await page.evaluate(() => bridgehead.game.view.value?.turn)).toBe(6);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

/** [18.2.7] [10.3.4] Two people: what one may not see is not in the page of the other. */
async function secretPlan(client: Client): Promise<void> {
  const tab = await client.open({ ...DESK, reducedMotion: 'reduce' });
  const { page } = tab;
  await beginKasserine(page, { scenario: 'decide', hotSeat: true });
  // The plan has been drawn, and Enigma is not heard before turn 12 [18.2.8].
  await goToKind(page, 'movement-orders', 'allied');
  await takeOver(handsOf(page, 'mouse'));
  const planIn = (): Promise<string | undefined> =>
    page.evaluate(() => (bridgehead.game.view.value as unknown as { victory: { plan?: string } }).victory.plan);
  expect(await planIn()).toBeUndefined();
  expect(await page.getByText(/^Plan [ABC]$/).count()).toBe(0);
  await goToKind(page, 'movement-orders', 'axis');
  await takeOver(handsOf(page, 'mouse'));
  expect(await planIn()).toMatch(/^[ABC]$/);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

export function kasserineSuite(client: () => Client): void {
  describe('Decision at Kasserine', () => {
    test('a whole game of Faid Pass by mouse', () => wholeGame(client(), 'mouse'), 4 * LONG);
    test('a whole game of Faid Pass by keyboard', () => wholeGame(client(), 'keyboard'), 4 * LONG);
    test('a turn of the campaign by a finger on a phone', () => campaignTurn(client()), 4 * LONG);
    test('every overlay is switched on by a finger', () => allTools(client()), LONG);
    test('on a phone on its side panels hold what they show', () => framedPanels(client()), LONG);
    test('a random game is watched to its end', () => watchRandom(client()), 2 * LONG);
    test('the plan is seen by the Axis alone', () => secretPlan(client()), LONG);
  });
}
