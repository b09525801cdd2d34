import type { MapFile } from '@bridgehead/map';
import { describe, expect, it } from 'vitest';
import { DRY, type WorldChanges, world } from '../../test/world.ts';
import { compileMap } from '../compile.ts';
import { contradiction, type FactOf } from './facts.ts';
import { indexMap, type MapIndex } from './map-index.ts';
import type { FactBody, Pin, PinBody, WalkProfile } from './pin.ts';

const pin = (body: PinBody): Pin => ({ says: 'a pin', source: 'a test', ...body });

const PINS: readonly Pin[] = [
  pin({ pin: 'bridge', name: 'Cut bridge', permanent: true }),
  pin({ pin: 'area', area: 'W', side: 'red', edges: [{ edge: 'west', from: 10, to: 13 }], touches: ['S'] }),
  pin({ pin: 'area', area: 'S', side: 'blue', edges: [{ edge: 'south', from: 10, to: 19 }], touches: ['W'] }),
  pin({ pin: 'area', area: 'E', side: 'blue', edges: [{ edge: 'east', from: 10, to: 17 }], touches: ['S'] }),
  pin({ pin: 'region', region: 'north', name: 'North of the Stour', from: '1010', within: ['Stour'] }),
  pin({ pin: 'mark', mark: 'drop', hex: '1111', code: 'P' }),
  pin({ pin: 'boundary', name: 'Line', class: 'corps', sides: ['1113/1114', '1113/1214', '1213/1214'] }),
];

const PROFILES: Readonly<Record<string, WalkProfile>> = {
  cart: { terrain: { clear: 2, woods: 3 }, waters: { canal: 1 }, roads: { primary: 1 }, bridges: { road: 0 } },
  scout: { terrain: { clear: 1 }, waters: {}, bridges: { road: 0 } },
};

function compiled(pins: readonly Pin[], changes: WorldChanges = {}): MapFile {
  const result = compileMap(world({ ...changes, pins }));
  if (!result.ok) throw new Error(result.faults.join('; '));
  return result.map;
}

const MAP = compiled(PINS);
const INDEX = indexMap(MAP);

const instead = (body: FactBody, index: MapIndex = INDEX): string | undefined =>
  contradiction(index, { says: 'a fact', source: 'a test', ...body }, PROFILES);

type Said<K extends FactBody['fact']> = Omit<FactOf<K>, 'fact'>;

/** For each kind of fact some that hold, and near misses with what the map has instead. */
type Cases = {
  readonly [K in FactBody['fact']]: {
    readonly holds: readonly Said<K>[];
    readonly fails: readonly (readonly [Said<K>, string])[];
  };
};

const GROUND: Pick<
  Cases,
  'terrain' | 'not-terrain' | 'feature' | 'place' | 'adjacent' | 'neighbours' | 'near' | 'count'
> = {
  terrain: {
    holds: [
      { hex: '1117', among: ['woods'] },
      { hex: '1111', among: ['woods', 'clear'] },
      { hex: '1617', among: ['town'] },
    ],
    fails: [
      [{ hex: '1117', among: ['clear', 'polder'] }, '1117 is woods'],
      [{ hex: '1617', among: ['clear'] }, '1617 is polder, town'],
      [{ hex: '9999', among: ['clear'] }, '9999 is not on the map'],
      [{ hex: '1117', among: ['wods'] }, '«wods» is no word of the map'],
    ],
  },
  'not-terrain': {
    holds: [{ hex: '1111', not: ['woods', 'polder'] }],
    fails: [
      [{ hex: '1117', not: ['polder', 'woods'] }, '1117 is woods'],
      [{ hex: '1617', not: ['town'] }, '1617 is polder, town'],
      [{ hex: '1111', not: ['wods'] }, '«wods» is no word of the map'],
    ],
  },
  feature: {
    holds: [
      { hex: '1312', has: ['town'], lacks: ['village'] },
      { hex: '1312', has: ['town'] },
      { hex: '1010', lacks: ['town'] },
    ],
    fails: [
      [{ hex: '1412', has: ['town'] }, '1412 is clear, village'],
      [{ hex: '1412', has: ['village'], lacks: ['village'] }, '1412 is clear, village'],
      [{ hex: '1010', lacks: ['twon'] }, '«twon» is no word of the map'],
    ],
  },
  place: {
    holds: [
      { name: 'Northam', hex: '1312' },
      { name: 'Northam', hex: '1312', class: 'town' },
    ],
    fails: [
      [{ name: 'Northam', hex: '1311' }, 'Northam: town in 1312'],
      [{ name: 'Northam', hex: '1312', class: 'city' }, 'Northam: town in 1312'],
      [{ name: 'Westham', hex: '1312' }, 'Westham: none'],
    ],
  },
  adjacent: {
    holds: [{ hexes: ['1111', '1212'] }],
    fails: [
      [{ hexes: ['1111', '1213'] }, '1111 and 1213 do not touch'],
      [{ hexes: ['1111', '1111'] }, '1111 and 1111 do not touch'],
    ],
  },
  neighbours: {
    holds: [
      { hex: '1117', among: ['woods'], atLeast: 6 },
      { hex: '1116', among: ['woods'], atLeast: 4 },
    ],
    fails: [
      [{ hex: '1116', among: ['woods'], atLeast: 5 }, 'only 4'],
      [{ hex: '1312', among: ['town'], atLeast: 1 }, 'only 0'],
    ],
  },
  near: {
    holds: [
      { hex: '1214', among: ['woods'], within: 3, atLeast: 1 },
      { hex: '1312', among: ['town'], within: 0, atLeast: 1 },
    ],
    fails: [
      [{ hex: '1214', among: ['woods'], within: 1, atLeast: 1 }, 'only 0'],
      [{ hex: '1312', among: ['town'], within: 2, atLeast: 2 }, 'only 1'],
    ],
  },
  count: {
    holds: [
      { among: ['town'], atLeast: 2, atMost: 2 },
      { among: ['woods', 'polder'], atLeast: 23, atMost: 23 },
      { among: ['town'], atMost: 1, except: ['1312'] },
      { among: ['city'], atMost: 0 },
    ],
    fails: [
      [{ among: ['town'], atLeast: 3 }, '2'],
      [{ among: ['town'], atMost: 1 }, '2'],
      [{ among: ['town'], atLeast: 2, except: ['1312'] }, '1'],
      [{ among: ['citty'], atMost: 0 }, '«citty» is no word of the map'],
    ],
  },
};

const WATERS: Pick<Cases, 'water' | 'bridge' | 'bridges-of' | 'ferry' | 'banks' | 'same-bank' | 'unbroken'> = {
  water: {
    holds: [
      { side: '1312/1412', is: 'major' },
      { side: '1412/1312', is: 'major' },
      { side: '1010/1011', is: 'none' },
    ],
    fails: [
      [{ side: '1312/1412', is: 'canal' }, '1312/1412 has major'],
      [{ side: '1312/1412', is: 'none' }, '1312/1412 has major'],
      [{ side: '1010/1011', is: 'minor' }, '1010/1011 has none'],
      [{ side: '1010/1012', is: 'none' }, '1010/1012 is no hexside of the map'],
      [{ side: '1312/1412', is: 'ditch' }, '«ditch» is no word of the map'],
    ],
  },
  bridge: {
    holds: [
      { side: '1311/1412', kind: 'road' },
      { side: '1412/1311', kind: 'road', water: 'Stour', permanent: false },
      { side: '1515/1615', kind: 'road', water: 'New Cut', permanent: true },
    ],
    fails: [
      [{ side: '1312/1412', kind: 'road' }, '1312/1412 has none'],
      [{ side: '1311/1412', kind: 'rail' }, '1311/1412 has road'],
      [{ side: '1311/1412', kind: 'road', water: 'New Cut' }, 'not on the New Cut'],
      [{ side: '1311/1412', kind: 'road', permanent: true }, 'Stour bridge can be destroyed'],
      [{ side: '1515/1615', kind: 'road', permanent: false }, 'Cut bridge can never be destroyed'],
    ],
  },
  'bridges-of': {
    holds: [{ water: 'Stour', sides: ['1412/1311'] }],
    fails: [
      [{ water: 'Stour', sides: [] }, '1311/1412'],
      [{ water: 'Stour', sides: ['1312/1412'] }, '1311/1412'],
      [{ water: 'Stour', sides: ['1311/1412', '1312/1412'] }, '1311/1412'],
      [{ water: 'Nile', sides: [] }, 'the Nile is not on the map'],
    ],
  },
  ferry: {
    holds: [{ side: '1417/1316' }],
    fails: [[{ side: '1316/1416' }, '1316/1416 has none']],
  },
  banks: {
    holds: [
      { waters: ['Stour'], one: ['1010', '1312'], other: ['1412', '1617'] },
      { waters: ['Stour', 'New Cut'], one: ['1614'], other: ['1617', '1312'] },
    ],
    fails: [
      [
        { waters: ['Stour'], one: ['1010', '1412'], other: ['1617', '1311'] },
        'not with the first: 1412; with it: 1311',
      ],
      [{ waters: ['New Cut'], one: ['1614'], other: ['1617'] }, 'not with the first: none; with it: 1617'],
      [{ waters: ['Stour', 'Nile'], one: ['1010'], other: ['1412'] }, 'the Nile is not on the map'],
    ],
  },
  'same-bank': {
    holds: [{ waters: ['Stour'], hexes: ['1412', '1617', '1710'] }],
    fails: [
      [{ waters: ['Stour'], hexes: ['1412', '1312', '1617'] }, 'across: 1312'],
      [{ waters: ['Stour', 'New Cut'], hexes: ['1412', '1617'] }, 'across: 1617'],
    ],
  },
  unbroken: {
    holds: [{ water: 'Stour' }, { water: 'New Cut' }],
    fails: [[{ water: 'Nile' }, 'broken at everywhere: it is not on the map']],
  },
};

const WAYS: Pick<Cases, 'road' | 'road-joins' | 'on-road' | 'walk' | 'road-leaves' | 'no-road-leaves' | 'area-road'> = {
  road: {
    holds: [
      { class: 'primary', hexes: ['1012', '1111', '1212'] },
      { class: 'secondary', hexes: ['1511', '1612', '1613', '1614'] },
    ],
    fails: [
      [{ class: 'primary', hexes: ['1511', '1612', '1613'] }, 'no primary road into 1613'],
      [{ class: 'minor', hexes: ['1012', '1212'] }, 'no minor road into 1212'],
      [{ class: 'motorway', hexes: ['1010', '1011'] }, '«motorway» is no word of the map'],
    ],
  },
  'road-joins': {
    holds: [
      { class: 'primary', hexes: ['1012', '1711'] },
      { class: 'secondary', hexes: ['1012', '1618'] },
    ],
    fails: [
      [{ class: 'primary', hexes: ['1012', '1618', '1711'] }, 'not joined: 1618'],
      [{ class: 'minor', hexes: ['1012', '1010'] }, 'not joined: 1010'],
      [{ class: 'motorway', hexes: ['1012', '1010'] }, '«motorway» is no word of the map'],
    ],
  },
  'on-road': {
    holds: [{ hex: '1617' }],
    fails: [[{ hex: '1010' }, '1010 has no road']],
  },
  walk: {
    holds: [
      { profile: 'cart', from: '1111', to: ['1511'], exactly: 5 },
      { profile: 'cart', from: '1111', to: ['1516', '1511'], within: 5 },
      { profile: 'cart', from: '1415', to: ['1416'], exactly: 3 },
      { profile: 'scout', from: '1311', to: ['1412'], exactly: 1 },
      { profile: 'scout', from: '1312', to: ['1412'], exactly: 2 },
      { profile: 'scout', from: '1312', to: ['1312'], exactly: 0 },
    ],
    fails: [
      [{ profile: 'cart', from: '1111', to: ['1511'], within: 4 }, 'costs 5'],
      [{ profile: 'cart', from: '1111', to: ['1511'], exactly: 6 }, 'costs 5'],
      [{ profile: 'cart', from: '1111', to: ['1511'], within: 50, avoid: ['1311'] }, 'there is no way'],
      [{ profile: 'cart', from: '1515', to: ['1516'], within: 50 }, 'there is no way'],
      [{ profile: 'scout', from: '1415', to: ['1416'], within: 1 }, 'costs 4'],
      [{ profile: 'swimmer', from: '1415', to: ['1416'], within: 1 }, 'no profile «swimmer»'],
      [{ profile: 'scout', from: '1415', to: ['1416'], within: 1, avoid: ['9999'] }, '9999 is not on the map'],
    ],
  },
  'road-leaves': {
    holds: [{ side: '1012/NW' }, { side: '1711/SE' }],
    fails: [
      [{ side: '1012/NE' }, 'no road leaves over 1012/NE'],
      [{ side: '1012/1111' }, 'no road leaves over 1012/1111'],
    ],
  },
  'no-road-leaves': {
    holds: [{ hex: '1010' }, { hex: '1111' }],
    fails: [[{ hex: '1012' }, 'a road leaves the map from 1012']],
  },
  'area-road': {
    holds: [{ area: 'S' }],
    fails: [
      [{ area: 'W' }, 'no road enters from W'],
      [{ area: 'X' }, 'area X is not on the map'],
    ],
  },
};

const MARGIN: Pick<Cases, 'area' | 'area-side' | 'edge' | 'areas-touch' | 'mark' | 'region' | 'boundary-between'> = {
  area: {
    holds: [{ area: 'W', edge: 'west' }],
    fails: [
      [{ area: 'W', edge: 'east' }, 'area W: west'],
      [{ area: 'X', edge: 'west' }, 'area X is not on the map'],
    ],
  },
  'area-side': {
    holds: [
      { area: 'W', side: '1010/W' },
      { area: 'S', side: '1711/SE' },
    ],
    fails: [
      [{ area: 'S', side: '1010/W' }, '1010/W leads to W'],
      [{ area: 'W', side: '1410/W' }, '1410/W leads to no area'],
    ],
  },
  edge: {
    holds: [{ hex: '1010' }, { hex: '1719' }],
    fails: [[{ hex: '1111' }, '1111 is inside']],
  },
  'areas-touch': {
    holds: [
      { areas: ['W', 'S'], touch: true },
      { areas: ['S', 'W'], touch: true },
      { areas: ['W', 'E'], touch: false },
    ],
    fails: [
      [{ areas: ['W', 'S'], touch: false }, 'W and S touch'],
      [{ areas: ['W', 'E'], touch: true }, 'W and E do not touch'],
      [{ areas: ['E', 'S'], touch: true }, 'only E touches the other'],
      [{ areas: ['S', 'E'], touch: false }, 'only E touches the other'],
      [{ areas: ['W', 'X'], touch: false }, 'area X is not on the map'],
    ],
  },
  mark: {
    holds: [{ mark: 'drop', hex: '1111', code: 'P' }],
    fails: [
      [{ mark: 'drop', hex: '1111', code: 'Q' }, 'no drop Q in 1111'],
      [{ mark: 'entry', hex: '1111', code: 'P' }, 'no entry P in 1111'],
      [{ mark: 'drop', hex: '1112', code: 'P' }, 'no drop P in 1112'],
    ],
  },
  region: {
    holds: [{ region: 'north', in: ['1010', '1312'], out: ['1412', '1719'] }],
    fails: [
      [{ region: 'north', in: ['1010', '1412'], out: ['1312'] }, 'missing: 1412; extra: 1312'],
      [{ region: 'south', in: [], out: ['1010'] }, 'no region «south»'],
      [{ region: 'north', in: [], out: ['9999'] }, '9999 is not on the map'],
    ],
  },
  'boundary-between': {
    holds: [{ boundary: 'Line', one: ['1113', '1213', '1110'], other: ['1114', '1214', '1118'] }],
    fails: [
      [{ boundary: 'Line', one: ['1113', '1114'], other: ['1214'] }, 'not with the first: 1114; with it: none'],
      [{ boundary: 'Line', one: ['1113'], other: ['1214', '1213'] }, 'not with the first: none; with it: 1213'],
      [{ boundary: 'Front', one: ['1113'], other: ['1114'] }, 'no boundary «Front»'],
    ],
  },
};

const DRY_LAND: Pick<Cases, 'ford' | 'escarpment' | 'distance' | 'no-road'> = {
  ford: {
    holds: [
      { side: '1613/1614', is: true },
      { side: '1311/1412', is: false },
    ],
    fails: [
      [{ side: '1613/1614', is: false }, '1613/1614 is otherwise'],
      [{ side: '1311/1412', is: true }, '1311/1412 is otherwise'],
    ],
  },
  escarpment: {
    holds: [
      { side: '1118/1218', is: true },
      { side: '1118/1119', is: false },
    ],
    fails: [
      [{ side: '1118/1218', is: false }, '1118/1218 is otherwise'],
      [{ side: '1118/1119', is: true }, '1118/1119 is otherwise'],
    ],
  },
  distance: {
    holds: [{ hexes: ['1010', '1013'], is: 3 }],
    fails: [
      [{ hexes: ['1010', '1013'], is: 4 }, '3 apart'],
      [{ hexes: ['1010', '9999'], is: 3 }, '9999 is not on the map'],
    ],
  },
  'no-road': {
    holds: [{ hexes: ['1010', '1011'] }],
    fails: [
      [{ hexes: ['1613', '1614'] }, 'a secondary road joins them'],
      [{ hexes: ['1010', '1012'] }, '1010 and 1012 do not touch'],
    ],
  },
};

const DRY_INDEX = indexMap(compiled(PINS, DRY));

const CASES: Cases = { ...DRY_LAND, ...GROUND, ...WATERS, ...WAYS, ...MARGIN };

type Row = readonly [kind: string, body: FactBody, instead: string | undefined];

const rows = Object.entries(CASES).flatMap(([fact, { holds, fails }]): Row[] => [
  ...holds.map((said): Row => [fact, { fact, ...said } as FactBody, undefined]),
  ...fails.map(([said, message]): Row => [fact, { fact, ...said } as FactBody, message]),
]);

/** What only a dry country has is asked of one. */
const indexFor = ({ fact }: FactBody): MapIndex => (fact in DRY_LAND ? DRY_INDEX : INDEX);

describe('a road that must not go through a water', () => {
  const through = { fact: 'road-joins', class: 'secondary', hexes: ['1613', '1614'] } as const;
  it('is broken by a ford, and by nothing else', () => {
    expect(instead({ ...through, bridged: true }, DRY_INDEX)).toBe('not joined: 1614');
    expect(instead(through, DRY_INDEX)).toBeUndefined();
    expect(instead({ ...through, bridged: true })).toBeUndefined();
  });
});

describe('a walk over an escarpment', () => {
  const step = { fact: 'walk', from: '1118', to: ['1218'], exactly: 1 } as const;
  const costs = { terrain: { clear: 1, woods: 1 }, waters: {}, bridges: {} };
  const walked = (escarpment?: number) =>
    contradiction(
      DRY_INDEX,
      { says: 'a walk', source: 'a test', ...step, profile: 'foot' },
      { foot: escarpment === undefined ? costs : { ...costs, escarpment } },
    );
  it('goes round it, or pays for it', () => {
    expect(walked()).toBe('costs 3');
    expect(walked(0)).toBeUndefined();
    expect(walked(1)).toBe('costs 2');
  });
});

describe('a fact', () => {
  it.each(rows.filter(([, , message]) => message === undefined))('«%s» holds: %j', (_kind, body) => {
    expect(instead(body, indexFor(body))).toBeUndefined();
  });
  it.each(rows.filter(([, , message]) => message !== undefined))('«%s» does not hold: %j', (_kind, body, message) => {
    expect(instead(body, indexFor(body))).toBe(message);
  });
});

describe('a water is broken', () => {
  const stour = MAP.waters.find((water) => water.name === 'Stour');
  const sides = stour?.sides ?? [];
  /** The map with the Stour in these parts instead of one. */
  const parted = (...parts: readonly (readonly string[])[]): MapIndex => {
    const others = MAP.waters.filter((water) => water.name !== 'Stour');
    const mine = parts.map((part) => ({ name: 'Stour', class: 'major', sides: part, course: [] }));
    return indexMap({ ...MAP, waters: [...others, ...mine] });
  };
  const broken = (...parts: readonly (readonly string[])[]) =>
    instead({ fact: 'unbroken', water: 'Stour' }, parted(...parts));

  it('where a hexside is left out of its chain', () => {
    expect(broken(sides.toSpliced(5, 1))).toBe(`broken at ${sides[6]}`);
  });
  it('where it runs along a hexside twice', () => {
    expect(broken([...sides.slice(0, 3), sides[1] ?? '', sides[2] ?? ''])).toContain(`${sides[1]} (twice)`);
  });
  it('where one part ends and another begins inside the map', () => {
    expect(broken(sides.slice(0, 6), sides.slice(8))).toBe(`broken at ${sides[5]}, ${sides[8]}`);
  });
  it('where one part ends inside the map though the next one comes in over the edge', () => {
    expect(broken(sides.slice(0, 6), sides.slice(-2))).toBe(`broken at ${sides[5]}`);
  });
  it('but not where it leaves the map and comes back', () => {
    expect(broken(sides.slice(0, 2), sides.slice(-2))).toBeUndefined();
  });
});

describe('a hexside with two bridges of one kind', () => {
  const two = MAP.sides.map((record) =>
    record.side !== '1311/1412'
      ? record
      : {
          ...record,
          bridges: [...(record.bridges ?? []), { kind: 'road', name: 'New bridge', permanent: true } as const],
        },
  );
  it.each([true, false])('has one that is permanent: %s', (permanent) => {
    const index = indexMap({ ...MAP, sides: two });
    expect(instead({ fact: 'bridge', side: '1311/1412', kind: 'road', permanent }, index)).toBeUndefined();
  });
});
