import { describe, expect, test } from 'vitest';
import { drawMap } from '../../draw-map.ts';
import { COUNTRY_STYLE } from '../../fixtures/country-style.ts';
import { RIVER_COUNTRY } from '../../fixtures/river-country.ts';
import { faultOf } from '../../fixtures/well-formed.ts';
import { crossing } from '../../routes/road-points.ts';
import { HEX_LOOKS, type Shape } from '../look.ts';
import { sheetOf } from '../sheet.ts';
import { drawShape, NOTHING_DRAWN, planeOf } from './draw-shape.ts';

const sheet = sheetOf(RIVER_COUNTRY, COUNTRY_STYLE);
const [AREA = ''] = RIVER_COUNTRY.areas.map(({ area }) => area);

const SHAPES: readonly Shape[] = [
  ...HEX_LOOKS.map((look): Shape => ({ kind: 'hexes', hexes: ['1505', '1506', '1507'], look })),
  ...(['cost', 'stop', 'total', 'odds', 'note'] as const).map(
    (look): Shape => ({ kind: 'pill', hex: '1505', text: '1 & ½', look }),
  ),
  ...(['march', 'retreat', 'advance', 'supply-road', 'supply-overland'] as const).map(
    (look): Shape => ({ kind: 'path', places: [AREA, '1505', '1506', '1507'], look }),
  ),
  { kind: 'arrow', from: '1505', to: '1506', look: 'attack' },
  { kind: 'arrow', from: '1505', to: '1508', look: 'support' },
  ...(['active', 'negated', 'broken'] as const).map(
    (state): Shape => ({ kind: 'rope', between: ['1505', '1507'], at: ['1506'], type: 'hex', side: 'first', state }),
  ),
  ...(['wired', 'blown', 'under-repair'] as const).map(
    (state): Shape => ({ kind: 'bridge', hexside: '1505/1506', type: 'road', state }),
  ),
  { kind: 'boundary', hexsides: ['1505/1506', '1506/1507'], text: '12th & 30th Corps' },
  { kind: 'marker', hex: '1505', look: 'bars', text: '2' },
  { kind: 'victory', hex: '1505', holder: 'open', text: '1' },
  { kind: 'victory', hex: '1505', holder: 'none', text: '' },
  ...(['building', 'active'] as const).map((state): Shape => ({ kind: 'fort', hex: '1505', side: 'first', state })),
  { kind: 'alert', hex: '1505' },
  ...(['pentagon', 'chevron'] as const).map(
    (outline): Shape => ({ kind: 'pill', hex: '1505', text: '3-1', look: 'odds', sign: { outline, letter: 'A' } }),
  ),
];

describe('shapes', () => {
  test('a pill with a sign alone is as wide as its sign, which stands in the middle', () => {
    const pill = (words: string): string =>
      drawShape(sheet, NOTHING_DRAWN, {
        kind: 'pill',
        hex: '1505',
        text: words,
        look: 'odds',
        sign: { outline: 'pentagon', letter: 'A' },
      });
    const widthOf = (markup: string): number => Number(/width="([\d.]+)"/.exec(markup)?.[1]);
    expect(widthOf(pill(''))).toBeLessThan(widthOf(pill('1-1')) / 1.5);
  });
  test.each(SHAPES.map((shape) => [JSON.stringify(shape), shape] as const))('%s is drawn', (_, shape) => {
    const markup = drawShape(sheet, NOTHING_DRAWN, shape);
    expect(markup).not.toBe('');
    expect(markup).not.toMatch(/NaN|undefined/);
    expect(faultOf(`<g>${markup}</g>`)).toBeUndefined();
  });

  test('at places which the map does not have are nothing', () => {
    expect(drawShape(sheet, NOTHING_DRAWN, { kind: 'hexes', hexes: ['9999'], look: 'reach' })).toBe('');
    expect(drawShape(sheet, NOTHING_DRAWN, { kind: 'arrow', from: '9999', to: '1505', look: 'attack' })).toBe('');
    expect(drawShape(sheet, NOTHING_DRAWN, { kind: 'path', places: ['1505', '9999'], look: 'march' })).toBe('');
  });

  test('a march over a road runs where the road is drawn, a retreat from middle to middle', () => {
    const drawn = { ...NOTHING_DRAWN, roads: drawMap(RIVER_COUNTRY, { style: COUNTRY_STYLE }).roads };
    const { grid } = sheet;
    const [road] = RIVER_COUNTRY.roads.filter(({ hexes }) => hexes.length > 2);
    const places = road?.hexes.slice(0, 3) ?? [];
    const [a = -1, b = -1] = places.map((name) => grid.indexByName.get(name));
    expect(crossing(drawn.roads, grid, a, b)).toBeDefined();
    const [march, retreat] = (['march', 'retreat'] as const).map((look) => {
      const shape: Shape = { kind: 'path', places, look };
      return [drawShape(sheet, drawn, shape), drawShape(sheet, NOTHING_DRAWN, shape)];
    });
    expect(march?.[0]).not.toBe(march?.[1]);
    expect(retreat?.[0]).toBe(retreat?.[1]);
  });

  test('a bridge that stands unwired needs no mark', () => {
    const shape: Shape = { kind: 'bridge', hexside: '1505/1506', type: 'road', state: 'intact' };
    expect(drawShape(sheet, NOTHING_DRAWN, shape)).toBe('');
  });

  test('plans lie over names, attacks over counters, the rest under the names', () => {
    expect(planeOf({ kind: 'path', places: [], look: 'march' })).toBe('middle');
    expect(planeOf({ kind: 'arrow', from: '', to: '', look: 'attack' })).toBe('top');
    expect(planeOf({ kind: 'hexes', hexes: [], look: 'zoc-first' })).toBe('under');
  });
});

describe('the sheet', () => {
  test('finds the area under its plate and the hex under its centre', () => {
    const hex = sheet.place('1505');
    const area = sheet.place(AREA);
    expect(hex && sheet.under(hex)).toBe('1505');
    expect(area && sheet.under(area)).toBe(AREA);
    expect(sheet.under([1e6, 1e6])).toBeUndefined();
  });
});
