/** Every kind of answer from a prepared position, by each hand on its own device: see tools/random-client-game.mjs. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Client, Tab } from './browser.ts';
import { onlyThese, openFor } from './devices.ts';
import { handsOf, type Way } from './hands.ts';
import { findMoments, type Moment, momentFile } from './moments.ts';
import { isPlaying } from './page-facts.ts';
import { PREPARED, type Prepared } from './prepared-titles.ts';
import { takeOver } from './random-player.ts';
import { isReady } from './table.ts';
import { contextOf, count, newTally, notGiven, type Tally } from './tally.ts';

interface PreparedPlan {
  readonly title: keyof typeof PREPARED;
  readonly edition: number;
  readonly ways: readonly Way[];
  /** Only answers whose `decision answer` contains this. */
  readonly only: string;
  /** Where pictures of what went wrong are left. */
  readonly folder: string;
  say(line: string): void;
}

/** Gives back whether every documented answer was given by every hand. */
export async function playPrepared(client: Client, wanted: Omit<PreparedPlan, 'folder'>): Promise<boolean> {
  const plan: PreparedPlan = { ...wanted, folder: mkdtempSync(join(tmpdir(), 'bridgehead-prepared-')) };
  const prepared: Prepared | undefined = PREPARED[plan.title][plan.edition - 1];
  if (prepared === undefined) throw new RangeError(`${plan.title} has no edition ${plan.edition}`);
  prepared.sitDown();
  const tally = newTally(prepared.source.documented);
  const moments = findMoments(prepared.source).filter(({ kind, like }) => `${kind} ${like}`.includes(plan.only));
  plan.say(`${moments.length} answers to give by ${plan.ways.join(', ')}`);
  for (const way of plan.ways) await byOneHand(client, { plan, prepared, tally, moments, way });
  for (const line of contextOf(tally, plan.ways)) plan.say(line);
  const missing = notGiven(tally, plan.ways).filter((answer) => answer.includes(plan.only));
  plan.say(
    missing.length === 0 ? 'every documented answer was given by every hand' : `not given: ${missing.join(', ')}`,
  );
  plan.say(`${tally.given} given, ${tally.failures.length} not given as wanted`);
  if (tally.failures.length > 0) plan.say(`pictures of it: ${plan.folder}`);
  return missing.length === 0 && tally.failures.length === 0;
}

const TELL_EVERY = 20;

interface Run {
  readonly plan: PreparedPlan;
  readonly prepared: Prepared;
  readonly tally: Tally;
  readonly moments: readonly Moment[];
  readonly way: Way;
}

async function byOneHand(client: Client, { plan, prepared, tally, moments, way }: Run): Promise<void> {
  const tab = await openFor(client, [way]);
  for (const [i, moment] of moments.entries()) {
    const name = `${moment.kind} ${moment.choice.kind}`;
    try {
      await giveOne(tab, { prepared, moment, way, address: client.address, isHotSeat: i % 2 === 0 });
      count(tally, name, way);
      tally.given += 1;
      if (tally.given % TELL_EVERY === 0) plan.say(`${tally.given} given`);
    } catch (error) {
      tally.failures.push(name);
      const words = error instanceof Error ? error.message.split('\n', 4).join(' ') : String(error);
      plan.say(`not answered as wanted: ${way}, ${moment.kind}: ${JSON.stringify(moment.choice)}: ${words}`);
      await tab.page
        .screenshot({ path: join(plan.folder, `${way}-${name.replace(' ', '-')}.png`) })
        .catch(() => undefined);
    }
  }
  await tab.close();
}

interface OneAnswer {
  readonly prepared: Prepared;
  readonly moment: Moment;
  readonly way: Way;
  readonly address: string;
  readonly isHotSeat: boolean;
}

async function giveOne(tab: Tab, { prepared, moment, way, address, isHotSeat }: OneAnswer): Promise<void> {
  const { page } = tab;
  const hands = handsOf(page, way);
  tab.errors.length = 0;
  await page.goto(`${address}#/start`);
  await isReady(page);
  const file = { name: 'moment.json', mimeType: 'application/json', buffer: momentFile(prepared.source.title, moment) };
  await page.getByLabel('Open a save file').setInputFiles(file);
  const players = page.locator(`[data-players="${isHotSeat ? 'hot-seat' : 'alone'}"]`);
  await players.waitFor();
  await hands.press(players);
  await isAtTable(page);
  await takeOver(hands);
  await prepared.give(hands, moment.choice);
  await onlyThese(page, [way]);
  if (tab.errors.length > 0) throw new Error(`the page complained: ${tab.errors.join('\n')}`);
}

async function isAtTable(page: Page): Promise<void> {
  await isPlaying(page);
  await page.locator('.b-board, [data-act="take-over"]').first().waitFor();
}
