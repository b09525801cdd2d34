/** What a random player wants to answer: any legal choice, rare kinds as often as common ones. */

import type { Choice, Decision, JsonObject, OpenGame } from '@bridgehead/client-kit/game';
import type { Page } from 'playwright-core';
import type { Random } from './random.ts';

declare const bridgehead: { readonly game: OpenGame };

const MOST_LISTED = 400;
/** What ends a phase is wanted seldom, so that something happens in it. */
const ENDINGS: readonly string[] = ['pass', 'done', 'end-movement', 'end-advance', 'halt'];
const END_CHANCE = 0.2;
const END_MOVEMENT = 0.07;
const OTHER_ORDER = 0.25;

const ORDERS = [
  'cover',
  'change-area',
  'full-retreat',
  'place-moved-marker',
  'remove-moved-marker',
  'break-down',
  'rebuild',
  'merge',
  'replace-step',
  'replace-unit',
  'return',
  'automatic-ds',
  'reposition-unknown',
] as const;

async function listed(page: Page, filter: JsonObject): Promise<readonly Choice[]> {
  const text = await page.evaluate(
    async ([wanted, most]) =>
      JSON.stringify(await bridgehead.game.choices(JSON.parse(wanted) as JsonObject, Number(most))),
    [JSON.stringify(filter), MOST_LISTED] as const,
  );
  return JSON.parse(text) as readonly Choice[];
}

export async function randomChoice(page: Page, decision: Decision, random: Random): Promise<Choice> {
  if (decision.kind === 'movement-orders') return randomOrder(page, decision, random);
  const all = await listed(page, {});
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const ending = kinds.find((kind) => ENDINGS.includes(kind));
  const actions = kinds.filter((kind) => kind !== ending);
  const isEnding = ending !== undefined && (actions.length === 0 || random.isLess(END_CHANCE));
  const kind = isEnding ? ending : random.of(actions);
  const choice = random.of(all.filter((one) => one.kind === kind));
  if (choice === undefined) throw new Error(`there is nothing to choose at ${decision.kind}`);
  // A march that goes on may stop again.
  return choice.kind === 'march-on' && random.isLess(0.3) ? { ...choice, pause: true } : choice;
}

async function randomOrder(page: Page, { by }: Decision, random: Random): Promise<Choice> {
  if (random.isLess(END_MOVEMENT)) {
    const [end] = await listed(page, { kind: 'end-movement' });
    if (end !== undefined) return end;
  }
  if (random.isLess(OTHER_ORDER)) {
    const order = random.of(await listed(page, { kind: random.of(ORDERS) ?? 'cover' }));
    if (order !== undefined) return order;
  }
  for (let tries = 0; tries < 40; tries++) {
    const march = await randomMarch(page, by, random);
    if (march !== undefined) return march;
  }
  const [end] = await listed(page, { kind: 'end-movement' });
  return end ?? anyMarch(page, random);
}

/** Somebody who must leave an enemy ZOC keeps the phase from ending. */
async function anyMarch(page: Page, random: Random): Promise<Choice> {
  const march = random.of(await listed(page, { kind: 'march' }));
  if (march === undefined) throw new Error('no order is legal');
  return march;
}

interface Sheet {
  readonly unit: string;
  readonly side: string;
  readonly hex?: string;
  readonly area?: string;
  readonly values: { readonly movement: number };
  readonly states: readonly string[];
}

const sheetsOf = (page: Page): Promise<readonly Sheet[]> =>
  page.evaluate(() => (bridgehead.game.view.value as unknown as { units: Sheet[] }).units);

async function randomMarch(page: Page, by: string, random: Random): Promise<Choice | undefined> {
  const own = (await sheetsOf(page)).filter(
    ({ side, hex, area, values, states }) =>
      side === by && (hex ?? area) !== undefined && values.movement > 0 && !states.includes('has-moved'),
  );
  const first = random.of(own);
  if (first === undefined) return undefined;
  const stack = own.filter(({ hex, area }) => (hex ?? area) === (first.hex ?? first.area));
  const isAlone = first.area !== undefined || random.isLess(0.5);
  const units = (isAlone ? [first] : stack).map(({ unit }) => unit);
  const mode = random.isLess(0.7) ? 'normal' : random.isLess(0.5) ? 'extended' : 'tactical';
  // Nobody marches in a circle.
  const paths = (await pathsOf(page, units, mode)).filter((way) => way.at(-1) !== (first.hex ?? first.area));
  const path = random.of(paths);
  if (path === undefined) return undefined;
  const pause = path.at(-1)?.length !== 1 && random.isLess(0.1) ? { pause: true } : {};
  const march: Choice = { kind: 'march', units, mode, path: [...path], ...pause };
  const detour = random.isLess(0.1) ? random.of(paths.filter((other) => isBeside(other, path))) : undefined;
  const other: Choice = { ...march, path: [...(detour ?? []), ...path.slice(-1)] };
  const isLegal = detour !== undefined && (await isAllowed(page, other));
  return isLegal ? other : march;
}

const isAllowed = (page: Page, choice: Choice): Promise<boolean> =>
  page.evaluate(
    async (text) => (await bridgehead.game.check(JSON.parse(text) as Choice)).legal,
    JSON.stringify(choice),
  );

const pathsOf = (page: Page, units: readonly string[], mode: string): Promise<readonly (readonly string[])[]> =>
  page.evaluate(
    async (params) => {
      const moves = await bridgehead.game.query('moves', params);
      return (moves as unknown as { ends: readonly { path: readonly string[] }[] }).ends.map((end) => end.path);
    },
    { units, mode },
  );

/** A way of the same length that ends elsewhere: one step more may lead to the same end. */
const isBeside = (other: readonly string[], path: readonly string[]): boolean =>
  other.length === path.length && other.at(-1) !== path.at(-1) && !other.includes(path.at(-1) ?? '');
