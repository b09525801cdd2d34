/** Who goes through a first lesson by hand, and sees that its card covers nothing that it speaks of. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { touched } from './devices.ts';
import { handsOf } from './hands.ts';

/** What the lessons are done on. */
export const PUPILS_DEVICES = {
  mouse: { viewport: { width: 1440, height: 900 } },
  finger: touched(390, 844),
  side: touched(844, 390),
} as const;

/** Pixels of the card that lie over the marked hexes. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const card = document.querySelector('.lesson')?.getBoundingClientRect();
    const marks = [...document.querySelectorAll('.s-pointed')].map((mark) => mark.getBoundingClientRect());
    if (card === undefined) return 0;
    return marks.reduce((sum, mark) => {
      const width = Math.min(card.right, mark.right) - Math.max(card.left, mark.left);
      const height = Math.min(card.bottom, mark.bottom) - Math.max(card.top, mark.top);
      return sum + Math.max(0, width) * Math.max(0, height);
    }, 0);
  });

export interface Pupil {
  readonly page: Page;
  /** Waits for a step, and looks at its card. */
  isAt(step: string): Promise<void>;
  tap(hex: string): Promise<void>;
  press(control: Locator): Promise<void>;
  overlay(name: string): Promise<void>;
  picture(): Promise<void>;
}

export function pupilOf(page: Page, device: keyof typeof PUPILS_DEVICES): Pupil {
  const pictures = process.env.LESSON_PICTURES;
  const hands = handsOf(page, device === 'mouse' ? 'mouse' : 'finger');
  let step = '';
  const picture = async (): Promise<void> => {
    if (pictures !== undefined) await page.screenshot({ path: `${pictures}/lesson-${device}-${step}.png` });
  };
  return {
    page,
    isAt: async (name) => {
      await page.locator(`.lesson[data-step="${name}"]`).waitFor();
      step = name;
      await page.waitForTimeout(600);
      await picture();
      await expect.poll(() => covered(page)).toBe(0);
    },
    tap: hands.tap,
    press: hands.press,
    overlay: async (name) => {
      const tools = page.locator('.stage-buttons .only-small').first();
      const isHidden = !(await page.locator(`[data-overlay="${name}"]`).isVisible());
      if (isHidden) await hands.press(tools);
      await hands.press(page.locator(`[data-overlay="${name}"]`));
      if (isHidden) await hands.press(tools);
    },
    picture,
  };
}
