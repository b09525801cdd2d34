/** Measures the client as it is served, in Chromium. `node bench/client.mjs <folder> <part>` another build, a part. */
import { fileURLToPath } from 'node:url';
import { startServer } from '../packages/cli/dist/serve/server.js';
import {
  bytesOf,
  DESKTOP,
  framesOf,
  freshPage,
  keptGame,
  launch,
  PHONE,
  settled,
  untilAnswered,
  untilChanged,
} from './client-page.mjs';
import { SAVES } from './client-saves.mjs';
import { table } from './measure.mjs';

const COLD_RUNS = 5;
const QUESTIONS = 20;
const AIM = { open: '< 1500', bytes: '< 1000', frames: '>= 40', answer: '< 50' };

const [, , folder, only] = process.argv;
const root = folder ?? fileURLToPath(new URL('..', import.meta.url));
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const whole = (number) => (Number.isNaN(number) ? '-' : String(Math.round(number)));
const spread = (values) => `${whole(Math.min(...values))} to ${whole(Math.max(...values))}`;

const rows = [['measured cold, medians', 'figure', 'aim', 'from and to']];
function note(what, aim, values) {
  const known = values.filter((value) => value !== undefined);
  rows.push([what, whole(median(known)), aim, known.length === 0 ? '-' : spread(known)]);
  console.error(`${what}: ${known.map(whole).join(' ')}`);
}

const server = await startServer({ root, complain: console.error }, { port: 0, host: 'localhost' });
const browser = await launch();
const { address } = server;

async function times(count, run) {
  const results = [];
  for (let i = 0; i < count; i++) results.push(await run(i));
  return results;
}

async function openCold(device, { url, state }) {
  const tab = await freshPage(browser, device, state);
  await tab.page.goto(url, { waitUntil: 'commit' });
  return { ...tab, ms: await untilAnswered(tab.page) };
}

async function measureOpening(name, kept) {
  const runs = await times(COLD_RUNS, async () => {
    const { ms, close } = await openCold(DESKTOP, kept);
    await close();
    return ms;
  });
  note(`ms from a game's address to a tap answered, ${name}`, AIM.open, runs);
}

async function measureBegin() {
  const runs = await times(COLD_RUNS, async () => {
    const { page, close } = await freshPage(browser, DESKTOP, undefined);
    await page.goto(address);
    const button = page.getByRole('button', { name: 'Begin' });
    await button.waitFor();
    await page.getByText('One person, both sides').click();
    await page.waitForTimeout(1500);
    await button.click();
    const ms = await untilAnswered(page);
    await close();
    return ms;
  });
  note('ms from Begin to a tap answered', AIM.open, runs);
}

async function measureBytes(kept) {
  const { page, close } = await openCold(DESKTOP, kept);
  await settled(page);
  const files = await bytesOf(page);
  const kilobytes = (list) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  note('kB over the wire, without fonts', AIM.bytes, [kilobytes(files.filter(({ url }) => !/\.woff2/.test(url)))]);
  note('kB over the wire, with fonts', '', [kilobytes(files)]);
  await close();
}

async function measureFrames(name, kept, { by, device }) {
  const { page, close } = await freshPage(browser, device, kept.state);
  await page.goto(kept.url);
  await settled(page);
  for (const way of ['pan', 'zoom']) {
    const runs = await times(2, () => framesOf(browser, page, { by, way }));
    note(
      `frames/s, ${way}, ${name}`,
      AIM.frames,
      runs.map(({ presented }) => presented),
    );
    note(
      '  of them made by the page',
      '',
      runs.map(({ made }) => made),
    );
  }
  await close();
}

const REACH = '[data-layer="plan"]';

async function measureMoves(kept) {
  const { page, close } = await openCold(DESKTOP, kept);
  await settled(page);
  const own = await page.evaluate(() => {
    const { game } = globalThis.bridgehead;
    const side = game.decision.value.by;
    return game.view.value.units.filter((unit) => unit.side === side).map(({ unit }) => unit);
  });
  const runs = [];
  for (let i = 0; i < QUESTIONS; i++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(600);
    const spots = (await page.evaluate(() => globalThis.stacks())).filter(({ id }) => own.includes(id));
    const spot = spots[(i * 7) % spots.length];
    if (spot !== undefined) runs.push(await untilChanged(page, spot, REACH));
  }
  note('ms from a click on a stack to its moves', AIM.answer, runs);
  await close();
}

async function measureOdds(name, kept, pick) {
  const { page, close } = await openCold(DESKTOP, kept);
  await settled(page);
  await page.keyboard.press('Escape');
  const target = await page.evaluate(pick);
  await page.locator(`[data-target="${target}"]`).click();
  await page.locator('.planner-units .counter-toggle').first().waitFor();
  await page.waitForTimeout(500);
  const toggles = page.locator('.planner-units .counter-toggle');
  const count = await toggles.count();
  const runs = await times(QUESTIONS, async (i) => {
    const box = await toggles.nth((i >> 1) % count).boundingBox();
    await page.waitForTimeout(300);
    return untilChanged(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, '.odds-card');
  });
  note(`ms from another attacker to new odds, ${name}`, AIM.answer, runs);
  await close();
}

const anyTarget = () => globalThis.bridgehead.game.decision.value.about.targets[0];
const hiddenTarget = () => {
  const { decision, view } = globalThis.bridgehead.game;
  return decision.value.about.targets.find((target) => view.value.unknown.includes(target));
};

const desktop = { by: 'mouse', device: DESKTOP };
const phone = { by: 'touch', device: PHONE };
const PARTS = {
  open: async (kept) => {
    await measureOpening('set-up', kept.start);
    await measureOpening('late', kept.late);
    await measureBegin();
  },
  bytes: (kept) => measureBytes(kept.start),
  frames: async (kept) => {
    for (const [where, hands] of Object.entries({ desktop, phone })) {
      await measureFrames(`${where}, set-up`, kept.start, hands);
      await measureFrames(`${where}, late`, kept.late, hands);
    }
  },
  answers: async (kept) => {
    await measureMoves(kept.late);
    await measureOdds('known', kept.battle, anyTarget);
    await measureOdds('an Unknown unit', kept.unknown, hiddenTarget);
  },
};

try {
  const kept = {};
  for (const [name, text] of Object.entries(SAVES)) kept[name] = await keptGame(browser, address, text);
  for (const [name, part] of Object.entries(PARTS)) if (only === undefined || only === name) await part(kept);
} finally {
  await browser.close();
  await server.close();
}
console.log(table(rows));
