/** Each kind of hands alone: a finger fights a whole battle, the keyboard plays a whole player-turn. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import { BATTLES, BEFORE, choicesOf, EXAMPLE, exampleFile } from '@bridgehead/client-kit/testing';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { giveAll } from '../give.ts';
import { handsOf } from '../hands.ts';
import { applyAll, decisionIn, isPlaying, LONG } from '../page-facts.ts';
import { takeOver } from '../random-player.ts';
import { beginExample, openFile } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };

/** Two people, one tablet, no mouse and no key. */
async function fightByTouch(client: Client): Promise<void> {
  const tab = await client.open({
    viewport: { width: 1112, height: 834 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const { page } = tab;
  await openFile(page, 'Open a save file', await exampleFile(BEFORE), 'hot-seat');
  await isPlaying(page);
  const hands = handsOf(page, 'finger');
  await giveAll(hands, BATTLES, () => takeOver(hands));
  const kinds = await page.evaluate(() =>
    bridgehead.game.log.value.flatMap(({ events }) => events.map(({ kind }) => kind)),
  );
  for (const kind of ['determined-defense', 'combat-result', 'retreated', 'advanced']) expect(kinds).toContain(kind);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

/** The German player-turn of the text, from its Bridge Phase to the Traffic markers. */
const FROM = EXAMPLE.steps.findIndex(({ decision }) => decision === 'bridges');
const TO = EXAMPLE.steps.findIndex(({ decision }, i) => i > FROM && decision === 'artillery-resupply');
const TURN = EXAMPLE.steps.slice(FROM, TO);

async function turnByKeys(client: Client): Promise<void> {
  const tab = await client.open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const { page } = tab;
  await beginExample(page);
  await applyAll(page, choicesOf(0, FROM));
  const hands = handsOf(page, 'keyboard');
  await giveAll(hands, choicesOf(FROM, TO), async (at) => {
    const { by, decision } = TURN[at] ?? { by: '', decision: '' };
    expect(await decisionIn(page)).toMatchObject({ by, kind: decision });
  });
  expect(await decisionIn(page)).toMatchObject({ by: 'allied', kind: 'artillery-resupply' });
  expect(tab.errors).toEqual([]);
  await tab.close();
}

export function eachAloneSuite(client: () => Client): void {
  describe('each alone', () => {
    test('a finger fights: Determined Defense, retreat, advance, breakthrough', () => fightByTouch(client()), LONG);
    test('the keyboard plays a whole player-turn', () => turnByKeys(client()), LONG);
  });
}
