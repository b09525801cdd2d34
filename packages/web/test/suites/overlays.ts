/** Everything that lies over the map says what the engine says. */

import { exampleFile, exampleGame } from '@bridgehead/client-kit/testing';
import type { Attack, Bond, Moves, Supplied } from '@bridgehead/holland44/client';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client, Tab } from '../browser.ts';
import { handsOf, reachFor } from '../hands.ts';
import { isPlaying, LONG } from '../page-facts.ts';
import { openFile } from '../table.ts';

/** The second Allied Combat Phase: bonds negated and broken, units cut off, traffic, bridges in every state. */
const MOMENT = { step: 176 } as const;

interface View {
  readonly bridges: readonly { readonly state: string }[];
  readonly traffic: { readonly map: readonly unknown[] };
  readonly units: readonly { readonly unit: string; readonly hex?: string; readonly area?: string }[];
}

const drawn = (page: Page, layer: string, selector: string): Promise<number> =>
  page.locator(`[data-layer="${layer}"] ${selector}`).count();

async function openMoment(client: Client): Promise<Tab> {
  const tab = await client.open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await openFile(tab.page, 'Open a save file', await exampleFile(MOMENT), 'alone');
  await isPlaying(tab.page);
  await tab.page.locator('[data-layer="standing"] *').first().waitFor({ state: 'attached' });
  return tab;
}

const toggle = (page: Page, overlay: string) => page.locator(`[data-overlay="${overlay}"]`).click();

async function asked(client: Client): Promise<void> {
  const game = await exampleGame(MOMENT);
  const bonds = (await game.query('bonds')) as unknown as readonly Bond[];
  const attacks = (await game.query('attacks', { side: 'german' })) as unknown as readonly Attack[];
  const count = (state: Bond['state']): number => bonds.filter((bond) => bond.state === state).length;
  expect(Math.min(count('active'), count('negated'), count('broken'))).toBeGreaterThan(0);
  const tab = await openMoment(client);
  const { page } = tab;

  await toggle(page, 'bonds');
  await expect.poll(() => drawn(page, 'bonds', '.s-rope-node')).toBe(bonds.length);
  expect(await drawn(page, 'bonds', '.s-negated')).toBe(count('negated'));
  expect(await drawn(page, 'bonds', '.s-broken')).toBe(count('broken'));
  const dashes = (selector: string): Promise<string> =>
    page
      .locator(`[data-layer="bonds"] ${selector} .s-rope-line`)
      .first()
      .evaluate((rope) => getComputedStyle(rope).strokeDasharray);
  expect(await dashes('.s-negated')).not.toBe(await dashes('g:not(.s-negated):not(.s-broken)'));

  await toggle(page, 'threat');
  const open = attacks.filter(({ refusal }) => refusal === undefined);
  await expect.poll(() => drawn(page, 'threat', '.s-threat')).toBe(1);
  expect(await drawn(page, 'threat', '.s-note')).toBe(open.filter(({ best }) => best !== undefined).length);
  await toggle(page, 'threat');
  await expect.poll(() => drawn(page, 'threat', '*')).toBe(0);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

async function fed(client: Client): Promise<void> {
  const game = await exampleGame(MOMENT);
  const supply = (await game.query('supply', { side: 'allied' })) as unknown as readonly Supplied[];
  const roads = supply.flatMap(({ path = [], overland = 0 }) => {
    const road = path.slice(overland);
    return road.length > 1 ? [road.join()] : [];
  });
  expect(supply.some(({ supplied }) => !supplied)).toBe(true);
  const tab = await openMoment(client);
  const { page } = tab;
  await toggle(page, 'supply');
  await expect.poll(() => drawn(page, 'supply', '.s-road')).toBe(new Set(roads).size);
  expect(await drawn(page, 'supply', '.s-cut-off')).toBeGreaterThan(0);
  expect(await drawn(page, 'supply', '.s-refused-line')).toBeGreaterThan(0);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

async function standing(client: Client): Promise<void> {
  const { bridges, traffic } = (await exampleGame(MOMENT)).view.value as unknown as View;
  const count = (state: string): number => bridges.filter((bridge) => bridge.state === state).length;
  const tab = await openMoment(client);
  const { page } = tab;
  expect(await drawn(page, 'standing', '.s-marker')).toBe(traffic.map.length);
  expect(traffic.map.length).toBeGreaterThan(0);
  expect(await drawn(page, 'standing', '.s-cross')).toBe(count('blown'));
  expect(await drawn(page, 'standing', '.s-wired')).toBe(count('wired'));
  for (const [overlay, selector] of [
    ['corps', '.s-boundary'],
    ['zoc', '.s-zoc-first-line'],
    ['control', '.s-victory'],
    ['drop', '.s-drop'],
  ] as const) {
    expect(await drawn(page, overlay, selector)).toBe(0);
    await toggle(page, overlay);
    await expect.poll(() => drawn(page, overlay, selector)).toBeGreaterThan(0);
  }
  expect(await drawn(page, 'corps', '.s-boundary-name')).toBe(2);
  await page.keyboard.press('h');
  expect(await page.locator('.b-board.b-no-counters').count()).toBe(1);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

async function scouted(client: Client): Promise<void> {
  const game = await exampleGame(MOMENT);
  const { units } = game.view.value as unknown as View;
  const attacks = (await game.query('attacks', { side: 'allied' })) as unknown as readonly Attack[];
  const targets = new Set(attacks.map(({ target }) => target));
  // A tap on what can be attacked opens the planner; the stack of another enemy is looked at.
  const { unit: enemy = '', hex = '' } =
    units.find(({ unit, hex: at = '' }) => unit.startsWith('de.') && at !== '' && !targets.has(at)) ?? {};
  const moves = (await game.query('moves', { units: [enemy], mode: 'normal' })) as unknown as Moves;
  const tactical = (await game.query('moves', { units: [enemy], mode: 'tactical' })) as unknown as Moves;
  const ends = (moves.refusal === undefined ? moves : tactical).ends.filter((end) => end.hex !== undefined);
  expect(ends.length).toBeGreaterThan(0);
  const tab = await openMoment(client);
  const { page } = tab;
  await handsOf(page, 'mouse').tap(hex);
  await page.locator(`.card-units [data-unit="${enemy}"] [data-act="scout"]`).click();
  const look = moves.refusal === undefined ? '.s-reach' : '.s-extended';
  await expect.poll(() => drawn(page, 'scout', look)).toBe(1);
  if (moves.refusal === undefined) expect(await drawn(page, 'scout', '.s-pill')).toBe(ends.length);
  await page.locator('[data-act="scout"][aria-pressed="true"]').click();
  await expect.poll(() => drawn(page, 'scout', '*')).toBe(0);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

/** The pile of an Entry Area is laid open like any stack, and a counter of it taken up alone. */
async function piles(client: Client): Promise<void> {
  const { units } = (await exampleGame({ step: 107 })).view.value as unknown as View;
  const areas = new Map<string, string[]>();
  for (const { unit, area } of units) if (area !== undefined) areas.set(area, [...(areas.get(area) ?? []), unit]);
  const [area = '', waiting = []] = [...areas].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  expect(waiting.length).toBeGreaterThan(1);
  const tab = await client.open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const { page } = tab;
  await openFile(page, 'Open a save file', await exampleFile({ step: 107 }), 'alone');
  await isPlaying(page);
  await page.locator('.unmoved').waitFor();
  const { x, y } = await reachFor(page, area);
  await page.mouse.move(x, y);
  const fan = page.locator('.b-fan .b-fan-counter');
  await expect.poll(() => fan.count()).toBe(waiting.length);
  const board = await page.locator('.b-board').boundingBox();
  const box = await fan.last().boundingBox();
  if (board === null || box === null) throw new Error('nothing is seen');
  expect(box.x + box.width).toBeLessThanOrEqual(board.x + board.width);
  expect(box.y + box.height).toBeLessThanOrEqual(board.y + board.height);
  const unit = await fan.last().getAttribute('data-fan');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('.stack-card .counter-toggle[aria-pressed="true"]').first().waitFor();
  const taken = await page
    .locator('.stack-card .counter-toggle[aria-pressed="true"]')
    .evaluateAll((list) => list.map((one) => one.dataset.unit));
  expect(taken).toEqual([unit]);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

export function overlaySuite(client: () => Client): void {
  describe('the overlays', () => {
    test('show bonds, negated ones dashed, and what the enemy could attack', () => asked(client()), LONG);
    test('show supply with its paths, who is cut off and where', () => fed(client()), LONG);
    test('show bridges in their states, traffic, boundaries, zones, control and drops', () => standing(client()), LONG);
    test('lay open the pile of an Entry Area', () => piles(client()), LONG);
    test('show how far an enemy unit could go', () => scouted(client()), LONG);
  });
}
