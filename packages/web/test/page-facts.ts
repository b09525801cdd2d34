/** What is true of the page now, read and not done. */

import type { Choice, Decision, OpenGame } from '@bridgehead/client-kit/game';
import { setTitleWords, type TitleWords } from '@bridgehead/client-kit/title';
import { centre, type Grid } from '@bridgehead/hex';
import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { GRID } from '@bridgehead/holland44/facts';
import type { Page } from 'playwright-core';

let grid: Grid = GRID;

/** The hands tap on this map, and name what they press in these words. */
export function playOn(map: Grid, words: TitleWords): void {
  grid = map;
  setTitleWords(words);
}

/** The map that is played on now. */
export const gridNow = (): Grid => grid;

playOn(GRID, HOLLAND44_CLIENT.words);

declare const bridgehead: { readonly game: OpenGame };

export const PATIENCE = 120_000;
/** For a whole turn, on a machine that has other things to do. */
export const LONG = 300_000;

/** Drawing units from hex to hex: packages/board/src/geometry/geometry.ts. */
const HEX = 72;

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Nothing lies over it. */
  readonly isFree: boolean;
}

/** Where a hex or an Entry Area is on the screen now. */
export async function spotOf(page: Page, hex: string): Promise<Spot> {
  const index = grid.indexByName.get(hex);
  // The camera follows a drag with the next frame.
  await page.evaluate(() => new Promise((rested) => requestAnimationFrame(() => setTimeout(rested))));
  if (index === undefined) return areaSpot(page, hex);
  const [x, y] = centre(grid, index);
  return page.evaluate(
    ([left, top]) => {
      const [sheet] = [...document.querySelectorAll<SVGSVGElement>('.b-board svg.b-sheet')].slice(-1);
      if (sheet === undefined) throw new Error('there is no board');
      const { x: from, y: down, width } = sheet.viewBox.baseVal;
      const rect = sheet.getBoundingClientRect();
      const scale = rect.width / width;
      const spot = { x: rect.left + (left - from) * scale, y: rect.top + (top - down) * scale };
      const hit = document.elementFromPoint(spot.x, spot.y);
      const fan = document.querySelector('.b-fan')?.getBoundingClientRect();
      // A finger beside an open stack means the stack.
      const isBesideFan =
        fan !== undefined &&
        spot.x > fan.left - 10 &&
        spot.x < fan.right + 10 &&
        spot.y > fan.top - 10 &&
        spot.y < fan.bottom + 10;
      return { ...spot, isFree: hit !== null && hit.closest('.b-board') !== null && !isBesideFan };
    },
    [x * HEX, y * HEX] as const,
  );
}

/** Counters may be hidden, and with them the piles beside the map. */
export class NotSeen extends Error {
  override readonly name = 'NotSeen';
}

/** An Entry Area is known by the counter that lies on top of its pile; the others are not drawn. */
async function areaSpot(page: Page, area: string): Promise<Spot> {
  const spot = await page.evaluate((letter) => {
    const { units } = bridgehead.game.view.value as unknown as { units: readonly { unit: string; area?: string }[] };
    const boxes = units
      .filter(({ area: own }) => own === letter)
      .flatMap(
        ({ unit }) => document.querySelector(`.b-counter[data-counter="${unit}"]`)?.getBoundingClientRect() ?? [],
      );
    const top = boxes.find(({ width }) => width > 0);
    if (top === undefined) return undefined;
    const middle = { x: top.left + top.width / 2, y: top.top + top.height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    return { ...middle, isFree: hit !== null && hit.closest('.b-board') !== null };
  }, area);
  if (spot === undefined) throw new NotSeen(`nothing is seen of area ${area}`);
  return spot;
}

export const decisionIn = (page: Page): Promise<Decision | undefined> =>
  page.evaluate(() => bridgehead.game.decision.value);

/** Those that were given, heard of or not; in a replay those that are shown. */
export const answersIn = (page: Page): Promise<number> =>
  page.evaluate(() => bridgehead.game.answers.value ?? bridgehead.game.log.value.length);

/** What was given, in order: neither by chance nor because there was nothing else. */
export const givenIn = (page: Page): Promise<readonly Choice[]> =>
  page.evaluate(async () => {
    const { choices = [] } = (await bridgehead.game.save()) as {
      readonly choices?: readonly { readonly by: string; readonly choice: Choice; readonly forced?: boolean }[];
    };
    return choices.filter(({ by, forced }) => forced !== true && by !== 'chance').map(({ choice }) => choice);
  });

export const isPlaying = (page: Page) =>
  page.waitForFunction(() => 'bridgehead' in globalThis, undefined, { timeout: PATIENCE, polling: 50 });

/** Straight to the engine: for what leads to the moment that a test is about. */
export const applyAll = (page: Page, choices: readonly Choice[]): Promise<void> =>
  page.evaluate(async (text) => {
    for (const choice of JSON.parse(text) as readonly Choice[]) {
      const ruling = await bridgehead.game.apply(choice);
      if (!ruling.legal) throw new Error(`${JSON.stringify(choice)}: ${ruling.reason}`);
    }
  }, JSON.stringify(choices));

/** The hex or Entry Area of a unit. */
export const placeIn = (page: Page, unit: string): Promise<string | undefined> =>
  page.evaluate((wanted) => {
    const view = bridgehead.game.view.value as unknown as {
      units: readonly { unit: string; hex?: string; area?: string }[];
    };
    const sheet = view.units.find((one) => one.unit === wanted);
    return sheet?.hex ?? sheet?.area;
  }, unit);

export const isArea = (place: string): boolean => place.length === 1;
