/** The first lesson of Holland '44, done by hand from its first step to its last; its card never covers what it speaks of. */
import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { isPlaying, LONG, playOn } from '../page-facts.ts';
import { PUPILS_DEVICES, type Pupil, pupilOf } from '../pupil.ts';

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

async function wholeLesson(client: Client, device: keyof typeof PUPILS_DEVICES): Promise<void> {
  const tab = await client.open({ ...PUPILS_DEVICES[device], reducedMotion: 'reduce' });
  const { page } = tab;
  playOn(HOLLAND44_CLIENT.grid, HOLLAND44_CLIENT.words);
  const pupil = pupilOf(page, device);
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
  expect(await page.locator('.lesson p').innerText()).toContain(device === 'mouse' ? 'click it' : 'tap it');
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
