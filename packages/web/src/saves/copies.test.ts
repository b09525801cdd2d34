import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../../test/fake-indexed-db.ts';
import { about, linesOf } from '../../test/store-parts.ts';
import { createCopies } from './copies.ts';

describe('the second copy of a game', () => {
  const NAMES = Array.from({ length: 300 }, (_, n) => `Nijmegen «Waal» ${n}`);
  const after = (n: number) => ({ ...linesOf('A', ...NAMES.slice(0, n)), end: linesOf('A').end ?? '' });

  test('gives back the text with the lines after it', async () => {
    const storage = fakeStorage();
    const copies = createCopies(() => storage);
    await copies.keep(about('a', 1), after(150));
    const whole = storage.getItem('bridgehead-copy/a');
    for (let n = 151; n <= 200; n++) await copies.keep(about('a', n), after(n));
    expect(storage.getItem('bridgehead-copy/a')).toBe(whole);
    expect(copies.isCurrent(about('a', 200))).toBe(true);
    expect(copies.isCurrent(about('a', 201))).toBe(false);
    const other = createCopies(() => storage);
    expect(other.ids()).toEqual(['a']);
    expect(await other.read('a')).toEqual({ about: about('a', 200), ...after(200) });
    const standing = linesOf('A', ...NAMES.slice(0, 200));
    await copies.keep(about('a', 300), standing);
    expect(storage.getItem('bridgehead-copy/a')).not.toBe(whole);
    expect(storage.length).toBe(1);
    expect(await other.read('a')).toEqual({ about: about('a', 300), ...standing });
    copies.remove('a');
    expect(other.ids()).toEqual([]);
    expect(storage.length).toBe(0);
  });

  test('has no lines of another text', async () => {
    const storage = fakeStorage();
    const copies = createCopies(() => storage);
    await copies.keep(about('a', 1), linesOf('A', 'x', 'y'));
    await copies.keep(about('a', 2), linesOf('A', 'x', 'y', 'z'));
    const copying = copies.keep(about('a', 3), linesOf('A', 'x'));
    const later = { ...linesOf('A', 'x', 'u'), end: linesOf('A', 'x').end ?? '' };
    await copies.keep(about('a', 4), later);
    await copying;
    expect(await copies.read('a')).toEqual({ about: about('a', 4), ...later });
  });

  test('of the game that was not touched for longest gives way', async () => {
    const storage = fakeStorage();
    const copies = createCopies(() => storage, 1500);
    const text = (seed: number): string => Array.from({ length: 120 }, (_, i) => (i * seed * 7919) % 997).join();
    for (let n = 1; n <= 4; n++) await copies.keep(about(`g${n}`, n), linesOf(text(n)));
    expect(copies.ids()).toContain('g4');
    expect(copies.ids()).not.toContain('g1');
    const large = text(3).repeat(3) + crypto.getRandomValues(new Uint8Array(3000)).join();
    await copies.keep(about('large', 9), linesOf(large));
    expect(copies.ids()).not.toContain('large');
    expect(copies.ids()).toContain('g4');
  });

  test('that cannot be had is no fault', async () => {
    const copies = createCopies(() => {
      throw new DOMException('', 'SecurityError');
    });
    await copies.keep(about('a'), linesOf('A'));
    await copies.keep(about('a'), linesOf('A', 'x'));
    expect(copies.ids()).toEqual([]);
    expect(await copies.read('a')).toBeUndefined();
    const torn = fakeStorage();
    torn.setItem('bridgehead-copy/a', '{"changed":1,"mark":"1","text":"%%%"');
    torn.setItem('bridgehead-copy/b', '{"changed":1,"mark":"1","text":"%%%"}');
    expect(await createCopies(() => torn).read('a')).toBeUndefined();
    expect(await createCopies(() => torn).read('b')).toMatchObject({ lines: [undefined] });
  });
});
