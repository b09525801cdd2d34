import { hexesOfSide, hexNamed, nameOf, OFF_MAP, sideName, sideNamed } from '@bridgehead/hex';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grids } from '../test/random-grids.ts';
import { SMALL_MAP } from '../test/small-map.ts';
import { buildHexMap, type HexMap, NONE } from './hex-map.ts';
import { BRIDGE_KINDS, type MapFile, type SideRecord } from './map-file.ts';
import {
  areaBeyond,
  boundaryOf,
  bridgesOf,
  codeOf,
  hasBridge,
  hasEscarpment,
  hasFeature,
  hasFerry,
  hasFord,
  hasRailway,
  isInRegion,
  isPermanentBridge,
  marksOf,
  placesNamed,
  placesOf,
  roadOf,
  terrainOf,
  waterOf,
} from './readers.ts';

const map = buildHexMap(SMALL_MAP);
const hex = (name: string): number => hexNamed(map.grid, name) ?? OFF_MAP;
const side = (name: string): number => sideNamed(map.grid, name) ?? OFF_MAP;

const sets = (words: readonly string[]): fc.Arbitrary<string[]> => fc.subarray([...words]);
const oneOf = (words: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...words);
const { vocabulary } = SMALL_MAP;

const bridgeRecords = fc.record(
  { kind: fc.constantFrom(...BRIDGE_KINDS), name: fc.string(), permanent: fc.constant(true as const) },
  { requiredKeys: ['kind', 'name'] },
);

const sideRecords = (name: string): fc.Arbitrary<SideRecord> =>
  fc.record(
    {
      side: fc.constant(name),
      water: oneOf(vocabulary.waters),
      bridges: fc.array(bridgeRecords, { maxLength: 3 }),
      ferry: fc.string({ minLength: 1 }),
      ford: fc.constant(true as const),
      escarpment: fc.constant(true as const),
      road: oneOf(vocabulary.roads),
      railway: fc.constant(true as const),
      boundary: oneOf(vocabulary.boundaries),
    },
    { requiredKeys: ['side'] },
  );

/** Map files of random land, hexsides and regions. */
const mapFiles: fc.Arbitrary<MapFile> = grids.chain((grid) => {
  const sideNames = Array.from({ length: grid.sideCount }, (_, i) => sideName(grid, i));
  const lands = grid.names.map((name) =>
    fc.tuple(fc.constant(name), oneOf(vocabulary.terrain), sets(vocabulary.features)),
  );
  return fc
    .record({
      lands: fc.tuple(...lands),
      sides: fc
        .shuffledSubarray(sideNames, { maxLength: Math.min(12, sideNames.length) })
        .chain((names) => fc.tuple(...names.map(sideRecords))),
      regions: fc.array(fc.subarray([...grid.names]), { maxLength: 32 }),
    })
    .map(({ lands: cells, sides, regions }) => ({
      ...SMALL_MAP,
      sheet: { ...SMALL_MAP.sheet, ...grid.layout, naming: grid.naming },
      hexes: cells.map(([name, terrain, features]) => ({ hex: name, terrain, features })),
      sides,
      regions: regions.map((hexes, i) => ({ region: `r${i}`, name: 'r', hexes })),
      ...{ places: [], areas: [], marks: [], waters: [], roads: [], railways: [], boundaries: [] },
    }));
});

/** A hexside record as the tables tell it. */
function told(of: HexMap, at: number): unknown {
  return {
    water: of.vocabulary.waters[waterOf(of, at)],
    road: of.vocabulary.roads[roadOf(of, at)],
    boundary: of.vocabulary.boundaries[boundaryOf(of, at)],
    railway: hasRailway(of, at),
    ferry: hasFerry(of, at),
    ford: hasFord(of, at),
    escarpment: hasEscarpment(of, at),
    bridges: BRIDGE_KINDS.map((kind) => [hasBridge(of, at, kind), isPermanentBridge(of, at, kind)]),
  };
}

/** The same from the record itself. */
function recorded(record: Omit<SideRecord, 'side'>): unknown {
  const bridges = record.bridges ?? [];
  return {
    water: record.water,
    road: record.road,
    boundary: record.boundary,
    railway: record.railway === true,
    ferry: record.ferry !== undefined,
    ford: record.ford === true,
    escarpment: record.escarpment === true,
    bridges: BRIDGE_KINDS.map((kind) => {
      const ofKind = bridges.filter((bridge) => bridge.kind === kind);
      return [ofKind.length > 0, ofKind.some((bridge) => bridge.permanent)];
    }),
  };
}

describe('the tables of a map', () => {
  it('say of every hex what its record says', () => {
    fc.assert(
      fc.property(mapFiles, (file) => {
        const built = buildHexMap(file);
        file.hexes.forEach((record, i) => {
          expect(nameOf(built.grid, i)).toBe(record.hex);
          expect(vocabulary.terrain[terrainOf(built, i)]).toBe(record.terrain);
          expect(vocabulary.features.filter((_, code) => hasFeature(built, i, code))).toEqual(record.features);
          file.regions.forEach(({ hexes }, code) => {
            expect(isInRegion(built, i, code)).toBe(hexes.includes(record.hex));
          });
        });
      }),
      { numRuns: 40 },
    );
  });

  it('say of every hexside what its record says, and nothing of the others', () => {
    fc.assert(
      fc.property(mapFiles, (file) => {
        const built = buildHexMap(file);
        const recordBySide = new Map(file.sides.map((record) => [sideNamed(built.grid, record.side), record]));
        for (let i = 0; i < built.grid.sideCount; i++) {
          const record = recordBySide.get(i);
          expect(told(built, i)).toEqual(recorded(record ?? {}));
          expect(bridgesOf(built, i)).toEqual(record?.bridges ?? []);
          expect(areaBeyond(built, i)).toBe(NONE);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('hold 32 features and 32 regions', () => {
    const features = Array.from({ length: 32 }, (_, i) => `f${i}`);
    const regions = features.map((region) => ({ region, name: region, hexes: ['0402'] }));
    const full = buildHexMap({
      ...SMALL_MAP,
      vocabulary: { ...vocabulary, features },
      hexes: SMALL_MAP.hexes.map((record) => ({ ...record, features: record.hex === '0402' ? features : [] })),
      regions,
    });
    const codes = features.map((_, code) => code);
    expect(codes.every((code) => hasFeature(full, hex('0402'), code) && isInRegion(full, hex('0402'), code))).toBe(
      true,
    );
    expect(codes.some((code) => hasFeature(full, hex('0401'), code) || isInRegion(full, hex('0401'), code))).toBe(
      false,
    );
  });
});

describe('the small map', () => {
  it('can be read from either hex of a hexside', () => {
    expect(side('0302/0202')).toBe(side('0202/0302'));
    expect(waterOf(map, side('0302/0202'))).toBe(codeOf(vocabulary.waters, 'brook'));
    expect(waterOf(map, side('0204/0304'))).toBe(codeOf(vocabulary.waters, 'river'));
    expect(waterOf(map, side('0101/0102'))).toBe(NONE);
  });

  it('tells a bridge that can be destroyed from one that cannot', () => {
    expect(hasBridge(map, side('0202/0302'), 'road')).toBe(true);
    expect(hasBridge(map, side('0202/0302'), 'rail')).toBe(true);
    expect(isPermanentBridge(map, side('0202/0302'), 'road')).toBe(true);
    expect(isPermanentBridge(map, side('0202/0302'), 'rail')).toBe(false);
    expect(hasBridge(map, side('0203/0302'), 'road')).toBe(false);
  });

  it('knows its places by name and by hex', () => {
    expect(placesNamed(map, 'Mill').map((place) => nameOf(map.grid, place.hex))).toEqual(['0101', '0404']);
    expect(placesNamed(map, 'Nowhere')).toEqual([]);
    expect(placesOf(map, hex('0302'))).toEqual([{ name: 'Ford', class: 'town', hex: hex('0302') }]);
    expect(placesOf(map, hex('0303'))).toEqual([]);
  });

  it('knows its areas, the hexsides before them and which of them touch', () => {
    const [a, b, c] = ['A', 'B', 'C'].map((name) => map.areaByName.get(name) ?? NONE);
    expect(areaBeyond(map, side('0102/SE'))).toBe(a);
    expect(areaBeyond(map, side('0304/SE'))).toBe(b);
    expect(areaBeyond(map, side('0402/NE'))).toBe(c);
    expect(areaBeyond(map, side('0401/NE'))).toBe(NONE);
    expect(map.areas.map(({ touches }) => touches)).toEqual([[b], [a], []]);
    expect(map.areas[1]?.sides.map((i) => hexesOfSide(map.grid, i)[0])).toEqual([
      hex('0204'),
      hex('0304'),
      hex('0304'),
    ]);
    expect(map.areas[0]).toMatchObject({ name: 'A', side: 'blue', note: 'first', edge: 'south' });
  });

  it('knows its regions and marks', () => {
    const top = map.regionByName.get('top') ?? NONE;
    expect(map.regions[top]?.hexes).toEqual(['0401', '0402', '0403', '0404'].map(hex));
    expect(marksOf(map, hex('0403'))).toEqual([{ mark: 'drop', hex: hex('0403'), code: 'X' }]);
    expect(marksOf(map, hex('0404'))).toEqual([]);
  });

  it('refuses a hex, a hexside or a word that it does not have', () => {
    expect(() => terrainOf(map, 16)).toThrow(RangeError);
    expect(() => terrainOf(map, OFF_MAP)).toThrow(RangeError);
    expect(() => waterOf(map, map.grid.sideCount)).toThrow(RangeError);
    expect(() => codeOf(vocabulary.terrain, 'moor')).toThrow('moor');
    const unchecked = { ...SMALL_MAP, marks: [{ mark: 'drop', hex: '0999', code: 'X' }] } as const;
    expect(() => buildHexMap(unchecked)).toThrow('0999');
  });
});
