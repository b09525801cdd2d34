/** A game against the computer, taken as a file to another browser. */
import { readFileSync } from 'node:fs';
import { CATALOGUE, type TitleManifest } from '@bridgehead/catalogue';
import type { OpenGame } from '@bridgehead/client-kit/game';
import { otherSide, sideLook } from '@bridgehead/client-kit/looks';
import { beginGame, decision, play, randomFrom, sampleChoice } from '@bridgehead/engine';
import { readSaveText } from '@bridgehead/engine/save-text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startClient } from '../../test/browser.ts';
import { isPlaying, LONG } from '../../test/page-facts.ts';
import { isReady } from '../../test/table.ts';

declare const bridgehead: { readonly game: OpenGame };

let client: Client;
beforeAll(async () => {
  client = await startClient();
});
afterAll(() => client?.close());

const answersIn = (page: Page): Promise<number> => page.evaluate(() => bridgehead.game.log.value.length);
const strip = (page: Page) => page.locator('[data-opponent]');

async function exported(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const downloading = page.waitForEvent('download');
  await page.locator('[data-menu="file"]').click();
  return readFileSync(await (await downloading).path());
}

const FIRST_CHOICES = 10;

/** The computer plays the side that has most to do at first. */
async function seatsOf({ facts, sides, loadRules }: TitleManifest) {
  const setUp = { title: facts.id, edition: 1, scenario: facts.scenarios[0]?.id ?? '', options: {}, seed: 1 };
  const begun = beginGame(await loadRules(), setUp);
  if (!begun.ok) throw new RangeError(facts.id);
  const random = randomFrom(1);
  const asked: string[] = [];
  for (let made = 0; made < FIRST_CHOICES; made++) {
    asked.push(decision(begun.value)?.by ?? '');
    play(begun.value, sampleChoice(begun.value, random));
  }
  const timesAsked = (side: string): number => asked.filter((one) => one === side).length;
  const [computer = ''] = [...facts.sides].sort((a, b) => timesAsked(b) - timesAsked(a));
  return { title: facts.id, computer, person: otherSide(sides, computer), name: sideLook(sides, computer).name };
}

/** Where the person is asked before the computer, he answers anything. */
const giveWay = (page: Page, computer: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    const { game } = bridgehead;
    while (game.decision.value?.by !== wanted && game.log.value.length < 3) {
      const [choice] = await game.choices({}, 1);
      if (choice !== undefined) await game.apply(choice);
    }
  }, computer);

test.each(await Promise.all(CATALOGUE.map(seatsOf)))(
  'of $title goes on against the same opponent in a fresh profile, and after a reload there',
  async ({ title, computer, person, name }) => {
    const one = await client.open({ reducedMotion: 'reduce' });
    await isReady(one.page);
    await one.page.getByLabel('Title').selectOption(title);
    await one.page.locator(`select[data-side="${computer}"]`).selectOption('recruit');
    await one.page.locator(`select[data-side="${person}"]`).selectOption('person');
    await one.page.getByRole('button', { name: 'Begin' }).click();
    await isPlaying(one.page);
    await giveWay(one.page, computer);
    await expect.poll(() => answersIn(one.page)).toBeGreaterThan(2);
    await strip(one.page).locator('[data-act="replay-play"]').click();
    await strip(one.page).getByText('waits for you').waitFor();
    const given = await answersIn(one.page);
    const buffer = await exported(one.page);
    expect(readSaveText(buffer.toString())).toMatchObject({
      players: { [computer]: { by: 'computer', level: 'recruit' }, [person]: { by: 'person' } },
      hotSeat: false,
    });
    await one.close();

    const other = await client.open({ reducedMotion: 'reduce' });
    const { page } = other;
    await isReady(page);
    await page.getByText('Nothing saved yet').waitFor();
    const file = { name: 'game.json', mimeType: 'application/json', buffer };
    await page.getByLabel('Open a save file').setInputFiles(file);
    await isPlaying(page);
    expect(await answersIn(page)).toBeGreaterThanOrEqual(given);
    await strip(page).getByText(`${name}: Recruit`).waitFor();
    await expect.poll(() => answersIn(page)).toBeGreaterThan(given);
    await page.reload();
    await isPlaying(page);
    await strip(page).getByText(`${name}: Recruit`).waitFor();
    await strip(page).locator('[data-act="skip-opponent"]').click();
    await page.waitForFunction((by) => bridgehead.game.decision.value?.by === by, person, { polling: 200 });
    expect(await page.evaluate(() => [bridgehead.game.seat.value, bridgehead.game.handOver.value])).toEqual([
      person,
      undefined,
    ]);
    expect(other.errors).toEqual([]);
    await other.close();
  },
  2 * LONG,
);
