/** The client in a real Chromium: opened cold, moved about in, asked. */
import { chromium } from 'playwright-core';
import { findChromium } from '../packages/cli/dist/chromium/find-chromium.js';

export const DESKTOP = { viewport: { width: 1600, height: 1000 } };
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const PATIENCE = 60_000;
const MOVE_MS = 3000;
const EVENT_MS = 8;

export function launch() {
  const executablePath = findChromium(process.env);
  if (executablePath === undefined) throw new Error('no Chromium: run «node tools/ensure-chromium.mjs»');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** What the page notes of itself: when a stack card first stood in it, and where a stack can be tapped. */
function takeNotes() {
  const notes = { card: undefined, begun: undefined, counters: undefined, seen: undefined, painted: undefined };
  globalThis.notes = notes;
  const look = () => {
    if (document.querySelector('.stack-card') === null) return;
    notes.card ??= performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  const has = (selector) => document.querySelector(selector) !== null;
  const watchGround = () => {
    const now = performance.now();
    const picture = document.querySelector('.b-picture');
    const isShown = picture?.complete && picture.naturalWidth > 0;
    if (has('.b-counter')) notes.counters ??= now;
    if (isShown || has('.b-tile')) notes.seen ??= now;
    if (document.querySelectorAll('.b-tile').length > 1 && picture === null && !has('.q-water')) notes.painted ??= now;
    if (notes.painted === undefined) requestAnimationFrame(watchGround);
  };
  requestAnimationFrame(watchGround);
  addEventListener(
    'submit',
    () => {
      notes.begun ??= performance.now();
    },
    true,
  );
  const isOnBoard = ({ x, y }) => document.elementFromPoint(x, y)?.closest('.b-board') instanceof Element;
  globalThis.stacks = () =>
    [...document.querySelectorAll('.b-counter:not([data-counter^="unknown-"])')]
      .map((counter) => ({ id: counter.dataset.counter, box: counter.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ id, box }) => ({ id, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
      .filter(isOnBoard);
}

/** In the page: nothing is read before the game. */
function leaveOutBriefings() {
  if (location.protocol.startsWith('http')) localStorage['bridgehead-settings'] ??= JSON.stringify({ briefing: false });
}

/** A profile that has this game and nothing else: no cache, no service worker. */
export async function freshPage(browser, device, storageState) {
  const context = await browser.newContext({ ...device, storageState, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(leaveOutBriefings);
  await page.addInitScript(takeNotes);
  // The page itself does not hear of what its workers ask for.
  const asked = new Set();
  page.on('request', (request) => asked.add(request.url()));
  return { page, context, asked, close: () => context.close() };
}

/** Bytes of every file that the page and its workers have asked for, as the server sends them. */
export async function bytesOf(asked) {
  const urls = [...asked].filter((url) => url.startsWith('http')).map((url) => url.split('#')[0]);
  const headers = { 'accept-encoding': 'gzip, br' };
  return Promise.all(
    [...new Set(urls)].map(async (url) => {
      const answer = await fetch(url, { method: 'HEAD', headers });
      return { url, bytes: Number(answer.headers.get('content-length')) };
    }),
  );
}

/** The browser's storage with one game in it, and the game's address. */
export async function keptGame(browser, address, text) {
  const context = await browser.newContext({ ...DESKTOP, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address);
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').first().setInputFiles(file, { timeout: PATIENCE });
  // Clients that ask who plays on before they open the game.
  const alone = page.locator('[data-players="alone"]').click({ timeout: PATIENCE });
  alone.catch(() => undefined);
  await page.waitForURL(/#\/game\//, { timeout: PATIENCE });
  const url = page.url();
  await page.waitForFunction(() => 'bridgehead' in globalThis, undefined, { timeout: PATIENCE });
  await page.goto('about:blank');
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return { url, state };
}

/** Taps stacks until one answers; milliseconds from the page's beginning or from Begin. */
export async function untilAnswered(page) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const { card, begun, stack } = await page.evaluate(() => ({ ...globalThis.notes, stack: globalThis.stacks()[0] }));
    if (card !== undefined) return card - (begun ?? 0);
    if (stack === undefined) await page.waitForTimeout(10);
    else await page.mouse.click(stack.x, stack.y);
  }
  throw new Error('no tap was answered');
}

/** The ground painted, the first questions answered. */
export async function settled(page) {
  await page.locator('.b-counter').first().waitFor({ state: 'attached', timeout: PATIENCE });
  await page.waitForFunction(() => document.querySelectorAll('.b-tile').length > 1, undefined, { timeout: PATIENCE });
  let before = -1;
  for (;;) {
    const now = await page.evaluate(() => document.querySelectorAll('.b-tile').length);
    if (now === before) return;
    before = now;
    await page.waitForTimeout(1000);
  }
}

/** When counters, any painted ground and all ground in view stood in the page, in milliseconds from its beginning. */
export async function untilPainted(page) {
  await page.waitForFunction(() => globalThis.notes.painted !== undefined, undefined, { timeout: PATIENCE });
  return page.evaluate(() => globalThis.notes);
}

const middleOf = (page) => {
  const { width, height } = page.viewportSize();
  return { x: width * 0.4, y: height * 0.4 };
};

/**
 * Circles for three seconds; `step` is told how far round it is. A hand does not wait for the screen: events come at the
 * pace of a mouse, whether those before have been drawn or not.
 */
async function round(step) {
  const start = Date.now();
  const sent = [];
  for (let now = 0; now < MOVE_MS; now = Date.now() - start) {
    sent.push(step((now / MOVE_MS) * 4 * Math.PI));
    await new Promise((resolve) => setTimeout(resolve, EVENT_MS));
  }
  await Promise.all(sent);
}

async function panByMouse(page) {
  const { x, y } = middleOf(page);
  await page.mouse.move(x + 150, y);
  await page.mouse.down();
  await round((angle) => page.mouse.move(x + 150 * Math.cos(angle), y + 150 * Math.sin(angle)));
  await page.mouse.up();
}

async function zoomByWheel(page) {
  const { x, y } = middleOf(page);
  await page.mouse.move(x, y);
  await round((angle) => page.mouse.wheel(0, -12 * Math.cos(angle)));
}

async function byFingers(page, pointsAt) {
  const session = await page.context().newCDPSession(page);
  const send = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', pointsAt(0));
  await round((angle) => send('touchMove', pointsAt(angle)));
  await send('touchEnd', []);
  await session.detach();
}

function panByFinger(page) {
  const { x, y } = middleOf(page);
  return byFingers(page, (angle) => [{ id: 1, x: x + 80 * Math.cos(angle), y: y + 80 * Math.sin(angle) }]);
}

function zoomByPinch(page) {
  const { x, y } = middleOf(page);
  return byFingers(page, (angle) => {
    const apart = 70 - 40 * Math.cos(angle);
    return [
      { id: 1, x: x - apart, y },
      { id: 2, x: x + apart, y },
    ];
  });
}

const HANDS = {
  mouse: { pan: panByMouse, zoom: zoomByWheel },
  touch: { pan: panByFinger, zoom: zoomByPinch },
};

/** Frames a second while a hand moves the board: those the page made, and those that came to the screen. */
export async function framesOf(browser, page, { by, way }) {
  await page.evaluate(() => {
    globalThis.frames = [];
    const count = (time) => {
      globalThis.frames?.push(time);
      if (globalThis.frames !== undefined) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await browser.startTracing(page, { categories: ['cc', 'benchmark', 'viz', 'toplevel'] });
  await HANDS[by][way](page);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const times = await page.evaluate(() => {
    const { frames } = globalThis;
    globalThis.frames = undefined;
    return frames;
  });
  const { traceEvents } = trace;
  const made = rate(times.length - 1, times.at(-1) - times[0]);
  return { made, presented: presentedRate(traceEvents), work: workPerFrame(traceEvents) };
}

const rate = (count, ms) => (count * 1000) / ms;

const framesIn = (events) => events.filter(({ name }) => name === 'Display::FrameDisplayed');

/** Processor time in milliseconds that a frame costs the busiest thread: what bounds the rate on a free machine. */
function workPerFrame(events) {
  const work = new Map();
  for (const { name, pid, tid, tdur = 0 } of events) {
    if (name !== 'ThreadControllerImpl::RunTask') continue;
    const thread = `${pid}/${tid}`;
    work.set(thread, (work.get(thread) ?? 0) + tdur / 1000);
  }
  return Math.max(...work.values()) / framesIn(events).length;
}

/** Frames that the browser has put on the screen. */
function presentedRate(events) {
  const times = framesIn(events)
    .map(({ ts }) => ts / 1000)
    .sort((one, other) => one - other);
  return times.length < 2 ? Number.NaN : rate(times.length - 1, times.at(-1) - times[0]);
}

/**
 * Milliseconds from a click to the frame after `selector` has changed. The clock starts with the event that the hand
 * made, not with what the page does of it.
 */
export async function untilChanged(page, { x, y }, selector) {
  await page.evaluate((watched) => {
    globalThis.changed = new Promise((resolve) => {
      let start;
      addEventListener('pointerdown', () => (start = undefined), { capture: true, once: true });
      addEventListener('pointerup', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
      const has = () => [...document.querySelectorAll(watched)].map((one) => one.innerHTML).join('');
      const before = has();
      const isThere = (node) => (node instanceof Element ? node : node.parentElement)?.closest(watched) != null;
      const holds = (node) => isThere(node) || (node instanceof Element && node.querySelector(watched) !== null);
      const observer = new MutationObserver((records) => {
        // Reading the whole card is dear: only if something in it has changed.
        if (!records.some(({ target, addedNodes }) => isThere(target) || [...addedNodes].some(holds))) return;
        const now = has();
        if (start === undefined || now === before || now === '') return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      setTimeout(() => resolve(undefined), 3000);
    });
  }, selector);
  await page.mouse.click(x, y);
  return page.evaluate(() => globalThis.changed);
}
