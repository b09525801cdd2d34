/** Taking back, keeping, exporting, replaying. */
import { readFileSync } from 'node:fs';
import type { OpenGame } from '@bridgehead/client-kit/game';
import { choicesOf, EXAMPLE, exampleFile } from '@bridgehead/client-kit/testing';
import { describe, expect, test } from 'vitest';
import type { Client } from '../browser.ts';
import { choose, give } from '../give.ts';
import { handsOf } from '../hands.ts';
import { answersIn, applyAll, decisionIn, isPlaying, PATIENCE } from '../page-facts.ts';
import { beginExample, isReady, keptAnswers, offerFile, openFile, unitsIn } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };

export function timeSuite(client: () => Client): void {
  describe('time', () => {
    test('goes back and forth until a die has been rolled', () => undoLimits(client()), PATIENCE);
    test(
      'stands still over reload, export and import, and a broken file changes nothing',
      () => keeping(client()),
      PATIENCE,
    );
    test('can be watched step by step, and left anywhere for a game of its own', () => replaying(client()), PATIENCE);
    test('dice that do not fit are said so, and the game goes on without them', () => unfit(client()), PATIENCE);
    test('a march may stop, and stop again', () => pausing(client()), PATIENCE);
    test(
      'dice laid down are kept with the game, and those that were rolled are not rolled again',
      () => scripted(client()),
      PATIENCE,
    );
  });
}

async function undoLimits(client: Client): Promise<void> {
  const tab = await client.open({ reducedMotion: 'reduce' });
  const { page } = tab;
  await beginExample(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  expect(await undo.isDisabled()).toBe(true);
  await applyAll(page, choicesOf(0, 11));
  await undo.click();
  await expect.poll(() => answersIn(page)).toBe(10);
  await page.keyboard.press('u');
  await expect.poll(() => answersIn(page)).toBe(9);
  // What was taken back may be given again after a reload as well.
  await expect.poll(() => keptAnswers(page)).toBe(9);
  await page.reload();
  await isPlaying(page);
  await redo.click();
  await page.keyboard.press('y');
  await expect.poll(() => answersIn(page)).toBe(11);
  expect(await redo.isDisabled()).toBe(true);
  // The last landing rolls for the hexes: what the dice have shown cannot be unseen.
  await give(handsOf(page, 'mouse'), choicesOf(11, 12)[0] ?? { kind: 'none' });
  expect(await undo.isDisabled()).toBe(true);
  await page.keyboard.press('u');
  await page.keyboard.press('Control+z');
  expect(await answersIn(page)).toBe(12);
  expect(await decisionIn(page)).toMatchObject({ kind: 'scatter' });
  expect(tab.errors).toEqual([]);
  await tab.close();
}

async function keeping(client: Client): Promise<void> {
  const tab = await client.open({ reducedMotion: 'reduce' });
  const { page } = tab;
  await beginExample(page);
  for (const choice of choicesOf(0, 2)) await give(handsOf(page, 'mouse'), choice);
  const units = await unitsIn(page);
  const running = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back to all games' }).click();
  await page.getByText('2 moves').waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const exported = readFileSync(await (await downloading).path());

  // A file that is cut among its choices opens with those before; one that is cut in its first line is none.
  const broken = exported.subarray(0, 40);
  await offerFile(page, 'Open a save file', broken, 'torn.json');
  await page.getByText('“torn.json” was not opened: it is not a JSON file').waitFor();
  await offerFile(page, 'Open a save file', Buffer.from('{"name":"x"}'), 'notes.json');
  await page.getByText('“notes.json” was not opened: it is not a Bridgehead save').waitFor();
  await page.goto(running);
  await page.reload();
  await isPlaying(page);
  expect(await unitsIn(page)).toEqual(units);
  expect(await answersIn(page)).toBe(2);

  await page.goto(`${client.address}#/start`);
  await openFile(page, 'Open a save file', exported, 'alone');
  await page.waitForURL((url) => url.hash.startsWith('#/game/') && url.href !== running);
  await isPlaying(page);
  expect(await unitsIn(page)).toEqual(units);
  await page.goto(`${client.address}#/start`);
  await openFile(page, 'Open a save file', exported, 'hot-seat');
  await page.waitForURL((url) => url.hash.startsWith('#/game/') && url.href !== running);
  await page.goto(`${client.address}#/start`);
  await page.locator('.game').nth(2).waitFor();
  expect(await page.locator('.game').filter({ hasText: 'One person' }).count()).toBe(2);
  expect(await page.locator('.game').filter({ hasText: 'Two people' }).count()).toBe(1);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

async function replaying(client: Client): Promise<void> {
  const tab = await client.open({ reducedMotion: 'reduce' });
  const { page } = tab;
  await openFile(page, 'Watch a file as a replay', await exampleFile({ step: 34 }));
  await isPlaying(page);
  const at = () => page.evaluate(() => bridgehead.game.replay.value?.at);
  const slider = page.getByRole('slider', { name: 'Moves' });
  await slider.fill('30');
  await expect.poll(at).toBe(30);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await expect.poll(at).toBe(29);
  await page.getByRole('button', { name: 'Next move' }).click();
  await expect.poll(at).toBe(30);
  await slider.press('ArrowRight');
  await expect.poll(at).toBe(31);
  await slider.press('Home');
  await expect.poll(at).toBe(0);
  await slider.fill('18');
  await expect.poll(at).toBe(18);
  const watched = page.url();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL((url) => url.hash.startsWith('#/game/') && url.href !== watched);
  await page.waitForFunction(() => 'bridgehead' in globalThis && bridgehead.game.replay.value === undefined);
  expect(await answersIn(page)).toBe(18);
  await page.locator('.b-board').waitFor();
  await give(handsOf(page, 'mouse'), {
    kind: 'march',
    units: ['uk.1abn.1p.1', 'uk.1abn.1a.2ssa'],
    mode: 'normal',
    path: ['6419'],
  });
  expect(await answersIn(page)).toBe(19);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

/** A die where a face is drawn, or a face where a die is rolled, fits nothing. */
async function unfit(client: Client): Promise<void> {
  const tab = await client.open({ reducedMotion: 'reduce' });
  const { page } = tab;
  await isReady(page);
  await page.getByText('The Campaign Game', { exact: true }).click();
  await page.getByText('One person, both sides').click();
  await page.getByText('Optional rules, edition, dice').click();
  await page.getByLabel('Dice in order, for study').fill('de.unk.police');
  await page.getByRole('button', { name: 'Begin' }).click();
  await isPlaying(page);
  await applyAll(page, choicesOf(0, 11));
  const [last = { kind: 'none' }] = choicesOf(11, 12);
  const hands = handsOf(page, 'mouse');
  await choose(hands, last);
  await page.locator('.refused').filter({ hasText: 'does not fit this roll' }).waitFor();
  expect(await answersIn(page)).toBe(11);
  await page.getByRole('button', { name: 'Continue with random dice' }).click();
  await page.locator('.refused').waitFor({ state: 'detached' });
  // What was planned still is.
  await hands.press(page.locator('[data-act="place-some"]'));
  await expect.poll(() => keptAnswers(page)).toBe(12);
  await page.reload();
  await isPlaying(page);
  expect(await answersIn(page)).toBe(12);
  expect(tab.errors).toEqual([]);
  await tab.close();
}

/** A march that stops twice, and a way that is not the cheapest. */
async function pausing(client: Client): Promise<void> {
  const tab = await client.open({ reducedMotion: 'reduce' });
  const { page } = tab;
  await openFile(page, 'Open a save file', await exampleFile({ step: 57 }), 'alone');
  await isPlaying(page);
  const hands = handsOf(page, 'mouse');
  await give(hands, { kind: 'march', units: ['uk.50.9dli'], mode: 'normal', path: ['1301'], pause: true });
  await give(hands, { kind: 'march-on', path: ['1302'], pause: true });
  expect(await decisionIn(page)).toMatchObject({ kind: 'march-on', about: { at: '1302' } });
  await give(hands, { kind: 'march-on', path: ['1403'] });
  expect(await decisionIn(page)).toMatchObject({ kind: 'movement-orders' });
  expect(tab.errors).toEqual([]);
  await tab.close();
}

async function scripted(client: Client): Promise<void> {
  const tab = await client.open();
  const { page } = tab;
  await isReady(page);
  await page.getByText('Optional rules, edition, dice').click();
  const dice = page.getByLabel('Dice in order, for study');
  await dice.fill('3 7');
  await page.getByText('“7” is neither a die from 1 to 6 nor the id of a face').waitFor();
  expect(await page.getByRole('button', { name: 'Begin' }).isDisabled()).toBe(true);
  await page.reload();
  await beginExample(page);
  await applyAll(page, choicesOf(0, 15));
  await expect.poll(() => keptAnswers(page)).toBe(15);
  await page.reload();
  await isPlaying(page);
  await applyAll(page, choicesOf(15, 58));
  expect(await decisionIn(page)).toMatchObject({ by: 'allied', kind: 'movement-orders' });
  const rolled = await page.evaluate(async () => {
    const lines = (await bridgehead.game.exportText()).trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line)).filter(({ by }) => by === 'chance');
  });
  expect(rolled.map(({ choice }: { choice: { die?: number; face?: string } }) => choice.die ?? choice.face)).toEqual(
    EXAMPLE.dice.slice(0, rolled.length),
  );
  await tab.close();
}
