/** Every screen in the language of accents: what shows a plain letter has not come from a table of words. */
import { CATALOGUE, manifestOf } from '@bridgehead/catalogue';
import type { OpenGame } from '@bridgehead/client-kit/game';
import { EXAMPLE, exampleFile } from '@bridgehead/client-kit/testing';
import { beginGame, decision, play, randomFrom, sampleChoice, saveGame, writeSaveText } from '@bridgehead/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { breakWorkers, keepWorkers } from '../broken-workers.ts';
import type { Client, Tab } from '../browser.ts';
import { isPlaying, LONG, PATIENCE } from '../page-facts.ts';
import { bareBut, printedNames, unmarkedOn } from '../unmarked.ts';

declare const bridgehead: { readonly game: OpenGame };

const TITLES = ['holland44', 'omg85', 'kasserine'] as const;
type Title = (typeof TITLES)[number];
/** Every title as it comes, and in its other editions. */
const VERSIONS = CATALOGUE.flatMap(({ facts: { id, editions } }) => editions.map((edition) => [id, edition] as const));
/** The side that is left to the computer. */
const COMPUTER_SIDES = { holland44: 'german', omg85: 'german', kasserine: 'axis' } as const;
const LANGUAGE = '?lang=en-XA';
const isBare = bareBut((await Promise.all(CATALOGUE.map(printedNames))).flat());

/** A page on which whatever was found bare is collected, each with the screen it was found on. */
interface Walk {
  readonly tab: Tab;
  readonly page: Page;
  look(screen: string): Promise<void>;
  /** To another screen of the same page. */
  goTo(hash: string): Promise<void>;
  readonly bare: readonly string[];
}

async function walkIn(client: Client): Promise<Walk> {
  const tab = await client.open();
  const { page } = tab;
  const bare: string[] = [];
  const known = new Set<string>();
  await page.goto(`${client.address}${LANGUAGE}`);
  await page.locator('.new-game form').waitFor({ timeout: PATIENCE });
  return {
    tab,
    page,
    bare,
    look: async (screen) => {
      for (const found of await unmarkedOn(page, isBare)) {
        if (known.has(found)) continue;
        known.add(found);
        bare.push(`${screen}: ${found}`);
      }
    },
    goTo: async (hash) => {
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      await page.locator('#content, .b-board').first().waitFor({ timeout: PATIENCE });
      await page.waitForTimeout(300);
    },
  };
}

/** Plans and begins a game; `seats` are the players by side, in the words of the form. */
async function begin({ page }: Walk, title: string, seats: Readonly<Record<string, string>>, of = 1): Promise<void> {
  await page.locator('.new-game select').first().selectOption(title);
  for (const details of await page.locator('.new-game details').all())
    await details.evaluate((one) => one.setAttribute('open', ''));
  const edition = page.locator('.new-game select[name="edition"]');
  if (await edition.isVisible()) await edition.selectOption(String(of));
  for (const [side, player] of Object.entries(seats)) {
    await page.locator(`.new-game select[data-side="${side}"]`).selectOption(player);
  }
  // The second way to play is that of people who hand the device over.
  if (Object.keys(seats).length === 0) await page.locator('.tile:has(input[name="players"])').nth(1).click();
}

const start = async (page: Page): Promise<void> => {
  await page.locator('.new-game button[type="submit"]').click();
  await isPlaying(page);
  await page.locator('.b-board, [data-act="take-over"]').first().waitFor();
};

async function askForAdvice(page: Page): Promise<void> {
  const advice = page.locator('[data-act="advice"]').first();
  if ((await advice.count()) === 0) return;
  await advice.click();
  await page.waitForTimeout(4000);
}

/** What ends a phase of many orders: among all that may be ordered it is hardly ever drawn. */
const ENDINGS: readonly string[] = ['combat', 'end-movement', 'end-declaration', 'done', 'pass'];
/** So many orders, then the phase is ended. */
const MOST_ORDERS = 10;

/** Answers at random, or ends the phase, and says which kind of question comes next. */
const answerOnce = (page: Page, seed: number, endings: readonly string[] = []): Promise<string | undefined> =>
  page.evaluate(
    async ([draw, wanted]) => {
      const { game } = bridgehead;
      if (game.handOver.value !== undefined) await game.takeOver();
      const ends = await Promise.all(wanted.map((kind) => game.choices({ kind }, 1)));
      const choices = ends.find(({ length }) => length > 0) ?? (await game.choices({}, 40));
      const choice = choices[draw % Math.max(1, choices.length)];
      if (choice !== undefined) await game.apply(choice);
      return game.decision.value?.kind;
    },
    [seed, endings] as const,
  );

const press = async (page: Page, key: string): Promise<void> => {
  await page.locator('body').press(key);
  await page.waitForTimeout(120);
};

/** What is to be done next, taken up: a unit with its reach, a target with the planner; then the panels of the game screen, by their keys. */
async function lookAtPanels({ page, look }: Walk, where: string): Promise<void> {
  for (const key of ['n', 'l', 'w', 'r', 'g', 'f', 'i', '?', 'm']) {
    await press(page, key);
    await look(`${where}, key ${key}`);
    await press(page, 'Escape');
  }
}

/** What is opened from the menu, and all overlays with their legends. */
async function lookAround(walk: Walk, where: Title): Promise<void> {
  const { page, look } = walk;
  await begin(walk, where, { [COMPUTER_SIDES[where]]: 'person' });
  await start(page);
  for (let seed = 1; seed < 6; seed++) await answerOnce(page, seed);
  for (const item of ['briefing', 'players', 'settings', 'course']) {
    await press(page, 'm');
    const entry = page.locator(`[data-menu="${item}"]`);
    if ((await entry.count()) > 0) await entry.click();
    await page.waitForTimeout(300);
    await look(`${where}, ${item}`);
    await press(page, 'Escape');
    await press(page, 'Escape');
  }
  for (const key of '123456789') {
    await press(page, key);
    await page.waitForTimeout(300);
    await look(`${where}, overlay ${key}`);
    await press(page, key);
  }
}

async function lookAtPages(walk: Walk): Promise<void> {
  const { look, goTo, page } = walk;
  for (const title of TITLES) {
    await begin(walk, title, {});
    await look(`start page of ${title}`);
  }
  for (const hash of ['#/settings', '#/about', '#/map', '#/nowhere', '#/game/none']) {
    await goTo(hash);
    await look(hash);
  }
  for (const title of TITLES) {
    await goTo(`#/rulebook/${title}`);
    await look(`rulebook of ${title}`);
    await goTo(`#/first-time/${title}`);
    await page.locator('.b-board').waitFor();
    await look(`lesson of ${title}`);
    const [hex] = (await manifestOf(title)?.loadMap())?.hexes ?? [];
    await goTo(`#/map/${title}/${hex?.hex}`);
    await page.locator('details summary').first().click();
    await page.waitForTimeout(500);
    await look(`map of ${title}`);
  }
}

async function lookAtGame(walk: Walk, title: string, edition: number): Promise<void> {
  const { page, look } = walk;
  await begin(walk, title, {}, edition);
  await look(`start page of ${title}, edition ${edition}`);
  // The last scenario of this title is the one that lets its players set up.
  if (title === 'omg85') await page.locator('.tile:has(input[name="scenario"])').last().click();
  await start(page);
  const seen = new Map<string, number>();
  let last = '';
  for (let seed = 1; seed < 160; seed++) {
    if (await page.locator('[data-act="take-over"]').count()) await look(`${title}, hand-over`);
    const isLong = (seen.get(last) ?? 0) % MOST_ORDERS === MOST_ORDERS - 1;
    const kind = await answerOnce(page, seed * 7, isLong ? ENDINGS : []);
    if (kind === undefined) break;
    last = kind;
    const times = seen.get(kind) ?? 0;
    seen.set(kind, times + 1);
    if (times < 2) await look(`${title} ${kind}`);
    if (times === 0) await lookAtPanels(walk, `${title} ${kind}`);
  }
  await walk.goTo('#/start');
  await page.locator('.new-game form').waitFor();
  await look('saved games');
  expect(seen.size).toBeGreaterThan(3);
}

async function lookAtOpponent(walk: Walk, title: Title): Promise<void> {
  const { page, look, goTo } = walk;
  await begin(walk, title, { [COMPUTER_SIDES[title]]: 'recruit' });
  await look('the form with a computer player');
  await start(page);
  await askForAdvice(page);
  await look(`${title}, advice`);
  for (let seed = 1; seed < 12; seed++) {
    await answerOnce(page, seed);
    await look(`${title}, opponent`);
  }
  const id = await page.evaluate(() => bridgehead.game.id);
  await goTo('#/start');
  await goTo(`#/replay/${id}`);
  await page.locator('.b-board').waitFor();
  await page.waitForTimeout(500);
  await look(`${title}, replay`);
  await lookAtPanels(walk, `${title}, replay`);
}

/** Opens a file; who plays on is asked where somebody is to. */
async function openSaved({ page }: Walk, buffer: Buffer): Promise<void> {
  // A file goes by its own name.
  const file = { name: '1944', mimeType: 'application/json', buffer };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  const alone = page.locator('[data-players="alone"]');
  await page.locator('[data-players="alone"], .b-board').first().waitFor({ timeout: PATIENCE });
  if ((await alone.count()) > 0) await alone.click();
  await page.locator('.b-board').waitFor({ timeout: PATIENCE });
}

const MOST_TARGETS = 5;

/** The planner before each attack and with its plan; then everything that is asked until the battle is over. */
async function lookAtPlanner(walk: Walk): Promise<void> {
  const { page, look } = walk;
  await openSaved(walk, await exampleFile({ step: EXAMPLE.steps.findIndex((one) => one.decision === 'combat') }));
  await page.waitForFunction(() => bridgehead.game.decision.value?.kind === 'combat');
  for (let target = 0; target < MOST_TARGETS; target++) {
    await press(page, 'n');
    await page.locator('.planner').waitFor({ timeout: PATIENCE });
    await look('planner');
  }
  for (const counter of await page.locator('.planner [data-unit]').all())
    await counter.click({ timeout: 2000 }).catch(() => {});
  await look('planner, others chosen');
  await page.locator('[data-act="attack"]').first().click();
  await page.waitForTimeout(500);
  for (let seed = 1; seed < 20; seed++) {
    await look(`battle, ${await answerOnce(page, seed)}`);
  }
}

/** A game that was played at random to its end. */
async function finished(title: string, edition: number): Promise<Buffer> {
  const rules = await manifestOf(title)?.loadRules();
  const [scenario] = rules?.scenarios ?? [];
  if (rules === undefined || scenario === undefined) throw new RangeError(title);
  const begun = beginGame(rules, { title, edition, scenario: scenario.id, options: {}, seed: 20 });
  if (!begun.ok) throw new RangeError(begun.fault.says.code);
  const random = randomFrom(20);
  while (decision(begun.value) !== undefined) play(begun.value, sampleChoice(begun.value, random));
  return Buffer.from(writeSaveText(saveGame(begun.value)));
}

/** Who has won, the score, and the course of the whole campaign. */
async function lookAtEnd(walk: Walk, title: string, edition: number): Promise<void> {
  const { page, look } = walk;
  // A game that is over is opened to be looked at.
  await openSaved(walk, await finished(title, edition));
  await page.waitForFunction(() => bridgehead.game?.replay.value !== undefined, undefined, { timeout: PATIENCE });
  await page.evaluate(() => bridgehead.game.goTo(bridgehead.game.replay.value?.of ?? 0));
  await page.locator('.over').waitFor();
  await look(`${title}, end`);
  const course = page.locator('[data-act="course"]');
  if ((await course.count()) > 0) {
    await course.click();
    await page.locator('.campaign-page[open] section').first().waitFor({ timeout: PATIENCE });
    await page.waitForTimeout(500);
    await look(`${title}, course of the campaign`);
    await press(page, 'Escape');
  }
  await page.locator('[data-act="score"]').click();
  await look(`${title}, score`);
  await lookAtPanels(walk, `${title}, end`);
}

/** The person's turn is brought to its end, the computer's is skipped: what is told of it then. */
async function lookAtReport(walk: Walk, title: Title): Promise<void> {
  const { page, look } = walk;
  await begin(walk, title, { [COMPUTER_SIDES[title]]: 'recruit' });
  await start(page);
  const endings = [...ENDINGS, 'halt', 'end-advance', 'no-drive'];
  await page.evaluate(
    async ([enemy, wanted]) => {
      const { game } = bridgehead;
      const isOwn = (): boolean => String(game.view.value?.phase).startsWith('allied');
      for (let heard = false; !heard || !isOwn(); ) {
        document.querySelector<HTMLElement>('[data-act="skip-opponent"]')?.click();
        if (game.decision.value?.by !== 'allied') await new Promise((done) => setTimeout(done, 50));
        else {
          let choice = (await game.choices({}, 1))[0];
          for (const kind of wanted) choice = (await game.choices({ kind }, 1))[0] ?? choice;
          if (choice !== undefined) await game.apply(choice);
        }
        heard ||= String(game.view.value?.phase).startsWith(enemy);
      }
    },
    [COMPUTER_SIDES[title], endings] as const,
  );
  await page.locator('[data-report]').waitFor({ timeout: PATIENCE });
  await page.waitForTimeout(500);
  await look(`${title}, report`);
  await press(page, 'l');
  for (const tab of await page.locator('.log-tabs label').all()) {
    await tab.click();
    await look(`${title}, log`);
  }
  await lookAtPanels(walk, `${title}, after the enemy's turn`);
}

async function lookAtCrash(walk: Walk): Promise<void> {
  const { page, look } = walk;
  await keepWorkers(page);
  await page.reload();
  await page.locator('.new-game form').waitFor();
  await start(page);
  await breakWorkers(page);
  await page.locator('samp').waitFor({ state: 'attached' });
  await look('crash');
  expect(await page.locator('samp').textContent()).toBe('out of memory');
}

export function pseudoLocaleSuite(client: () => Client): void {
  async function lookingAt(looks: (walk: Walk) => Promise<void>): Promise<void> {
    const walk = await walkIn(client());
    await looks(walk);
    expect(walk.bare).toEqual([]);
    await walk.tab.close();
  }

  describe('in the language of accents only marked text is shown', () => {
    test('on the pages', { timeout: LONG }, () => lookingAt(lookAtPages));
    test.each(VERSIONS)('in a game of %s, edition %i, whatever is asked', { timeout: LONG }, (title, edition) =>
      lookingAt((walk) => lookAtGame(walk, title, edition)),
    );
    test.each(TITLES)('against the computer in %s, and in its replay', { timeout: LONG }, (title) =>
      lookingAt((walk) => lookAtOpponent(walk, title)),
    );
    test.each(TITLES)('around a game of %s', { timeout: LONG }, (title) =>
      lookingAt((walk) => lookAround(walk, title)),
    );
    test('in the attack planner and in battles', { timeout: LONG }, () => lookingAt(lookAtPlanner));
    test.each(VERSIONS)('at the end of a game of %s, edition %i', { timeout: LONG }, (title, edition) =>
      lookingAt((walk) => lookAtEnd(walk, title, edition)),
    );
    test.each(TITLES)('after the turn of the computer in %s', { timeout: LONG }, (title) =>
      lookingAt((walk) => lookAtReport(walk, title)),
    );
    test('where something breaks', { timeout: LONG }, () => lookingAt(lookAtCrash));
  });
}
