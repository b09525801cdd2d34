import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { createGameCards, dotsText, readDots } from './game-cards.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the card of a game', () => {
  test('keeps what is not changed', async () => {
    const cards = createGameCards();
    await cards.change('a', { name: 'Sunday' });
    await cards.change('a', { dots: '00001', ratio: 0.5 });
    expect((await createGameCards().all()).get('a')).toEqual({ name: 'Sunday', dots: '00001', ratio: 0.5 });
  });

  test('goes with its game', async () => {
    const cards = createGameCards();
    await cards.change('a', { name: 'Sunday' });
    await cards.remove('a');
    expect((await cards.all()).size).toBe(0);
  });

  test('is empty where the browser keeps nothing', async () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true });
    const cards = createGameCards();
    await cards.change('a', { name: 'Sunday' });
    expect((await cards.all()).size).toBe(0);
  });
});

describe('dots', () => {
  test('come back to where they were, within a thousandth', () => {
    const [dot] = readDots(dotsText([{ x: 0.123, y: 0.987, side: 1 }]));
    expect(dot?.x).toBeCloseTo(0.123, 2);
    expect(dot?.y).toBeCloseTo(0.987, 2);
    expect(dot?.side).toBe(1);
  });

  test('that are damaged are none', () => {
    expect(readDots('0000')).toEqual([]);
    expect(readDots('0000!')).toEqual([]);
  });
});
