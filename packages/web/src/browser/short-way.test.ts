/** A short way through the client in a real browser for each title; all ways are `npm run test:long`. */
import type { OpenGame } from '@bridgehead/client-kit/game';
import { FIRST_TURN } from '@bridgehead/client-kit/testing';
import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startClient } from '../../test/browser.ts';
import { give } from '../../test/give.ts';
import { type Hands, handsOf } from '../../test/hands.ts';
import { beginOmg85 } from '../../test/omg85-table.ts';
import { answersIn, isPlaying, playOn } from '../../test/page-facts.ts';
import { seriousFindings } from '../../test/scan.ts';
import { answerOnce } from '../../test/suites/omg85.ts';
import { beginExample } from '../../test/table.ts';

declare const bridgehead: { readonly game: OpenGame };

let client: Client;
beforeAll(async () => {
  client = await startClient();
});
afterAll(() => client?.close());

/** What a person sees after these choices is there again after a reload, and nothing has complained. */
async function way(begin: (page: Page) => Promise<void>, play: (hands: Hands) => Promise<void>): Promise<void> {
  const tab = await client.open({ reducedMotion: 'reduce' });
  const { page, errors } = tab;
  await begin(page);
  await play(handsOf(page, 'mouse'));
  const given = await answersIn(page);
  expect(given).toBeGreaterThan(2);
  const told = await page.evaluate(() => bridgehead.game.log.value.length);
  expect(told).toBe(given);
  await page.reload();
  await isPlaying(page);
  await expect.poll(() => answersIn(page)).toBe(given);
  expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
  await tab.close();
}

test('Holland ’44: the first choices of the extended example by mouse', () =>
  way(beginExample, async (hands) => {
    playOn(HOLLAND44_CLIENT.grid, HOLLAND44_CLIENT.words);
    for (const { choice } of FIRST_TURN.slice(0, 6)) await give(hands, choice);
  }));

test('Operation Market Garden: air strikes, supply and the orders of a first Operation Phase by mouse', () =>
  way(beginOmg85, async (hands) => {
    for (let phases = 0; phases < 3; phases++) await answerOnce(hands);
  }));
