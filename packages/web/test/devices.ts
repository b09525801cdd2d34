/** The device that each hand plays on, and a watch over it that no other hand helps. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Client, Tab } from './browser.ts';
import type { Way } from './hands.ts';

const ACT_MS = 10_000;

const DESK: BrowserContextOptions = { viewport: { width: 1200, height: 780 } };
/** A screen that fingers touch. */
export const touched = (width: number, height: number): BrowserContextOptions => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
});
const PHONE = touched(390, 844);

/** With all hands in turn, a desk with a screen to be touched. */
const deviceOf = (ways: readonly Way[]): BrowserContextOptions =>
  ways.length > 1 ? { ...DESK, hasTouch: true } : ways[0] === 'finger' ? PHONE : DESK;

export async function openFor(client: Client, ways: readonly Way[]): Promise<Tab> {
  // Nobody looks: a coarse picture is painted sooner.
  const tab = await client.open({ ...deviceOf(ways), deviceScaleFactor: 0.5, reducedMotion: 'reduce' });
  tab.context.setDefaultTimeout(ACT_MS);
  await tab.page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { pointersSeen: seen });
    for (const kind of ['pointerdown', 'pointermove'] as const) {
      addEventListener(kind, ({ pointerType }) => seen.add(pointerType), true);
    }
  });
  await tab.page.reload();
  return tab;
}

declare const pointersSeen: ReadonlySet<string>;

const POINTERS: Readonly<Record<Way, readonly string[]>> = { mouse: ['mouse'], finger: ['touch'], keyboard: [] };

/** Throws if the page has felt a pointer that these hands do not have. */
export async function onlyThese(page: Page, ways: readonly Way[]): Promise<void> {
  const felt = await page.evaluate(() => [...pointersSeen]);
  const strange = felt.filter((pointer) => !ways.some((way) => POINTERS[way].includes(pointer)));
  if (strange.length > 0) throw new Error(`${ways.join(', ')} alone: the page has felt ${strange.join(', ')}`);
}
