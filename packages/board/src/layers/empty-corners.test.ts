import { describe, expect, test } from 'vitest';
import { drawAtlas } from '../atlas.ts';
import { COUNTRY_STYLE } from '../fixtures/country-style.ts';
import { ROUGH_COUNTRY } from '../fixtures/rough-country.ts';
import { overlap } from '../geometry/boxes.ts';
import { sceneOf } from '../scene/scene.ts';
import { emptyCorners } from './empty-corners.ts';

const steps = Array.from({ length: 24 }, (_, row) =>
  Array.from({ length: 20 }, (_, col) => ({ hex: `${col},${row}`, terrain: 'clear' })),
).flat();
const bare = { places: [], marks: [], waters: [], roads: [], sides: [], boundaries: [], lettering: [] };
const whole = { ...ROUGH_COUNTRY, ...bare, hexes: steps };
const cut = {
  ...whole,
  hexes: steps.filter(({ hex }) => {
    const [col = 0, row = 0] = hex.split(',').map(Number);
    return !(col > 12 && row < 11) && !(col < 8 && row > 12);
  }),
};

describe('the corners of a sheet', () => {
  test('a full sheet has no empty ones', () => {
    expect(emptyCorners(sceneOf(whole, COUNTRY_STYLE, { id: 'x' }))).toEqual([]);
  });

  test('a stepped one has two, and no hex reaches into them', () => {
    const scene = sceneOf(cut, COUNTRY_STYLE, { id: 'x' });
    const corners = emptyCorners(scene);
    expect(corners).toHaveLength(2);
    for (const corner of corners) {
      for (const [x, y] of scene.cells.all.filter(({ hex }) => hex !== undefined).map(({ centre }) => centre)) {
        expect(overlap(corner, { left: x - 30, right: x + 30, top: y - 30, bottom: y + 30 })).toBe(false);
      }
    }
  });

  test('the legend stands in empty corners rather than below the map', () => {
    const height = (svg: string): number => Number(/ height="([\d.]+)" role/.exec(svg)?.[1]);
    expect(height(drawAtlas(cut, { style: COUNTRY_STYLE, theme: 'light' }))).toBe(
      height(drawAtlas(cut, { style: COUNTRY_STYLE, theme: 'light', legend: false })),
    );
    expect(height(drawAtlas(whole, { style: COUNTRY_STYLE, theme: 'light' }))).toBeGreaterThan(
      height(drawAtlas(whole, { style: COUNTRY_STYLE, theme: 'light', legend: false })),
    );
  });
});
