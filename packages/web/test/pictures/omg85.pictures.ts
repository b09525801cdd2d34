/** Photographs every screen of the second title at four sizes, light and dark: `npm run screens`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenGame } from '@bridgehead/client-kit/game';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Client, startClient } from '../browser.ts';
import { handsOf } from '../hands.ts';
import { beginOmg85, choicesIn, chooseOmg85, goTo, type Moment, takeUp, type Wanted } from '../omg85-table.ts';
import { LONG } from '../page-facts.ts';

declare const bridgehead: { readonly game: OpenGame };

const OUT = process.env.SCREENS ?? 'screens';
const ONLY = process.env.ONLY?.split(',');

const SIZES = {
  desktop: { width: 1600, height: 1000 },
  tablet: { width: 834, height: 1112 },
  phone: { width: 390, height: 844 },
  'phone-on-its-side': { width: 844, height: 390 },
} as const;

/** By then the ground of a new size has been painted. */
const RESTED_MS = 1500;

const ORDERS: Moment = { kind: 'operation-orders', by: 'allied' };
const LATE: Moment = { ...ORDERS, turn: 3 };

const mouse = (page: Page) => handsOf(page, 'mouse');

/** The first unit that can be given this order, in hand. */
async function inHand(page: Page, kind: string, moment = ORDERS): Promise<Readonly<Record<string, unknown>>> {
  await goTo(page, moment);
  const [choice = {}] = await choicesIn(page, { kind });
  await takeUp(mouse(page), String((choice as { unit?: string }).unit));
  return choice;
}

async function forecast(page: Page): Promise<void> {
  const { target } = await inHand(page, 'attack');
  await page.locator(`.movement-card [data-target="${target}"]`).click();
}

async function plotted(page: Page): Promise<void> {
  await forecast(page);
  await page.locator('[data-act="attack"]').click();
}

async function moving(page: Page): Promise<void> {
  await goTo(page, ORDERS);
  const moves = await choicesIn(page, { kind: 'move', unit: 'A-2IG-5-GDS' });
  await takeUp(mouse(page), 'A-2IG-5-GDS');
  const [end = ''] = moves.flatMap(({ path }) => (Array.isArray(path) ? path.slice(-1).map(String) : []));
  await mouse(page).tap(end);
}

async function travelling(page: Page): Promise<void> {
  await inHand(page, 'mode');
  await page.locator('.mode-switch [data-mode="travel"]').click();
}

async function openOrders(page: Page): Promise<void> {
  await inHand(page, 'protective', { ...ORDERS, turn: 2 });
  await page.locator('.movement-card > details.orders > summary').last().click();
}

async function barrage(page: Page): Promise<void> {
  await inHand(page, 'barrage', { ...ORDERS, turn: 2 });
  await page.locator('.movement-card > details.orders > summary').last().click();
  await page.locator('.movement-card [data-choice="barrage"]').click();
}

/** Everything that can attack does so, and the battles are fought. */
const fight = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { game } = bridgehead;
    if (game.handOver.value !== undefined) await game.takeOver();
    for (let plots = 0; plots < 6; plots++) {
      const [attack] = await game.choices({ kind: 'attack' }, 1);
      if (attack !== undefined) await game.apply(attack);
    }
    await game.apply({ kind: 'combat' });
  });

const fought =
  (moment: Moment = ORDERS) =>
  async (page: Page): Promise<void> => {
    await goTo(page, moment);
    await fight(page);
  };

async function reminded(page: Page): Promise<void> {
  await goTo(page, ORDERS);
  await page.locator('[data-act="ending"]').first().click();
}

const tab =
  (name: string, moment = LATE) =>
  async (page: Page): Promise<void> => {
    await fought({ ...ORDERS, turn: 2 })(page);
    await goTo(page, moment);
    await page.getByRole('tab', { name }).click();
  };

const overlay =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await goTo(page, LATE);
    for (const name of names) await page.locator(`.tools [data-overlay="${name}"]`).click();
  };

async function takenOver(page: Page): Promise<void> {
  await fought()(page);
  await page.locator('[data-act="take-over"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.b-board').waitFor();
}

/** The person keeps his aircraft on the ground; then the computer gives its orders. */
async function opponentMoves(page: Page): Promise<void> {
  const wait = { polling: 200, timeout: LONG };
  const skip = page.locator('[data-act="skip-opponent"]');
  await skip.click({ timeout: LONG });
  await page.waitForFunction(() => bridgehead.game.decision.value?.by === 'german', undefined, wait);
  await page.evaluate(() => bridgehead.game.apply({ kind: 'pass' }));
  await page.waitForFunction(
    () => bridgehead.game.log.value.some(({ events }) => events.some(({ kind }) => kind === 'moved')),
    undefined,
    wait,
  );
}

async function opponentDone(page: Page): Promise<void> {
  await opponentMoves(page);
  await page.locator('[data-act="skip-opponent"]').click({ timeout: LONG });
  await page.waitForFunction(() => bridgehead.game.decision.value?.by === 'german', undefined, {
    polling: 200,
    timeout: LONG,
  });
}

/** The quick ground has given way to the full one. */
const isPainted = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.b-lens .m-paper') === null, undefined, { polling: 200 });

/** The introductions are reached from the start page. */
async function firstLesson(page: Page): Promise<void> {
  await page.locator('.learn-link').first().click();
  await page.locator('.lesson').waitFor();
  await isPainted(page);
}

async function lessonAttack(page: Page): Promise<void> {
  await firstLesson(page);
  await page.locator('[data-act="lesson-next"]').click();
  await mouse(page).tap('22,30');
  await page.locator('[data-act="lesson-next"]').click();
  await mouse(page).tap('21,28');
  await page.locator('[data-act="march"]').click();
  await page.locator('.lesson').getByText('Look at an attack').waitFor();
  await mouse(page).tap('20,29');
  await page.locator('.lesson').getByText('Plot it').waitFor();
}

interface Scene {
  readonly name: string;
  readonly wanted?: Wanted;
  readonly act?: (page: Page) => Promise<unknown>;
  /** Nothing is begun: the start page itself. */
  readonly isStart?: boolean;
}

const ADVANCED: Wanted = { advanced: true };
const FOG: Wanted = { advanced: true, hidden: true };
const OVER: Moment = { kind: 'nothing' };

const SCENES: readonly Scene[] = [
  { name: 'start', isStart: true },
  { name: 'lesson', isStart: true, act: firstLesson },
  { name: 'lesson-attack', isStart: true, act: lessonAttack },
  { name: 'rulebook', isStart: true, act: (page) => page.locator('.learn-link').last().click() },
  { name: 'source', wanted: { free: true } },
  { name: 'drop', wanted: { free: true }, act: (page) => goTo(page, { kind: 'drop-zone' }) },
  { name: 'air' },
  { name: 'strike', act: (page) => page.locator('[data-choice="strike"]').first().click() },
  { name: 'air-german', act: (page) => goTo(page, { kind: 'air-mission', by: 'german' }) },
  { name: 'supply', wanted: ADVANCED, act: (page) => goTo(page, { kind: 'airborne-supply' }) },
  { name: 'operation', act: (page) => goTo(page, ORDERS) },
  { name: 'operation-german', act: (page) => goTo(page, { ...ORDERS, by: 'german', turn: 2 }) },
  { name: 'unit', act: (page) => inHand(page, 'attack') },
  { name: 'moving', act: moving },
  { name: 'travel', act: travelling },
  { name: 'forecast', act: forecast },
  { name: 'plotted', act: plotted },
  { name: 'orders', wanted: ADVANCED, act: openOrders },
  { name: 'barrage', wanted: ADVANCED, act: barrage },
  { name: 'reminder', act: reminded },
  { name: 'fought', act: fought() },
  { name: 'fog', wanted: FOG, act: (page) => goTo(page, LATE) },
  { name: 'fog-german', wanted: FOG, act: (page) => goTo(page, { ...LATE, by: 'german' }) },
  { name: 'overlays', act: overlay('supply', 'control', 'sources') },
  { name: 'zoc', act: overlay('zoc') },
  { name: 'log', act: tab('Log') },
  { name: 'arrivals', act: tab('Arrivals') },
  { name: 'record', act: tab('Record') },
  { name: 'rules', act: tab('Rules') },
  { name: 'find', act: tab('Units') },
  { name: 'help', act: (page) => page.keyboard.press('?') },
  { name: 'menu', act: (page) => page.keyboard.press('m') },
  { name: 'hand-over', wanted: { hotSeat: true }, act: (page) => goTo(page, { ...ORDERS, by: 'german' }) },
  { name: 'story', wanted: { hotSeat: true }, act: takenOver },
  { name: 'opponent', wanted: { players: { allied: 'recruit' } }, act: opponentMoves },
  { name: 'opponent-done', wanted: { players: { allied: 'recruit' } }, act: opponentDone },
  { name: 'over', act: (page) => goTo(page, OVER) },
];

let client: Client;
beforeAll(async () => {
  client = await startClient();
  mkdirSync(OUT, { recursive: true });
}, LONG);
afterAll(() => client?.close());

const chosen = SCENES.filter(({ name }) => ONLY === undefined || ONLY.includes(`omg85-${name}`));

/** One game is photographed at every size: what is in hand stays in hand. */
for (const colorScheme of ['light', 'dark'] as const) {
  describe(colorScheme, () => {
    test.each(chosen)(
      '$name',
      async ({ name, wanted = {}, act, isStart = false }) => {
        const { page, close } = await client.open({ viewport: SIZES.desktop, colorScheme, reducedMotion: 'reduce' });
        await (isStart ? chooseOmg85(page, wanted) : beginOmg85(page, wanted));
        if (!isStart) await isPainted(page);
        await act?.(page);
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport);
          await page.waitForTimeout(RESTED_MS);
          await page.screenshot({ path: join(OUT, `omg85-${name}-${size}-${colorScheme}.png`) });
        }
        await close();
      },
      LONG,
    );
  });
}
