/** The first lesson of the third title, done by hand from its first step to its last. */
import { KASSERINE_CLIENT } from '@bridgehead/kasserine/client';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { decisionIn, isPlaying, LONG, playOn } from '../page-facts.ts';
import { PUPILS_DEVICES, type Pupil, pupilOf } from '../pupil.ts';

const [GOAL, ENEMY] = ['6022', '5922'];

async function goOn({ page, press }: Pupil): Promise<void> {
  await press(page.locator('[data-act="ending"]:visible').first());
  const anyway = page.locator('[data-act="end-anyway"]');
  if (await anyway.isVisible({ timeout: 500 })) await press(anyway);
}

/** Whatever stands between, until something of this kind is asked. */
async function goOnTo(pupil: Pupil, kind: string): Promise<void> {
  const asked = async () => (await decisionIn(pupil.page))?.kind;
  for (let answers = 0; answers < 6 && (await asked()) !== kind; answers++) {
    const before = await asked();
    await goOn(pupil);
    await expect.poll(asked).not.toBe(before);
  }
}

async function supported({ page, press }: Pupil): Promise<void> {
  await press(page.locator('[data-support="ge-i-155"]'));
  await press(page.locator('[data-act="support"]:visible').first());
}

async function wholeLesson(client: Client, device: keyof typeof PUPILS_DEVICES): Promise<void> {
  const tab = await client.open({ ...PUPILS_DEVICES[device], reducedMotion: 'reduce' });
  const { page } = tab;
  playOn(KASSERINE_CLIENT.grid, KASSERINE_CLIENT.words);
  const pupil = pupilOf(page, device);
  const { isAt, tap, press, overlay } = pupil;
  const next = page.locator('[data-act="lesson-next"]');
  await page.goto(`${client.address}#/first-time/kasserine`);
  await isPlaying(page);
  await isAt('counter');
  await press(next);
  await isAt('select');
  await tap('6123');
  await isAt('reach');
  await press(next);
  await isAt('way');
  await tap(GOAL);
  await isAt('move');
  await tap(GOAL);
  await isAt('end');
  await goOnTo(pupil, 'declaration');
  await isAt('target');
  await tap(ENEMY);
  await isAt('tables');
  await press(next);
  await isAt('declare');
  await press(page.locator('[data-act="declare"]:visible').first());
  await isAt('react');
  await goOnTo(pupil, 'attack-support');
  await isAt('support');
  await supported(pupil);
  await isAt('result');
  await press(next);
  await isAt('supply');
  await overlay('supply');
  await isAt('turn');
  await press(next);
  await isAt('help');
  expect(await page.locator('.lesson p').innerText()).toContain(device === 'mouse' ? 'click it' : 'tap it');
  expect(tab.errors).toEqual([]);
  await tab.close();
}

export function kasserineLessonSuite(client: () => Client): void {
  describe('the first lesson of Decision at Kasserine', () => {
    test.each(['mouse', 'finger', 'side'] as const)(
      'is done with a %s (a phone on end, or on its side) to its end, and its card covers nothing that it speaks of',
      (device) => wholeLesson(client(), device),
      LONG,
    );
  });
}
