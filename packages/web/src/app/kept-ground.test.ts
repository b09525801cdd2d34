import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { createKeptGround, outdone } from './kept-ground.ts';

const KEY = '512 1.0000 0.0 0.0 light';
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));
const picture = (text: string): Blob => new Blob([text]);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the painted ground', () => {
  test('is there after another load of the same build, by title', async () => {
    createKeptGround('one').pictures('a').keep(KEY, picture('painted'));
    await settled();
    const again = createKeptGround('one');
    expect(await (await again.pictures('a').find(KEY))?.text()).toBe('painted');
    expect(await again.pictures('b').find(KEY)).toBeUndefined();
  });

  test('is gone when another build is loaded', async () => {
    createKeptGround('one').pictures('a').keep(KEY, picture('painted'));
    await settled();
    expect(await createKeptGround('two').pictures('a').find(KEY)).toBeUndefined();
  });

  test('gives its room back', async () => {
    const kept = createKeptGround('one');
    kept.pictures('a').keep(KEY, picture('painted'));
    await settled();
    kept.clear();
    await settled();
    expect(await kept.pictures('a').find(KEY)).toBeUndefined();
  });

  test('keeps the lettering with it', async () => {
    const roads = { nodes: new Map([[3, [1, 2] as const]]), passages: new Map() };
    createKeptGround('one').keepDrawing('a', { marks: '<g/>', names: '', bridges: [], roads });
    await settled();
    expect((await createKeptGround('one').drawing('a'))?.roads.nodes.get(3)).toEqual([1, 2]);
  });
});

describe('where the browser refuses', () => {
  const refused = {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };

  test('nothing is found, and nobody hears of it', async () => {
    const { indexedDB: real } = globalThis;
    Object.defineProperty(globalThis, 'indexedDB', { value: refused, configurable: true });
    try {
      const kept = createKeptGround('one');
      kept.pictures('a').keep(KEY, picture('painted'));
      expect(await kept.drawing('a')).toBeUndefined();
      await settled();
    } finally {
      Object.defineProperty(globalThis, 'indexedDB', { value: real, configurable: true });
    }
  });
});

describe('what makes room', () => {
  const known = [
    { key: 'new', bytes: 30, at: 3 },
    { key: 'old', bytes: 30, at: 1 },
    { key: 'middle', bytes: 30, at: 2 },
  ];

  test('is nobody while there is room', () => {
    expect(outdone(known, 90)).toEqual([]);
  });

  test('are the oldest, as many as must', () => {
    expect(outdone(known, 89)).toEqual(['old']);
    expect(outdone(known, 59)).toEqual(['old', 'middle']);
  });
});
