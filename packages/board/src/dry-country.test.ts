import { describe, expect, test } from 'vitest';
import { drawAtlas, drawLegend } from './atlas.ts';
import { drawMap } from './draw-map.ts';
import { COUNTRY_STYLE } from './fixtures/country-style.ts';
import { DRY_COUNTRY, DRY_STYLE } from './fixtures/dry-country.ts';
import { RIVER_COUNTRY } from './fixtures/river-country.ts';
import { faultOf } from './fixtures/well-formed.ts';
import { HEX } from './geometry/geometry.ts';
import { massifName } from './lettering/massif-names.ts';
import { groundOps, paintOf } from './screen/ground/ground-ops.ts';

const RELIEF = 'data:image/png;base64,AAAA';
const options = { style: DRY_STYLE, relief: RELIEF } as const;
const drawing = drawMap(DRY_COUNTRY, options);
const svg = drawAtlas(DRY_COUNTRY, { ...options, theme: 'light' });

/** Points of the paths of a class, as far as they are absolute: where each begins. */
const starts = (ground: string, className: string): (readonly [number, number])[] =>
  groundOps(ground)
    .filter(({ classes }) => classes.includes(className))
    .flatMap(({ d }) => [...d.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)])
    .map(([, x, y]) => [Number(x), Number(y)]);

describe('a dry country', () => {
  test('is a well-formed document in both themes, with and without relief', () => {
    expect(faultOf(svg)).toBeUndefined();
    expect(faultOf(drawAtlas(DRY_COUNTRY, { ...options, theme: 'dark' }))).toBeUndefined();
    expect(faultOf(drawAtlas(DRY_COUNTRY, { style: DRY_STYLE, theme: 'light' }))).toBeUndefined();
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has steppe in place of fields', () => {
    expect(drawing.ground).toContain('m-alfa');
    expect(drawing.ground).not.toContain('"m-field"');
    expect(drawMap(RIVER_COUNTRY, { style: COUNTRY_STYLE }).ground).not.toContain('m-alfa');
  });

  test('has its own colours over those of the theme', () => {
    expect(svg).toContain('--paper:#123456');
    expect(drawAtlas(DRY_COUNTRY, { ...options, theme: 'dark' })).toContain('--paper:#654321');
  });

  test.each([
    'm-broken',
    'm-hill',
    'm-mountain',
    'm-rock',
    'm-foot-hachure',
    'm-olive',
    'm-salt-line',
    'm-wadi',
    'm-ford',
  ])('draws %s', (className) => {
    expect(drawing.ground).toMatch(new RegExp(`class="${className}[ "]`));
  });

  test('draws tracks dashed and roads whole', () => {
    const classes = groundOps(drawing.ground).flatMap((op) => op.classes);
    expect(paintOf(['m-track']).dashes.length).toBeGreaterThan(0);
    expect(classes).toContain('m-track');
    expect(classes).toContain('m-road-2');
    expect(classes).not.toContain('m-road-3');
  });

  test('marks a ford on its hexside, a pass, an airfield and an objective without figures', () => {
    expect(drawing.ground).toContain('data-side="3,5/3,6"');
    expect(drawing.ground).toContain('<title>Souk Pass</title>');
    expect(drawing.ground).toContain('<title>Souk field</title>');
    expect(drawing.marks).toContain('m-star');
  });
});

describe('an escarpment', () => {
  test('has its teeth on the low hand', () => {
    const turned = {
      ...DRY_COUNTRY,
      escarpments: [{ name: 'Wall', low: 'left', sides: ['7,1/7,2', '7,1/8,2'] } as const],
    };
    const teeth = (map: typeof DRY_COUNTRY): string =>
      groundOps(drawMap(map, options).ground).find(({ classes }) => classes.includes('m-scarp-teeth'))?.d ?? '';
    const tips = (d: string): number[] =>
      [...d.matchAll(/M-?[\d.]+[ ]?(-?[\d.]+)l-?[\d.]*[ ]?(-?[\d.]+)/g)].map(([, , dy]) => Math.sign(Number(dy)));
    // The wall runs from left to right under 7,1, so that its right hand is down the sheet.
    const down = tips(teeth(DRY_COUNTRY)).filter((dy) => dy > 0).length;
    const up = tips(teeth(turned)).filter((dy) => dy < 0).length;
    expect(down).toBeGreaterThan(6);
    expect(up).toBeGreaterThan(6);
  });

  test('stands on its hexsides', () => {
    for (const [x, y] of starts(drawing.ground, 'm-scarp')) {
      expect(Math.hypot(x - 5.77 * HEX, y - 2 * HEX)).toBeLessThan(HEX);
    }
  });
});

describe('the relief', () => {
  test('is one picture, seen through two masks', () => {
    expect(drawing.ground.split(RELIEF)).toHaveLength(2);
    const masked = groundOps(drawing.ground).filter(({ relief }) => relief !== undefined);
    expect(masked.map(({ relief }) => relief?.hand)).toEqual(['light', 'shade']);
    expect(masked[0]?.relief?.href).toBe(RELIEF);
    expect(masked[0]?.relief?.x).toBeCloseTo(drawing.hexes.left, 0);
    for (const { classes } of masked) expect(paintOf(classes).fill).toMatch(/^var\(--relief-/);
  });

  test('is left out where a map has none', () => {
    expect(drawMap(DRY_COUNTRY, { style: DRY_STYLE }).ground).not.toContain('m-relief');
  });

  test('lets woods be thin, so that it shows through them', () => {
    expect(drawing.ground).toContain('m-woods m-thin');
    expect(drawMap(DRY_COUNTRY, { style: DRY_STYLE }).ground).not.toContain('m-thin');
  });
});

describe('lettering', () => {
  test('names a massif along its crest, short, with its height beside it', () => {
    expect(drawing.names).toContain('>Dj. Abiod<');
    expect(drawing.names).toContain('>1300<');
  });

  test('leaves out a massif that fills no hex', () => {
    expect(drawing.names).not.toContain('Small hill');
    expect(drawing.names).not.toContain('>300<');
  });

  test.each([
    ['Djebel Siouf - Haouareb', 'Dj. Siouf'],
    ['Djebel Foua / Anoual', 'Dj. Foua'],
    ['Djebel Rohia ridge', 'Dj. Rohia'],
    ['Garet Hadid', 'Garet Hadid'],
  ])('writes «%s» as «%s»', (name, written) => {
    expect(massifName(name)).toBe(written);
  });

  test('writes towns in capitals on staff maps alone', () => {
    expect(drawing.names).toContain('>SOUK<');
    const { lettering: _staff, ...book } = DRY_STYLE;
    expect(drawMap(DRY_COUNTRY, { style: book }).names).toContain('>Souk<');
  });

  test('writes the name of an area along its plate', () => {
    expect(drawing.marks).toMatch(/rotate\(-90\)[^>]*><text class="m-area-letter m-area-name"[^>]*>HARBOUR</);
  });
});

describe('the legend', () => {
  const legend = drawLegend(DRY_COUNTRY, { style: DRY_STYLE, theme: 'light' });
  test.each([
    'Broken',
    'Hill',
    'Mountain',
    'Dry bed',
    'Track',
    'Ford',
    'Escarpment, teeth downhill',
    'Pass',
    'Airfield',
    'Objective',
  ])('explains «%s»', (name) => {
    expect(legend).toContain(`>${name}<`);
  });
});
