import { describe, expect, test } from 'vitest';
import type { TileRequest } from './ground-painter.ts';
import { type KeptPictures, keptPainter, keyOf } from './kept-pictures.ts';
import type { TilePainter } from './tile-painters.ts';

const REQUEST: TileRequest = { x: 0, y: 10, size: 512, scale: 1, tokens: { margin: '#fff' } };

function painterOf(): TilePainter & { readonly painted: TileRequest[] } {
  const painted: TileRequest[] = [];
  return {
    painted,
    isElsewhere: true,
    paint: async (request) => {
      painted.push(request);
      return new Blob([`painted ${painted.length}`]);
    },
    close: () => undefined,
  };
}

function inMemory(): KeptPictures {
  const known = new Map<string, Blob>();
  return { find: async (key) => known.get(key), keep: (key, picture) => void known.set(key, picture) };
}

describe('a square', () => {
  test('is painted once', async () => {
    const painter = painterOf();
    const kept = inMemory();
    await keptPainter(painter, kept).paint(REQUEST);
    expect(await (await keptPainter(painter, kept).paint(REQUEST)).text()).toBe('painted 1');
    expect(painter.painted).toHaveLength(1);
  });

  test('is painted again where what is kept of it is no picture', async () => {
    const painter = painterOf();
    const kept = inMemory();
    kept.keep(keyOf(REQUEST), new Blob(['damaged']));
    expect(await (await keptPainter(painter, kept).paint(REQUEST, true)).text()).toBe('painted 1');
    expect(await (await kept.find(keyOf(REQUEST)))?.text()).toBe('painted 1');
  });

  test('is painted where nothing can be kept', async () => {
    const painter = painterOf();
    const refusing = { find: () => Promise.reject(new Error('no')), keep: () => undefined };
    await keptPainter(painter, refusing).paint(REQUEST);
    expect(painter.painted).toHaveLength(1);
  });

  test.each([
    ['place', { x: 1 }],
    ['size', { scale: Math.SQRT2 }],
    ['colours', { tokens: { margin: '#000' } }],
  ])('of another %s is another', (_, changes) => {
    expect(keyOf({ ...REQUEST, ...changes })).not.toBe(keyOf(REQUEST));
  });
});
