import type { Step } from '@bridgehead/client-kit/game';
import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../../test/fake-indexed-db.ts';
import { about } from '../../test/store-parts.ts';
import { createCopies } from './copies.ts';

const UNDO: Step = { did: 'undo' };

describe('the second copy of a game', () => {
  test('gives back the text with the steps after it', async () => {
    const storage = fakeStorage();
    const copies = createCopies(() => storage);
    await copies.whole(about('a', 1), 'Nijmegen «Waal» '.repeat(5000));
    copies.step(about('a', 2), 1, UNDO);
    expect(copies.isCurrent(about('a', 2))).toBe(true);
    expect(copies.isCurrent(about('a', 3))).toBe(false);
    const other = createCopies(() => storage);
    expect(other.ids()).toEqual(['a']);
    expect(await other.read('a')).toEqual({
      about: about('a', 2),
      text: 'Nijmegen «Waal» '.repeat(5000),
      steps: [{ did: 'undo', n: 1 }],
    });
    copies.remove('a');
    expect(other.ids()).toEqual([]);
    expect(storage.length).toBe(0);
  });

  test('has no steps of another text', async () => {
    const storage = fakeStorage();
    const copies = createCopies(() => storage);
    await copies.whole(about('a', 1), 'one');
    copies.step(about('a', 2), 1, UNDO);
    const copying = copies.whole(about('a', 3), 'three');
    copies.step(about('a', 4), 1, UNDO);
    await copying;
    expect(await copies.read('a')).toMatchObject({ text: 'three', about: { changed: 4 }, steps: [{ n: 1 }] });
    // A step that does not follow is left out rather than put in a wrong place.
    copies.step(about('a', 5), 7, UNDO);
    expect((await copies.read('a'))?.steps).toHaveLength(1);
  });

  test('of the game that was not touched for longest gives way', async () => {
    const storage = fakeStorage();
    const copies = createCopies(() => storage, 1500);
    const text = (seed: number): string => Array.from({ length: 120 }, (_, i) => (i * seed * 7919) % 997).join();
    for (let n = 1; n <= 4; n++) await copies.whole(about(`g${n}`, n), text(n));
    expect(copies.ids()).toContain('g4');
    expect(copies.ids()).not.toContain('g1');
    await copies.whole(about('large', 9), text(3).repeat(3) + crypto.getRandomValues(new Uint8Array(3000)).join());
    expect(copies.ids()).not.toContain('large');
    expect(copies.ids()).toContain('g4');
  });

  test('that cannot be had is no fault', async () => {
    const copies = createCopies(() => {
      throw new DOMException('', 'SecurityError');
    });
    await copies.whole(about('a'), 'A');
    copies.step(about('a'), 1, UNDO);
    expect(copies.ids()).toEqual([]);
    expect(await copies.read('a')).toBeUndefined();
    const torn = fakeStorage();
    torn.setItem('bridgehead-copy/a', '{"changed":1,"mark":"1","text":"%%%"');
    torn.setItem('bridgehead-copy/b', '{"changed":1,"mark":"1","text":"%%%"}');
    expect(await createCopies(() => torn).read('a')).toBeUndefined();
    expect(await createCopies(() => torn).read('b')).toMatchObject({ text: undefined });
  });
});
