import { describe, expect, test } from 'vitest';
import { drawAtlas } from '../atlas.ts';
import { COUNTRY_STYLE } from '../fixtures/country-style.ts';
import { RIVER_COUNTRY } from '../fixtures/river-country.ts';
import { faultOf } from '../fixtures/well-formed.ts';
import { plainStyle, toneOf } from './map-style.ts';

describe('the tone of a side', () => {
  test('is what the style says, and neutral for nobody', () => {
    expect(toneOf(COUNTRY_STYLE, 'red')).toBe('first');
    expect(toneOf(COUNTRY_STYLE, 'blue')).toBe('second');
    expect(toneOf(COUNTRY_STYLE, undefined)).toBe('neutral');
  });

  test('is an error for a side that the style does not know', () => {
    expect(() => toneOf(COUNTRY_STYLE, 'green')).toThrow(/no look for the side «green»; known are red, blue, nobody/);
  });
});

test('a map without a style is drawn plainly, with its own words in the legend', () => {
  const svg = drawAtlas(RIVER_COUNTRY, { theme: 'light', style: plainStyle(RIVER_COUNTRY) });
  expect(faultOf(svg)).toBeUndefined();
  expect(drawAtlas(RIVER_COUNTRY, { theme: 'light' })).toBe(svg);
  expect(svg).toContain('>fen-woods<');
  expect(svg).not.toMatch(/class="[^"]*tone-(first|second)/);
});
