import { describe, expect, test } from 'vitest';
import { dark, light, THEMES, type Theme, type Token, themeCss } from './tokens.ts';

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** The contrast ratio of WCAG 2. */
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const LEAST: readonly (readonly [Token, Token, number])[] = [
  ['ink', 'panel', 13],
  ['ink-3', 'panel-2', 4.5],
  ['ink-2', 'panel-2', 4.5],
  ['label', 'paper', 9],
  ['label', 'woods', 7],
  ['label-2', 'drained', 7],
  ['label-2', 'bog', 7],
  ['label-2', 'rough', 6],
  ['label-w', 'halo', 6],
  ['hexno', 'paper', 3.9],
  ['river-case', 'drained', 3.5],
  ['road-1', 'paper', 3.2],
  ['rough-line', 'rough', 2.8],
  ['first', 'first-soft', 3.5],
  ['second', 'second-soft', 4.5],
  ['border', 'paper', 3],
];

describe('the tokens', () => {
  test('both themes define the same names', () => {
    expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
  });

  for (const theme of Object.keys(THEMES) as Theme[]) {
    test.each(LEAST)(`in the ${theme} theme %s on %s has a contrast of at least %d`, (front, back, least) => {
      expect(contrast(THEMES[theme][front], THEMES[theme][back])).toBeGreaterThanOrEqual(least);
    });
  }

  test('a theme is written as custom properties', () => {
    expect(themeCss('dark')).toContain(`--paper:${dark.paper}`);
  });
});
