/** The animation of the README: moves and a battle, `npm run screens` writes it anew. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { choicesOf, exampleFile } from '@bridgehead/client-kit/testing';
import { expect, test } from 'vitest';
import { animate, type Shot } from '../animation.ts';
import { startClient } from '../browser.ts';
import { giveAll } from '../give.ts';
import { handsOf } from '../hands.ts';
import { isPlaying, LONG } from '../page-facts.ts';
import { closeNotice, openFile } from '../table.ts';

const OUT = process.env.SCREENS ?? 'screens';
const SIZE = { width: 960, height: 600 } as const;

/** From the attack on Kerutt to the breakthrough on the road to Valkenswaard. */
const FROM = 88;
const TO = 98;

test(
  'a turn, animated',
  async () => {
    const client = await startClient();
    const { page, close } = await client.open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await openFile(page, 'Open a save file', await exampleFile({ step: FROM }), 'alone');
    await isPlaying(page);
    await closeNotice(page);
    // Until the ground is painted.
    await page.waitForTimeout(8000);
    const shots: Shot[] = [];
    const shoot = async (milliseconds: number): Promise<void> => {
      shots.push({ png: await page.screenshot(), milliseconds });
    };
    await giveAll(handsOf(page, 'mouse'), choicesOf(FROM, TO), async (at) => {
      if (at === 0) return;
      await page.waitForTimeout(700);
      await shoot(1400);
    });
    await page.waitForTimeout(700);
    await shoot(1400);
    const file = await animate(page, shots, SIZE);
    expect(shots.length).toBeGreaterThan((TO - FROM) / 2);
    writeFileSync(join(OUT, 'turn.webp'), file);
    await close();
    await client.close();
  },
  LONG,
);
