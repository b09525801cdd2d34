/** Random games through the client, one after the other, until enough has been answered: see tools/random-client-game.mjs. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { OpenGame } from '../src/game/contract.ts';
import type { Client, Tab } from './browser.ts';
import { isPlaying } from './page-facts.ts';
import { type Random, randomFrom } from './random.ts';
import { newTally, playOn, type Tally } from './random-player.ts';
import { isReady } from './table.ts';

declare const bridgehead: { readonly game: OpenGame };

export interface Plan {
  readonly choices: number;
  readonly seed: number;
  readonly perGame: number;
  readonly scenarios: readonly string[];
  /** Where evidence of what went wrong is left. */
  readonly folder: string;
  say(line: string): void;
}

const ACT_MS = 10_000;
const TELL_EVERY = 50;
const MOST_FAILURES = 25;

/** Gives back whether all went well. */
export async function playRandomGames(client: Client, wanted: Omit<Plan, 'folder'>): Promise<boolean> {
  const plan: Plan = { ...wanted, folder: mkdtempSync(join(tmpdir(), 'bridgehead-games-')) };
  const tally = newTally();
  const from = performance.now();
  const seconds = (): number => Math.round((performance.now() - from) / 1000);
  let isWell = true;
  for (let game = 0; tally.given < plan.choices && isWell; game++) {
    const tab = await client.open({
      viewport: { width: 1200, height: 780 },
      // Nobody looks: a coarse picture is painted sooner.
      deviceScaleFactor: 0.5,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    tab.context.setDefaultTimeout(ACT_MS);
    isWell = await oneGame(tab, plan, { tally, game, seconds });
    await tab.close();
  }
  tellAll(plan, tally, seconds());
  if (tally.failures.length > 0) plan.say(`pictures of it: ${plan.folder}`);
  return isWell && tally.failures.length === 0;
}

interface Running {
  readonly tally: Tally;
  readonly game: number;
  seconds(): number;
}

async function oneGame(tab: Tab, plan: Plan, { tally, game, seconds }: Running): Promise<boolean> {
  const seed = plan.seed + game;
  const random = randomFrom(seed);
  const scenario = plan.scenarios[game % plan.scenarios.length] ?? '';
  const isHotSeat = game % 2 === 1;
  const check = (): void => {
    if (tab.errors.length > 0) throw new Error(`the page complained: ${tab.errors.join('\n')}`);
  };
  try {
    await beginGame(tab.page, { scenario, seed, isHotSeat, random });
    const most = Math.min(plan.perGame, plan.choices - tally.given);
    const told = ({ given }: Tally, turn: number): void => {
      if (given % TELL_EVERY !== 0) return;
      plan.say(`${given} of ${plan.choices} answers, game ${game + 1} in turn ${turn}, ${seconds()} s`);
    };
    const failed = async (number: number): Promise<void> => {
      plan.say(`not answered as wanted: ${tally.failures.at(-1)}`);
      await picture(tab.page, plan.folder, `failure-${number}`);
    };
    const end = await playOn(tab.page, random, tally, { most, mostFailures: MOST_FAILURES, check, told, failed });
    check();
    plan.say(`game ${game + 1} (${scenario}, seed ${seed}${isHotSeat ? ', hot-seat' : ''}): ${end}`);
    return true;
  } catch (error) {
    plan.say(`game ${game + 1} (${scenario}, seed ${seed}): ${error instanceof Error ? error.message : error}`);
    await leaveEvidence(tab.page, plan);
    return false;
  }
}

interface Opening {
  readonly scenario: string;
  readonly seed: number;
  readonly isHotSeat: boolean;
  readonly random: Random;
}

async function beginGame(page: Page, { scenario, seed, isHotSeat, random }: Opening): Promise<void> {
  await isReady(page);
  await page.getByText(scenario, { exact: true }).click();
  if (!isHotSeat) await page.getByText('One person, both sides').click();
  await page.getByText('Optional rules, edition, dice').click();
  for (const option of await page.locator('details.more input[type=checkbox]').all()) {
    if (random.isLess(0.5)) await option.check();
  }
  await page.getByLabel('Seed of the dice').fill(String(seed));
  await page.getByRole('button', { name: 'Begin' }).click();
  await isPlaying(page);
  await page.locator('.b-board').waitFor();
}

async function picture(page: Page, folder: string, name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.png`) }).catch(() => undefined);
}

/** The game up to there and a picture of the page. */
async function leaveEvidence(page: Page, { say, folder }: Plan): Promise<void> {
  const text = await page.evaluate(() => bridgehead.game.exportText()).catch(() => undefined);
  if (text !== undefined) writeFileSync(join(folder, 'game.json'), text);
  await picture(page, folder, 'page');
  say(`the game up to there: ${folder}`);
}

function tellAll({ say }: Plan, { given, answers, ways, failures }: Tally, seconds: number): void {
  const listed = (map: ReadonlyMap<string, number>): string =>
    [...map]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, times]) => `${key} ${times}`)
      .join(', ');
  say(`${given} answers in ${seconds} s; by ${listed(ways)}`);
  say(`decision and answer: ${listed(answers)}`);
  say(failures.length === 0 ? 'all was answered as wanted' : `${failures.length} not answered as wanted`);
}
