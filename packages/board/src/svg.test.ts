import { describe, expect, test } from 'vitest';
import { createStrokes, element, escapeXml, num, pathOf } from './svg.ts';

describe('path data', () => {
  test('is written in tenths, relative after the first point, without needless signs', () => {
    expect(
      pathOf([
        [10, 20.04],
        [10.52, 19.5],
        [11.5, 19.5],
        [11.5, 25],
      ]),
    ).toBe('M10 20l.5-.5 1 0 0 5.5');
  });

  test('does not drift: rounding never adds up', () => {
    const points = Array.from({ length: 500 }, (_, i) => [i * 0.333, i * 0.777] as const);
    const numbers = (pathOf(points).match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const x = numbers.filter((_, i) => i % 2 === 0).reduce((a, b) => a + b, 0);
    expect(x).toBeCloseTo(499 * 0.333, 0);
  });

  test('leaves out points that fall on the one before', () => {
    expect(
      pathOf(
        [
          [0, 0],
          [0.01, 0.01],
          [5, 0],
        ],
        true,
      ),
    ).toBe('M0 0l5 0Z');
  });

  test('numbers have no leading zero', () => {
    expect([num(0.5), num(-0.5), num(10), num(0)]).toEqual(['.5', '-.5', '10', '0']);
  });
});

describe('elements', () => {
  test('escape what they are given', () => {
    expect(element('text', { class: 'a"b' }, escapeXml('Veld & Zoon <1>'))).toBe(
      '<text class="a&quot;b">Veld &amp; Zoon &lt;1&gt;</text>',
    );
  });

  test('strokes are gathered by tile and only where they are shown', () => {
    const strokes = createStrokes(([x]) => x < 1000);
    strokes.add([10, 10], 'h2', [2, 0]);
    strokes.add([15, 10], 'h2', [2, 0]);
    strokes.add([900, 10], 'h2', [2, 0]);
    strokes.add([2000, 10], 'h2', [2, 0]);
    expect(strokes.paths('s').match(/<path/g)).toHaveLength(2);
    expect(strokes.paths('s')).toContain('M0 0m10 10h2m3 0h2');
  });
});
