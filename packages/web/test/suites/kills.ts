/** The browser is killed in the middle of a burst of answers, again and again: of what was answered, the last may be lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Choice, OpenGame } from '@bridgehead/client-kit/game';
import { begin } from '@bridgehead/client-kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serveClient } from '../browser.ts';
import { startOwn } from '../own-chromium.ts';
import { isPlaying, PATIENCE } from '../page-facts.ts';
import { isReady } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };
declare const answered: (at: number) => Promise<void>;

/** Of the game that is played, with the dice of this seed. */
const SEED = 3;
const ANSWERS = 400;
/** More than are given before a kill. */
const ROOM = 100;

/** One game, answer by answer: what must be found again. */
async function wholeGame(): Promise<readonly Choice[]> {
  const game = await begin({ hotSeat: false });
  for (let i = 0; i < ANSWERS; i++) {
    const [first = { kind: 'none' }] = await game.choices(undefined, 1);
    await game.apply(first);
  }
  return game.log.value.flatMap(({ choice }) => choice ?? []);
}

async function beginGame(page: Page, address: string): Promise<string> {
  await page.goto(`${address}#/start`);
  await isReady(page);
  await page.getByText('One person, both sides').click();
  await page.getByText('Optional rules, edition, dice').click();
  await page.getByLabel('Seed of the dice').fill(String(SEED));
  await page.getByRole('button', { name: 'Begin' }).click();
  await isPlaying(page);
  return page.url();
}

const answersOf = (page: Page): Promise<readonly Choice[]> =>
  page.evaluate(() => bridgehead.game.log.value.flatMap(({ choice }) => choice ?? []));

/** Gives the answers as fast as they are taken; each that is taken is told. */
const burst = (page: Page, choices: readonly Choice[], from: number): Promise<void> =>
  page.evaluate(
    async ([text, first]) => {
      for (const [at, choice] of (JSON.parse(text) as Choice[]).entries()) {
        const ruling = await bridgehead.game.apply(choice);
        if (!ruling.legal) throw new Error(ruling.reason);
        void answered(first + at + 1);
      }
    },
    [JSON.stringify(choices.slice(from)), from] as const,
  );

/** How many the page had taken, as far as was heard, and how many are there afterwards. */
interface Kill {
  readonly taken: number;
  readonly kept: number;
}

/** One player whose browser is killed each time that he answers. */
class Player {
  readonly kills: Kill[] = [];
  readonly #address: string;
  readonly #profile: string;
  readonly #choices: readonly Choice[];
  #game: string | undefined;
  #taken = 0;

  constructor(address: string, profile: string, choices: readonly Choice[]) {
    this.#address = address;
    this.#profile = profile;
    this.#choices = choices;
  }

  async answerUntilKilled({ answers, milliseconds }: Patience): Promise<void> {
    const own = await startOwn(this.#profile);
    const { page } = own;
    await this.#open(page);
    await page.exposeFunction('answered', (at: number) => {
      this.#taken = at;
    });
    const before = this.#taken;
    burst(page, this.#choices, before).catch(() => {});
    await expect.poll(() => this.#taken, { interval: 1 }).toBeGreaterThanOrEqual(before + answers);
    await wait(milliseconds);
    await own.kill();
  }

  async lookAgain(): Promise<void> {
    const own = await startOwn(this.#profile);
    await this.#open(own.page);
    await own.close();
  }

  /** The game as it is found; a new one where it is nearly through. */
  async #open(page: Page): Promise<void> {
    if (this.#game !== undefined) {
      await page.goto(this.#game);
      await isPlaying(page);
      const found = await answersOf(page);
      expect(found).toEqual(this.#choices.slice(0, found.length));
      this.kills.push({ taken: this.#taken, kept: found.length });
      this.#taken = found.length;
    }
    if (this.#game !== undefined && this.#taken < ANSWERS - ROOM) return;
    this.#game = await beginGame(page, this.#address);
    this.#taken = 0;
  }
}

export function killsSuite(kills: number): void {
  describe(`a browser that is killed ${kills} times while answers come fast`, () => {
    const profile = mkdtempSync(join(tmpdir(), 'bridgehead-profile-'));
    let served: Served;
    let choices: readonly Choice[];
    beforeAll(async () => {
      [served, choices] = await Promise.all([serveClient(), wholeGame()]);
    }, PATIENCE);
    afterAll(async () => {
      await served?.close();
      rmSync(profile, { recursive: true, force: true });
    });

    const killed = async (): Promise<void> => {
      const player = new Player(served.address, profile, choices);
      for (let n = 0; n < kills; n++) await player.answerUntilKilled(killAfter(n));
      await player.lookAgain();
      expect(player.kills).toHaveLength(kills);
      const said = player.kills.map(({ taken, kept }) => `${taken} given, ${kept} kept`);
      expect(
        player.kills.filter(({ taken, kept }) => kept < taken - 1),
        said.join('\n'),
      ).toEqual([]);
    };
    test('has lost no answer but at most the last', killed, (kills + 1) * PATIENCE);
  });
}

interface Patience {
  readonly answers: number;
  readonly milliseconds: number;
}

/** After so many answers, and then a little: never the same. */
const killAfter = (n: number): Patience => ({ answers: 3 + ((n * 5) % 12), milliseconds: (n * 37) % 101 });
