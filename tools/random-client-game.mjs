/**
 * A random game driven through the client in Chromium: at every decision one of the page's own controls is used, chosen at
 * random: a highlighted hex on the map, a unit in a list, a choice, a button. An error in the page's console, or a page on
 * which nothing leads on any more, ends the run with code 1; the game up to there is then written to a file.
 *
 *   node tools/random-client-game.mjs [--choices 2000] [--seed 1] [--scenario short|campaign]
 */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { preview } from 'vite';

const require = createRequire(new URL('../packages/web/package.json', import.meta.url));
const { chromium } = require('playwright-core');

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SCENARIOS = { short: 'The Short Game', campaign: 'The Campaign Game' };
const TELL_EVERY = 50;
/** After so many deeds without an answer the first legal button is pressed; after twice as many the page is stuck. */
const PATIENT_DEEDS = 30;
const ACT_MS = 5000;

const { values } = parseArgs({
  options: {
    choices: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string', default: 'campaign' },
  },
});
const wanted = Number(values.choices);
const seed = Number(values.seed);
const scenario = SCENARIOS[values.scenario];
if (!Number.isSafeInteger(wanted) || !Number.isSafeInteger(seed) || scenario === undefined) {
  console.error('expected --choices and --seed as whole numbers, --scenario short or campaign');
  process.exit(2);
}

/** The same seed makes the same hands (mulberry32). */
function randomFrom(start) {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What can be done on the page now, as seen by a player. */
const CONTROLS = [
  // [selector, weight]
  ['.question .choice-list button:enabled', 6],
  ['.question .who-list button:enabled', 3],
  ['.question .endings button:enabled', 1.5],
  ['.question [data-act="confirm"]:enabled', 12],
  ['.stack-card [data-act="march"]:enabled', 12],
  ['.stack-card .choice-row:enabled', 2],
  ['.stack-card .orders summary', 0.6],
  ['.stack-card .counter-toggle', 0.8],
  ['.stack-card .mode-switch label', 0.8],
  ['.question [data-act="attack"]:enabled', 8],
  ['.question [data-act="support"]:enabled', 6],
  ['.question .switches .switch', 1.5],
  ['.question .planner-units .counter-toggle', 0.8],
  ['.unmoved button', 3],
  ['.order-kinds summary', 0.15],
  ['.order-kinds button', 0.4],
  ['.question .link', 0.3],
  ['.reminder button', 0.6],
  ['[data-act="end-anyway"]', 1.5],
  ['.phase-bar [data-act="ending"]:enabled', 0.5],
  ['.undo button:enabled', 0.15],
  ['.dock [role="tab"]', 0.15],
  ['.tool-bar [data-overlay]', 0.1],
];

/** In the page: the visible controls, and the middles of hexes that are drawn as open to the player. */
function lookAround(controls) {
  const seen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility();
  };
  const found = controls.flatMap(([selector, weight]) => {
    const all = [...document.querySelectorAll(selector)];
    const shown = all.filter(seen).length;
    return shown === 0 ? [] : [{ selector, weight }];
  });
  const { game } = globalThis.bridgehead;
  return {
    found,
    answers: game.log.value.length,
    isOver: game.decision.value === undefined,
    isBusy: game.busy.value,
    kind: game.decision.value?.kind,
    turn: game.view.value?.turn,
    isHandOver: game.handOver.value !== undefined,
  };
}

/** In the page: a point of the board where nothing lies over it, on a counter or a marked hex if there is one. */
function pointOnBoard([which, along, down]) {
  const board = document.querySelector('.b-board')?.getBoundingClientRect();
  if (board === undefined) return undefined;
  const marked = [...document.querySelectorAll('.b-board svg.b-sheet:last-of-type .b-counter')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, left, top, right, bottom }) => {
      return width > 0 && left > board.left && top > board.top && right < board.right && bottom < board.bottom;
    });
  const rect = which < 0.4 ? marked[Math.floor((which / 0.4) * marked.length)] : undefined;
  const x = rect === undefined ? board.left + along * board.width : rect.left + rect.width / 2;
  const y = rect === undefined ? board.top + down * board.height : rect.top + rect.height / 2;
  return document.elementFromPoint(x, y)?.closest('.b-board') === null ? undefined : { x, y };
}

async function openPage() {
  const config = new URL('../vite.config.ts', import.meta.url).pathname;
  const server = await preview({ configFile: config, logLevel: 'error', preview: { port: 0 } });
  const executablePath = [process.env.BRIDGEHEAD_CHROMIUM ?? '', ...USUAL_PLACES].find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('no Chromium: run «node tools/ensure-chromium.mjs»');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const context = await browser.newContext({ viewport: { width: 1100, height: 800 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(ACT_MS);
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(server.resolvedUrls.local[0]);
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { page, errors, close };
}

async function beginGame(page) {
  await page.getByRole('button', { name: 'Begin' }).waitFor({ timeout: 60_000 });
  await page.getByText(scenario, { exact: true }).click();
  await page.getByText('One person, both sides').click();
  await page.getByText('Optional rules, edition, dice').click();
  await page.getByLabel('Seed of the dice').fill(String(seed));
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForFunction(() => 'bridgehead' in globalThis, undefined, { timeout: 60_000 });
  await page.locator('.b-board').waitFor();
}

/** One deed: a tap on the board, or one of the controls that are there. What has gone meanwhile is no fault. */
async function actOnce(page, random, { found }) {
  const map = 4;
  const total = found.reduce((sum, { weight }) => sum + weight, map);
  let at = random() * total;
  const control = found.find(({ weight }) => {
    at -= weight;
    return at < 0;
  });
  if (control === undefined) {
    const point = await page.evaluate(pointOnBoard, [random(), random(), random()]);
    if (point !== undefined) await page.mouse.click(point.x, point.y);
    return;
  }
  const all = page.locator(control.selector);
  const count = await all.count();
  if (count === 0) return;
  await all
    .nth(Math.floor(random() * count))
    .click({ timeout: 1000 })
    .catch(() => undefined);
}

/** When nothing came of many deeds: the list's own choices, from the first on. */
async function pressOn(page) {
  await page.keyboard.press('Escape');
  const ways = [
    '[data-act="confirm"]',
    '[data-act="support"]',
    '.question .choice-list button',
    '.endings button',
    '.phase-bar [data-act="ending"]',
    '[data-act="end-anyway"]',
  ];
  for (const way of ways) {
    await page
      .locator(way)
      .first()
      .click({ timeout: 600 })
      .catch(() => undefined);
  }
}

async function run({ page, errors }) {
  const random = randomFrom(seed);
  const kinds = new Map();
  let last = { answers: 0, deeds: 0, told: 0 };
  const from = performance.now();
  for (;;) {
    const now = await page.evaluate(lookAround, CONTROLS);
    if (errors.length > 0) throw new Error(`the page complained: ${errors.join('\n')}`);
    if (now.answers !== last.answers) {
      kinds.set(now.kind, (kinds.get(now.kind) ?? 0) + 1);
      last = { ...last, answers: now.answers, deeds: 0 };
    }
    if (now.answers >= last.told + TELL_EVERY) {
      last.told = now.answers;
      const seconds = Math.round((performance.now() - from) / 1000);
      console.log(`${now.answers} of ${wanted} answers, turn ${now.turn}, ${seconds} s`);
    }
    if (now.isOver || now.answers >= wanted) return { ...now, kinds, seconds: (performance.now() - from) / 1000 };
    last.deeds += 1;
    if (last.deeds > 2 * PATIENT_DEEDS) throw new Error(`nothing leads on from «${now.kind}»`);
    if (now.isBusy) await page.waitForTimeout(10);
    else if (last.deeds > PATIENT_DEEDS) await pressOn(page);
    else await actOnce(page, random, now);
  }
}

const client = await openPage();
let code = 0;
try {
  await beginGame(client.page);
  const { answers, isOver, kinds, seconds, turn } = await run(client);
  const told = [...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ');
  console.log(
    `${answers} answers to turn ${turn}${isOver ? ', the game is over' : ''}, ${Math.round(seconds)} s: ${told}`,
  );
} catch (error) {
  code = 1;
  console.error(error instanceof Error ? error.message : error);
  const text = await client.page.evaluate(() => globalThis.bridgehead?.game.exportText()).catch(() => undefined);
  if (text !== undefined) {
    const file = join(mkdtempSync(join(tmpdir(), 'bridgehead-game-')), 'game.json');
    writeFileSync(file, text);
    console.error(`the game up to there: ${file}`);
  }
}
await client.close();
process.exit(code);
