/** A random player before a real page: he reads what is legal and answers it with mouse, finger or keyboard. */

import type { Choice, OpenGame } from '@bridgehead/client-kit/game';
import type { Page } from 'playwright-core';
import { give } from './give.ts';
import { type Hands, handsOf, type Way } from './hands.ts';
import { decisionIn } from './page-facts.ts';
import type { Random } from './random.ts';
import { randomChoice } from './random-choice.ts';
import { count, type Tally } from './tally.ts';

declare const bridgehead: { readonly game: OpenGame };

/** Answers until so many are given or the game is over; what cannot be answered is told and something else is wanted. */
export async function playOn(
  page: Page,
  random: Random,
  tally: Tally,
  options: PlayOptions,
): Promise<'over' | 'enough'> {
  for (let turns = 0; turns < options.most; ) {
    options.check();
    const way = random.of(options.ways) ?? 'mouse';
    const hands = handsOf(page, way);
    await takeOver(hands);
    const decision = await decisionIn(page);
    if (decision === undefined) return 'over';
    if (random.isLess(0.08)) await lookAround(hands, random);
    const choice = await randomChoice(page, decision, random);
    const isGiven = await tryTo(hands, choice, tally);
    if (isGiven) {
      turns += 1;
      tally.given += 1;
      count(tally, `${decision.kind} ${choice.kind}`, way);
      options.told?.(tally, await turnIn(page));
    } else {
      await options.failed?.(tally.failures.length);
      await giveUpAll(hands);
      if (tally.failures.length >= options.mostFailures) throw new Error('too much cannot be answered');
    }
    if (isGiven && random.isLess(0.03)) await takeBack(hands);
  }
  return 'enough';
}

interface PlayOptions {
  /** The hands that answer, in turn. */
  readonly ways: readonly Way[];
  readonly most: number;
  readonly mostFailures: number;
  /** Throws if the page has complained. */
  check(): void;
  told?(tally: Tally, turn: number): void;
  /** Called while the page still shows what could not be answered. */
  failed?(number: number): Promise<void>;
}

const turnIn = (page: Page): Promise<number> => page.evaluate(() => Number(bridgehead.game.view.value?.turn ?? 0));

async function tryTo(hands: Hands, choice: Choice, tally: Tally): Promise<boolean> {
  try {
    await give(hands, choice);
    return true;
  } catch (error) {
    const words = error instanceof Error ? (error.message.split('\n', 4).join(' ') ?? '') : String(error);
    tally.failures.push(`${hands.way}: ${JSON.stringify(choice)}: ${words}`);
    return false;
  }
}

/** A finger has no Escape: it closes what it sees. */
async function giveUpAll(hands: Hands): Promise<void> {
  await hands.giveUp();
  if (hands.way !== 'finger') for (let i = 0; i < 3; i++) await hands.page.keyboard.press('Escape');
}

/** The device changes hands; what the other side did is skipped. */
export async function takeOver(hands: Hands): Promise<void> {
  const { page } = hands;
  const hold = page.locator('[data-act="take-over"]');
  if ((await hold.count()) > 0) {
    await holdDown(hands);
    await page.locator('.b-board').waitFor();
  }
  const skip = page.locator('[data-act="skip-story"]');
  if ((await skip.count()) > 0) await hands.press(skip);
}

const HELD_MS = 900;

async function holdDown(hands: Hands): Promise<void> {
  const hold = hands.page.locator('[data-act="take-over"]');
  await hands.hold(hold, HELD_MS);
}

/** What players do besides answering: overlays, tabs, undo and redo. */
async function lookAround(hands: Hands, random: Random): Promise<void> {
  const { page } = hands;
  const control = random.of(['.tools [data-overlay]', '.dock [role="tab"]', '.turn-track button', '.chip-rule']);
  const all = page.locator(`${control}:visible`);
  const one = Math.floor(random.next() * (await all.count()));
  if ((await all.count()) > 0) await hands.press(all.nth(one)).catch(() => undefined);
}

async function takeBack(hands: Hands): Promise<void> {
  const undo = hands.page.locator('.undo button:enabled').first();
  if ((await undo.count()) === 0 || (await undo.getAttribute('aria-label')) !== 'Undo') return;
  await hands.press(undo);
  await hands.page.waitForFunction(() => !bridgehead.game.busy.value, undefined, { polling: 20 });
}
