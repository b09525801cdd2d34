/** Random games through the client, one after the other, until enough has been answered: see tools/random-client-game.mjs. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenGame } from '@bridgehead/client-kit/game';
import type { Page } from 'playwright-core';
import type { Client, Tab } from './browser.ts';
import { onlyThese, openFor } from './devices.ts';
import { documentedOf } from './documented.ts';
import { pickRadio } from './give-phases.ts';
import { type Hands, handsOf, type Way } from './hands.ts';
import { isPlaying } from './page-facts.ts';
import { type Random, randomFrom } from './random.ts';
import { playOn } from './random-player.ts';
import { isReady } from './table.ts';
import { contextOf, neverMet, newTally, notGiven, type Tally } from './tally.ts';

declare const bridgehead: { readonly game: OpenGame };

export interface Plan {
  readonly choices: number;
  readonly seed: number;
  readonly perGame: number;
  readonly edition: number;
  readonly scenarios: readonly string[];
  /** The hands that play: one alone, or several in turn. */
  readonly ways: readonly Way[];
  /** Where evidence of what went wrong is left. */
  readonly folder: string;
  say(line: string): void;
}

const TELL_EVERY = 50;
const MOST_FAILURES = 25;

/** Gives back whether all went well. */
export async function playRandomGames(client: Client, wanted: Omit<Plan, 'folder'>): Promise<boolean> {
  const plan: Plan = { ...wanted, folder: mkdtempSync(join(tmpdir(), 'bridgehead-games-')) };
  const tally = newTally(documentedOf(plan.edition));
  const from = performance.now();
  const seconds = (): number => Math.round((performance.now() - from) / 1000);
  let isWell = true;
  for (let game = 0; tally.given < plan.choices && isWell; game++) {
    const tab = await openFor(client, plan.ways);
    isWell = await oneGame(tab, plan, { tally, game, seconds });
    await tab.close();
  }
  tellAll(plan, tally, seconds());
  if (tally.failures.length > 0) plan.say(`pictures of it: ${plan.folder}`);
  return isWell && tally.failures.length === 0;
}

interface Interaction {
  readonly tally: Tally;
  readonly game: number;
  seconds(): number;
}

async function oneGame(tab: Tab, plan: Plan, { tally, game, seconds }: Interaction): Promise<boolean> {
  const seed = plan.seed + game;
  const random = randomFrom(seed);
  const scenario = plan.scenarios[game % plan.scenarios.length] ?? '';
  const isHotSeat = game % 2 === 1;
  const check = (): void => {
    if (tab.errors.length > 0) throw new Error(`the page complained: ${tab.errors.join('\n')}`);
  };
  try {
    const first = handsOf(tab.page, plan.ways[0] ?? 'mouse');
    await beginGame(first, { edition: plan.edition, scenario, seed, isHotSeat, random });
    const most = Math.min(plan.perGame, plan.choices - tally.given);
    const told = ({ given }: Tally, turn: number): void => {
      if (given % TELL_EVERY !== 0) return;
      plan.say(`${given} of ${plan.choices} answers, game ${game + 1} in turn ${turn}, ${seconds()} s`);
    };
    const failed = async (number: number): Promise<void> => {
      plan.say(`not answered as wanted: ${tally.failures.at(-1)}`);
      await picture(tab.page, plan.folder, `failure-${number}`);
    };
    const end = await playOn(tab.page, random, tally, {
      ways: plan.ways,
      most,
      mostFailures: MOST_FAILURES,
      check,
      told,
      failed,
    });
    check();
    await onlyThese(tab.page, plan.ways);
    plan.say(`game ${game + 1} (${scenario}, seed ${seed}${isHotSeat ? ', hot-seat' : ''}): ${end}`);
    return true;
  } catch (error) {
    plan.say(`game ${game + 1} (${scenario}, seed ${seed}): ${error instanceof Error ? error.message : error}`);
    await leaveEvidence(tab.page, plan);
    return false;
  }
}

interface Opening {
  readonly edition: number;
  readonly scenario: string;
  readonly seed: number;
  readonly isHotSeat: boolean;
  readonly random: Random;
}

async function beginGame(hands: Hands, { edition, scenario, seed, isHotSeat, random }: Opening): Promise<void> {
  const { page } = hands;
  const tiles = (name: string) => page.locator('fieldset').filter({ has: page.locator(`input[name="${name}"]`) });
  await isReady(page);
  await pickRadio(hands, tiles('scenario'), `.tile:has-text("${scenario}")`);
  const seats = isHotSeat ? 'Two people, one device' : 'One person, both sides';
  await pickRadio(hands, tiles('players'), `.tile:has-text("${seats}")`);
  await hands.press(page.getByText('Optional rules, edition, dice'));
  await page.getByLabel('Edition').selectOption(String(edition));
  for (const option of await page.locator('details.more .check').all()) {
    if (random.isLess(0.5)) await hands.tick(option, true);
  }
  await hands.type(page.getByLabel('Seed of the dice'), String(seed));
  await hands.press(page.getByRole('button', { name: 'Begin' }));
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

function tellAll({ say, ways }: Plan, tally: Tally, seconds: number): void {
  say(`${tally.given} answers in ${seconds} s`);
  for (const line of contextOf(tally, ways)) say(line);
  say(`decisions never met: ${neverMet(tally, ways).join(', ') || 'none'}`);
  say(`answers that not every hand has given: ${notGiven(tally, ways).join(', ') || 'none'}`);
  const { failures } = tally;
  say(failures.length === 0 ? 'all was answered as wanted' : `${failures.length} not answered as wanted`);
}
