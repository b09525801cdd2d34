import type { MapFile } from '@bridgehead/map';
import { describe, expect, it } from 'vitest';
import { DRY, world } from '../../test/world.ts';
import { compileMap } from '../compile.ts';
import { indexMap } from './map-index.ts';
import type { Pin, PinBody } from './pin.ts';
import { pinContradiction } from './pin-checks.ts';

const pin = (body: PinBody): Pin => ({ says: 'a pin', source: 'a test', ...body });

function compiled(...bodies: readonly PinBody[]): MapFile {
  const result = compileMap(world({ ...DRY, pins: bodies.map(pin) }));
  if (!result.ok) throw new Error(result.faults.join('; '));
  return result.map;
}

const instead = (map: MapFile, body: PinBody): string | undefined => pinContradiction(indexMap(map), pin(body));

const PLAIN = compiled();

type BodyOf<K extends PinBody['pin']> = Extract<PinBody, { readonly pin: K }>;
type Said<K extends PinBody['pin']> = Omit<BodyOf<K>, 'pin'>;

/** For each kind of pin some that the compiler obeys, with what the map has instead where it was not asked to. */
type Cases = { readonly [K in PinBody['pin']]: readonly (readonly [Said<K>, string])[] };

const CASES: Cases = {
  terrain: [
    [{ hex: '1117', is: 'clear' }, '1117 is woods'],
    [{ hex: '1117', with: ['village'] }, '1117 is woods'],
    [{ hex: '1412', without: ['village'] }, '1412 is clear, village'],
    [{ hex: '1412', name: 'Old Southam' }, '1412 is called Southam'],
    [{ hex: '1010', name: 'Corner (north)' }, '1010 is called nothing'],
  ],
  'not-terrain': [[{ hex: '1118', not: ['woods'], else: 'clear' }, '1118 is woods']],
  place: [
    [{ name: 'Eastcut', hex: '1618' }, 'Eastcut: town in 1617'],
    [{ name: 'Eastcut', class: 'village' }, 'Eastcut: town in 1617'],
    [{ name: 'Eastcut', hex: '1617', class: 'village' }, 'Eastcut: town in 1617'],
  ],
  'no-place': [[{ name: 'Southam' }, 'still there']],
  water: [[{ side: '1412/1413', water: 'Stour' }, 'not on 1412/1413']],
  'no-water': [[{ side: '1313/1413', water: 'Stour' }, 'on 1313/1413']],
  'drop-water': [[{ water: 'New Cut' }, 'still there']],
  bridge: [
    [{ name: 'Stour bridge', side: '1411/1412' }, 'on 1311/1412'],
    [{ name: 'Stour bridge', kind: 'rail' }, 'a road bridge'],
    [{ name: 'Stour bridge', permanent: true }, 'can be destroyed'],
  ],
  'no-bridge': [[{ name: 'Stour bridge' }, 'still there']],
  'new-bridge': [[{ name: 'Creek bridge', side: '1614/1613' }, '1614/1613 has no such bridge']],
  'water-begins': [[{ water: 'Creek', hex: '1513' }, 'begins 2 hexes from 1513']],
  escarpment: [[{ name: 'Cliff', side: '1118/1119' }, 'not on 1118/1119']],
  'no-escarpment': [[{ name: 'Cliff', side: '1118/1218' }, 'on 1118/1218']],
  ferry: [[{ name: 'Stour ferry', side: '1315/1416' }, '1315/1416 has none']],
  'no-ferry': [[{ name: 'Stour ferry' }, 'still there']],
  road: [
    [{ name: 'Canal road', through: ['1613', '1713', '1614'] }, 'misses 1713'],
    [{ name: 'Canal road', class: 'minor' }, 'a secondary road'],
    [{ name: 'North road', through: ['1012'], leaves: ['1012/NE'] }, 'no road leaves over 1012/NE'],
  ],
  'new-road': [[{ name: 'Fen track', class: 'minor', through: ['1617', '1717', '1719'] }, 'missing']],
  'no-road': [[{ name: 'Canal road' }, 'still there']],
  area: [[{ area: 'W', side: 'red', edges: [{ edge: 'west', from: 10, to: 13 }], touches: [] }, 'not on the edge']],
  region: [[{ region: 'north', name: 'North', from: '1010', within: ['Stour'] }, 'missing']],
  block: [[{ region: 'corner', name: 'Corner', cols: [10, 12], rows: [10, 11] }, '0 hexes, ']],
  mark: [[{ mark: 'drop', hex: '1111', code: 'P' }, 'no drop P in 1111']],
  boundary: [[{ name: 'Line', class: 'corps', sides: ['1113/1114', '1113/1214'] }, 'misses 1113/1114, 1113/1214']],
  lettering: [[{ text: 'THE FEN', kind: 'landscape', lonLat: [8, -6], turn: 0 }, 'missing']],
};

type Row = readonly [kind: string, body: PinBody, instead: string];

const rows = Object.entries(CASES).flatMap(([kind, cases]) =>
  cases.map(([said, message]): Row => [kind, { pin: kind, ...said } as PinBody, message]),
);

describe('a pin', () => {
  it.each(rows)('«%s» is obeyed by the compiler: %j', (_kind, body) => {
    expect(instead(compiled(body), body)).toBeUndefined();
  });
  it.each(rows)('«%s» is not met by a map that does not know of it: %j', (_kind, body, message) => {
    expect(instead(PLAIN, body)).toBe(message);
  });
});

describe('two pins about one thing', () => {
  it('add up for a place', () => {
    const hex = { pin: 'place', name: 'Eastcut', hex: '1618' } as const;
    const rank = { pin: 'place', name: 'Eastcut', class: 'village' } as const;
    for (const map of [compiled(hex, rank), compiled(rank, hex)]) {
      expect(map.places.find((place) => place.name === 'Eastcut')).toMatchObject({ hex: '1618', class: 'village' });
    }
  });
  it('add up for a bridge', () => {
    const side = { pin: 'bridge', name: 'Stour bridge', side: '1411/1412' } as const;
    const lasting = { pin: 'bridge', name: 'Stour bridge', permanent: true } as const;
    for (const map of [compiled(side, lasting), compiled(lasting, side)]) {
      expect([instead(map, side), instead(map, lasting)]).toEqual([undefined, undefined]);
    }
  });
});

describe('a map that is not what a pin says', () => {
  it('lacks the bridge', () => {
    const map = compiled({ pin: 'no-bridge', name: 'Stour bridge' });
    expect(instead(map, { pin: 'bridge', name: 'Stour bridge' })).toBe('missing');
  });
  it('has a bridge that lasts where it should not', () => {
    const map = compiled({ pin: 'bridge', name: 'Stour bridge', permanent: true });
    expect(instead(map, { pin: 'bridge', name: 'Stour bridge', permanent: false })).toBe('can never be destroyed');
  });
  it('has another ferry on the hexside', () => {
    const body = { pin: 'ferry', name: 'Old ferry', side: '1417/1316' } as const;
    expect(instead(PLAIN, body)).toBe('1417/1316 has Stour ferry');
  });
  it('lacks the road', () => {
    expect(instead(compiled({ pin: 'no-road', name: 'Canal road' }), { pin: 'road', name: 'Canal road' })).toBe(
      'missing',
    );
  });
  it('lacks the place, or the water', () => {
    const map = compiled({ pin: 'no-place', name: 'Southam' }, { pin: 'drop-water', water: 'New Cut' });
    expect(instead(map, { pin: 'place', name: 'Southam' })).toBe('Southam: not on the map');
    expect(instead(map, { pin: 'water', water: 'New Cut', side: '1415/1416' })).toBe('the New Cut is not on the map');
  });
  it('has a mark in a hex that it does not have', () => {
    const body = { pin: 'mark', mark: 'drop', hex: '9999', code: 'P' } as const;
    expect(instead(compiled(body), body)).toBe('9999 is not on the map');
  });
  it('has a region that crosses its water, or stops short of it', () => {
    const body = { pin: 'region', region: 'north', name: 'North', from: '1010', within: ['Stour'] } as const;
    const map = compiled(body);
    const [region] = map.regions;
    const withHexes = (hexes: readonly string[]): MapFile => ({
      ...map,
      regions: [{ region: 'north', name: 'North', hexes }],
    });
    const hexes = region?.hexes ?? [];
    const count = hexes.length;
    expect(count).toBe(40);
    expect(instead(withHexes([...hexes, '1412']), body)).toBe(
      '41 hexes, 1 of them across the water; 40 can be reached',
    );
    expect(instead(withHexes(hexes.slice(1)), body)).toBe('39 hexes, 0 of them across the water; 40 can be reached');
  });
  it('has a region within a water that is not there', () => {
    const body = { pin: 'region', region: 'all', name: 'All', from: '1010', within: ['Nile'] } as const;
    expect(instead(compiled(body), body)).toBe('the Nile is not on the map');
  });
  it('has a boundary that is shorter', () => {
    const map = compiled({ pin: 'boundary', name: 'Line', class: 'corps', sides: ['1113/1114'] });
    const longer = { pin: 'boundary', name: 'Line', class: 'corps', sides: ['1114/1113', '1113/1214'] } as const;
    expect(instead(map, longer)).toBe('misses 1113/1214');
  });
  it('has a place whose bracket is not lettered', () => {
    expect(instead(PLAIN, { pin: 'place', name: 'Southam (by the Stour)', hex: '1412' })).toBeUndefined();
  });
});
