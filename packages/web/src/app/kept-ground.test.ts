import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createKeptGround, outdone } from './kept-ground.ts';

const KEY = '512 1.0000 0.0 0.0 light';
const picture = (text: string): Blob => new Blob([text]);

type Kept = ReturnType<typeof createKeptGround>;

/** Keeps a picture, and comes back when it can be found. */
async function keptPicture(build: string): Promise<Kept> {
  const kept = createKeptGround(build);
  kept.pictures('a').keep(KEY, picture('painted'));
  await vi.waitFor(async () => expect(await kept.pictures('a').find(KEY)).toBeDefined());
  return kept;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the painted ground', () => {
  test('is there after another load of the same build, by title', async () => {
    await keptPicture('one');
    const again = createKeptGround('one');
    expect(await (await again.pictures('a').find(KEY))?.text()).toBe('painted');
    expect(await again.pictures('b').find(KEY)).toBeUndefined();
  });

  test('is gone when another build is loaded', async () => {
    await keptPicture('one');
    expect(await createKeptGround('two').pictures('a').find(KEY)).toBeUndefined();
  });

  test('gives its room back', async () => {
    const kept = await keptPicture('one');
    kept.clear();
    await vi.waitFor(async () => expect(await kept.pictures('a').find(KEY)).toBeUndefined());
  });

  test('keeps the lettering with it', async () => {
    const roads = { nodes: new Map([[3, [1, 2] as const]]), passages: new Map() };
    createKeptGround('one').keepDrawing('a', { marks: '<g/>', names: '', bridges: [], roads });
    const again = createKeptGround('one');
    await vi.waitFor(async () => expect((await again.drawing('a'))?.roads.nodes.get(3)).toEqual([1, 2]));
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
      // What nobody catches is heard when the loop turns.
      await new Promise((resolve) => setImmediate(resolve));
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
