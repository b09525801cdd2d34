/** The first lesson of Holland '44, done by hand from its first step to its last; its card never covers what it speaks of. */
import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { touched } from '../devices.ts';
import { handsOf, type Way } from '../hands.ts';
import { isPlaying, LONG, playOn } from '../page-facts.ts';

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

const DEVICES = {
  mouse: { viewport: { width: 1440, height: 900 } },
  finger: touched(390, 844),
  side: touched(844, 390),
} as const;

interface Pupil {
  readonly page: Page;
  /** Waits for a step, and looks at its card. */
  isAt(step: string): Promise<void>;
  tap(hex: string): Promise<void>;
  press(control: Locator): Promise<void>;
  overlay(name: string): Promise<void>;
  picture(): Promise<void>;
}

function pupilOf(page: Page, way: Way, pictures: string | undefined): Pupil {
  const hands = handsOf(page, way);
  let step = '';
  const picture = async (): Promise<void> => {
    if (pictures !== undefined) await page.screenshot({ path: `${pictures}/lesson-${way}-${step}.png` });
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

async function land({ page, tap, press }: Pupil): Promise<void> {
  await press(page.locator('.dock [data-unit="us.101.502.3"], .dock .choice-row').first());
  await tap('3207');
  await page
    .locator('.dock [data-act="confirm"], .dock .confirm .button.primary')
    .first()
    .click({ timeout: 1500 })
    .catch(() => undefined);
}

/** What was planned answers the question of support by itself, which may flash by. */
const fight = ({ page, press }: Pupil): Promise<void> =>
  press(page.locator('.dock button.primary:visible', { hasText: 'Attack' }).first());

async function endPhase({ page, press }: Pupil): Promise<void> {
  await press(page.locator('[data-act="ending"]:visible').first());
  const anyway = page.locator('[data-act="end-anyway"]');
  if (await anyway.isVisible({ timeout: 500 })) await press(anyway);
}

async function wholeLesson(client: Client, device: keyof typeof DEVICES): Promise<void> {
  const way = device === 'mouse' ? 'mouse' : 'finger';
  const tab = await client.open({ ...DEVICES[device], reducedMotion: 'reduce' });
  const { page } = tab;
  playOn(HOLLAND44_CLIENT.grid, HOLLAND44_CLIENT.words);
  const pupil = pupilOf(page, way, process.env.LESSON_PICTURES);
  const { isAt, tap, press, overlay } = pupil;
  const next = page.locator('[data-act="lesson-next"]');
  await page.goto(`${client.address}#/first-time/holland44`);
  await isPlaying(page);
  await isAt('counter');
  await press(next);
  await isAt('landing');
  await land(pupil);
  await isAt('select');
  await tap('3108');
  await isAt('reach');
  await press(next);
  await isAt('march');
  await tap('3306');
  await tap('3306');
  for (const name of ['zoc', 'bonds', 'supply']) {
    await isAt(name);
    await overlay(name);
  }
  await isAt('end-movement');
  await endPhase(pupil);
  await isAt('target');
  await tap('3305');
  await isAt('attack');
  await fight(pupil);
  await isAt('result');
  await press(next);
  await isAt('finish');
  await endPhase(pupil);
  await isAt('victory');
  await press(next);
  await isAt('help');
  expect(await page.locator('.lesson p').innerText()).toContain(way === 'finger' ? 'tap it' : 'click it');
  expect(tab.errors).toEqual([]);
  await tab.close();
}

export function firstLessonSuite(client: () => Client): void {
  describe('the first lesson', () => {
    test.each(['mouse', 'finger', 'side'] as const)(
      'is done with a %s (a phone on end, or on its side) to the end of a turn, and its card covers nothing that it speaks of',
      (device) => wholeLesson(client(), device),
      LONG,
    );
  });
}
