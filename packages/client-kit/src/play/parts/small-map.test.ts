import { expect, test } from 'vitest';
import { frameOf } from './small-map.tsx';

const SHEET = {
  box: { left: 0, top: 0, right: 1000, bottom: 500 },
  place: (name: string): readonly [number, number] | undefined =>
    name === 'a' ? [700, 400] : name === 'b' ? [320, 160] : undefined,
};

test('a small map shows what lies between two corners, whichever they are, with marks in its measure', () => {
  const part = frameOf(SHEET, ['a', 'b']);
  expect(part).toEqual(frameOf(SHEET, ['b', 'a']));
  expect(part.box).toEqual({ left: 260, top: 100, right: 760, bottom: 460 });
  expect(part.scale).toBe(0.5);
});

test('without two hexes that there are it shows the whole sheet', () => {
  for (const around of [undefined, [], ['a'], ['a', 'nowhere']])
    expect(frameOf(SHEET, around)).toEqual({ box: SHEET.box, scale: 1 });
});
