/** What a player has: a mouse, a finger or a keyboard. Each can do everything alone. */
import { DIRECTIONS, distanceBetween, neighbourOf } from '@bridgehead/hex';
import type { Locator, Page } from 'playwright-core';
import { gridNow, isArea, NotSeen, type Spot, spotOf } from './page-facts.ts';

export { answersIn, applyAll, decisionIn, isPlaying, LONG, PATIENCE } from './page-facts.ts';

export const WAYS = ['mouse', 'finger', 'keyboard'] as const;
export type Way = (typeof WAYS)[number];

type Press = (control: Locator) => Promise<void>;

export interface Hands {
  readonly page: Page;
  readonly way: Way;
  /** A hex of the map, or an Entry Area in which somebody is. */
  tap(place: string): Promise<void>;
  press(control: Locator): Promise<void>;
  hold(control: Locator, milliseconds: number): Promise<void>;
  /** A box to tick, by the label around it. */
  tick(label: Locator, isOn: boolean): Promise<void>;
  /** Into a field. */
  type(field: Locator, text: string): Promise<void>;
  /** Gives up what is in hand. */
  giveUp(): Promise<void>;
}

export const handsOf = (page: Page, way: Way): Hands =>
  way === 'keyboard' ? keyboardOf(page) : way === 'finger' ? fingerOf(page) : mouseOf(page);

function mouseOf(page: Page): Hands {
  const press = async (control: Locator): Promise<void> => {
    const at = await freeMiddle(control);
    await (at === undefined ? control.click() : page.mouse.click(at.x, at.y));
  };
  return {
    page,
    way: 'mouse',
    tap: (place) =>
      orFromList(page, place, press, async () => {
        const { x, y } = await reachFor(page, place, dragByMouse);
        await page.mouse.click(x, y);
      }),
    press,
    hold: async (control, milliseconds) => {
      await control.hover();
      await page.mouse.down();
      await page.waitForTimeout(milliseconds);
      await page.mouse.up();
    },
    tick: (label, isOn) => tickWith(label, isOn, (box) => box.click()),
    type: (field, text) => typeInto(field, text, press),
    giveUp: () => pressEscape(page),
  };
}

function fingerOf(page: Page): Hands {
  const press = async (control: Locator): Promise<void> => {
    await pullUp(page, control);
    const at = await freeMiddle(control);
    await (at === undefined ? control.tap() : page.touchscreen.tap(at.x, at.y));
  };
  return {
    page,
    way: 'finger',
    tap: (place) =>
      orFromList(page, place, press, async () => {
        const { x, y } = await reachFor(page, place, dragByFinger);
        await page.touchscreen.tap(x, y);
      }),
    press,
    hold: (control, milliseconds) => holdByFinger(page, control, milliseconds),
    tick: (label, isOn) => tickWith(label, isOn, () => label.tap()),
    type: (field, text) => typeInto(field, text, press),
    giveUp: () => closeAll(page),
  };
}

/** On a phone the sheet may be low: it is pulled up until it shows what is wanted. */
async function pullUp(page: Page, control: Locator): Promise<void> {
  const grip = page.locator('.grip');
  for (let pulls = 0; pulls < 2 && (await grip.isVisible()) && !(await control.isVisible()); pulls++) await grip.tap();
}

export const tapHex = (page: Page, hex: string): Promise<void> => mouseOf(page).tap(hex);

/** Each Escape closes one thing, from the top down. */
async function pressEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const open = page.locator('.stack-card, .planner header .icon-button, .hex-card.pinned');
  for (let i = 0; i < 3 && (await open.count()) > 0; i++) await page.keyboard.press('Escape');
}

/** Without an Escape the cards have their crosses. */
async function closeAll(page: Page): Promise<void> {
  const crosses = page.locator('.stack-card header .icon-button, .planner header .icon-button');
  for (let left = await crosses.count(); left > 0; left--) await crosses.first().tap();
}

function keyboardOf(page: Page): Hands {
  const pressKey = async (control: Locator, key: string): Promise<void> => {
    // A dialog that has just opened takes the focus to itself once.
    let isThere = false;
    for (let tries = 0; tries < 3 && !isThere; tries++) {
      await control.focus();
      await page.waitForTimeout(tries * 50);
      isThere = await control.evaluate((one) => one === document.activeElement && one.tabIndex >= 0);
    }
    if (!isThere) throw new Error('the focus does not come there');
    await page.keyboard.press(key);
  };
  return {
    page,
    way: 'keyboard',
    tap: (place) =>
      isArea(place) ? fromAreas(page, place, (control) => pressKey(control, 'Enter')) : tapByCursor(page, place),
    press: (control) => pressKey(control, 'Enter'),
    hold: (control) => pressKey(control, 'Enter'),
    tick: (label, isOn) => tickWith(label, isOn, (box) => pressKey(box, 'Space')),
    type: (field, text) => typeInto(field, text, (control) => control.focus()),
    giveUp: () => pressEscape(page),
  };
}

async function tickWith(label: Locator, isOn: boolean, toggle: (box: Locator) => Promise<void>): Promise<void> {
  const box = label.locator('input');
  if ((await box.isChecked()) !== isOn) await toggle(box);
}

/** The keys of a keyboard, or those that a phone shows. */
async function typeInto(field: Locator, text: string, enter: Press): Promise<void> {
  await enter(field);
  await field.page().keyboard.type(text);
}

/** Where a control can be pressed at once; undefined if it must be waited for. */
const freeMiddle = (control: Locator): Promise<Point | undefined> =>
  control.evaluate(async (one) => {
    // What the last change moves or scrolls has then come to rest.
    await new Promise((rested) => requestAnimationFrame(() => setTimeout(rested)));
    one.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    const isFree = one.contains(document.elementFromPoint(middle.x, middle.y)) && !one.matches(':disabled');
    return isFree ? middle : undefined;
  });

/** What is not seen on the map is in the list of the Entry Areas. */
async function orFromList(page: Page, place: string, press: Press, tap: () => Promise<void>): Promise<void> {
  try {
    await tap();
  } catch (error) {
    if (!(error instanceof NotSeen)) throw error;
    await fromAreas(page, place, press);
  }
}

/** Beside the map there is no cursor: who waits there is picked in the list. */
async function fromAreas(page: Page, area: string, press: Press): Promise<void> {
  await press(page.getByRole('tab', { name: 'Areas' }));
  const list = page.locator('.areas details').filter({ hasText: `Entry Area ${area}` });
  await press(list.locator('[data-unit]').first());
}

/** Six letters as they lie on the keyboard, by direction. */
const POINTY = { NE: 'e', E: 'd', SE: 'c', SW: 'z', W: 'a', NW: 'q' } as const;
const FLAT = { N: 'w', NE: 'e', SE: 'd', S: 's', SW: 'a', NW: 'q' } as const;
const KEYS = {
  pointy: DIRECTIONS.pointy.map((name) => POINTY[name]),
  flat: DIRECTIONS.flat.map((name) => FLAT[name]),
} as const;

/** Farther than this a hex is found by its number. */
const FAR = 6;

async function findHex(page: Page, hex: string): Promise<void> {
  await page.keyboard.press('f');
  const field = page.locator('.find input');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(hex);
  const row = page.locator('.find .choice-row').filter({ hasText: new RegExp(`(^|[^0-9])${hex}$`) });
  await row.focus();
  await page.keyboard.press('Enter');
}

/** The cursor goes from hex to hex, and Enter taps. */
async function tapByCursor(page: Page, hex: string): Promise<void> {
  const grid = gridNow();
  const target = grid.indexByName.get(hex);
  if (target === undefined) throw new Error(`there is no hex ${hex}`);
  const spoken = page.locator('.b-spoken');
  const before = grid.indexByName.get((await spoken.getAttribute('data-hex')) ?? '');
  if (before === undefined || distanceBetween(grid, before, target) > FAR) await findHex(page, hex);
  await page.keyboard.press('b');
  if ((await spoken.getAttribute('data-hex')) === null) await page.keyboard.press('d');
  let at = grid.indexByName.get((await spoken.getAttribute('data-hex')) ?? '') ?? target;
  while (at !== target) {
    const from = at;
    const keys = KEYS[grid.layout.orientation];
    const steps = keys.map((key, direction) => ({ key, to: neighbourOf(grid, from, direction) }));
    const [best] = steps
      .filter(({ to }) => to >= 0)
      .sort((a, b) => distanceBetween(grid, a.to, target) - distanceBetween(grid, b.to, target));
    if (best === undefined) throw new Error('the cursor is nowhere');
    await page.keyboard.press(best.key);
    at = best.to;
  }
  if ((await spoken.getAttribute('data-hex')) !== hex) throw new Error(`the cursor does not come to ${hex}`);
  await page.keyboard.press('Enter');
}

/** From one end of the map to the other, with counters as large as they get. */
const MOST_DRAGS = 60;
const SHORTEST_DRAG = 80;

/** Shares of the board to which the place is brought: a card may lie over one of them. */
const MIDDLE = [0.55, 0.4] as const;
const AIMS = [MIDDLE, [0.35, 0.7], [0.75, 0.7], [0.3, 0.3]] as const;
const DRAGS_TO_AIM = 12;

type Drag = (page: Page, from: Point, to: Point) => Promise<void>;
type Point = { readonly x: number; readonly y: number };

/** The board is dragged until the place lies free, as a player does it. */
export async function reachFor(page: Page, place: string, drag: Drag = dragByMouse): Promise<Spot> {
  let last: Spot | undefined;
  for (let tries = 0; tries < MOST_DRAGS; tries++) {
    const spot = await spotOf(page, place);
    if (spot.isFree) return spot;
    last = spot;
    // A mouse that rests on a stack holds it open.
    if (tries === 0 && drag === dragByMouse) await page.mouse.move(5, 5);
    else await bringNear(page, spot, drag, AIMS[Math.floor(tries / DRAGS_TO_AIM) % AIMS.length] ?? MIDDLE);
  }
  throw new Error(`${place} cannot be brought to where it is free; it is at ${last?.x}, ${last?.y}`);
}

async function bringNear(page: Page, { x, y }: Spot, drag: Drag, aim: readonly [number, number]): Promise<void> {
  const box = await page.locator('.board-host').boundingBox();
  if (box === null) throw new Error('there is no board');
  const from = await freePoint(page, box);
  const within = (by: number, most: number): number => Math.max(-most, Math.min(most, by));
  const along = within(box.x + box.width * aim[0] - x, box.width * 0.4);
  const down = within(box.y + box.height * aim[1] - y, box.height * 0.35);
  // A drag that is too short would be a tap.
  const isShort = Math.abs(along) + Math.abs(down) < SHORTEST_DRAG;
  await drag(page, from, { x: from.x + along + (isShort ? SHORTEST_DRAG : 0), y: from.y + down });
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where the board can be taken hold of: cards may lie over its middle. */
async function freePoint(page: Page, { x, y, width, height }: Box): Promise<Point> {
  const points = [0.4, 0.25, 0.6, 0.12].flatMap((down) =>
    [0.55, 0.7, 0.4, 0.85].map((along) => ({ x: x + width * along, y: y + height * down })),
  );
  const at = await page.evaluate(
    (list) =>
      list.findIndex((point) => {
        const hit = document.elementFromPoint(point.x, point.y);
        return hit !== null && hit.closest('.b-board') !== null && hit.closest('.b-fan') === null;
      }),
    points,
  );
  const point = points[at];
  if (point === undefined) throw new Error('the board is covered');
  return point;
}

async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 2 });
  await page.mouse.up();
  await page.mouse.move(5, 5);
}

type TouchKind = 'touchStart' | 'touchMove' | 'touchEnd';

/** Playwright's finger only taps: what takes longer is told to the browser itself. */
async function withFinger(
  page: Page,
  act: (send: (type: TouchKind, points: readonly Point[]) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await act((type, points) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] }));
  await touch.detach();
}

const dragByFinger: Drag = (page, from, to) =>
  withFinger(page, async (send) => {
    await send('touchStart', [from]);
    await send('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
    await send('touchMove', [to]);
    await send('touchEnd', []);
  });

async function holdByFinger(page: Page, control: Locator, milliseconds: number): Promise<void> {
  const at = await freeMiddle(control);
  if (at === undefined) throw new Error('there is nothing to hold');
  await withFinger(page, async (send) => {
    await send('touchStart', [at]);
    await page.waitForTimeout(milliseconds);
    await send('touchEnd', []);
  });
}
