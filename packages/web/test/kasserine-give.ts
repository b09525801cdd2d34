/** Gives any answer of the third title through the page, with whatever hands, and compares what the game has heard. */
import type { Choice, Decision, OpenGame } from '@bridgehead/client-kit/game';
import { unitsOf } from '@bridgehead/client-kit/play';
import { listOf, textOf } from '@bridgehead/client-kit/testing';
import { choose } from './give.ts';
import { pressCounters } from './give-phases.ts';
import type { Hands } from './hands.ts';
import { point, takeUp } from './march.ts';
import { answersIn, decisionIn, givenIn } from './page-facts.ts';

declare const bridgehead: { readonly game: OpenGame };

const HEARD_MS = 20_000;

const PICKS: readonly string[] = ['strongpoints', 'reserves', 'overstacked'];
const SUPPORTS: readonly string[] = ['emergency-supply', 'attack-support', 'close-air-support'];
const MARCHES: readonly string[] = ['movement-orders', 'reaction-orders', 'reserve-orders'];

export async function giveKasserine(hands: Hands, choice: Choice): Promise<void> {
  const { page } = hands;
  const decision = await decisionIn(page);
  if (decision === undefined) throw new Error('nothing is asked');
  const [answers, before] = [await answersIn(page), (await givenIn(page)).length];
  await act(hands, decision, choice);
  await page.waitForFunction((count) => (bridgehead.game.answers.value ?? 0) > count, answers, {
    polling: 20,
    timeout: HEARD_MS,
  });
  await page.waitForFunction(() => !bridgehead.game.busy.value);
  const heard = (await givenIn(page))[before];
  if (essenceOf(heard) !== essenceOf(choice))
    throw new Error(`${JSON.stringify(choice)} was heard as ${JSON.stringify(heard)}`);
}

/** Units are a set, and of several ways to a hex the page may take another. */
function essenceOf(choice: Choice | undefined): string {
  if (choice === undefined) return '';
  const { path, units, hexes, ...rest } = choice;
  const ends = Array.isArray(path) ? path.slice(-1) : [];
  const fields = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    fields,
    ends,
    units === undefined ? [] : [...listOf(choice, 'units')].sort(),
    hexes === undefined ? [] : [...listOf(choice, 'hexes')].sort(),
  ]);
}

function act(hands: Hands, { kind }: Decision, choice: Choice): Promise<void> {
  if (MARCHES.includes(kind)) return order(hands, choice);
  if (kind === 'declaration') return declare(hands, choice);
  if (kind === 'interdiction') return interdict(hands, choice);
  if (PICKS.includes(kind) || choice.kind === 'lose-step') return pick(hands, choice);
  if (SUPPORTS.includes(kind)) return support(hands, choice);
  return choose(hands, choice);
}

function order(hands: Hands, choice: Choice): Promise<void> {
  if (choice.kind === 'move') return march(hands, choice);
  if (choice.kind === 'mode') return turnOver(hands, choice);
  return choice.kind === 'assign' ? cover(hands, choice) : endPhase(hands);
}

async function march(hands: Hands, choice: Choice): Promise<void> {
  await takeUp(hands, unitsOf(choice));
  await hands.page.locator('.movement-card[aria-busy="false"]').waitFor();
  await point(hands, listOf(choice, 'path').at(-1) ?? '');
  await hands.press(hands.page.locator('[data-act="march"]:enabled'));
}

async function turnOver(hands: Hands, choice: Choice): Promise<void> {
  await takeUp(hands, unitsOf(choice));
  await hands.press(hands.page.locator('.stack-card .orders [data-choice="mode"]'));
}

/** [10.3.4] The gun is taken up, and the hex tapped that it covers. */
async function cover(hands: Hands, choice: Choice): Promise<void> {
  await takeUp(hands, unitsOf(choice));
  await hands.page.locator('.movement-card[aria-busy="false"]').waitFor();
  await hands.tap(textOf(choice, 'hex') ?? '');
  await hands.press(hands.page.locator('[data-act="order"]'));
}

/** The one button of the bar; a reminder is answered. */
export async function endPhase(hands: Hands): Promise<void> {
  const { page } = hands;
  const before = await answersIn(page);
  await hands.giveUp();
  await hands.press(page.locator('[data-act="ending"]:visible').first());
  await page.waitForFunction(
    (count) =>
      (bridgehead.game.answers.value ?? 0) > count || document.querySelector('[data-act="end-anyway"]') !== null,
    before,
    { polling: 20 },
  );
  const anyway = page.locator('[data-act="end-anyway"]');
  if ((await anyway.count()) > 0) await hands.press(anyway.first());
}

async function declare(hands: Hands, choice: Choice): Promise<void> {
  if (choice.kind === 'end-declaration') return endPhase(hands);
  const { page } = hands;
  const [hex = '', ...others] = choice.kind === 'fire' ? [textOf(choice, 'hex') ?? ''] : listOf(choice, 'hexes');
  await hands.giveUp();
  await hands.press(page.locator(`[data-target="${hex}"]`));
  await page.locator('.crt-table').first().waitFor();
  const fire = page.locator('.planner [data-act="fire"]');
  if ((await fire.count()) > 0) await hands.tick(fire, choice.kind === 'fire');
  for (const other of others) {
    const also = page.locator(`[data-also="${other}"]`);
    if ((await also.getAttribute('aria-pressed')) !== 'true') await hands.press(also);
  }
  await pressCounters(hands, '.planner', listOf(choice, 'units'));
  const table = page.locator(`[data-crt="${textOf(choice, 'crt')}"] .crt-pick`);
  if ((await table.count()) > 0) await hands.press(table);
  const go = page.locator('[data-act="declare"]:enabled');
  await go.waitFor();
  await hands.press(go);
}

async function interdict(hands: Hands, choice: Choice): Promise<void> {
  const { page } = hands;
  if (choice.kind === 'done') return hands.press(page.locator('.chooser [data-choice="done"]'));
  await hands.press(page.locator(`[data-air="${textOf(choice, 'air')}"]`));
  await hands.tap(textOf(choice, 'hex') ?? '');
  await hands.press(page.locator('[data-act="interdict"]:enabled'));
}

async function pick(hands: Hands, choice: Choice): Promise<void> {
  const { page } = hands;
  await page.locator('[data-act="pick"]').waitFor();
  for (const unit of unitsOf(choice))
    await hands.press(page.locator(`.question .who-list .counter-toggle[data-unit="${unit}"]`));
  await hands.press(page.locator('[data-act="pick"]'));
}

/** By what it is ticked: a gun or an HQ, an air unit, Rommel, the Tigers. */
const tickOf = (choice: Choice): string | undefined => {
  if (choice.kind === 'done') return undefined;
  if (choice.kind === 'ignore-strongpoint') return 'tiger';
  return textOf(choice, 'unit') ?? textOf(choice, 'air') ?? choice.kind;
};

async function support(hands: Hands, choice: Choice): Promise<void> {
  const { page } = hands;
  await page.locator('[data-act="support"]').waitFor();
  const id = tickOf(choice);
  if (id !== undefined) await hands.tick(page.locator(`.question [data-support="${id}"]`), true);
  await hands.press(page.locator('[data-act="support"]'));
}
