/** The first Allied turn of the short game, always the same orders, by mouse alone: how often is the hand asked? */
import { centre } from '../packages/hex/dist/index.js';
import { GRID } from '../titles/holland44/dist/src/facts.js';

const PATIENCE = 120_000;
/** Drawing units from hex to hex. */
const HEX = 72;
const SEED = '7';
/** Nobody is scattered, and the attack breaks through. */
const DICE = Array.from({ length: 40 }, () => 2).join(' ');

/** Whom to take up where, and where to. */
const MARCHES = [
  ['3207', '3208'],
  ['4818', '4817'],
  ['3708', '3608'],
  ['4008', '4009'],
];
const ATTACK = { target: '1605', from: '1504' };

/** In the page: what a hand does, however it is done. */
function countHands() {
  globalThis.hands = { clicks: 0, keys: 0 };
  addEventListener('pointerdown', () => globalThis.hands.clicks++, true);
  addEventListener('keydown', () => globalThis.hands.keys++, true);
}

const isAsked = (page, kind) =>
  page.waitForFunction((wanted) => bridgehead.game.decision.value?.kind === wanted, kind, { timeout: PATIENCE });

const isRested = (page) => page.waitForFunction(() => !bridgehead.game.busy.value, undefined, { timeout: PATIENCE });

function spotOf(page, hex) {
  const [x, y] = centre(GRID, GRID.indexByName.get(hex));
  return page.evaluate(
    ([left, top]) => {
      const sheet = [...document.querySelectorAll('.b-board svg.b-sheet')].at(-1);
      const { x: from, y: down, width } = sheet.viewBox.baseVal;
      const rect = sheet.getBoundingClientRect();
      const scale = rect.width / width;
      const spot = { x: rect.left + (left - from) * scale, y: rect.top + (top - down) * scale };
      const hit = document.elementFromPoint(spot.x, spot.y);
      return { ...spot, isFree: hit?.closest('.b-board') instanceof Element && hit.closest('.b-fan') === null };
    },
    [x * HEX, y * HEX],
  );
}

/** The map is dragged, as a hand does it, until the hex lies free. */
async function reach(page, hex) {
  const board = await page.locator('.board-host').boundingBox();
  const middle = { x: board.x + board.width * 0.55, y: board.y + board.height * 0.6 };
  for (let tries = 0; tries < 20; tries++) {
    await page.waitForTimeout(150);
    const spot = await spotOf(page, hex);
    if (spot.isFree) return spot;
    const within = (by, most) => Math.max(-most, Math.min(most, by));
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(
      middle.x + within(middle.x - spot.x, board.width * 0.35),
      middle.y + within(middle.y - spot.y, board.height * 0.35) + 1,
      { steps: 3 },
    );
    await page.mouse.up();
  }
  throw new Error(`${hex} does not come free`);
}

async function click(page, hex, count = 1) {
  const { x, y } = await reach(page, hex);
  await page.mouse.click(x, y, { clickCount: count });
}

/** Past a reminder of what was left undone. */
async function end(page, next) {
  await page.locator('[data-act="ending"]:visible').click();
  const anyway = page.locator('[data-act="end-anyway"]');
  await anyway.or(page.locator('[data-opponent]')).first().waitFor({ timeout: PATIENCE });
  if (await anyway.isVisible()) await anyway.click();
  await next();
}

/** From Begin to the other side's first decision. */
export async function firstTurn(page, address) {
  await page.addInitScript(countHands);
  await page.goto(address);
  await page.getByText('Optional rules, edition, dice').click();
  await page.getByLabel('Seed of the dice').fill(SEED);
  await page.getByLabel('Dice in order, for study').fill(DICE);
  await page.evaluate(() => Object.assign(globalThis.hands, { clicks: 0, keys: 0 }));
  await page.getByRole('button', { name: 'Begin' }).click();
  const read = page.getByRole('button', { name: 'To the map' });
  await read.waitFor({ timeout: PATIENCE });
  await read.click();
  await page.getByRole('button', { name: /^Land all as planned/ }).click({ timeout: PATIENCE });
  await isAsked(page, 'movement-orders');
  for (const [from, to] of MARCHES) {
    await click(page, from);
    await page.locator('.movement-card[aria-busy="false"]').waitFor({ timeout: PATIENCE });
    await click(page, to, 2);
    await page.locator('.movement-card').waitFor({ state: 'detached', timeout: PATIENCE });
    await isRested(page);
  }
  await end(page, () => isAsked(page, 'combat'));
  await click(page, ATTACK.target);
  await page.getByText('Gds Div', { exact: true }).first().click({ timeout: PATIENCE });
  await page.getByText('Air Support', { exact: true }).first().click();
  await page.getByRole('button', { name: /7–1: roll the die/ }).click({ timeout: PATIENCE });
  await isAsked(page, 'advance');
  await page.locator('.who-list').waitFor({ timeout: PATIENCE });
  await click(page, ATTACK.from);
  await click(page, ATTACK.target, 2);
  await isAsked(page, 'advance-on');
  await page.locator('[data-act="ending"]:visible').click();
  await isAsked(page, 'combat');
  await end(page, () => page.locator('[data-opponent]').waitFor({ timeout: PATIENCE }));
  return page.evaluate(() => globalThis.hands);
}
