/** Measures the client as it is served, in Chromium. `node bench/client.mjs <folder> <part>` another build, a part. */
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { startServer } from '../packages/cli/dist/serve/server.js';
import { staffTurns } from './client-opponent.mjs';
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
  untilPainted,
} from './client-page.mjs';
import { SAVES } from './client-saves.mjs';
import { firstTurn } from './first-turn.mjs';
import { quantile, table } from './measure.mjs';
import { openRecord, ROOT, words } from './record.mjs';

const COLD_RUNS = 5;
const QUESTIONS = 20;
const lower = (aim) => ({ unit: 'ms', better: 'lower', aim });
const AIM = {
  open: lower(1500),
  ground: { unit: 'ms', better: 'lower' },
  bytes: { ...lower(1000), unit: 'kB' },
  allBytes: { unit: 'kB', better: 'lower' },
  frames: { unit: 'a second', better: 'higher', aim: 40 },
  made: { unit: 'a second', better: 'higher' },
  work: lower(25),
  answer: lower(50),
  staff: lower(30),
  hands: { unit: 'times', better: 'lower' },
};

const [folder, only] = words;
const root = resolve(folder ?? ROOT);

const whole = (number) => (Number.isNaN(number) ? '-' : String(Math.round(number)));
const spread = (values) => `${whole(Math.min(...values))} to ${whole(Math.max(...values))}`;
const aimText = ({ aim, better }) => (aim === undefined ? '' : `${better === 'lower' ? '<' : '>='} ${aim}`);

const record = openRecord('client');
const rows = [['measured cold, medians', 'figure', 'aim', 'from and to']];
function note(name, measure, values) {
  const known = values.filter((value) => value !== undefined);
  rows.push([
    `${name}, ${measure.unit}`,
    whole(quantile(known, 0.5)),
    aimText(measure),
    known.length === 0 ? '-' : spread(known),
  ]);
  if (known.length > 0) record.note({ name, ...measure, values: known });
  console.error(`${name}: ${known.map(whole).join(' ')}`);
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
  note(`a game's address to a tap answered, ${name}`, AIM.open, runs);
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
  note('Begin to a tap answered', AIM.open, runs);
}

async function measureBytes(kept) {
  const { page, asked, close } = await openCold(DESKTOP, kept);
  await settled(page);
  const files = await bytesOf(asked);
  const kilobytes = (list) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  note('over the wire, without fonts', AIM.bytes, [kilobytes(files.filter(({ url }) => !/\.woff2/.test(url)))]);
  note('over the wire, with fonts', AIM.allBytes, [kilobytes(files)]);
  await close();
}

/** From an address to ground that can be seen, and to all of it sharp: in a new profile, and once more in the same. */
async function measureGround(name, kept) {
  const runs = await times(COLD_RUNS, async () => {
    const { page, close } = await freshPage(browser, DESKTOP, kept.state);
    await page.goto(kept.url);
    const cold = await untilPainted(page);
    // What was painted is put away meanwhile.
    await page.waitForTimeout(1500);
    await page.reload();
    const again = await untilPainted(page);
    await close();
    return { cold, again };
  });
  for (const [way, called] of Object.entries({ cold: 'cold', again: 'reload' })) {
    for (const what of ['counters', 'seen', 'painted']) {
      note(
        `ground, ${called}, ${what === 'counters' ? 'counters' : `ground ${what}`}, ${name}`,
        AIM.ground,
        runs.map((run) => run[way][what]),
      );
    }
  }
}

/** A new player in a new profile: the briefing is read. */
async function measureTurn() {
  const context = await browser.newContext({ ...DESKTOP, serviceWorkers: 'block' });
  const { clicks, keys } = await firstTurn(await context.newPage(), address);
  note('first Allied turn of the short game, clicks', AIM.hands, [clicks]);
  note('first Allied turn of the short game, keys', AIM.hands, [keys]);
  await context.close();
}

/** Two games, each in a new profile. */
async function measureStaff(kept) {
  const sides = ['allied', 'german'];
  const runs = await times(sides.length, async (i) => {
    const { page, close } = await freshPage(browser, DESKTOP, kept.state);
    const turns = await staffTurns(page, { ...kept, staff: sides[i] });
    await close();
    return turns;
  });
  note('a player-turn of the staff', AIM.staff, runs.flat());
}

const OF_FRAMES = {
  presented: { called: 'frames', measure: AIM.frames },
  made: { called: 'frames made by the page', measure: AIM.made },
  work: { called: 'work of a frame, busiest thread', measure: AIM.work },
};

async function measureFrames(name, kept, { by, device }) {
  const { page, close } = await freshPage(browser, device, kept.state);
  await page.goto(kept.url);
  await settled(page);
  for (const way of ['pan', 'zoom']) {
    const runs = await times(2, () => framesOf(browser, page, { by, way }));
    for (const [field, { called, measure }] of Object.entries(OF_FRAMES)) {
      note(
        `${called}, ${way}, ${name}`,
        measure,
        runs.map((run) => run[field]),
      );
    }
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
  note('a click on a stack to its moves', AIM.answer, runs);
  await close();
}

async function measureOdds(name, kept, isHidden) {
  const { page, close } = await openCold(DESKTOP, kept);
  await settled(page);
  await page.keyboard.press('Escape');
  const target = await page.evaluate(bestTarget, isHidden);
  await page.locator(`[data-target="${target}"]`).click();
  await page.locator('.planner-units .counter-toggle').first().waitFor();
  await page.waitForTimeout(500);
  // Each is put out and in again; a unit that stands there but does not attack changes no odds.
  const toggles = page.locator('.planner-units .counter-toggle[aria-pressed="true"]');
  const units = await toggles.evaluateAll((all) => all.map(({ dataset }) => dataset.unit));
  const runs = await times(QUESTIONS, async (i) => {
    const unit = units[(i >> 1) % units.length];
    const box = await page.locator(`.planner-units [data-unit="${unit}"]`).boundingBox();
    await page.waitForTimeout(300);
    return untilChanged(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, '.odds-card');
  });
  note(`another attacker to new odds, ${name}`, AIM.answer, runs);
  await close();
}

/** In the page: the target that most can attack together, hidden or known. */
async function bestTarget(isHidden) {
  const { game } = globalThis.bridgehead;
  const attacks = await game.choices({ kind: 'attack' });
  const { unknown } = game.view.value;
  return attacks
    .filter(({ target }) => unknown.includes(target) === isHidden)
    .reduce((best, attack) => (attack.units.length > best.units.length ? attack : best)).target;
}

const desktop = { by: 'mouse', device: DESKTOP };
const phone = { by: 'touch', device: PHONE };
const PARTS = {
  open: async (kept) => {
    await measureOpening('set-up', kept.start);
    await measureOpening('late', kept.late);
    await measureBegin();
  },
  bytes: (kept) => measureBytes(kept.start),
  ground: (kept) => measureGround('set-up', kept.start),
  turn: measureTurn,
  frames: async (kept) => {
    for (const [where, hands] of Object.entries({ desktop, phone })) {
      await measureFrames(`${where}, set-up`, kept.start, hands);
      await measureFrames(`${where}, late`, kept.late, hands);
    }
  },
  answers: async (kept) => {
    await measureMoves(kept.late);
    await measureOdds('known', kept.battle, false);
    await measureOdds('an Unknown unit', kept.unknown, true);
  },
  staff: (kept) => measureStaff(kept.short),
};

try {
  const kept = {};
  for (const [name, text] of Object.entries(SAVES)) kept[name] = await keptGame(browser, address, text);
  for (const [name, part] of Object.entries(PARTS)) {
    if (only !== undefined && only !== name) continue;
    record.feelLoad();
    await part(kept);
  }
} finally {
  await browser.close();
  await server.close();
}
// Another build is none of our history.
if (root === resolve(ROOT)) record.save();
rows.push([
  'percent of a core left for a busy program',
  whole(quantile(record.shares, 0.5)),
  '',
  spread(record.shares),
]);
console.log(table(rows));
console.log(
  `load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')} on ${cpus().length} cores`,
);
