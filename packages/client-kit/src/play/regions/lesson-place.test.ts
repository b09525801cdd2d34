import { describe, expect, test } from 'vitest';
import { cardIn, freeCorner, wayClear } from './lesson-place.ts';

const ROOM = { left: 100, top: 10, right: 900, bottom: 700 };
const CARD = { width: 300, height: 200 };
const around = (x: number, y: number) => ({ left: x - 40, top: y - 40, right: x + 40, bottom: y + 40 });

describe('the card of a lesson', () => {
  test('stays where it covers nothing', () => {
    expect(freeCorner('bottom-left', ROOM, CARD, [around(800, 100)])).toBe('bottom-left');
  });

  test('leaves the corner in which the hex lies that it speaks of', () => {
    expect(freeCorner('top-right', ROOM, CARD, [around(800, 100)])).toBe('top-left');
    expect(freeCorner('top-right', ROOM, CARD, [around(640, 100)])).toBe('top-left');
  });

  test('keeps clear of several things at once', () => {
    const things = [around(800, 100), around(200, 100), around(200, 650)];
    expect(freeCorner('top-right', ROOM, CARD, things)).toBe('bottom-right');
  });

  test('covers as little as can be where there is no room', () => {
    const things = [...[150, 850].flatMap((x) => [around(x, 60), around(x, 650)]), around(800, 100)];
    expect(freeCorner('top-right', ROOM, CARD, things)).toBe('top-left');
  });

  test('asks the map to go out from under it where no corner is free', () => {
    const hex = around(800, 190);
    expect(wayClear('top-right', ROOM, CARD, [hex])).toEqual([0, 60]);
    expect(wayClear('bottom-right', ROOM, CARD, [around(800, 520)])).toEqual([0, -60]);
    expect(wayClear('top-left', ROOM, CARD, [hex])).toEqual([0, 0]);
  });

  test('asks it to go to the side where a low screen has no room above or below', () => {
    const low = { left: 0, top: 0, right: 540, bottom: 340 };
    const tall = { width: 340, height: 310 };
    expect(wayClear('top-left', low, tall, [around(200, 170)])).toEqual([180, 0]);
    expect(wayClear('top-right', low, tall, [around(300, 100)])).toEqual([-140, 70]);
  });

  test('brings a place into sight that lies above or below the screen', () => {
    expect(wayClear('top-right', ROOM, CARD, [around(200, 800)])).toEqual([0, -550]);
  });

  test('does not leave a narrow stage', () => {
    const phone = { left: 8, top: 66, right: 382, bottom: 700 };
    expect(cardIn('top-right', phone, { width: 374, height: 200 })).toEqual({
      left: 8,
      top: 66,
      right: 382,
      bottom: 266,
    });
  });
});
