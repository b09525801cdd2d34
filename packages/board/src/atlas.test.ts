import { describe, expect, test } from 'vitest';
import { drawAtlas, drawLegend } from './atlas.ts';
import { drawMap } from './draw-map.ts';
import { COUNTRY_STYLE } from './fixtures/country-style.ts';
import { RIVER_COUNTRY } from './fixtures/river-country.ts';
import { ROUGH_COUNTRY } from './fixtures/rough-country.ts';
import { faultOf } from './fixtures/well-formed.ts';
import { writtenName } from './lettering/labels.ts';
import { escapeXml } from './svg.ts';

const STYLE = { style: COUNTRY_STYLE };

describe.each([RIVER_COUNTRY, ROUGH_COUNTRY])('the atlas of $name', (map) => {
  const svg = drawAtlas(map, { ...STYLE, theme: 'light' });

  test('is the same whenever it is drawn', () => {
    expect(drawAtlas(map, { ...STYLE, theme: 'light' })).toBe(svg);
  });

  test('is a well-formed document in both themes', () => {
    expect(faultOf(svg)).toBeUndefined();
    expect(faultOf(drawAtlas(map, { ...STYLE, theme: 'dark' }))).toBeUndefined();
  });

  test('has a legend that can stand alone', () => {
    const legend = drawLegend(map, { ...STYLE, theme: 'dark' });
    expect(faultOf(legend)).toBeUndefined();
    expect(legend).toContain('k-name');
    expect(legend).not.toContain('data-hex');
  });

  test('shows every hex, place, bridge, ferry, area and mark', () => {
    for (const { hex } of map.hexes) expect(svg).toContain(`data-hex="${hex}"`);
    for (const place of map.places) expect(svg).toContain(`>${escapeXml(writtenName(place.name, place.class))}<`);
    for (const { side, bridges, ferry } of map.sides) {
      if (bridges !== undefined || ferry !== undefined) expect(svg).toContain(`data-side="${side}"`);
      for (const { name } of bridges ?? []) expect(svg).toContain(`<title>${name}</title>`);
    }
    for (const { area } of map.areas) expect(svg).toContain(`data-area="${area}"`);
    for (const { code } of map.marks) expect(svg).toContain(`>${code}<`);
    for (const line of map.attribution) expect(svg).toContain(line);
  });

  test('has no coordinate that is not a number or finer than a tenth', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.match(/ d="[^"]*\d\.\d\d[^"]*"/)).toBeNull();
  });

  test('says what it is to those who cannot see it', () => {
    expect(svg).toMatch(/<title id="[^"]*">/);
    expect(svg).toContain('role="img"');
  });
});

describe('the options', () => {
  test('a theme changes only the colours', () => {
    const light = drawAtlas(RIVER_COUNTRY, { ...STYLE, theme: 'light' });
    const dark = drawAtlas(RIVER_COUNTRY, { ...STYLE, theme: 'dark' });
    const bare = (svg: string): string => svg.replace(/\.atlas-\w+\{[^}]*\}/, '').replaceAll(/atlas-(light|dark)/g, '');
    expect(dark).not.toBe(light);
    expect(bare(dark)).toBe(bare(light));
  });

  test('a view crops the sheet and leaves out the rest of the textures', () => {
    const whole = drawAtlas(RIVER_COUNTRY, { ...STYLE, theme: 'light', legend: false });
    const part = drawAtlas(RIVER_COUNTRY, { ...STYLE, theme: 'light', view: { x: 2, y: -16, width: 4, height: 3 } });
    expect(part).toContain('viewBox="144 -1152 288 216"');
    expect(part.length).toBeLessThan(whole.length * 0.7);
  });

  test('names, numbers and legend can be left out', () => {
    const svg = drawAtlas(RIVER_COUNTRY, { ...STYLE, theme: 'light', names: false, numbers: false, legend: false });
    expect(svg).not.toContain('>BRUGGEN<');
    expect(svg).not.toContain('>1505<');
    expect(svg).not.toContain('m-legend"');
  });

  test('fonts come along when they are given', () => {
    expect(drawAtlas(RIVER_COUNTRY, { ...STYLE, theme: 'light', fontCss: '@font-face{font-family:X}' })).toContain(
      '@font-face{font-family:X}',
    );
  });
});

describe('the words of a title', () => {
  const swamped = {
    ...RIVER_COUNTRY,
    hexes: RIVER_COUNTRY.hexes.map((hex, i) => (i === 3 ? { ...hex, terrain: 'swamp' } : hex)),
  };

  test('an unknown terrain is an error that names it', () => {
    expect(() => drawMap(swamped, STYLE)).toThrow(/no look for the terrain «swamp»/);
  });

  test('a style gives it a look', () => {
    const swamp = { looks: ['marsh'], name: 'Swamp' } as const;
    const style = { ...COUNTRY_STYLE, terrain: { ...COUNTRY_STYLE.terrain, swamp } };
    expect(drawMap(swamped, { style }).ground).toContain('m-marsh');
  });

  test('an unknown water, road or feature is an error too', () => {
    const [water] = RIVER_COUNTRY.waters;
    const [road] = RIVER_COUNTRY.roads;
    if (water === undefined || road === undefined) throw new Error('the fixture has waters and roads');
    expect(() => drawMap({ ...RIVER_COUNTRY, waters: [{ ...water, class: 'fjord' }] }, STYLE)).toThrow(/water «fjord»/);
    expect(() => drawMap({ ...RIVER_COUNTRY, roads: [{ ...road, class: 'ford' }] }, STYLE)).toThrow(/road «ford»/);
    expect(() =>
      drawMap({ ...RIVER_COUNTRY, hexes: [{ hex: '1505', terrain: 'clear', features: ['reef'] }] }, STYLE),
    ).toThrow(/feature «reef»/);
  });

  test('a map without a hexside that it mentions is an error that names it', () => {
    const lost = { ...RIVER_COUNTRY, waters: [], sides: [{ side: '9901/9902', ferry: 'Nowhere' }] };
    expect(() => drawMap(lost, STYLE)).toThrow(/«9901\/9902»/);
  });
});

test('the layers of a map can be put together by a client', () => {
  const drawing = drawMap(ROUGH_COUNTRY, { ...STYLE, id: 'board' });
  expect(faultOf(`<svg>${drawing.ground}${drawing.marks}${drawing.names}${drawing.targets}</svg>`)).toBeUndefined();
  expect(drawing.bridges.map(({ bridge }) => bridge.name)).toEqual(['City bridge', 'Canal bridge']);
  expect(drawing.sheet.left).toBeLessThan(drawing.hexes.left);
});
