import { cornersOfSide, sideBetween, sideNamed } from '@bridgehead/hex';
import { gridOf, type MapFile } from '@bridgehead/map';
import { describe, expect, it } from 'vitest';
import { at, COUNTRY_OF_TESTS, type WorldChanges, world } from '../test/world.ts';
import { compileMap } from './compile.ts';
import type { Pin, PinBody } from './pins/pin.ts';
import { formatMapFile } from './report/format-map.ts';
import { formatReport, verdict } from './report/format-report.ts';
import type { Report } from './report/report.ts';

const pin = (body: PinBody): Pin => ({ says: 'a pin', source: 'a test', ...body });

function compiled(changes: WorldChanges = {}): { map: MapFile; report: Report } {
  const result = compileMap(world(changes));
  if (!result.ok) throw new Error(result.faults.join('; '));
  return result;
}

const hexOf = (map: MapFile, name: string) => map.hexes.find(({ hex }) => hex === name);
const placeOf = (map: MapFile, name: string) => map.places.find((place) => place.name === name)?.hex;
const bridgeOf = (map: MapFile, name: string) =>
  map.sides.find((side) => side.bridges?.some((bridge) => bridge.name === name))?.side;
const waterOf = (map: MapFile, name: string) => map.waters.find((water) => water.name === name)?.sides ?? [];

describe('the compiler', () => {
  it('gives the same bytes for the same source', () => {
    expect(formatMapFile(compiled().map)).toBe(formatMapFile(compiled().map));
  });
  it('finds nothing to complain about in a sound country', () => {
    expect(verdict(compiled().report)).toEqual({ unmet: 0, gaps: 0, wrongBank: 0 });
    expect(formatReport(compiled().report).trimEnd().split('\n').at(-1)).toBe('unmet: 0, gaps: 0, wrong bank: 0');
  });
  it('decides the ground by the share of the hex', () => {
    const { map } = compiled();
    expect(hexOf(map, '1117')?.terrain).toBe('woods');
    expect(hexOf(map, '1618')?.terrain).toBe('polder');
    expect(hexOf(map, '1111')?.terrain).toBe('clear');
  });
});

describe('waters', () => {
  it('are chains in which each hexside meets the next', () => {
    const { map } = compiled();
    const grid = gridOf(map);
    for (const water of map.waters) {
      const sides = water.sides.map((name) => sideNamed(grid, name) ?? -1);
      sides.slice(1).forEach((side, i) => {
        const before = cornersOfSide(grid, sides[i] ?? -1);
        expect(cornersOfSide(grid, side).some((corner) => before.includes(corner))).toBe(true);
      });
    }
  });
  it('meet where the waters meet', () => {
    const { map } = compiled();
    const grid = gridOf(map);
    const corners = (name: string) =>
      waterOf(map, name).flatMap((side) => cornersOfSide(grid, sideNamed(grid, side) ?? -1));
    expect(corners('New Cut').some((corner) => corners('Stour').includes(corner))).toBe(true);
  });
  it('run along a hexside that a pin states, and not along one that a pin denies', () => {
    expect(waterOf(compiled().map, 'Stour')).toContain('1313/1413');
    const forced = compiled({ pins: [pin({ pin: 'water', side: '1412/1413', water: 'Stour' })] });
    expect(waterOf(forced.map, 'Stour')).toContain('1412/1413');
    expect(verdict(forced.report).unmet).toBe(0);
    const denied = compiled({ pins: [pin({ pin: 'no-water', side: '1313/1413', water: 'Stour' })] });
    expect(waterOf(denied.map, 'Stour')).not.toContain('1313/1413');
  });
  it('keep a place on its own bank, or move the lesser place', () => {
    const places = [
      { name: 'Bankside', class: 'town', at: at(4.2, 3.35) } as const,
      { name: 'Overbank', class: 'village', at: at(4.2, 2.95) } as const,
    ];
    const { map, report } = compiled({ geography: { places } });
    expect(placeOf(map, 'Bankside')).not.toBe(placeOf(map, 'Overbank'));
    expect(report.wrongBank).toEqual([]);
  });
});

describe('crossings', () => {
  it('lie on a hexside of their water', () => {
    const { map } = compiled();
    expect(waterOf(map, 'Stour')).toContain(bridgeOf(map, 'Stour bridge'));
    expect(waterOf(map, 'Stour')).toContain(map.sides.find((side) => side.ferry === 'Stour ferry')?.side);
  });
  it('lie where a pin puts them, and the water comes along', () => {
    const { map } = compiled({
      pins: [pin({ pin: 'bridge', name: 'Stour bridge', side: '1411/1412', permanent: true })],
    });
    expect(bridgeOf(map, 'Stour bridge')).toBe('1411/1412');
    expect(waterOf(map, 'Stour')).toContain('1411/1412');
    expect(map.sides.find((side) => side.side === '1411/1412')?.bridges).toEqual([
      { kind: 'road', name: 'Stour bridge', permanent: true },
    ]);
  });
});

describe('roads', () => {
  it('are chains of adjacent hexes that cross big water only on their bridge', () => {
    const { map } = compiled();
    const grid = gridOf(map);
    for (const road of map.roads) {
      road.hexes.slice(1).forEach((hex, i) => {
        const side = sideBetween(
          grid,
          grid.indexByName.get(road.hexes[i] ?? '') ?? -1,
          grid.indexByName.get(hex) ?? -1,
        );
        expect(side).toBeDefined();
        const record = map.sides.find((known) => sideNamed(grid, known.side) === side);
        if (record?.water !== undefined) expect(record.bridges).toBeDefined();
      });
    }
  });
  it('go through the towns on them and leave the map where they leave it', () => {
    const north = compiled().map.roads.find((road) => road.name === 'North road');
    expect(north?.hexes).toContain(placeOf(compiled().map, 'Northam'));
    expect(north?.from).toMatch(/^10\d\d\/N[EW]$/);
    expect(north?.to).toMatch(/^17\d\d\/S[EW]$/);
  });
  it('are cut where geography has no bridge, and the report tells it', () => {
    const bridges = COUNTRY_OF_TESTS.bridges.filter((bridge) => bridge.name !== 'Stour bridge');
    const { map, report } = compiled({ geography: { bridges } });
    expect(map.roads.filter((road) => road.name === 'North road')).toHaveLength(2);
    expect(report.gaps).toContain('North road crosses Stour without a bridge');
  });
  it('visit the hexes that a pin states', () => {
    const { map } = compiled({ pins: [pin({ pin: 'road', name: 'Canal road', through: ['1613', '1713', '1614'] })] });
    expect(map.roads.find((road) => road.name === 'Canal road')?.hexes).toContain('1713');
  });
});

describe('pins', () => {
  it('have the last word on terrain and places', () => {
    const { map, report } = compiled({
      pins: [
        pin({ pin: 'terrain', hex: '1117', is: 'clear', with: ['village'] }),
        pin({ pin: 'place', name: 'Eastcut', hex: '1618', class: 'village' }),
        pin({ pin: 'not-terrain', hex: '1118', not: ['woods'], else: 'clear' }),
      ],
    });
    expect(hexOf(map, '1117')).toMatchObject({ terrain: 'clear', features: ['village'] });
    expect(hexOf(map, '1118')?.terrain).toBe('clear');
    expect(map.places.find((place) => place.name === 'Eastcut')).toMatchObject({ hex: '1618', class: 'village' });
    expect(report.offsets.some((offset) => offset.name === 'Eastcut')).toBe(true);
    expect(verdict(report).unmet).toBe(0);
  });
  it('make areas of the hexsides of an edge, and regions of what a water encloses', () => {
    const { map } = compiled({
      pins: [
        pin({ pin: 'area', area: 'W', side: 'red', edges: [{ edge: 'west', from: 10, to: 13 }], touches: [] }),
        pin({ pin: 'region', region: 'north', name: 'North of the Stour', from: '1010', within: ['Stour'] }),
      ],
    });
    expect(map.areas[0]?.sides).toContain('1010/W');
    expect(map.areas[0]?.sides).not.toContain('1410/W');
    expect(map.regions[0]?.hexes).toContain('1312');
    expect(map.regions[0]?.hexes).not.toContain('1412');
  });
  it.each<[PinBody, string]>([
    [{ pin: 'terrain', hex: '9999', is: 'clear' }, ''],
    [{ pin: 'place', name: 'Nowhere', hex: '1010' }, 'place «Nowhere» is not in the geography'],
    [{ pin: 'bridge', name: 'No bridge' }, 'bridge «No bridge» is not in the geography'],
    [{ pin: 'water', side: '1010/1012', water: 'Stour' }, '«1010/1012» is no hexside of the map'],
    [{ pin: 'water', side: '1010/1011', water: 'Nile' }, 'water «Nile» is not in the geography'],
    [{ pin: 'road', name: 'No road' }, 'road «No road» is not in the geography'],
    [{ pin: 'place', name: 'Eastcut', hex: '9999' }, 'hex «9999» is not on the map'],
  ])('that speak of what is not there are faults or unmet: %j', (body, fault) => {
    const result = compileMap(world({ pins: [pin(body)] }));
    if (result.ok) expect(verdict(result.report).unmet).toBe(1);
    else expect(result.faults).toEqual([fault]);
    expect(result.ok).toBe(fault === '');
  });
});
