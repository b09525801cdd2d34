import type { MapFile } from '@bridgehead/map';
import { describe, expect, it } from 'vitest';
import { at, COUNTRY_OF_TESTS, DRY, type WorldChanges, world } from '../test/world.ts';
import { compileMap } from './compile.ts';
import type { Pin, PinBody } from './pins/pin.ts';
import { verdict } from './report/format-report.ts';

const pin = (body: PinBody): Pin => ({ says: 'a pin', source: 'a test', ...body });

function compiled(changes: WorldChanges): MapFile {
  const result = compileMap(world(changes));
  if (!result.ok) throw new Error(result.faults.join('; '));
  expect(verdict(result.report)).toEqual({ unmet: 0, gaps: 0, wrongBank: 0 });
  return result.map;
}

const sideOf = (map: MapFile, name: string) => map.sides.find(({ side }) => side === name);
const hexOf = (map: MapFile, name: string) => map.hexes.find(({ hex }) => hex === name);

describe('a road over a water that has fords', () => {
  it('goes through it where geography has no bridge', () => {
    expect(sideOf(compiled(DRY), '1613/1614')).toMatchObject({ water: 'minor', road: 'secondary', ford: true });
  });
  it('takes the bridge of geography that is near', () => {
    const bridge = { name: 'Creek bridge', kind: 'road', water: 'Creek', at: at(3.5, 5.1) } as const;
    const bridges = [...COUNTRY_OF_TESTS.bridges, bridge];
    const side = sideOf(compiled({ ...DRY, geography: { ...DRY.geography, bridges } }), '1613/1614');
    expect(side?.bridges).toEqual([{ kind: 'road', name: 'Creek bridge' }]);
    expect(side?.ford).toBeUndefined();
  });
  it('takes no bridge that is far, or that a pin denies', () => {
    const far = { name: 'Far bridge', kind: 'road', water: 'Creek', at: at(3.6, 6.9) } as const;
    const near = { name: 'Creek bridge', kind: 'road', water: 'Creek', at: at(3.5, 5.1) } as const;
    const bridges = [...COUNTRY_OF_TESTS.bridges, far, near];
    const pins = [pin({ pin: 'no-bridge', name: 'Creek bridge' })];
    expect(sideOf(compiled({ ...DRY, geography: { ...DRY.geography, bridges }, pins }), '1613/1614')?.ford).toBe(true);
  });
  it('gets a bridge from a pin, which must have a water to go over', () => {
    const pins = [pin({ pin: 'new-bridge', name: 'Plank', side: '1613/1614' })];
    expect(sideOf(compiled({ ...DRY, pins }), '1613/1614')?.bridges).toEqual([{ kind: 'road', name: 'Plank' }]);
    const dry = compileMap(world({ ...DRY, pins: [pin({ pin: 'new-bridge', name: 'Plank', side: '1010/1011' })] }));
    expect(dry).toMatchObject({ ok: false, faults: ['bridge «Plank»: 1010/1011 has no water to go through'] });
  });
  it('keeps to its bank where it runs beside the water', () => {
    const beside = { name: 'Bank road', class: 'minor', line: [at(3.3, 7), at(3.2, 5.6), at(3.4, 4)] };
    const roads = [...COUNTRY_OF_TESTS.roads, beside];
    const map = compiled({ ...DRY, geography: { ...DRY.geography, roads } });
    expect(map.sides.filter(({ ford }) => ford === true).map(({ side }) => side)).toEqual(['1613/1614']);
  });
});

describe('a water that begins later', () => {
  it('leaves out what lies above its source', () => {
    const pins = [pin({ pin: 'water-begins', water: 'Creek', hex: '1513' })];
    const sides = (map: MapFile) => map.waters.find(({ name }) => name === 'Creek')?.sides ?? [];
    expect(sides(compiled(DRY))).toContain('1614/1713');
    expect(sides(compiled({ ...DRY, pins }))).not.toContain('1614/1713');
    expect(sides(compiled({ ...DRY, pins })).at(-1)).toBe(sides(compiled(DRY)).at(-1));
  });
});

describe('an escarpment', () => {
  it('is a chain of hexsides that keeps its low hand', () => {
    const map = compiled(DRY);
    expect(map.escarpments).toEqual([
      { name: 'Cliff', low: 'left', sides: ['1218/1219', '1118/1218', '1117/1118', '1018/1118'] },
    ]);
    expect(sideOf(map, '1118/1218')?.escarpment).toBe(true);
    expect(compiled({}).escarpments).toBeUndefined();
  });
});

describe('joint shares', () => {
  const hills = { name: 'Hills', class: 'hill', ring: [at(6, 4), at(10, 4), at(10, 8), at(6, 8), at(6, 4)] };
  const peak = { name: 'Peak', class: 'peak', summit: 900, ring: [at(6, 5.6), at(10, 5.6), at(10, 9), at(6, 9)] };
  const landCover = {
    terrain: [
      { is: 'city', shares: { peak: 0.5 } },
      { is: 'polder', shares: { 'peak + hill': 0.5 } },
    ],
    otherwise: 'clear',
    features: [],
  };
  const changes = (...landcover: typeof COUNTRY_OF_TESTS.landcover): WorldChanges => ({
    geography: { landcover },
    recipe: { landCover, landforms: ['peak'], places: {} },
  });
  it('count what lies under either class once', () => {
    const map = compiled(changes(hills, peak));
    expect(hexOf(map, '1718')?.terrain).toBe('city');
    expect(hexOf(map, '1618')?.terrain).toBe('polder');
    expect(hexOf(compiled(changes(peak)), '1618')?.terrain).toBe('clear');
  });
  it('outlines that the recipe asks for go into the file, with their summits', () => {
    const map = compiled(changes(hills, peak));
    expect(map.landforms).toMatchObject([{ name: 'Peak', class: 'peak', summit: 900 }]);
    expect(compiled({}).landforms).toBeUndefined();
  });
});

describe('a sheet whose columns differ in length', () => {
  it('has the last row in every other column, and all of it on the south edge', () => {
    const source = world();
    const grid = {
      ...source.grid,
      layout: { orientation: 'flat', shifted: 'odd', rows: 'down' } as const,
      naming: 'XXYY' as const,
      extent: [
        { rows: [1, 3], cols: [10, 15] },
        { rows: [4, 4], cols: [10, 14], every: 2 },
      ] as const,
    };
    const south = pin({
      pin: 'area',
      area: 'S',
      side: 'red',
      edges: [{ edge: 'south', from: 10, to: 15 }],
      touches: [],
    });
    const empty = { rivers: [], canals: [], roads: [], bridges: [], ferries: [], places: [], landcover: [] };
    const result = compileMap({ ...source, grid, geography: { ...source.geography, ...empty }, pins: [south] });
    if (!result.ok) throw new Error(result.faults.join('; '));
    const names = result.map.hexes.map(({ hex }) => hex);
    expect(names).toContain('1204');
    expect(names).not.toContain('1304');
    expect(result.map.areas[0]?.sides).toEqual(expect.arrayContaining(['1303/S', '1204/S', '1204/SW', '1204/SE']));
    expect(result.map.areas[0]?.sides).not.toContain('1303/N');
  });
});

describe('places where nobody lives', () => {
  it('mark their hex beside a town, and roads and waters do not bend for an airfield', () => {
    const places = [...COUNTRY_OF_TESTS.places, { name: 'Strip', class: 'airfield', at: at(7, 5.3) } as const];
    const recipe = {
      vocabulary: { ...world().recipe.vocabulary, features: ['town', 'village', 'strip'] },
      places: { town: 'town', village: 'village', airfield: 'strip' },
    };
    const map = compiled({ geography: { places }, recipe });
    expect(hexOf(map, '1617')).toMatchObject({ name: 'Eastcut', features: ['town', 'strip'] });
    expect(map.roads).toEqual(compiled({}).roads);
  });
});
