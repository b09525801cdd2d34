import type { CDPSession } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { heard, MIDDLE, open, opened, SCENE, screenOf, useBoards, zoomTo } from '../../../test/open-board.ts';

useBoards();

describe('the mouse', () => {
  test('taps a hex and the counter that it hits', async () => {
    const { page } = await opened();
    await zoomTo(90);
    const { x, y } = await screenOf(MIDDLE);
    await page.mouse.click(x, y);
    const [counter] = (await heard()).filter(({ gesture }) => gesture === 'tap');
    expect(counter).toMatchObject({ at: MIDDLE, counter: '2IG/5/Gds', by: 'mouse', x, y });
    await page.mouse.click(x, y - 46);
    const tap = (await heard()).find(({ gesture }) => gesture === 'tap');
    expect(tap?.counter).toBeUndefined();
    await page.mouse.click(x, y, { button: 'right' });
    expect((await heard()).map(({ gesture }) => gesture)).toContain('context');
  });

  test('tells each hex once as it hovers, and when it leaves', async () => {
    const { page } = await opened();
    await zoomTo(90);
    const { x, y } = await screenOf('1702');
    await page.mouse.move(x, y);
    await page.mouse.move(x + 3, y + 3);
    await page.evaluate(() => document.querySelector('.b-board')?.dispatchEvent(new PointerEvent('pointerleave')));
    const events = await heard();
    expect(events.filter(({ gesture, at }) => gesture === 'hover' && at === '1702')).toHaveLength(1);
    expect(events.at(-1)?.gesture).toBe('leave');
  });

  test('lays a stack open when it stays on it, and hits the counters laid out', async () => {
    const { page } = await opened();
    await zoomTo(90);
    const { x, y } = await screenOf(MIDDLE);
    await page.mouse.move(x, y);
    const third = page.locator('.b-fan-counter').nth(2);
    await third.waitFor();
    await heard();
    const box = await third.boundingBox();
    if (box === null) throw new Error('the fan is not shown');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const tap = (await heard()).find(({ gesture }) => gesture === 'tap');
    expect(tap).toMatchObject({ at: MIDDLE, counter: '30 Corps' });
    await page.mouse.move(20, 20);
    await expect.poll(() => page.locator('.b-fan').count()).toBe(0);
  });

  test('finds the area under it, and its pile', async () => {
    const { page } = await opened();
    await open.board.evaluate((board) => board.fit());
    const area = await open.board.evaluate(
      (board) => board.stacks().find(({ at }) => board.sheet.cell(at) === undefined)?.at,
    );
    const { x, y } = await screenOf(area ?? '');
    await page.mouse.click(x, y);
    const tap = (await heard()).find(({ gesture }) => gesture === 'tap');
    expect(tap?.at).toBe(area);
    expect(tap?.counter).toBeDefined();
  });
});

describe('the keyboard', () => {
  const keys = async (...names: readonly string[]): Promise<string | undefined> => {
    for (const name of names) await open.page.keyboard.press(name);
    return open.board.evaluate((board) => board.cursor);
  };

  test('moves a cursor in six directions, taps and holds', async () => {
    const { page } = await opened();
    await zoomTo(90);
    await page.locator('.b-board').focus();
    await open.board.evaluate((board, middle) => board.setCursor(middle), MIDDLE);
    expect(await keys('ArrowRight')).toBe('1507');
    expect(await keys('a')).toBe('1506');
    expect(await keys('e', 'z')).toBe('1506');
    expect(await keys('q', 'c')).toBe('1506');
    expect(await keys('ArrowUp', 'ArrowUp')).toBe('1706');
    expect(await keys('ArrowDown', 'ArrowDown')).toBe('1506');
    await keys('Enter', ' ');
    expect((await heard()).filter(({ by }) => by === 'keyboard')).toMatchObject([
      { gesture: 'tap', at: MIDDLE, counter: '2IG/5/Gds' },
      { gesture: 'hold', at: MIDDLE },
    ]);
    const spoken = await page.evaluate(() => {
      const board = document.querySelector('.b-board');
      return document.getElementById(board?.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label');
    });
    expect(spoken).toBe('Hex 1506');
  });

  test('starts the cursor in the middle, keeps it in view, zooms and fits', async () => {
    const { page } = await opened('');
    await zoomTo(120);
    await page.locator('.b-board').focus();
    expect(await keys('ArrowLeft')).toBe(MIDDLE);
    await keys(...Array.from({ length: 5 }, () => 'ArrowLeft'));
    const { x } = await screenOf('1501');
    expect(x).toBeGreaterThan(0);
    const width = async () => (await screenOf('1506')).x - (await screenOf('1505')).x;
    const before = await width();
    await keys('-');
    expect(await width()).toBeLessThan(before);
    await keys('0');
    const whole = await width();
    await keys('+');
    expect(await width()).toBeGreaterThan(whole);
    await open.board.evaluate((board) => board.setCursor(undefined));
    expect(await page.locator('.b-board').getAttribute('aria-activedescendant')).toBeNull();
  });
});

describe('fingers', () => {
  const PHONE = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true };

  type Finger = readonly [x: number, y: number];
  let session: CDPSession;
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]): Promise<void> => {
    const touchPoints = fingers.map(([x, y], id) => ({ x, y, id }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };

  test('tap and hold', async () => {
    const { page } = await opened(SCENE, PHONE);
    session = await page.context().newCDPSession(page);
    await zoomTo(78);
    const { x, y } = await screenOf(MIDDLE);
    await page.touchscreen.tap(x, y);
    expect((await heard()).filter(({ gesture }) => gesture === 'tap')).toMatchObject([
      { at: MIDDLE, counter: '2IG/5/Gds', by: 'touch' },
    ]);
    expect(await page.locator('.b-fan-counter').count()).toBe(3);
    const other = await screenOf('1405');
    await touch('touchStart', [[other.x, other.y]]);
    await page.waitForFunction('window.heard.length > 0');
    await touch('touchEnd', []);
    expect(await heard()).toMatchObject([{ gesture: 'hold', at: '1405', by: 'touch' }]);
  });

  test('tap without a click afterwards, which would hit what the tap has opened', async () => {
    const { page } = await opened(SCENE, PHONE);
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.style.cssText = 'position:fixed;left:0;top:0;width:40px;height:40px;z-index:9';
      document.body.append(button);
      const clicked: string[] = [];
      addEventListener('click', ({ target }) => clicked.push((target as Element).tagName), true);
      Object.assign(window, { clicked });
    });
    const { x, y } = await screenOf('1405');
    await page.touchscreen.tap(x, y);
    // Its click would come before that of a later tap.
    await page.touchscreen.tap(20, 20);
    await page.waitForFunction('window.clicked.length > 0');
    expect((await heard()).filter(({ gesture }) => gesture === 'tap')).toMatchObject([{ at: '1405', by: 'touch' }]);
    expect(await page.evaluate('window.clicked')).toEqual(['BUTTON']);
  });

  test('pinch about what is between them', async () => {
    const { page } = await opened(SCENE, PHONE);
    session = await page.context().newCDPSession(page);
    await zoomTo(60);
    const before = await screenOf(MIDDLE);
    const pair = (off: number): Finger[] => [
      [before.x - off, before.y],
      [before.x + off, before.y],
    ];
    await touch('touchStart', pair(40));
    for (const off of [50, 60, 70, 80]) await touch('touchMove', pair(off));
    await touch('touchEnd', []);
    const after = await screenOf(MIDDLE);
    const width = (await screenOf('1507')).x - after.x;
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(3);
    expect(width).toBeGreaterThan(110);
    expect((await heard()).filter(({ gesture }) => gesture === 'tap')).toEqual([]);
  });
});
