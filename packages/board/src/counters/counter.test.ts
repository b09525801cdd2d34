import { describe, expect, test } from 'vitest';
import { SPECIMENS } from '../../test/demo-units.ts';
import { faultOf } from '../fixtures/well-formed.ts';
import { sumsOf } from '../screen/stacks/stack-layout.ts';
import { BADGES, drawBadge } from './badges.ts';
import { drawCounter } from './counter.ts';
import { inkOn } from './counter-colours.ts';
import type { CounterLook } from './counter-look.ts';
import { EMBLEMS } from './emblems.ts';
import { LEVELS, levelAt } from './level.ts';
import { PICTURES } from './pictures.ts';
import { SYMBOLS } from './symbols.ts';

const [PLAIN] = SPECIMENS as readonly [CounterLook];
const drawn = (more: Partial<CounterLook>, level: (typeof LEVELS)[number] = 'middle'): string =>
  drawCounter({ ...PLAIN, ...more }, level);

describe('a counter', () => {
  test.each(LEVELS)('is well-formed for every kind of unit when %s', (level) => {
    for (const look of SPECIMENS) {
      for (const stance of ['rest', 'ready', 'selected', 'acted', 'target', 'planned'] as const) {
        expect(faultOf(`<g>${drawCounter({ ...look, stance, badges: BADGES }, level)}</g>`)).toBeUndefined();
      }
    }
  });

  test('has the figure of a badge in the ink of the badge, which no style of letters may darken', () => {
    const figure = /<text[^>]*>2</.exec(drawBadge('lattice-shield', [0, 0], 1, '2'))?.[0] ?? '';
    expect(figure).toContain('style="fill:#F5D27A"');
  });

  test('has a cell for every step, empty where it was lost', () => {
    const cells = (stepsLost: number) => {
      const markup = drawn({ steps: 3, stepsLost });
      return [markup.split('class="c-cell"').length - 1, markup.split('class="c-cell-lost"').length - 1];
    };
    expect(cells(0)).toEqual([3, 0]);
    expect(cells(2)).toEqual([1, 2]);
  });

  test('writes its figures in the middle, its name only near, and neither far off', () => {
    expect(drawn({ name: 'Fritz' })).toContain('>4</text>');
    expect(drawn({ name: 'Fritz' })).not.toContain('Fritz');
    expect(drawn({ name: 'Fritz' }, 'near')).toContain('Fritz');
    expect(drawn({ name: 'Fritz' }, 'far')).not.toContain('<text');
  });

  test('sets the first of figures that are no row of factors large, and leaves the second out but when near', () => {
    const factors = [{ text: '185' }, { text: '95' }, { text: '16' }] as const;
    const figures = (level: 'middle' | 'near') =>
      [...drawn({ factors, dense: true }, level).matchAll(/c-figure[^>]*font-size="([\d.]+)"[^>]*>(\d+)</g)].map(
        ([, size, text]) => ({ size: Number(size), text }),
      );
    const [first, last] = figures('middle');
    expect([first?.text, last?.text]).toEqual(['185', '16']);
    expect(first?.size).toBeGreaterThan(last?.size ?? 0);
    expect(figures('near').map(({ text }) => text)).toEqual(['185', '95', '16']);
    expect(drawn({ factors })).toContain('M44.2');
    expect(drawn({ factors, dense: true })).not.toContain('M44.2');
  });

  test('fades the figures that cannot be used', () => {
    const factors = [{ text: '7', faded: true }, { text: '8' }, { text: '9' }] as const;
    expect(drawn({ factors }).match(/c-faded[^>]*>(.)</)?.[1]).toBe('7');
  });

  test('tells nothing when it is face down', () => {
    const markup = drawn({ unknown: true, name: 'Secret', badges: [] }, 'near');
    expect(markup).not.toMatch(/Secret|c-figure|c-cell|c-symbol/);
  });

  test('shows one badge far off, all of them otherwise', () => {
    const badges = ['warning', 'struck-crate'] as const;
    expect(drawn({ badges }, 'far').match(/data-badge/g)).toHaveLength(1);
    expect(drawn({ badges }).match(/data-badge/g)).toHaveLength(2);
  });

  test('escapes what a title writes on it', () => {
    expect(faultOf(`<g>${drawn({ name: 'A & <B>' }, 'near')}</g>`)).toBeUndefined();
  });

  test('has light letters on dark bodies', () => {
    expect(inkOn('#3E444B')).not.toBe(inkOn('#DCC598'));
    expect(inkOn('#4A678A')).toBe(inkOn('#3E444B'));
  });
});

describe('marks of some titles', () => {
  test('a last figure stands on a box or a circle, the others as ever', () => {
    expect(drawn({ lastPlate: 'box' })).toContain('#C1271C');
    expect(drawn({ lastPlate: 'circle' })).toContain('#F59A23');
    expect(drawn({}).match(/c-figure/g)).toHaveLength(3);
    expect(drawn({ lastPlate: 'box' }).match(/c-figure/g)).toHaveLength(3);
  });

  test('guns in place show their strip instead of the figures', () => {
    const strip = drawn({ inPlace: { range: '5', figure: '41', shield: '42' } });
    expect(strip).toContain('>41</text>');
    expect(strip).toContain('>42</text>');
    expect(strip).not.toContain('c-movement');
  });

  test('an untried face shows no symbol, no formation and no name, but its figures', () => {
    const markup = drawn({ isUntried: true, name: 'Secret', lastPlate: 'circle' }, 'near');
    expect(markup).not.toMatch(/Secret|c-cell|c-symbol/);
    expect(markup.match(/c-figure/g)).toHaveLength(3);
  });

  test('a dot for every point of stacking', () => {
    expect(drawn({ dots: 2 }).match(/cx="92.4"/g)).toHaveLength(2);
  });

  test('every emblem and every picture is one of its own and well-formed', () => {
    const emblems = EMBLEMS.map((emblem) => drawn({ emblem }));
    const pictures = PICTURES.map((drawing) => drawn({ picture: { drawing, triangle: '2', hexagon: 'I' } }));
    expect(new Set([...emblems, ...pictures]).size).toBe(EMBLEMS.length + PICTURES.length);
    for (const markup of [...emblems, ...pictures]) expect(faultOf(`<g>${markup}</g>`)).toBeUndefined();
  });

  test('a star is there for every use that is left', () => {
    const stars = (left: number) =>
      drawn({ picture: { drawing: 'cap', stars: { left, of: 2 } } }).split('#F5C24A').length;
    expect(stars(2) - stars(1)).toBe(1);
  });
});

test('every symbol of the sprite is one of its own', () => {
  const pictures = new Set(SYMBOLS.map((symbol) => drawn({ symbol })));
  // An armored car and a light tank that scouts share a symbol, and so do the two kinds of gun carriage.
  expect(pictures.size).toBe(SYMBOLS.length - 2);
});

test('levels hold ten percent beyond their borders', () => {
  expect([47, 49, 109, 111].map((width) => levelAt(width))).toEqual(['far', 'middle', 'middle', 'near']);
  expect(levelAt(50, 'far')).toBe('far');
  expect(levelAt(53, 'far')).toBe('middle');
  expect(levelAt(44, 'middle')).toBe('middle');
  expect(levelAt(43, 'middle')).toBe('far');
  expect(levelAt(120, 'middle')).toBe('middle');
  expect(levelAt(100, 'near')).toBe('near');
});

test('a stack comes to what its figures say; letters count nothing', () => {
  const guns: CounterLook = { ...PLAIN, factors: [{ text: 'S' }, { text: '2' }, { text: '1' }] };
  expect(sumsOf([PLAIN, guns])).toEqual([4, 7]);
});
