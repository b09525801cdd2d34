import { describe, expect, test } from 'vitest';
import {
  frames,
  heard,
  level,
  MIDDLE,
  open,
  opened,
  resized,
  rest,
  SCENE,
  screenOf,
  useBoards,
  zoomTo,
} from '../../test/open-board.ts';
import type { Motion, ScreenBoard } from '../index.ts';

useBoards();

describe('the camera', () => {
  test('zooms at the pointer: the hex under it stays under it', async () => {
    const { page } = await opened();
    await zoomTo(80);
    const before = await screenOf('1708');
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -300);
    await expect.poll(async () => (await screenOf('1709')).x - (await screenOf('1708')).x).toBeGreaterThan(100);
    const after = await screenOf('1708');
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1);
    const hit = (await heard()).at(-1);
    expect(hit?.at).toBe('1708');
  });

  test('pans with the hand: the hex under it goes along, and the drag is no tap', async () => {
    const { page } = await opened();
    await zoomTo(80);
    const from = await screenOf('1604');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y - 40, { steps: 6 });
    await page.mouse.up();
    const to = await screenOf('1604');
    expect(to.x).toBeCloseTo(from.x + 60, 0);
    expect(to.y).toBeCloseTo(from.y - 40, 0);
    expect((await heard()).filter(({ gesture }) => gesture === 'tap')).toEqual([]);
  });

  test('is sharp soon after a zoom, although the hand goes on dragging', async () => {
    await opened();
    const scales = await open.board.evaluate(async (board) => {
      const sharp = (): string => board.element.querySelector<HTMLElement>('.b-lens')?.style.transform ?? '';
      board.zoomBy(1.7);
      const before = sharp();
      // Never at rest: the board is moved with every frame.
      const until = performance.now() + 1500;
      while (performance.now() < until && sharp() === before) {
        board.panBy(1, 0);
        await new Promise(requestAnimationFrame);
      }
      return { before, after: sharp(), isMoving: board.element.classList.contains('b-moving') };
    });
    expect(scales.after).not.toBe(scales.before);
    expect(scales.isMoving).toBe(true);
  });

  test('has limits, fits the sheet, and shows places no nearer than now and clear of panels', async () => {
    await opened();
    await open.board.evaluate((board) => {
      board.zoomBy(1000);
      board.panBy(1e6, 1e6);
    });
    await rest();
    const [a, b] = [await screenOf('1505'), await screenOf('1506')];
    expect(b.x - a.x).toBeLessThan(240);
    const corner = await open.board.evaluate((board) => board.seen());
    const { left } = await open.board.evaluate((board) => board.sheet.box);
    expect(corner.right).toBeGreaterThan(left);
    await open.board.evaluate((board) => board.fit());
    const seen = await open.board.evaluate((board) => ({ seen: board.seen(), sheet: board.sheet.box }));
    expect(seen.seen.left).toBeLessThanOrEqual(seen.sheet.left + 1);
    expect(seen.seen.bottom).toBeGreaterThanOrEqual(seen.sheet.bottom - 1);
    // Pushed aside and zoomed out, the whole sheet is seen again.
    await open.board.evaluate((board) => {
      board.panBy(300, 300);
      board.zoomBy(0.5);
    });
    const whole = await open.board.evaluate((board) => ({ seen: board.seen(), sheet: board.sheet.box }));
    expect(whole.seen.right).toBeGreaterThanOrEqual(whole.sheet.right - 1);
    expect(whole.seen.bottom).toBeGreaterThanOrEqual(whole.sheet.bottom - 1);
    await zoomTo(100);
    await open.board.evaluate((board) => {
      board.setInsets({ top: 0, right: 0, bottom: 400, left: 0 });
      board.show(['1101']);
    });
    const shown = await screenOf('1101');
    expect(shown.y).toBeLessThan(300);
    expect(shown.x).toBeGreaterThan(0);
  });

  test('shows what lies at an edge of the sheet there, not in the middle of an empty screen', async () => {
    await opened();
    await zoomTo(160);
    await open.board.evaluate((board) => board.show(['1101']));
    await rest();
    const { seen, sheet, width } = await open.board.evaluate((board) => ({
      seen: board.seen(),
      sheet: board.sheet.box,
      width: board.element.clientWidth,
    }));
    const scale = width / (seen.right - seen.left);
    expect((sheet.left - seen.left) * scale).toBeLessThan(42);
    expect((seen.bottom - sheet.bottom) * scale).toBeLessThan(42);
    const { x, y } = await screenOf('1101');
    expect(Math.min(x, y)).toBeGreaterThan(0);
  });

  test('keeps what is looked at in view in a smaller window, unless it was pushed out before', async () => {
    const { page } = await opened();
    await zoomTo(90);
    const { x, y } = await screenOf('1510');
    expect(x).toBeGreaterThan(700);
    await page.mouse.click(x, y);
    const edge = async () => (await screenOf('1510')).x;
    await resized(420, 700);
    expect(await edge()).toBeLessThan(420);
    expect(await edge()).toBeGreaterThan(0);
    // Small for a moment, the window does not leave the map small.
    await resized(420, 90);
    await resized(420, 700);
    expect((await edge()) - (await screenOf('1509')).x).toBeCloseTo(90, 0);
    await open.board.evaluate((board) => board.panBy(400, 0));
    const out = await edge();
    expect(out).toBeGreaterThan(450);
    await resized(400, 700);
    expect(await edge()).toBeCloseTo(out - 10, 0);
  });

  test('waits where it is while the board is out of the page', async () => {
    await opened();
    await zoomTo(90);
    const before = await screenOf(MIDDLE);
    const host = await open.board.evaluateHandle((board) => board.element.parentElement);
    await open.board.evaluate((board) => board.element.remove());
    await frames();
    await open.board.evaluate((board, parent) => parent?.append(board.element), host);
    await frames();
    await rest();
    expect(await screenOf(MIDDLE)).toEqual(before);
  });
});

describe('levels of detail', () => {
  test('change with the width of a hex, and hold a little beyond their border', async () => {
    await opened(SCENE, { viewport: { width: 420, height: 320 } });
    await zoomTo(80);
    expect(await level()).toBe('middle');
    const figures = () => open.page.locator('[data-counter] .c-figure').count();
    const names = () => open.page.locator('[data-counter] .c-name').count();
    expect(await figures()).toBeGreaterThan(0);
    expect(await names()).toBe(0);
    await zoomTo(115);
    expect(await level()).toBe('middle');
    await zoomTo(125);
    expect(await level()).toBe('near');
    expect(await names()).toBeGreaterThan(0);
    await zoomTo(105);
    expect(await level()).toBe('near');
    await zoomTo(40);
    expect(await level()).toBe('far');
    expect(await figures()).toBe(0);
    await expect.poll(() => open.page.locator('.b-summary .c-sum').count()).toBeGreaterThan(0);
  });
});

describe('counters', () => {
  test('keep their elements when they change, move and come back into a stack', async () => {
    await opened();
    const kept = await open.board.evaluate((board) => {
      const all = () => [...document.querySelectorAll<SVGGElement>('[data-counter]')];
      const before = new Map(all().map((element) => [element.dataset.counter, element]));
      const stacks = board.stacks();
      const [first, second] = stacks;
      if (first === undefined || second === undefined) throw new Error('no stacks');
      const [top, ...rest] = first.counters;
      if (top === undefined) throw new Error('no counter');
      const moved = [
        { at: second.at, counters: [top, ...second.counters] },
        { at: first.at, counters: rest },
        ...stacks.slice(2, -1),
      ];
      board.setStacks(moved);
      const after = all();
      const same = after.every((element) => before.get(element.dataset.counter) === element);
      const drawn = after.map((element) => element.dataset.counter);
      return { same, gone: before.size - after.length, last: stacks.at(-1)?.counters.length, drawn, top: top.id };
    });
    expect(kept.same).toBe(true);
    expect(kept.gone).toBe(kept.last);
    expect(kept.drawn).toContain(kept.top);
  });

  test('can be hidden, and numbers too', async () => {
    const { page } = await opened();
    await zoomTo(80);
    await open.board.evaluate((board) => {
      board.setCounters(false);
      board.setNumbers(false);
    });
    expect(await page.locator('[data-counter]').first().isVisible()).toBe(false);
    expect(await page.locator('.m-hexno').first().isVisible()).toBe(false);
  });
});

/** The stack in the middle of the demo, two counters of it at least, and its counters by id. */
const middleStack = () =>
  open.board.evaluate(
    (board, middle) =>
      board
        .stacks()
        .find(({ at }) => at === middle)
        ?.counters.map(({ id }) => id) ?? [],
    MIDDLE,
  );

/** Plays a plan, and holds it: only the test can end it, however slow the machine. */
const played = (motions: readonly Motion[]) =>
  open.board.evaluate(
    (board, plan) => {
      board.play(plan);
      const all = [...document.querySelectorAll('.b-counters, .b-motion')].flatMap((one) =>
        one.getAnimations({ subtree: true }),
      );
      for (const one of all) one.pause();
      return all.length;
    },
    { motions, within: 10_000 },
  );

const pressed = async () => {
  await open.page.mouse.move(450, 350);
  await open.page.mouse.down();
  await open.page.mouse.up();
};

const runningCount = () =>
  open.page.evaluate(
    () =>
      [...document.querySelectorAll('.b-counters, .b-motion')].flatMap((one) => one.getAnimations({ subtree: true }))
        .length,
  );

describe('motion', () => {
  test('a whole stack walks along hexes as one and is where it belongs afterwards; a press ends the walk', async () => {
    const { page } = await opened();
    const ids = await middleStack();
    expect(ids.length).toBeGreaterThan(1);
    const counters = ids.map((id) => page.locator(`[data-counter="${id}"]`));
    const boxes = () => Promise.all(counters.map((one) => one.boundingBox()));
    const row = () => counters[0]?.evaluate((one) => [...(one.parentElement?.children ?? [])].indexOf(one));
    const [home, place] = [await boxes(), await row()];
    const walk: Motion = { kind: 'walk', stage: 0, counters: ids, path: ['1504', '1505', MIDDLE] };
    expect(await played([walk])).toBeGreaterThanOrEqual(ids.length);
    const away = (await boxes()).map((box, i) => Math.round((box?.x ?? 0) - (home[i]?.x ?? 0)));
    expect(new Set(away).size).toBe(1);
    expect(away[0]).toBeLessThan(-20);
    await pressed();
    expect(await runningCount()).toBe(0);
    expect(await boxes()).toEqual(home);
    await expect.poll(row).toBe(place);
  });

  test('stacks that are set again meanwhile leave the walkers over the others', async () => {
    await opened();
    const ids = await middleStack();
    await played([{ kind: 'walk', stage: 0, counters: ids, path: ['1504', MIDDLE] }]);
    const last = await open.board.evaluate((board, count) => {
      board.setStacks(board.stacks());
      const all = [...document.querySelectorAll<SVGGElement>('.b-counters > [data-counter]')];
      return all.slice(-count).map((one) => one.dataset.counter);
    }, ids.length);
    expect([...last].sort()).toEqual([...ids].sort());
  });

  test('what leaves, comes and is turned over is seen to do so, and nothing of it is left behind', async () => {
    const { page } = await opened();
    const [gone = '', ...kept] = await middleStack();
    const [turned = ''] = kept;
    const motions: readonly Motion[] = [
      { kind: 'flash', stage: 0, at: MIDDLE },
      { kind: 'leave', stage: 1, counters: [gone], path: [MIDDLE, '1505'] },
      { kind: 'turn', stage: 1, from: [turned], counters: [turned] },
    ];
    const before = await open.board.evaluate(
      (board, { plan, middle, leaver }) => {
        const next = board
          .stacks()
          .map(({ at, counters }) => ({ at, counters: counters.filter(({ id }) => at !== middle || id !== leaver) }));
        board.setStacks(next, plan);
        for (const one of [...document.querySelectorAll('.b-counters, .b-motion')].flatMap((one) =>
          one.getAnimations({ subtree: true }),
        ))
          one.pause();
        return {
          ghosts: document.querySelectorAll('.b-ghost').length,
          flashes: document.querySelectorAll('.b-flash').length,
          leavers: document.querySelectorAll(`[data-counter="${leaver}"]`).length,
        };
      },
      { plan: { motions, within: 10_000 }, middle: MIDDLE, leaver: gone },
    );
    expect(before).toEqual({ ghosts: 2, flashes: 1, leavers: 0 });
    await pressed();
    expect(await page.locator('.b-ghost, .b-flash').count()).toBe(0);
    expect(await runningCount()).toBe(0);
  });

  test('the next step ends the one before', async () => {
    await opened();
    const ids = await middleStack();
    await played([{ kind: 'walk', stage: 0, counters: ids, path: ['1504', MIDDLE] }]);
    await open.board.evaluate((board) => board.setStacks(board.stacks(), { motions: [], within: 100 }));
    expect(await runningCount()).toBe(0);
  });

  test('there is none where it is reduced', async () => {
    await opened(SCENE, { reducedMotion: 'reduce' });
    const ids = await middleStack();
    const walk: Motion = { kind: 'walk', stage: 0, counters: ids, path: ['1504', MIDDLE] };
    expect(await played([walk, { kind: 'flash', stage: 1, at: MIDDLE }])).toBe(0);
  });
});

describe('the ground', () => {
  const pictures = () => open.page.locator('.b-tile').count();

  test('is there at once in quick strokes, then painted; names and bridges come with it', async () => {
    const { page } = await opened();
    expect(await pictures()).toBeGreaterThan(0);
    expect(await page.locator('.q-water').count()).toBe(0);
    expect(await page.locator('.m-hexno').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-layer="bridges"] .s-cross').count()).toBeGreaterThan(0);
  });

  test('is painted by a worker where the page offers one', async () => {
    await opened('?worker');
    expect(await pictures()).toBeGreaterThan(0);
  });

  test('is painted anew when the page changes its colours', async () => {
    const { page } = await opened();
    const first = () =>
      page
        .locator('.b-tile')
        .first()
        .evaluate((image) => (image as HTMLImageElement).src);
    const before = await first();
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await expect.poll(first).not.toBe(before);
  });
});

describe('layers', () => {
  test('lie in the order of their first use and go when they are empty', async () => {
    const { page } = await opened('');
    const drawn = await open.board.evaluate((board: ScreenBoard) => {
      const hexes = ['1505'];
      board.setLayer('first', [{ kind: 'hexes', hexes, look: 'reach' }]);
      board.setLayer('second', [{ kind: 'hexes', hexes, look: 'zoc-first' }]);
      board.setLayer('first', [{ kind: 'hexes', hexes, look: 'extended' }]);
      const names = [...document.querySelectorAll<SVGGElement>('.b-under [data-layer]')].map(
        (one) => one.dataset.layer,
      );
      board.setLayer('first', []);
      return { names, left: document.querySelector('.b-under [data-layer="first"]')?.childElementCount };
    });
    expect(drawn).toEqual({ names: ['first', 'second'], left: 0 });
    expect(await page.locator('.s-zoc-first').count()).toBe(1);
  });
});

describe('stacks that are set again', () => {
  test('are drawn anew only where a look has changed', async () => {
    await opened();
    const same = await open.board.evaluate((board: ScreenBoard) => {
      const bodies = () => [...document.querySelectorAll('.b-counters .b-counter')].map((one) => one.firstElementChild);
      const before = bodies();
      const all = board.stacks();
      board.setStacks(all);
      const untouched = bodies().filter((body, i) => body === before[i]).length;
      const [first, ...rest] = all;
      const [top, ...others] = first?.counters ?? [];
      if (first === undefined || top === undefined) throw new Error('no stack');
      board.setStacks([{ ...first, counters: [{ ...top, stance: 'target' }, ...others] }, ...rest]);
      const left = bodies().filter((body) => before.includes(body)).length;
      return { count: before.length, untouched, redrawn: before.length - left };
    });
    expect(same.count).toBeGreaterThan(1);
    expect(same.untouched).toBe(same.count);
    expect(same.redrawn).toBe(1);
  });
});

describe('the minimap', () => {
  test('shows units and view, and moves the camera', async () => {
    const { page } = await opened();
    await zoomTo(100);
    expect(await page.locator('.b-minimap .n-round').count()).toBeGreaterThan(0);
    expect(await page.locator('.b-minimap .n-cut').count()).toBeGreaterThan(0);
    const box = await page.locator('.b-minimap').boundingBox();
    if (box === null) throw new Error('no minimap');
    const before = await open.board.evaluate((board) => board.seen());
    await page.mouse.click(box.x + box.width * 0.7, box.y + box.height * 0.5);
    const after = await open.board.evaluate((board) => board.seen());
    expect(after.left).toBeGreaterThan(before.left + 20);
    const shown = async () => Number(await page.locator('.n-view').getAttribute('x'));
    await expect.poll(shown).toBeCloseTo(after.left, 0);
  });
});
